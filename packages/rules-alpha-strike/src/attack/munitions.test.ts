import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { automatedSkill, emplacement, mayMount, mayMountGun, roofTurrets } from '../buildings/armed.ts';
import { collapseDamage } from '../buildings/wreck.ts';
import { individual, individualValue } from '../card/proto.ts';
import { alphaStrike } from '../index.ts';
import { EDITIONS } from '../rules.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { AttackCommand, Command, State, Unit } from '../shape.ts';
import { aimOf } from './aim.ts';

const { ruleset } = alphaStrike;
const standard = EDITIONS['corrected-2013']!;
const book = Rulebook.compile(ruleset, standard);
const done: Command = { type: 'done' };
const at = (card: Sketch, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: sketch({ armor: 20, ...card }),
  seat,
  x,
  y,
  more,
});
const pair = (apart: number, a: Sketch = {}, b: Sketch = {}, mine: Partial<Unit> = {}, theirs: Partial<Unit> = {}): readonly Placed[] => [
  at(a, 0, 20, 40, mine),
  at({ move: '4"', ...b }, 1, 20, 40 - apart - 318 / 254, theirs),
];
const hit = (more: Partial<AttackCommand> = {}): AttackCommand => ({ type: 'attack', unit: 0, target: 1, how: 'standard', ...more });
const refused = (state: State, command: Command, rules = book): readonly RuleId[] =>
  rules.check(ruleset.view(state, 0), command, 0).map(one => one.rule);
const shoot = (
  munition: string,
  id: RuleId,
  a: Sketch,
  b: Sketch = {},
  more: Partial<AttackCommand> = {},
  dice: readonly number[] = [],
  apart = 3,
) => {
  const game = scene(ruleset, setPiece(pair(apart, a, b)), [...standard, id]);
  game.does(0, hit({ munition, ...more }), 6, 5, ...dice);
  return { game, lost: 20 - game.state.units[1]!.armor };
};

