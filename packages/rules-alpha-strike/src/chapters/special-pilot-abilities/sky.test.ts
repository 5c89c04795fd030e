import { Rulebook } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { aloft, begin, carryOut, done, fight, ground, needed, over, passing, shoot, sky, spot, to } from '../../aerospace/sky.fixture.ts';
import { ruleset } from '../../ruleset.ts';
import { patch, sketch } from '../../set-piece.ts';
import type { Bomb, LandCommand, Unit } from '../../shape.ts';
import { plus, refusedBy } from './pilots.fixture.ts';

const foe = ground({}, 1, 60, 10);
const land: LandCommand = { type: 'land', unit: 0, from: spot(20, 48), at: spot(20, 20) };
const woods = [patch('woods', 15, 26, 25, 30)];
const touching = (rules: ReturnType<typeof plus>, more: Partial<Unit>, pieces = woods, dice: readonly number[] = [6, 6]) => {
  const game = begin([aloft({}, 0, more), foe], rules, pieces);
  game.does(0, land, ...dice);
  return game;
};

rule('ASC-spa-dust-off#2', 'a bad place adds one instead of two', () => {
  const rules = plus('ASC-spa-dust-off');
  const needs = (abilities: readonly string[], pieces = woods) => needed(touching(rules, { abilities }, pieces)).total;
  expect([needs(['dust-off']), needs([]), needs(['dust-off'], [])]).toEqual([5, 6, 4]);
});
rule('ASC-spa-wind-walker#3', 'landing is one easier, wherever it is', () => {
  const needs = (abilities: readonly string[]) => needed(touching(plus('ASC-spa-wind-walker'), { abilities }, [])).total;
  expect([needs(['wind-walker']), needs([])]).toEqual([3, 4]);
});
rule('ASC-spa-speed-demon-aerospace', 'with one Thrust more it goes two rings', () => {
  const rules = plus('ASC-spa-speed-demon-aerospace');
  const away = (abilities: readonly string[]) => refusedBy(rules, sky([aloft({ move: '9a' }, 0, { abilities }), foe]), to(2));
  expect([away(['speed-demon']), away([])]).toEqual([[], ['AS-aero-move']]);
});
rule('ASC-quirk-poor-performance-aerospace#2', 'a fighter of Thrust 10 goes one ring', () => {
  const rules = plus('ASC-quirk-poor-performance-aerospace');
  const away = (quirks: readonly string[]) => refusedBy(rules, sky([aloft({ move: '10a' }, 0, { quirks }), foe]), to(2));
  expect([away(['poor-performance']), away([])]).toEqual([['AS-aero-move'], []]);
});
rule('ASC-spa-golden-goose#2', 'a fighter’s strike is one easier', () => {
  const strike = (abilities: readonly string[]) => {
    const game = begin([aloft({}, 0, { abilities }), ground({}, 1, 20, 20)], plus('ASC-spa-golden-goose'));
    game.does(0, over({ kind: 'strike', target: 1 }));
    if (game.state.active === 1) game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
    if (game.state.active === 1) game.does(1, done);
    game.does(0, carryOut, 1, 1);
    return needed(game).total;
  };
  expect(strike(['golden-goose']) - strike([])).toBe(-1);
});
rule('ASC-spa-golden-goose#3', 'a bomb that misses falls two inches nearer, and no nearer than where it was aimed', () => {
  const bombed = (abilities: readonly string[], distance: number) => {
    const laden: Partial<Unit> = { abilities, marks: [{ kind: 'bombs', until: 0, bomb: 'he', value: 1 }] };
    const game = begin([aloft({ specials: 'BOMB2' }, 0, laden), ground({}, 1, 20, 20)], plus('ASC-spa-golden-goose'));
    game.does(0, over({ kind: 'bomb', at: spot(20, 20), bomb: 'he', count: 1 }));
    if (game.state.active === 1) game.does(1, done);
    game.does(0, carryOut, 1, 1, 1, distance);
    return 9 - game.state.units[1]!.armor;
  };
  expect([bombed(['golden-goose'], 1), bombed([], 1), bombed(['golden-goose'], 2)]).toEqual([2, 0, 0]);
});
rule('ASC-spa-shaky-stick', 'guns on the ground find a fighter one harder', () => {
  const flak = (abilities: readonly string[]) => {
    const game = fight([ground({ armor: 9 }, 0, 20, 24), passing({}, undefined, { abilities })], plus('ASC-spa-shaky-stick'));
    game.does(0, shoot(0, 1), 1, 1);
    return needed(game).total;
  };
  expect(flak(['shaky-stick']) - flak([])).toBe(1);
});
const HUGGER = plus('ASC-spa-ground-hugger', 'ASC-vtol-strafing-declare');
const hugger = aloft({}, 0, { abilities: ['ground-hugger'] });
const FOUR = [hugger, ground({}, 1, 20, 40), ground({}, 1, 20, 20), ground({}, 1, 20, 30)];
type Pass = NonNullable<Parameters<typeof over>[0]>;
/** Whom a pass is aimed at, one after the other. */
const flown = (run: Pass, dice: readonly number[]) => {
  const game = begin(FOUR, HUGGER);
  game.does(0, over(run));
  while (game.state.phase === 'movement') {
    const unit = game.state.units.find(one => one.seat === 1 && !one.moved)!.id;
    game.does(1, { type: 'move', unit, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  }
  if (game.state.active === 1) game.does(1, done);
  game.does(0, carryOut, ...dice);
  return game.events.flatMap(event => (event.type === 'attacked' ? [event.target] : []));
};
const hugs = (run: Pass, who = hugger, rules = HUGGER) => refusedBy(rules, sky([who, ...FOUR.slice(1)]), over(run));
const strips = (at: number, inches: number): Pass => ({ kind: 'strafe', at: spot(20, 44), second: { at: spot(20, at), inches } });
rule('ASC-spa-ground-hugger#2', 'two strips of ten inches in all, neither shorter than two', () => {
  expect(flown(strips(24, 5), [1, 1, 1, 1])).toEqual([1, 2]);
  expect([hugs(strips(24, 2)), hugs(strips(24, 8)), hugs(strips(24, 1)), hugs(strips(24, 9))]).toEqual([
    [],
    [],
    ['ASC-spa-ground-hugger'],
    ['ASC-spa-ground-hugger'],
  ]);
  // What the second takes the first has not: two inches of it end before the unit at 40, eight do not.
  expect([flown(strips(24, 8), [1, 1]), flown(strips(24, 2), [1, 1])]).toEqual([[2], [1]]);
});
rule('ASC-spa-ground-hugger#3', 'or two strikes at two targets in one pass', () => {
  const twice: Pass = { kind: 'strike', target: 1, second: { target: 2 } };
  expect(flown(twice, [1, 1, 1, 1])).toEqual([1, 2]);
  expect([hugs(twice, aloft()), hugs({ ...twice, second: { target: 1 } }), hugs(twice, hugger, plus())]).toEqual([
    ['ASC-spa-ground-hugger'],
    ['ASC-spa-ground-hugger'],
    ['AS-a2g'],
  ]);
});
rule('ASC-spa-ground-hugger#4', 'all of it along the line that it flies', () => {
  const aside = [hugger, ground({}, 1, 20, 40), ground({}, 1, 24, 20)];
  expect(refusedBy(HUGGER, sky(aside), over({ kind: 'strike', target: 1, second: { target: 2 } }))).toEqual(['ASC-spa-ground-hugger']);
  expect([
    hugs(strips(40, 5)),
    hugs({ kind: 'strafe', at: spot(20, 42), second: { at: spot(24, 24), inches: 5 } }),
    hugs(strips(3, 5)),
  ]).toEqual([['ASC-spa-ground-hugger'], ['ASC-spa-ground-hugger'], ['ASC-spa-ground-hugger']]);
});
rule('ASC-spa-ground-hugger#2', 'a VTOL rakes two strips on its way', () => {
  const rules = plus('ASC-spa-ground-hugger', 'ASC-vtol-strafing-declare');
  const vtol = { type: 'CV', move: '20"v' } as const;
  const path = [spot(20, 36), spot(20, 28)];
  const run = { kind: 'strafe', leg: 0, height: 2, second: { leg: 1, inches: 4 } } as const;
  const move = { type: 'move', unit: 0, mode: 'ground', path, facing: { dx: 0, dy: -1 }, run } as const;
  const flyer = (abilities: readonly string[]): Partial<Unit> => ({ airborne: true, z: 508, moved: null, abilities });
  const placed = (abilities: readonly string[]) => [
    ground(vtol, 0, 20, 42, flyer(abilities)),
    ground({}, 1, 20, 39),
    ground({}, 1, 20, 33),
    ground({}, 1, 20, 20),
  ];
  expect(refusedBy(rules, sky(placed([])), move)).toEqual(['ASC-spa-ground-hugger']);
  const game = begin(placed(['ground-hugger']), rules);
  game.does(0, move);
  expect(game.state.units[0]!.moved?.run?.second).toEqual({ from: spot(20, 36), to: spot(20, 32) });
});
const BAY = plus('ASC-quirk-internal-bomb-bay');
/** May a fighter with this room begin with so many bombs? */
const loads = (specials: string, bombs: readonly Bomb[], quirks: readonly string[] = ['internal-bomb-bay']) =>
  Rulebook.compile(ruleset, BAY)
    .checkSetup({
      table: { width: 18288, height: 12192, pieces: [] },
      forces: [[{ card: sketch({ type: 'AF', move: '10a', specials }), quirks, bombs }], [{ card: { ...sketch(), name: 'Other' } }]],
      zone: 6,
      limit: 9,
    })
    .map(one => one.rule);
const bombs = (count: number, bomb: Bomb = 'he') => Array.from({ length: count }, () => bomb);
rule('ASC-quirk-internal-bomb-bay#2', 'a ton of cargo room is a bomb', () => {
  expect([loads('CT3', bombs(3)), loads('CT3', bombs(4)), loads('CT3', bombs(1), [])]).toEqual([[], ['AS-bomb-load'], ['AS-bomb-load']]);
  expect([loads('CT3,BOMB2', bombs(5)), loads('CT3,BOMB2', bombs(6))]).toEqual([[], ['AS-bomb-load']]);
});
rule('ASC-quirk-internal-bomb-bay#3', 'a kiloton is a thousand', () => {
  const room = (specials: string) =>
    Rulebook.compile(ruleset, BAY).ask('bombRoom', {
      entry: { card: sketch({ type: 'AF', move: '10a', specials }), quirks: ['internal-bomb-bay'] },
    }).total;
  expect([room('CK1'), room('CK3'), room('CT7')]).toEqual([1000, 3000, 7]);
  expect(loads('CK1', bombs(12))).toEqual([]);
});
rule('ASC-quirk-internal-bomb-bay#4', 'a heavy missile takes more than one place inside as well', () =>
  expect([loads('CT2', bombs(1, 'arrow')), loads('CT1', bombs(1, 'arrow')), loads('CT1', bombs(1))]).toEqual([[], ['AS-bomb-load'], []]),
);
rule('ASC-quirk-internal-bomb-bay#5', 'what is inside does not slow it', () => {
  const away = (quirks: readonly string[], value: number) =>
    refusedBy(
      BAY,
      sky([aloft({ move: '10a', specials: 'CT3,BOMB1' }, 0, { quirks, marks: [{ kind: 'bombs', until: 0, bomb: 'he', value }] }), foe]),
      to(2),
    );
  expect([away(['internal-bomb-bay'], 3), away(['internal-bomb-bay'], 4), away([], 1)]).toEqual([[], ['AS-aero-move'], ['AS-aero-move']]);
});
rule('ASC-quirk-weak-undercarriage#2', 'a landing with nothing to spare breaks its gear', () => {
  const rules = plus('ASC-quirk-weak-undercarriage');
  const landed = (dice: readonly number[]) => {
    const game = touching(rules, { quirks: ['weak-undercarriage'] }, [], dice);
    return [6 - game.state.units[0]!.armor, game.state.units[0]!.marks.map(({ kind }) => kind)];
  };
  expect([landed([2, 2]), landed([3, 2])]).toEqual([
    [2, ['collapsed']],
    [0, []],
  ]);
});
rule('ASC-quirk-weak-undercarriage#3', 'and does not lift off again', () => {
  const rules = plus('ASC-quirk-weak-undercarriage');
  const down: Partial<Unit> = { fate: 'fighting', airborne: false, at: spot(20, 30), marks: [{ kind: 'collapsed', until: 0 }] };
  expect(refusedBy(rules, sky([aloft({}, 0, down), foe]), { type: 'liftOff', unit: 0 })).toEqual(['ASC-quirk-weak-undercarriage']);
  expect(refusedBy(rules, sky([aloft({}, 0, { ...down, marks: [] }), foe]), { type: 'liftOff', unit: 0 })).toEqual([]);
  const game = touching(rules, { quirks: ['weak-undercarriage'] }, [], [2, 2]);
  expect(game.state.units[0]!.marks).toEqual([{ kind: 'collapsed', until: 0 }]);
});
rule('ASC-quirk-unstreamlined#2', 'it burns up in the air', () => {
  const rules = plus('ASC-quirk-unstreamlined');
  const dive = (quirks: readonly string[]) => {
    const game = begin([aloft({ specials: 'SPC' }, 0, { quirks, flight: { ring: 3 } }), foe, ground({}, 0, 10, 40)], rules);
    game.does(0, to(2));
    return game.state.units[0]!.fate;
  };
  expect([dive(['unstreamlined']), dive([])]).toEqual(['destroyed', 'aloft']);
});
