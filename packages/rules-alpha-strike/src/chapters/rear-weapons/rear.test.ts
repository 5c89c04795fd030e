import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { usual as at, book, done, hit, pair, refused, ruleset, term } from '../../scene.fixture.ts';
import { type Placed, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { Command } from '../../shape.ts';

/** The core book and the Companion say the same. */
const alike = (ids: readonly string[], sentence: string, body: () => void): void => {
  for (const id of ids) rule(id, sentence, body);
};

// Rear weapons
const turned = { facing: { dx: 0, dy: 1 } };
alike(['ASC-rear-weapons-ground#1', 'AS-sua-rear#1'], 'rear weapons reach what lies outside the arc, and nothing inside it', () =>
  expect([
    refused(setPiece(pair(3, { specials: 'REAR1/1/-' }, {}, turned)), hit({ how: 'rear' })),
    refused(setPiece(pair(3, { specials: 'REAR1/1/-' })), hit({ how: 'rear' })),
  ]).toEqual([[], ['ASC-rear-weapons-restrictions']]),
);
alike(['ASC-rear-weapons-ground#2', 'AS-sua-rear#1'], 'at one more', () => {
  expect(term(setPiece(pair(3, { specials: 'REAR1/1/-' }, {}, turned)), 'AS-to-hit-rearweap', { how: 'rear' })).toBe(1);
  expect(term(setPiece(pair(3, { specials: 'REAR1/1/-' })), 'AS-to-hit-rearweap')).toBeUndefined();
});
rule('ASC-rear-weapons-ground#3', 'with values of their own, and range, movement and terrain as ever', () => {
  const shot = (apart: number, ...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece(pair(apart, { damage: '5/5/5', specials: 'REAR2/1/-' }, { armor: 20 }, turned)));
    game.does(0, hit({ how: 'rear' }), ...dice);
    return 20 - game.state.units[1]!.armor;
  };
  // 4 for Skill, 1 for its Move, 1 for the direction; two more at Medium range.
  expect([shot(3, 3, 3), shot(3, 3, 2), shot(12, 4, 4), shot(12, 4, 3)]).toEqual([2, 0, 1, 0]);
});
/** One in front at Medium range, one behind at Short; what each of them loses. */
const between = (mine: Sketch, apart = 12, behind = 3) =>
  setPiece([
    ...pair(apart, mine, { armor: 20, move: '4"' }),
    { card: sketch({ armor: 20, move: '4"' }), seat: 1, x: 20, y: 40 + behind + 318 / 254, more: { facing: { dx: 0, dy: -1 } } },
  ]);