rule('ASC-mun-general', 'only units with the launcher, and only what is agreed on', () => {
  const rules = Rulebook.compile(ruleset, [...standard, 'ASC-mun-listen-kill']);
  expect([
    refused(setPiece(pair(3, { specials: 'SRM1/1' })), hit({ munition: 'listen-kill' }), rules),
    refused(setPiece(pair(3)), hit({ munition: 'listen-kill' }), rules),
    refused(setPiece(pair(3, { specials: 'SRM1/1' })), hit({ munition: 'listen-kill' })),
  ]).toEqual([[], ['ASC-mun-general'], ['ASC-mun-general']]);
});
rule('ASC-mun-anti-tsm-damage', 'one less, but two more and a critical against prototype muscle', () => {
  expect(shoot('anti-tsm', 'ASC-mun-anti-tsm-damage', { specials: 'SRM2/2' }).lost).toBe(2);
  const { lost, game } = shoot('anti-tsm', 'ASC-mun-anti-tsm-damage', { specials: 'SRM2/2' }, { specials: 'TSMX' }, {}, [4, 4]);
  expect([lost, game.state.units[1]!.waiting.length]).toEqual([4, 1]);
});
rule('ASC-mun-anti-tsm-smoke', 'leaves smoke two inches around the target', () =>
  expect(shoot('anti-tsm', 'ASC-mun-anti-tsm-damage', { specials: 'SRM2/2' }).game.state.table.pieces).toMatchObject([
    { kind: 'smoke', outline: { radius: 508 } },
  ]),
);
rule('AS-sua-tsi', 'implanted infantry is as vulnerable', () =>
  expect(shoot('anti-tsm', 'ASC-mun-anti-tsm-damage', { specials: 'SRM2/2' }, { type: 'CI', specials: 'TSI' }).lost).toBe(4),
);
rule('ASC-sua-tsi', 'by two more than others', () =>
  expect(shoot('anti-tsm', 'ASC-mun-anti-tsm-damage', { specials: 'SRM2/2' }, { type: 'CI' }).lost).toBe(2),
);
rule('ASC-mun-listen-kill', 'one easier to hit', () => {
  const rules = Rulebook.compile(ruleset, [...standard, 'ASC-mun-listen-kill']);
  const total = (munition: string) => rules.ask('toHit', aimOf(setPiece(pair(3, { specials: 'LRM1/1/1' })), hit({ munition }))!).total;
  expect(total('listen-kill') - total('')).toBe(-1);
});
rule('ASC-mun-listen-kill-era', 'no longer once everybody knows', () => {
  const rules = Rulebook.compile(ruleset, [...standard, 'ASC-mun-listen-kill', 'ASC-mun-listen-kill-era']);
  const total = (munition: string) => rules.ask('toHit', aimOf(setPiece(pair(3, { specials: 'LRM1/1/1' })), hit({ munition }))!).total;
  expect(total('listen-kill')).toBe(total(''));
});
rule('ASC-mun-dead-fire', 'LRM1/2/2 is LRM2/3/0, SRM3/3 is SRM4/0', () => {
  const lrm = (apart: number) => shoot('dead-fire', 'ASC-mun-dead-fire', { specials: 'LRM1/2/2' }, {}, { how: 'LRM' }, [], apart).lost;
  const srm = (apart: number) => shoot('dead-fire', 'ASC-mun-dead-fire', { specials: 'SRM3/3' }, {}, { how: 'SRM' }, [], apart).lost;
  expect([lrm(3), lrm(12), lrm(30), srm(3), srm(12)]).toEqual([2, 3, 0, 4, 0]);
});
rule('ASC-mun-shoot-and-sit-contact', 'a point for two pods', () =>
  expect(shoot('explosive', 'ASC-mun-shoot-and-sit-contact', { specials: 'SNARC2' }, {}, { how: 'SNARC' }).lost).toBe(1),
);
const seeded = (value: number, by = 0): Partial<Unit> => ({ marks: [{ kind: 'seeded', until: 0, value, by }] });
const detonate = (theirs: Partial<Unit>) => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'SNARC1' }, {}, {}, theirs)), [...standard, 'ASC-mun-shoot-and-sit-contact']);
  game.does(0, hit({ munition: 'detonate' }), 6, 5);
  return 20 - game.state.units[1]!.armor;
};
rule('ASC-mun-shoot-and-sit-delayed', 'counted, and set off together with an attack', () => {
  expect(
    shoot('delayed', 'ASC-mun-shoot-and-sit-contact', { specials: 'SNARC1' }, {}, { how: 'SNARC' }).game.state.units[1]!.marks.find(
      ({ kind }) => kind === 'seeded',
    )?.value,
  ).toBe(1);
  expect(detonate(seeded(4))).toBe(3 + 2);
});
rule('ASC-mun-shoot-and-sit-owner', 'by whoever fired them alone', () => expect(detonate(seeded(4, 7))).toBe(3));
rule('AS-munition-list', 'armor-piercing shells roll a critical through armor, ablation stops that', () => {
  expect(
    shoot('armor-piercing', 'AS-munition-list', { specials: 'AC2/2/-' }, {}, { how: 'AC' }, [4, 4]).game.state.units[1]!.waiting,
  ).toHaveLength(1);
  expect(
    shoot('armor-piercing', 'AS-munition-list', { specials: 'AC2/2/-' }, { specials: 'ABA' }, { how: 'AC' }).game.state.units[1]!.waiting,
  ).toEqual([]);
});
rule('ASC-sua-iatm-inferno', 'one point less and heat of its number at Short', () => {
  const { game, lost } = shoot('inferno', 'AS-sprint', { specials: 'IATM2' }, {}, { how: 'IATM' });
  expect([lost, game.state.units[1]!.heatFrom]).toEqual([1, 2]);
});
rule('AS-sua-iatm', 'or a pulse that dazzles', () =>
  expect(
    shoot('magpulse', 'AS-sprint', { specials: 'IATM2' }, {}, { how: 'IATM' }).game.state.units[1]!.marks.map(({ kind }) => kind),
  ).toEqual(['magpulse']),
);
rule('AS-sua-ac', 'autocannons alone do their own damage', () =>
  expect(shoot('', 'AS-sprint', { specials: 'AC2/1/-' }, {}, { how: 'AC' }).lost).toBe(2),
);
rule('AS-sua-lrm', 'so do long-range missiles', () =>
  expect(shoot('', 'AS-sprint', { specials: 'LRM1/2/2' }, {}, { how: 'LRM' }, [], 12).lost).toBe(2),
);
rule('AS-sua-srm', 'and short-range missiles', () =>
  expect(shoot('', 'AS-sprint', { specials: 'SRM2/1' }, {}, { how: 'SRM' }).lost).toBe(2),
);
rule('AS-sua-tor', 'torpedoes run in water only', () => {
  expect(refused(setPiece(pair(3, { specials: 'TOR2/2/-' })), hit({ how: 'TOR' }))).toEqual(['AS-sua-tor']);
  expect(
    refused(setPiece(pair(3, { specials: 'TOR2/2/-' }), {}, [patch('water', 10, 20, 30, 48, { depth: 100 })]), hit({ how: 'TOR' })),
  ).toEqual([]);
});
const tuned = (value: number, apart: number) => {
  const rules = Rulebook.compile(ruleset, [...standard, 'AS-range-tracking']);
  return rules
    .ask('toHit', aimOf(setPiece(pair(apart, { specials: 'VRT' }, {}, { marks: [{ kind: 'targeting', until: 0, value }] })), hit())!)
    .terms.find(one => one.rule === 'AS-range-tracking')?.value;
};
rule('AS-range-tracking', 'tuned for Long: +1, 0, -1; for Short: -1, 0, +1', () =>
  expect([tuned(1, 3), tuned(1, 12), tuned(1, 30), tuned(2, 3), tuned(2, 12), tuned(2, 30)]).toEqual([1, 0, -1, -1, 0, 1]),
);
rule('AS-sua-vrt', 'tuned anew in the End Phase', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'VRT' })), [...standard, 'AS-range-tracking']);
  game.does(0, { type: 'order', unit: 0, order: 'retarget' });
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.marks).toMatchObject([{ kind: 'targeting', value: 1 }]);
});

