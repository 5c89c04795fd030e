import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import {
  able,
  at,
  BASE,
  done,
  hit,
  lost,
  point,
  refused,
  ruleset,
  slow,
  soldiers,
  standard,
  term,
  withRules,
} from '../../scene.fixture.ts';
import { type Sketch, setPiece } from '../../set-piece.ts';
import type { AttackCommand, How, State, Unit } from '../../shape.ts';
import { marked, markOf } from '../../state.ts';

const FAMILIES: readonly RuleId[] = [
  'AS-munition-list',
  'AS-mun-autocannon',
  'AS-mun-missiles',
  'AS-mun-pods',
  'AS-mun-shells',
  'AS-mun-bombs',
  'ASC-mun-shoot-and-sit-contact',
];
const all = withRules(...FAMILIES);
const rules: readonly RuleId[] = [...standard, ...FAMILIES];

/** What hitting the second unit with a load takes off it. */
const dealt = (munition: string, how: How, specials: string, target: Sketch = {}, theirs: Partial<Unit> = {}): number => {
  const game = scene(ruleset, setPiece(slow(3, { specials }, target, {}, theirs)), rules);
  game.does(0, hit({ munition, how }), 6, 5);
  return lost(game);
};
const needs = (state: State, id: RuleId, munition: string, how: How) => term(state, id, { munition, how }, all);
const cannon = 'AC3/3/3';

rule('AS-munition-list#1', 'each is there for whoever has the weapon and for nobody else', () => {
  const LISTED: readonly (readonly [How, string, readonly string[]])[] = [
    ['AC', cannon, ['armor-piercing', 'flak', 'flechette', 'precision', 'tracer']],
    ['LRM', 'LRM2/2/2', ['heat-seeking', 'magnetic-pulse', 'mine-clearance', 'semi-guided', 'smoke', 'swarm', 'thunder']],
    ['SRM', 'SRM2/2', ['heat-seeking', 'inferno-srm', 'magnetic-pulse', 'mine-clearance', 'smoke', 'tandem']],
    ['SNARC', 'SNARC1', ['explosive', 'ecm-pod', 'haywire']],
  ];
  for (const [how, specials, munitions] of LISTED)
    for (const munition of munitions) {
      const able = (own: string) => refused(setPiece(slow(3, { specials: own })), hit({ how, munition }), all).includes('ASC-mun-general');
      expect([munition, able(specials), able('TAG')]).toEqual([munition, false, true]);
      const without = refused(setPiece(slow(3, { specials })), hit({ how, munition }), Rulebook.compile(ruleset, standard));
      expect(without, munition).toContain('ASC-mun-general');
    }
  const shell = (weapon: string, munition: string, own = `ART${weapon}-1`) =>
    refused(
      setPiece([able(own, 0, 20, 40), at({}, 1, 20, 20)]),
      { type: 'bombard', unit: 0, weapon: `ART-${weapon}`, at: point(20, 20), munition },
      all,
    );
  for (const munition of ['cluster', 'flechette', 'inferno-iv', 'smoke', 'illumination', 'thunder'])
    expect([munition, shell('S', munition), shell('S', munition, 'TAG').length]).toEqual([munition, [], expect.any(Number)]);
  expect([shell('AIS', 'homing'), shell('S', 'homing'), shell('S', 'nonsense')]).toEqual([[], ['ASC-mun-general'], ['ASC-mun-general']]);
});

