import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aloft, begin, carryOut, ground, over, spot } from '../../aerospace/sky.fixture.ts';
import { bombMarks } from '../../artillery/bomb-load.ts';
import { at, BASE, done, hit, lasting as pair, plus, ruleset, slow, soldiers, tank, term, withRules } from '../../scene.fixture.ts';
import { JUMPED, MOVED, type Placed, type Sketch, setPiece } from '../../set-piece.ts';
import type { AirRun, Mode, Unit } from '../../shape.ts';
import { INCH } from '../../state.ts';

const rules = plus('ASC-shielding-modifier');
const shielding = withRules('ASC-shielding-modifier');
/** In front of a target that is shot at from eight inches away, in contact with it. */
const FRONT = 40 - 8;
const guard = (card: Sketch, more: Partial<Unit> = {}, y = FRONT, target: Sketch = {}, theirs: Partial<Unit> = {}) =>
  setPiece([...pair(8, {}, target, {}, theirs), at(card, 1, 20, y, more)]);
const adds = (state: ReturnType<typeof setPiece>, by = shielding) => term(state, 'ASC-shielding-modifier', {}, by);
const went = (mode: Mode, length = 2 * INCH): Partial<Unit> => ({ moved: { mode, length, from: null } });

rule('ASC-shielding-requirements#1', 'it has moved at least an inch over the ground, at any pace', () =>
  expect([
    adds(guard({}, went('ground', INCH))),
    adds(guard({}, went('ground', INCH - 1))),
    adds(guard({}, went('stand', 0))),
    adds(guard({}, went('sprint'))),
    adds(guard({}, went('evade'))),
  ]).toEqual([2, undefined, undefined, 2, 2]),
);
rule('ASC-shielding-requirements#2', 'it ends in base contact with the one it shields', () =>
  expect([adds(guard({})), adds(guard({}, {}, FRONT + 0.2))]).toEqual([2, undefined]),
);
rule('ASC-shielding-requirements#3', 'whoever has jumped shields nobody', () =>
  expect([adds(guard({}, { moved: JUMPED })), adds(guard({}, { moved: MOVED }))]).toEqual([undefined, 2]),
);
rule('ASC-shielding-requirements#4', 'it stands as high as the one it shields, or higher', () =>
  expect([
    adds(guard({}, {}, FRONT, {}, { z: INCH })),
    adds(guard({}, { z: INCH }, FRONT, {}, { z: INCH })),
    adds(guard({}, { z: 2 * INCH }, FRONT, {}, { z: INCH })),
  ]).toEqual([undefined, 2, 2]),
);
rule('ASC-shielding-modifier#1', 'a vehicle in the way adds one, a large one nothing', () =>
  expect([
    adds(guard(tank, {}, FRONT, tank)),
    adds(guard({ type: 'SV', move: '8"w' }, {}, FRONT, tank)),
    ...['LG', 'VLG', 'SLG'].map(specials => adds(guard({ type: 'SV', move: '8"w', specials }, {}, FRONT, tank))),
  ]).toEqual([1, 1, undefined, undefined, undefined]),
);
rule('ASC-shielding-modifier#2', 'a ’Mech or ProtoMech in the way adds two', () =>
  expect([adds(guard({})), adds(guard({ type: 'IM' })), adds(guard({ type: 'PM' }, {}, FRONT - 0.125, tank))]).toEqual([2, 2, 2]),
);
rule('ASC-shielding-modifier#3', 'a shot that goes past the shield is not harder', () =>
  expect([adds(guard({})), adds(guard({}, {}, 40 - 8 - 2 * BASE))]).toEqual([2, undefined]),
);
rule('ASC-shielding-modifier#4', 'the shield itself is no harder to hit', () => {
  const state = guard({});
  expect(term(state, 'ASC-shielding-modifier', { target: 2 }, shielding)).toBeUndefined();
  expect(adds(state)).toBe(2);
});
rule('ASC-shielding-modifier#5', 'a vehicle is too low to shield a ’Mech, unless the ’Mech crouches or it stands higher', () =>
  expect([
    adds(guard(tank)),
    adds(guard(tank, {}, FRONT, {}, { marks: [{ kind: 'hullDown', until: 0 }] })),
    adds(guard(tank, { z: INCH })),
    adds(guard(tank, { z: INCH - 1 })),
  ]).toEqual([undefined, 1, 1, undefined]),
);
rule('ASC-shielding-exclusions#1', 'a large unit needs no shielding movement to be in the way', () =>
  expect([adds(guard({ specials: 'LG' }, {}, 40 - 8 + 31 / 254)), adds(guard({}))]).toEqual([undefined, 2]),
);
rule('ASC-shielding-exclusions#2', 'infantry is not shielded: it takes cover behind others by a rule of its own', () => {
  const both = withRules('ASC-shielding-modifier', 'ASC-inf-unit-cover');
  const state = guard({}, {}, FRONT, soldiers);
  expect([adds(state, both), term(state, 'ASC-inf-unit-cover', {}, both)]).toEqual([undefined, 3]);
  expect(adds(guard({}, {}, FRONT, { type: 'BA', move: '4"f' }), both)).toBeUndefined();
});
const two = (mine: Sketch = {}, theirs: Sketch = {}) =>
  setPiece([...slow(8, {}, { type: 'CV', move: '4"t' }), at(mine, 1, 20.5, FRONT - 0.1), at(theirs, 1, 19.5, FRONT - 0.1)]);