// Jammers and pulses
const stance = (specials: string, what: 'jam' | 'chargeHpg', others: readonly Placed[], dice: readonly number[]) => {
  const state = setPiece([at({ specials }, 0, 20, 40, { moved: null }), ...others], { phase: 'movement', active: 0 });
  const game = scene(ruleset, state);
  game.does(0, { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: -1 }, stance: what }, ...dice);
  return game;
};
const marks = (unit: Unit | undefined) => unit!.marks.map(({ kind }) => kind);
const foe = (specials: string, y = 30) => at({ specials }, 1, 24, y, { moved: { mode: 'stand', length: 0, from: null } });
rule('ASC-sua-jammer-activation', 'it runs five turns, reaches 34 inches, once', () => {
  const game = stance('DJ', 'jam', [foe('ECM')], [4, 4]);
  expect([
    marks(game.state.units[0]),
    game.state.units[0]!.marks[0]!.until,
    game.state.units[0]!.spent,
    marks(game.state.units[1]),
  ]).toEqual([['jammer'], 5, ['jammer'], ['jammedEcm']]);
  expect(marks(stance('DJ', 'jam', [foe('ECM', 4)], []).state.units[1])).toEqual([]);
});
rule('ASC-sua-dj', '9 resists; less loses its screen', () =>
  expect([
    marks(stance('DJ', 'jam', [foe('ECM')], [4, 5]).state.units[1]),
    marks(stance('DJ', 'jam', [foe('ECM')], [4, 4]).state.units[1]),
  ]).toEqual([[], ['jammedEcm']]),
);
rule('AS-sua-dj', 'stealth goes as well', () =>
  expect(
    book
      .ask('toHit', aimOf(setPiece(pair(12, {}, { specials: 'STL' }, {}, { marks: [{ kind: 'jammedEcm', until: 5 }] })), hit())!)
      .terms.some(one => one.rule === 'AS-to-hit-stl'),
  ).toBe(false),
);
rule('ASC-sua-hj', 'no TAG, and missiles aim worse', () => {
  const silenced: Partial<Unit> = { marks: [{ kind: 'jammedC3', until: 5 }] };
  expect(refused(setPiece(pair(3, { specials: 'TAG' }, {}, silenced)), hit({ how: 'TAG' }))).toEqual(['ASC-sua-hj']);
  expect(
    book.ask('toHit', aimOf(setPiece(pair(3, { specials: 'SRM1/1' }, {}, silenced)), hit())!).terms.find(one => one.rule === 'ASC-sua-hj')
      ?.value,
  ).toBe(1);
});
rule('AS-sua-hj', 'rolled for like the other', () =>
  expect(marks(stance('HJ', 'jam', [foe('TAG')], [4, 4]).state.units[1])).toEqual(['jammedC3']),
);
const pulsing = (value: number, did: readonly string[] = []) => {
  const game = scene(
    ruleset,
    setPiece([
      at({ type: 'SV', specials: 'HPG' }, 0, 20, 40, {
        moved: { mode: 'stand', length: 0, from: null },
        did,
        marks: [{ kind: 'hpg', until: 0, value }],
      }),
      foe('', 30),
      foe('', 10),
      at({}, 0, 60, 44),
    ]),
  );
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  return game;
};
rule('ASC-sua-hpg-charge', 'two turns without moving or firing, then a turn asleep', () => {
  expect(pulsing(0).state.units[0]!.marks).toMatchObject([{ kind: 'hpg', value: 1 }]);
  expect(pulsing(1).state.units[0]!.shutdown).toBe(true);
  expect(refused(setPiece(pair(3, { specials: 'HPG' }, {}, { marks: [{ kind: 'hpg', until: 0, value: 0 }] })), hit())).toEqual([
    'ASC-sua-hpg-charge',
  ]);
});
rule('ASC-sua-hpg-radius', 'sixteen inches', () =>
  expect([marks(pulsing(1).state.units[1]), marks(pulsing(1).state.units[2])]).toEqual([['pulsed'], []]),
);
rule('ASC-sua-hpg-effect', 'four worse for weapons, not for fists', () => {
  const dazzled: Partial<Unit> = { marks: [{ kind: 'pulsed', until: 6 }] };
  const value = (how: AttackCommand['how']) =>
    book.ask('toHit', aimOf(setPiece(pair(0, {}, {}, dazzled)), hit({ how }))!).terms.find(one => one.rule === 'ASC-sua-hpg-effect')?.value;
  expect([value('standard'), value('strike')]).toEqual([4, undefined]);
});
rule('ASC-sua-hpg-use', 'once in six turns', () => {
  const state = setPiece([at({ specials: 'HPG' }, 0, 20, 40, { moved: null, marks: [{ kind: 'hpgWait', until: 6 }] }), foe('')], {
    phase: 'movement',
  });
  expect(refused(state, { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: -1 }, stance: 'chargeHpg' })).toEqual([
    'AS-hull-down',
  ]);
});
rule('AS-sua-hpg', 'only with a generator', () => {
  const state = (specials: string) => setPiece([at({ specials }, 0, 20, 40, { moved: null }), foe('')], { phase: 'movement' });
  const charge: Command = { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: -1 }, stance: 'chargeHpg' };
  expect([refused(state('HPG'), charge), refused(state(''), charge)]).toEqual([[], ['AS-hull-down']]);
});
rule('ASC-sua-vr', 'inside a screen no shots, and fists two worse', () => {
  const state = setPiece([...pair(0, { specials: 'VR' }), foe('ECM', 36)]);
  expect(refused(state, hit())).toEqual(['ASC-sua-vr']);
  expect(book.ask('toHit', aimOf(state, hit({ how: 'strike' }))!).terms.find(one => one.rule === 'ASC-sua-vr')?.value).toBe(2);
});
rule('AS-drone', 'a drone obeys its controller outside a screen', () => {
  const drone = (others: readonly Placed[]) => refused(setPiece([...pair(3, { specials: 'DRO' }), ...others]), hit());
  expect([drone([at({ specials: 'DCC1' }, 0, 40, 44)]), drone([]), drone([at({ specials: 'DCC1' }, 0, 40, 44), foe('ECM', 34)])]).toEqual([
    [],
    ['AS-drone'],
    ['AS-drone'],
  ]);
});
rule('AS-sua-dcc', 'a controller that is shut down controls nothing', () =>
  expect(refused(setPiece([...pair(3, { specials: 'DRO' }), at({ specials: 'DCC1' }, 0, 40, 44, { shutdown: true })]), hit())).toEqual([
    'AS-drone',
  ]),
);
const dazed = (specials: string) => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 0, structure: 9, specials })));
  game.does(0, hit(), 6, 5, 2, 2);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  return marks(game.state.units[1]);
};
rule('ASC-sua-dn', 'a fire control hit stuns a pilot with implants', () => expect([dazed('DN'), dazed('')]).toEqual([['stunned'], []]));
rule('AS-sua-dn', 'for the whole next turn', () => expect(dazed('DN')).toEqual(['stunned']));
const robots = (specials: string) => book.ask('initiative', { state: setPiece([at({ specials }, 0, 20, 40)]), seat: 0 }).total;
rule('ASC-sua-sdcs', 'superior robots lose one on initiative', () => expect(robots('SDCS')).toBe(-1));
rule('AS-sua-sdcs', 'only where no man is with them', () =>
  expect(book.ask('initiative', { state: setPiece([at({ specials: 'SDCS' }, 0, 20, 40), at({}, 0, 30, 40)]), seat: 0 }).total).toBe(0),
);
rule('ASC-sua-rbt', 'plain ones two', () => expect(robots('RBT')).toBe(-2));