rule('AS-mun-autocannon#1', 'two easier at what flies, half of the damage at what does not', () => {
  const flyer: Sketch = { type: 'CV', move: '4"v' };
  const state = (theirs: Partial<Unit>) => setPiece(slow(3, { specials: cannon }, flyer, {}, theirs));
  expect([
    needs(state({ airborne: true, z: 508 }), 'AS-mun-autocannon', 'flak', 'AC'),
    needs(state({}), 'AS-mun-autocannon', 'flak', 'AC'),
    needs(state({ airborne: true, z: 508 }), 'AS-mun-autocannon', '', 'AC'),
  ]).toEqual([-2, undefined, undefined]);
  expect([dealt('flak', 'AC', cannon), dealt('', 'AC', cannon)]).toEqual([1, 3]);
  const up = scene(ruleset, state({ airborne: true, z: 508 }), rules);
  up.does(0, hit({ munition: 'flak', how: 'AC' }), 6, 5, 3, 3);
  expect(lost(up)).toBe(3);
});
rule('AS-mun-autocannon#2', 'double at troops, half at machines and at battle armor', () =>
  expect([
    dealt('flechette', 'AC', cannon, soldiers),
    dealt('flechette', 'AC', cannon),
    dealt('flechette', 'AC', cannon, { type: 'BA', move: '4"f' }),
    dealt('', 'AC', cannon, soldiers),
  ]).toEqual([6, 1, 1, 3]),
);
rule('AS-mun-autocannon#3', 'one easier at what has moved, not at what stood still or is too slow to matter', () => {
  const easier = (move: string, theirs: Partial<Unit> = {}) =>
    needs(setPiece(slow(3, { specials: cannon }, { move }, {}, theirs)), 'AS-mun-autocannon', 'precision', 'AC');
  const still = { moved: { mode: 'stand', length: 0, from: null } } as Partial<Unit>;
  expect([easier('12"'), easier('12"', still), easier('4"')]).toEqual([-1, undefined, undefined]);
});
rule('AS-mun-autocannon#4', 'one easier at dusk and at night, not by day', () => {
  const easier = (light: State['weather']['light']) => {
    const state = setPiece(slow(3, { specials: cannon }));
    return needs({ ...state, weather: { ...state.weather, light } }, 'AS-mun-autocannon', 'tracer', 'AC');
  };
  expect([easier('day'), easier('dusk'), easier('night')]).toEqual([undefined, -1, -1]);
});