const both = (mine: Sketch, overheat: number, ...dice: readonly number[]) => {
  const game = scene(ruleset, between(mine));
  game.does(0, hit({ target: 2, how: 'rear' }), ...dice);
  game.does(0, hit(overheat > 0 ? { overheat } : {}), 6, 5);
  return [1, 2].map(id => 20 - game.state.units[id]!.armor);
};
rule('ASC-rear-weapons-combined#1', 'forward and to the rear in one turn', () => {
  expect(both({ damage: '3/3/3', specials: 'REAR1/1/0' }, 0, 6, 5)).toEqual([2, 1]);
  const turret = scene(ruleset, between({ type: 'CV', move: '8"t', damage: '3/3/3', specials: 'TUR(3/3/3),REAR1/1/0' }));
  turret.does(0, hit({ target: 2, how: 'rear' }), 6, 5);
  turret.does(0, hit({ how: 'turret' }), 6, 5);
  expect(20 - turret.state.units[1]!.armor).toBe(2);
});
alike(
  ['ASC-rear-weapons-combined#2', 'AS-sua-rear#2'],
  'each point that it would do behind is one less in front, hit or miss, by the range behind',
  () => {
    expect([both({ damage: '3/3/3', specials: 'REAR2/1/0' }, 0, 6, 5), both({ damage: '3/3/3', specials: 'REAR2/1/0' }, 0, 1, 1)]).toEqual([
      [1, 2],
      [1, 0],
    ]);
    const alone = scene(ruleset, between({ damage: '3/3/3', specials: 'REAR2/1/0' }));
    alone.does(0, hit(), 6, 5);
    expect(20 - alone.state.units[1]!.armor).toBe(3);
    expect(alone.refuses(0, hit({ target: 2, how: 'rear' })).map(one => one.rule)).toContain('ASC-rear-weapons-combined');
  },
);
alike(['ASC-rear-weapons-combined#3', 'AS-sua-rear#2'], 'overheating comes on top of what is left', () =>
  expect([
    both({ damage: '3/3/3', overheat: 2, specials: 'REAR1/1/0' }, 2, 6, 5)[0],
    both({ damage: '1/1/1', overheat: 2, specials: 'REAR3/1/0' }, 2, 6, 5)[0],
  ]).toEqual([4, 2]),
);
rule(
  'ASC-rear-weapons-combined#4',
  'an Atlas of 3/3/3 with REAR1/1/0 and a Vulcan behind it does two, or four when it overheats by two',
  () => {
    const atlas: Sketch = { damage: '3/3/3', overheat: 2, specials: 'REAR1/1/0,OVL', size: 4 };
    expect([both(atlas, 0, 6, 5), both(atlas, 2, 6, 5)]).toEqual([
      [2, 1],
      [4, 1],
    ]);
  },
);
alike(['ASC-rear-weapons-restrictions#1', 'AS-sua-rear#3'], 'overheating adds nothing behind', () => {
  const state = setPiece(pair(3, { overheat: 2, specials: 'REAR1/1/-' }, {}, turned));
  expect([refused(state, hit({ how: 'rear', overheat: 1 })), refused(state, hit({ how: 'rear' }))]).toEqual([['AS-heat-ov'], []]);
});
alike(['ASC-rear-weapons-restrictions#2', 'AS-sua-rear#4'], 'nor does it do less to spare what is in front', () => {
  expect(both({ damage: '5/5/5', specials: 'REAR3/3/3' }, 0, 6, 5)).toEqual([2, 3]);
});
alike(
  ['ASC-rear-weapons-restrictions#3', 'AS-sua-rear#3'],
  'nor anything that other weapons can: no spotter, no flak beside what flies',
  () => {
    const state = setPiece([...pair(3, { specials: 'REAR1/1/-,IF2' }, {}, turned), at('', 0, 30, 40)]);
    expect(refused(state, hit({ how: 'rear', spotter: 2 }))).toEqual(['AS-if']);
    const near = (how: 'rear' | 'standard') => {
      const mine: Sketch = { specials: 'REAR1/1/-,FLK2/2/2' };
      const copter: Sketch = { type: 'CV', move: '4"v', armor: 20 };
      const game = scene(ruleset, setPiece(pair(3, mine, copter, how === 'rear' ? turned : {}, { airborne: true, z: 508 })));
      // 4, 1 for what flies, and 1 to the rear: a miss by one.
      game.does(0, hit({ how }), ...(how === 'rear' ? [3, 2] : [2, 2, 2, 2]));
      return 20 - game.state.units[1]!.armor;
    };
    expect([near('rear'), near('standard')]).toEqual([0, 2]);
  },
);
rule('AS-sua-rear', 'its values are its own', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'REAR1/1/-' }, { armor: 20 }, { facing: { dx: 0, dy: 1 } })));
  game.does(0, hit({ how: 'rear' }), 6, 5);
  expect(game.state.units[1]!.armor).toBe(19);
});
rule('ASC-sua-rear', 'a bracket without a value has no rear shot', () => {
  expect(
    book
      .check(
        ruleset.view(setPiece(pair(30, { specials: 'REAR1/1/-' }, { move: '4"' }, { facing: { dx: 0, dy: 1 } })), 0),
        hit({ how: 'rear' }),
        0,
      )
      .map(one => one.rule),
  ).toEqual(['AS-range-nodamage']);
});
rule('AS-sua-lg', 'a large unit stands on two inches', () => {
  expect(
    book
      .check(
        ruleset.view(
          setPiece([at('', 0, 20, 40, { moved: null }), { card: sketch({ type: 'SV', specials: 'LG' }), seat: 0, x: 20, y: 37 }], {
            phase: 'movement',
          }),
          0,
        ),
        { type: 'move', unit: 0, mode: 'ground', path: [{ x: 5080, y: Math.round(38.5 * 254) }], facing: { dx: 0, dy: -1 } },
        0,
      )
      .map(one => one.rule),
  ).toEqual(['AS-stacking']);
});
const crowded = (specials: string, y: number) =>
  book.check(
    ruleset.view(
      setPiece([at('', 0, 20, 44, { moved: null }), { card: sketch({ type: 'SV', specials }), seat: 0, x: 20, y: 37 }], {
        phase: 'movement',
      }),
      0,
    ),
    { type: 'move', unit: 0, mode: 'ground', path: [{ x: 5080, y: Math.round(y * 254) }], facing: { dx: 0, dy: -1 } },
    0,
  ).length;