// Shields that are struck
const intercept = (dice: readonly number[]) => {
  const state = setPiece([
    ...pair(8),
    at({}, 1, 20, 40 - 8 - 318 / 254 + 318 / 254, { moved: { mode: 'ground', length: 900, from: null } }),
  ]);
  const game = scene(ruleset, state, [...standard, 'ASC-shielding-modifier']);
  game.does(0, hit(), ...dice);
  return [20 - game.state.units[1]!.armor, 20 - game.state.units[2]!.armor];
};
rule('ASC-shielding-intercept', 'a miss by no more than the modifier strikes the shield', () =>
  expect([intercept([4, 4]), intercept([3, 4])]).toEqual([
    [3, 0],
    [0, 3],
  ]),
);
rule('ASC-shielding-clean-miss', 'a miss by more strikes nobody', () => expect(intercept([2, 3])).toEqual([0, 0]));
rule('ASC-shielding-no-defense', 'nothing helps against shells', () => {
  const game = scene(
    ruleset,
    setPiece([
      at({ specials: 'ARTS-1' }, 0, 20, 40),
      at({}, 1, 20, 20),
      at({}, 1, 20, 21.3, { moved: { mode: 'ground', length: 900, from: null } }),
    ]),
    [...standard, 'ASC-shielding-modifier'],
  );
  game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-S', at: { x: 5080, y: 20 * 254 } });
  game.does(0, done);
  game.does(1, done, 6, 6, 5, 5, 2, 2);
  expect([20 - game.state.units[1]!.armor, 20 - game.state.units[2]!.armor]).toEqual([3, 3]);
});