const racks = 'LRM3/3/3,SRM2/2';
rule('AS-mun-missiles#1', 'one easier at what is hot, one harder at what is cold or has no heat scale', () => {
  const of = (target: Sketch, theirs: Partial<Unit>) =>
    needs(setPiece(slow(3, { specials: racks }, target, {}, theirs)), 'AS-mun-missiles', 'heat-seeking', 'LRM');
  expect([of({}, { heat: 1 }), of({}, {}), of({ type: 'CV', move: '4"t' }, {})]).toEqual([-1, 1, 1]);
});
rule('AS-mun-missiles#2', 'heat for a ’Mech, points for a tank, nothing for what does not burn', () => {
  const heat = (specials = '') => {
    const game = scene(ruleset, setPiece(slow(3, { specials: racks }, { specials })), rules);
    game.does(0, hit({ munition: 'inferno-srm', how: 'SRM' }), 6, 5);
    return [lost(game), game.state.units[1]!.heatFrom];
  };
  expect([heat(), heat('FR')]).toEqual([
    [0, 2],
    [0, 0],
  ]);
  const tank: Sketch = { type: 'CV', move: '4"t' };
  expect([dealt('inferno-srm', 'SRM', racks, { ...soldiers }), dealt('inferno-srm', 'SRM', racks, { ...tank, specials: 'FR' })]).toEqual([
    2, 0,
  ]);
});
rule('AS-mun-missiles#3', 'a point less at Short range, and trouble in the next turn; neither farther away', () => {
  const fired = (apart: number, ...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece(slow(apart, { specials: racks })), rules);
    game.does(0, hit({ munition: 'magnetic-pulse', how: 'LRM' }), ...dice);
    return [lost(game), markOf(game.state.units[1]!, 'magpulse')?.until];
  };
  expect([fired(3, 6, 5), fired(12, 6, 5)]).toEqual([
    [2, 2],
    [3, undefined],
  ]);
});
const mined = (seat: 0 | 1): Partial<State> => ({
  mines: [{ id: 7, at: point(20, 40 - 3 - BASE), radius: 254, density: 3, kind: 'conventional', seat }],
});
rule('AS-mun-missiles#4', 'no damage, and a field under the target is thinner by one', () => {
  const game = scene(ruleset, setPiece(slow(3, { specials: racks }), mined(1)), rules);
  game.does(0, hit({ munition: 'mine-clearance', how: 'SRM' }), 6, 5);
  expect([lost(game), game.state.mines[0]?.density]).toEqual([0, 2]);
  const missed = scene(ruleset, setPiece(slow(3, { specials: racks }), mined(1)), rules);
  missed.does(0, hit({ munition: 'mine-clearance', how: 'SRM' }), 1, 1);
  expect(missed.state.mines[0]?.density).toBe(3);
});
rule('AS-mun-missiles#5', 'one easier and free of what indirect fire costs, where a friend has tagged it', () => {
  const fire: AttackCommand = hit({ munition: 'semi-guided', how: 'indirect', spotter: 2 });
  const tagged = (by: number | undefined): readonly (number | undefined)[] => {
    const marks: Unit['marks'] = by === undefined ? [] : [{ kind: 'tagged', until: 1, by }];
    const placed = [...slow(12, { specials: 'IF3,LRM3/3/3' }, {}, {}, { marks }), at({}, 0, 24, 30, { did: ['attack'] })];
    const state = setPiece(placed);
    return ['AS-mun-missiles', 'AS-to-hit-indirect', 'AS-to-hit-if-spotattack'].map(id => term(state, id as RuleId, fire, all));
  };
  expect([tagged(2), tagged(1), tagged(undefined)]).toEqual([
    [-1, undefined, undefined],
    [undefined, 1, 1],
    [undefined, 1, 1],
  ]);
});
rule('AS-mun-missiles#6', 'no damage, and smoke two inches around', () => {
  const game = scene(ruleset, setPiece(slow(3, { specials: racks })), rules);
  game.does(0, hit({ munition: 'smoke', how: 'LRM' }), 6, 5);
  const [cloud] = game.state.table.pieces;
  expect([lost(game), cloud?.kind, cloud?.outline]).toEqual([0, 'smoke', { kind: 'circle', at: game.state.units[1]!.at, radius: 508 }]);
});
rule('AS-mun-missiles#7', 'a miss goes on to the nearest within two inches, friend or foe, and no farther', () => {
  const y = 40 - 6 - BASE;
  const swarm = (apart: number, seat: 0 | 1, ...dice: readonly number[]) => {
    const near = at({ move: '4"' }, seat, 20 + apart + BASE, y);
    const game = scene(ruleset, setPiece([...slow(6, { specials: racks }), near]), rules);
    game.does(0, hit({ munition: 'swarm', how: 'LRM' }), ...dice);
    return [lost(game), lost(game, 2)];
  };
  expect([swarm(1, 1, 1, 1, 6, 5), swarm(1, 0, 1, 1, 6, 5), swarm(3, 1, 1, 1), swarm(1, 1, 6, 5), swarm(1, 1, 1, 1, 1, 1)]).toEqual([
    [0, 3],
    [0, 3],
    [0, 0],
    [3, 0],
    [0, 0],
  ]);
});
rule('AS-mun-missiles#8', 'no damage, and a field as dense as the damage, at most five', () => {
  const laid = (specials: string) => {
    const game = scene(ruleset, setPiece(slow(3, { specials })), rules);
    game.does(0, hit({ munition: 'thunder', how: 'LRM' }), 6, 5);
    return [lost(game), game.state.mines.map(({ density, at: where, seat }) => [density, where, seat])];
  };
  const there = setPiece(slow(3)).units[1]!.at;
  expect([laid('LRM3/3/3'), laid('LRM7/7/7')]).toEqual([
    [0, [[3, there, 0]]],
    [0, [[5, there, 0]]],
  ]);
});

const pods = (munition: string) => {
  const game = scene(ruleset, setPiece(slow(3, { specials: 'SNARC1' }, { specials: 'C3S' })), rules);
  game.does(0, hit({ munition, how: 'SNARC' }), 6, 5);
  return game.state.units[1]!;
};
rule('AS-mun-pods#1', 'it is jammed until the end of the next turn', () =>
  expect([markOf(pods('ecm-pod'), 'interference')?.until, marked(pods('haywire'), 'interference')]).toEqual([2, false]),
);
rule('AS-mun-pods#2', 'its own weapons are harder to aim by one, its fists not', () => {
  const state = setPiece(slow(3, {}, {}, { marks: [{ kind: 'haywire', until: 2 }] }));
  const close = setPiece(slow(0, {}, {}, { marks: [{ kind: 'haywire', until: 2 }] }));
  expect([term(state, 'AS-mun-pods', {}, all), term(close, 'AS-mun-pods', { how: 'strike' }, all)]).toEqual([1, undefined]);
  expect(markOf(pods('haywire'), 'haywire')?.until).toBe(2);
});
rule('AS-mun-pods#3', 'only a homing pod calls missiles', () =>
  expect(['', 'ecm-pod', 'haywire', 'explosive', 'delayed'].map(munition => marked(pods(munition), 'narc'))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]),
);