rule('ASC-shielding-multiple#1', 'a unit has a shield on each side', () => {
  const sides = (x: number) =>
    setPiece([
      at({}, 0, x, 30.748),
      at({}, 1, 20, 30.748),
      at({}, 1, 20 - BASE, 30.748, { moved: MOVED }),
      at({}, 1, 20 + BASE, 30.748, { moved: MOVED }),
    ]);
  expect([adds(sides(10)), adds(sides(30))]).toEqual([2, 2]);
});
rule('ASC-shielding-multiple#2', 'two in the way of one shot add up', () => expect([adds(two()), adds(two({}, tank))]).toEqual([4, 3]));

/** Points lost by the target and by whoever shields it. */
const intercept = (state: ReturnType<typeof setPiece>, ...dice: readonly number[]) => {
  const game = scene(ruleset, state, rules);
  game.does(0, hit(), ...dice);
  return game.state.units.slice(1).map(({ armor }) => 20 - armor);
};
const shielded = (damage = '3/3/3') => setPiece([...slow(8, { damage }), at({}, 1, 20, FRONT)]);
rule('ASC-shielding-intercept#1', 'a miss by no more than the shield adds strikes the shield', () =>
  expect([
    intercept(shielded(), 4, 4),
    intercept(shielded(), 3, 4),
    intercept(shielded(), 3, 3),
    intercept(shielded(), 2, 3),
    intercept(shielded('0*/0*/0*'), 3, 4, 4),
  ]).toEqual([
    [3, 0],
    [0, 3],
    [0, 3],
    [0, 0],
    [0, 1],
  ]),
);
rule('ASC-shielding-intercept#2', 'of two shields the die says which is struck', () =>
  expect([intercept(two(), 3, 4, 1), intercept(two(), 3, 4, 2)]).toEqual([
    [0, 3, 0],
    [0, 0, 3],
  ]),
);
rule('ASC-shielding-intercept#3', 'a command vehicle behind a ’Mech: failing by 1 hits the ’Mech', () => {
  const state = setPiece([...slow(8, {}, { ...tank, move: '4"t' }), at({}, 1, 20, FRONT)]);
  expect(intercept(state, 3, 4)).toEqual([0, 3]);
});
rule('ASC-shielding-clean-miss#1', 'a miss by one more than the shield adds strikes nobody', () =>
  expect([intercept(shielded(), 2, 3), intercept(shielded(), 3, 3)]).toEqual([
    [0, 0],
    [0, 3],
  ]),
);
rule('ASC-shielding-no-defense#1', 'nothing helps against shells', () => {
  const game = scene(ruleset, setPiece([at({ specials: 'ARTS-1' }, 0, 20, 40), at({}, 1, 20, 20), at({}, 1, 20, 20 + BASE)]), rules);
  game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-S', at: { x: 5080, y: 20 * 254 } });
  game.does(0, done);
  game.does(1, done, 6, 6, 5, 5, 2, 2);
  const rolled = game.events.flatMap(event => (event.type === 'rolled' ? (event.needs?.terms ?? []).map(one => one.rule) : []));
  expect(rolled).toContain('AS-art-tohit');
  expect(rolled).not.toContain('ASC-shielding-modifier');
  expect([20 - game.state.units[1]!.armor, 20 - game.state.units[2]!.armor]).toEqual([3, 3]);
});
rule('ASC-shielding-no-defense#2', 'nor against anything from the air: strafing, striking and bombing', () => {
  const crowd: readonly Placed[] = [
    ground({}, 1, 20, 20),
    ground({}, 1, 20, 20 + BASE, { moved: MOVED }),
    ground({}, 1, 20, 20 - BASE, { moved: MOVED }),
  ];
  const asked = (run: AirRun, ...dice: readonly number[]): readonly RuleId[] => {
    const game = begin([aloft({ specials: 'BOMB4' }, 0, { marks: bombMarks(['he']) }), ...crowd], rules);
    game.does(0, over(run));
    game.does(0, carryOut, ...dice);
    return game.events.flatMap(event =>
      event.type === 'attacked' && event.target === 1
        ? event.toHit.terms.map(one => one.rule)
        : event.type === 'rolled'
          ? (event.needs?.terms ?? []).map(one => one.rule)
          : [],
    );
  };
  const runs: readonly (readonly [AirRun, ...number[]])[] = [
    [{ kind: 'strafe', at: spot(20, 20.3) }, 1, 1, 1, 1],
    [{ kind: 'strike', target: 1 }, 1, 1],
    [{ kind: 'bomb', at: spot(20, 20), bomb: 'he' }, 6, 6],
  ];
  for (const [run, ...dice] of runs) {
    const terms = asked(run, ...dice);
    expect(terms).toContain('AS-skill');
    expect(terms).not.toContain('ASC-shielding-modifier');
  }
});