// Lances
rule('ASC-lance-movement', 'a lance that has begun to move moves to its end', () => {
  const state = setPiece(
    [
      at({}, 0, 10, 40, { moved: null, lance: 0 }),
      at({}, 0, 14, 40, { moved: null, lance: 0 }),
      at({}, 0, 18, 40, { moved: null, lance: 1 }),
      at({}, 1, 10, 4, { moved: null }),
    ],
    { phase: 'movement', active: 0, initiative: 1, exchange: { loser: 0, winner: 1 } },
  );
  const game = scene(ruleset, state, [...standard, 'ASC-lance-movement']);
  const stand = (unit: number): Command => ({ type: 'move', unit, mode: 'stand', path: [], facing: { dx: 0, dy: -1 } });
  game.does(0, stand(0));
  expect(game.state.active).toBe(0);
  expect(game.refuses(0, stand(2)).map(one => one.rule)).toEqual(['ASC-lance-movement']);
  game.does(0, stand(1));
  expect(game.state.active).toBe(1);
});
rule('ASC-lance-movement-groups', 'groups are fixed before play', () => {
  expect(
    ruleset
      .setup(alphaStrike.scenarios[5]!.setup)
      .units.filter(({ seat }) => seat === 0)
      .map(({ lance }) => lance)
      .join(''),
  ).toBe('000011112222');
});