/** Fire at a point in sight, end the turn. */
const barrage = (munition: string, gun = 'S', target: Sketch = {}, ...dice: readonly number[]) => {
  const game = scene(
    ruleset,
    setPiece([able(`ART${gun}-1`, 0, 20, 40), at({ move: '4"', ...target }, 1, 20, 20), at({ move: '4"' }, 1, 23, 20)]),
    rules,
  );
  game.does(0, { type: 'bombard', unit: 0, weapon: `ART-${gun}`, at: point(20, 20), ...(munition && { munition }) });
  game.does(0, done);
  game.does(1, done, 6, 6, ...dice, 5, 5, 2, 2);
  return game;
};
const losses = (game: ReturnType<typeof barrage>) => [lost(game, 1), lost(game, 2)];
const CLUSTERS = ['AS-munition-list#3', 'AS-mun-shells#1'];
for (const id of CLUSTERS)
  rule(id, 'a point less, and three inches away as well', () =>
    expect([losses(barrage('')), losses(barrage('cluster'))]).toEqual([
      [3, 0],
      [2, 2],
    ]),
  );
rule('AS-mun-shells#2', 'double at troops in the open, half at machines, two inches across', () =>
  expect([losses(barrage('flechette', 'S', soldiers)), losses(barrage('flechette'))]).toEqual([
    [6, 0],
    [1, 0],
  ]),
);
rule('AS-mun-shells#3', 'two of heat for a ’Mech, two points for a tank', () => {
  expect([lost(barrage('inferno-iv'), 1), barrage('inferno-iv').state.units[1]!.heat]).toEqual([0, 2]);
  expect(losses(barrage('inferno-iv', 'S', { type: 'CV', move: '4"t' }, 3, 3))).toEqual([2, 0]);
});
rule('AS-mun-shells#4', 'no damage, and smoke three inches around', () => {
  const game = barrage('smoke');
  expect([losses(game), game.state.table.pieces.map(({ kind, outline }) => [kind, outline])]).toEqual([
    [0, 0],
    [['smoke', { kind: 'circle', at: point(20, 20), radius: 3 * 254 }]],
  ]);
});
rule('AS-mun-shells#5', 'no damage, and the dark no longer hides whoever is near, through the next turn', () => {
  const game = barrage('illumination');
  expect([losses(game), game.state.units.map(unit => marked(unit, 'lit'))]).toEqual([
    [0, 0],
    [false, true, true],
  ]);
  const dark = { ...game.state.weather, light: 'night' } as const;
  const troops = { ...game.state.units[0]!, card: { ...game.state.units[0]!.card, type: 'CI' } } as Unit;
  const aimed = (target: number) =>
    term({ ...game.state, weather: dark, units: [troops, ...game.state.units.slice(1)] }, 'AS-env-darkness', { target }, all);
  expect(aimed(1)).toBeUndefined();
  const next = { ...game.state, units: game.state.units.map(unit => ({ ...unit, marks: [] })), weather: dark };
  expect(term({ ...next, units: [troops, ...next.units.slice(1)] }, 'AS-env-darkness', {}, all)).toBe(2);
});
rule('AS-mun-shells#6', 'no damage, and a field as dense as the shell is strong, at most five', () => {
  const laid = (gun: string) => barrage('thunder', gun).state.mines.map(({ density, at: where }) => [density, where]);
  expect([losses(barrage('thunder')), laid('S'), laid('LT')]).toEqual([[0, 0], [[3, point(20, 20)]], [[5, point(20, 20)]]]);
});
rule('AS-mun-shells#7', 'a cruise missile has one warhead alone', () => {
  const fires = (gun: string) =>
    refused(
      setPiece([able(`ART${gun}-1`, 0, 20, 40), at({}, 1, 20, 20)]),
      { type: 'bombard', unit: 0, weapon: `ART-${gun}`, at: point(20, 20), munition: 'cluster' },
      all,
    );
  expect([fires('T'), fires('CM5')]).toEqual([[], ['ASC-mun-general']]);
});