rule('AS-sua-vlg', 'a very large one on four', () => expect([crowded('VLG', 39.5), crowded('LG', 39.5)]).toEqual([1, 0]));
rule('AS-sua-slg', 'the largest on six', () => expect([crowded('SLG', 40.5), crowded('VLG', 40.5)]).toEqual([1, 0]));
rule('ASC-sua-mcs-ucs', 'two small or one large ProtoMech ride a ’Mech', () => {
  const rider = (specials: string, x: number): Placed => ({
    card: sketch({ type: 'PM', specials }),
    seat: 0,
    x,
    y: 40,
    more: { moved: null },
  });
  const state = setPiece([at('', 0, 20, 40, { moved: null }), rider('MCS', 20 + 286 / 254), rider('MCS', 20 - 286 / 254)], {
    phase: 'movement',
  });
  const board = (...mounts: number[]): Command => ({ type: 'move', unit: 0, mode: 'ground', path: [], facing: { dx: 0, dy: -1 }, mounts });
  expect(book.check(ruleset.view(state, 0), board(1), 0)).toEqual([]);
});
rule('ASC-sua-iatm-magpulse', 'a pulse slows and dazzles for a turn', () => {
  const marks = [{ kind: 'magpulse', until: 2 } as const];
  const state = setPiece(pair(3, {}, {}, { marks }), { turn: 2 });
  expect([book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total, term(state, 'ASC-sua-iatm-magpulse')]).toEqual([6, 1]);
});
rule('AS-sua-vr', 'virtual reality steadies Control Rolls', () => {
  const state = setPiece(pair(3, { specials: 'VR' }));
  expect(book.ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 0 }).total).toBe(3);
});
rule('AS-sua-ecs', 'only with the coolant', () => {
  const may = (specials: string) =>
    refused(setPiece(pair(3, { specials }, {}, { heat: 2 })), { type: 'order', unit: 0, order: 'emergencyCool' });
  expect([may('ECS'), may('')]).toEqual([[], ['ASC-sua-ecs']]);
});
rule('AS-sua-rhs', 'only with the heat sinks and some heat', () => {
  const may = (specials: string, heat: number) =>
    book.check(ruleset.view(setPiece(pair(3, { specials }, {}, { heat })), 0), { type: 'order', unit: 0, order: 'flush' }, 0).length === 0;
  expect([may('RHS', 1), may('RHS', 0), may('', 1)]).toEqual([true, false, false]);
});
rule('AS-sua-es', 'pilots of ’Mechs and those with a seat for it eject', () => {
  const may = (a: Sketch) => book.check(ruleset.view(setPiece(pair(3, a)), 0), { type: 'order', unit: 0, order: 'eject' }, 0).length === 0;
  expect([may({}), may({ type: 'CV', move: '8"t' }), may({ type: 'CV', move: '8"t', specials: 'ES' })]).toEqual([true, false, true]);
});
rule('AS-eject', 'an abandoned unit is gone', () => {
  const game = scene(ruleset, setPiece([...pair(3), at('', 0, 40, 40)]));
  game.does(0, { type: 'order', unit: 0, order: 'eject' });
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.fate).toBe('destroyed');
});
rule('AS-abandon', 'and counts as destroyed', () => {
  const game = scene(ruleset, setPiece(pair(3)));
  game.does(0, { type: 'order', unit: 0, order: 'eject' });
  game.does(0, done);
  game.does(1, done);
  expect(game.state.result?.points).toEqual([0, 30]);
});