// Cards made by rule
rule('ASC-tbl-protomech-values', '0, 0*, 1, 2, 3, 4, 5 at 0, 1, 5, 8, 13, 18, 23', () => {
  expect(
    [0, 1, 4, 5, 7, 8, 12, 13, 17, 18, 22, 23, 40].map(value => (individualValue(value).minimal ? '0*' : individualValue(value).points)),
  ).toEqual([0, '0*', '0*', 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});
rule('ASC-minimal-damage-protomech', 'armor of less than a point is none', () =>
  expect(individual(sketch({ type: 'PM', armor: 4 })).armor).toBe(0),
);
rule('AS-proto-point', 'a Point becomes five single cards', () =>
  expect(individual(sketch({ type: 'PM', damage: '8/5/1', armor: 13 }))).toMatchObject({
    armor: 3,
    damage: [{ points: 2 }, { points: 1 }, { minimal: true }],
  }),
);
rule('ASC-armed-building-damage-points', 'CF 15 has three points, nearer brackets first', () => {
  expect(
    (
      [
        [3, 0, 0],
        [2, 1, 0],
        [1, 1, 1],
        [0, 0, 3],
        [0, 1, 2],
        [1, 2, 0],
      ] as const
    ).map(values => mayMount(15, values)),
  ).toEqual([true, true, true, false, false, false]);
});
rule('ASC-armed-building-skill', 'without a crew one worse, never better than Elite', () =>
  expect([automatedSkill(4), automatedSkill(0)]).toEqual([5, 2]),
);
rule('ASC-armed-building-roof', 'a roof of 1.5 by 3 inches bears two turrets', () =>
  expect(roofTurrets(patch('building', 10, 10, 11.5, 13))).toBe(2),
);
rule('ASC-armed-building-generic', 'no heat, no special weapons, a turret on the roof', () =>
  expect(emplacement(15, [2, 1, 0], true)).toMatchObject({ overheat: 0, specials: ['AFC', 'TUR(2/1/-)'] }),
);
rule('ASC-armed-building-attacks', 'it fires as one that stands still', () => {
  const state = setPiece([
    { card: emplacement(15, [2, 1, 0], true), seat: 0, x: 20, y: 40, more: { moved: null } },
    at({ move: '4"' }, 1, 20, 36),
  ]);
  expect(book.ask('toHit', aimOf(state, hit())!).total).toBe(3);
});
rule('ASC-artillery-emplacement-limit', 'CF 30 bears a cruise missile of 11 points, not of 16', () =>
  expect([mayMountGun(30, 'CM7'), mayMountGun(30, 'CM9')]).toEqual([true, false]),
);
rule('ASC-armored-building-entry', 'no machine enters while there is armor', () => {
  const walk = (armor: number) =>
    refused(
      setPiece([at({}, 0, 20, 40, { moved: null }), at({}, 1, 60, 4)], { phase: 'movement' }, [
        patch('building', 18, 34, 22, 38, { cf: 20, armor }),
      ]),
      { type: 'move', unit: 0, mode: 'ground', path: [{ x: 5080, y: 36 * 254 }], facing: { dx: 0, dy: -1 } },
    );
  expect([walk(5), walk(0)]).toEqual([['AS-move-prohibited'], []]);
});
const fired = (armor: number, cf = 20) => {
  const game = scene(
    ruleset,
    setPiece([at({ damage: '4/4/4' }, 0, 20, 40), at({}, 1, 60, 4)], {}, [
      patch('building', 18, 34, 22, 38, { cf, armor, height: 9 * 254 }),
    ]),
  );
  game.does(0, { type: 'demolish', unit: 0, piece: 'building' }, 6, 5);
  return game.state.table.pieces[0]!;
};
rule('ASC-armored-building-armor', 'armor is spent before the building', () => expect([fired(5).armor, fired(5).cf]).toEqual([1, 20]));
rule('ASC-armored-building-damage', 'what is left over goes on', () =>
  expect([fired(3).armor, fired(3).cf, fired(3, 1).kind]).toEqual([0, 19, 'rubble']),
);
rule('ASC-armored-building-collapse', 'twice as hard: nine inches do 4, and 6 on the roof', () => {
  const piece = patch('building', 18, 34, 22, 38, { armor: 5, height: 9 * 254 });
  expect([collapseDamage(piece, false), collapseDamage(piece, true)]).toEqual([4, 6]);
});
rule('ASC-engine-explosion-booby-trap', 'a trapped unit uses its own charge', () => {
  const rules = Rulebook.compile(ruleset, [...standard, 'ASC-engine-explosion-self-destruct']);
  expect(refused(setPiece(pair(3, { specials: 'BT' })), { type: 'order', unit: 0, order: 'selfDestruct' }, rules)).toEqual([
    'ASC-engine-explosion-self-destruct',
  ]);
});
