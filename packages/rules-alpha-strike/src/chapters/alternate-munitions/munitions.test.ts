import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../../attack/aim.ts';
import { at, done, hit, slow as pair, pass, readSetup, refused, ruleset, standard } from '../../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { AttackCommand, Unit } from '../../shape.ts';
import { markOf } from '../../state.ts';

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

rule('ASC-mun-general#1', 'only units with the launcher, and only what is agreed on', () => {
  const rules = Rulebook.compile(ruleset, [...standard, 'ASC-mun-listen-kill', 'ASC-mun-shoot-and-sit-contact']);
  const against = (specials: string, munition: string, how: AttackCommand['how'] = 'standard', by = rules) =>
    refused(setPiece(pair(3, { specials })), hit({ munition, how }), by);
  expect([
    against('SRM1/1', 'listen-kill'),
    against('LRM1/1/1', 'listen-kill'),
    against('', 'listen-kill'),
    against('SNARC1', 'listen-kill'),
  ]).toEqual([[], [], ['ASC-mun-general'], ['ASC-mun-general']]);
  expect([against('SNARC1', 'delayed', 'SNARC'), against('CNARC1', 'delayed', 'CNARC')]).toEqual([[], ['ASC-mun-general']]);
  expect(refused(setPiece(pair(3, { specials: 'SRM1/1' })), hit({ munition: 'listen-kill' }))).toEqual(['ASC-mun-general']);
});
const TSM = 'ASC-mun-anti-tsm-damage';
const acid = (a: Sketch, b: Sketch = {}, more: Partial<AttackCommand> = {}, dice: readonly number[] = [], apart = 3) =>
  shoot('anti-tsm', TSM, a, b, more, dice, apart);
rule('ASC-mun-anti-tsm-damage#1', 'alone, indirectly or with everything else', () => {
  expect([
    acid({ specials: 'SRM2/2' }).lost,
    acid({ specials: 'SRM2/2' }, {}, { how: 'SRM' }).lost,
    acid({ specials: 'LRM2/2/2' }, {}, { how: 'LRM' }).lost,
  ]).toEqual([2, 1, 1]);
  const battery = setPiece([...pair(12, { specials: 'IF2,LRM2/2/2' }), at({}, 0, 24, 30)]);
  const game = scene(ruleset, battery, [...standard, TSM]);
  game.does(0, hit({ munition: 'anti-tsm', how: 'indirect', spotter: 2 }), 6, 5);
  expect(20 - game.state.units[1]!.armor).toBe(1);
});
rule('ASC-mun-anti-tsm-damage#2', 'a hit does a point less', () =>
  expect([acid({ specials: 'SRM2/2' }).lost, shoot('', TSM, { specials: 'SRM2/2' }).lost]).toEqual([2, 3]),
);
rule('ASC-mun-anti-tsm-damage#3', 'against TSMX or TSI two points more than that', () =>
  expect([
    acid({ specials: 'SRM2/2' }, { specials: 'TSMX' }, {}, [4, 4]).lost,
    acid({ specials: 'SRM2/2' }, { type: 'CI', specials: 'TSI' }).lost,
  ]).toEqual([4, 4]),
);
rule('ASC-mun-anti-tsm-damage#4', 'and a critical hit besides, through armor too', () => {
  const through = acid({ specials: 'SRM2/2' }, { specials: 'TSMX' }, {}, [4, 4]).game.state.units[1]!;
  expect([through.armor, through.waiting.length]).toEqual([16, 1]);
  // Without armor: one for the structure and one for the warheads.
  expect(
    acid({ specials: 'SRM2/2' }, { armor: 0, structure: 20, specials: 'TSMX' }, {}, [4, 4, 4, 4]).game.state.units[1]!.waiting.length,
  ).toBe(2);
});
rule('ASC-mun-anti-tsm-damage#5', 'the usual muscle knows no difference', () => {
  const { lost, game } = acid({ specials: 'SRM2/2' }, { specials: 'TSM' });
  expect([lost, game.state.units[1]!.waiting]).toEqual([2, []]);
});
const CLOUD = {
  id: 'anti-tsm-smoke-1-0',
  kind: 'smoke',
  outline: { kind: 'circle', at: { x: 5080, y: 36 * 254 }, radius: 508 },
  level: 1,
} as const;
const ACID: readonly RuleId[] = [...standard, TSM, 'ASC-mun-anti-tsm-smoke', 'AS-smoke'];
rule('ASC-mun-anti-tsm-smoke#1', 'it leaves smoke two inches around whomever it hits', () => {
  const smoke = (...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece(pair(3, { specials: 'SRM2/2' })), ACID);
    game.does(0, hit({ munition: 'anti-tsm' }), ...dice);
    return game.state.table.pieces;
  };
  expect(smoke(6, 5)).toMatchObject([{ kind: 'smoke', outline: { kind: 'circle', radius: 508, at: { x: 5080 } } }]);
  expect(smoke(1, 1)).toEqual([]);
});
rule('ASC-mun-anti-tsm-smoke#2', 'it drifts, thins out and dims the view like any smoke', () => {
  const after = (die: number) => {
    const game = scene(
      ruleset,
      setPiece([at({}, 0, 30, 40), at({}, 1, 40, 4)], { weather: { light: 'day', fog: 0, hail: 0, vacuum: false, wind: 4 } }, [CLOUD]),
      ACID,
    );
    pass(game, die, 5, 5, 2, 2);
    return game.state.table.pieces.map(({ outline }) => (outline.kind === 'circle' ? outline.at.y : 0));
  };
  expect([after(4), after(5)]).toEqual([[38 * 254], []]);
  const thick = { ...CLOUD, outline: { ...CLOUD.outline, radius: 4 * 254 } };
  const blind = setPiece([at({}, 0, 20, 44), at({}, 1, 20, 24)], {}, [thick]);
  expect(refused(blind, hit(), Rulebook.compile(ruleset, ACID))).toEqual(['AS-los-woods']);
});
/** Somebody who walks two inches from forty on, past or into the cloud; structure lost. */
const walks = (
  specials: string,
  inches: number,
  more: Partial<Unit> = {},
  dice: readonly number[] = [],
  pieces: Parameters<typeof setPiece>[2] = [CLOUD],
  aside = 0,
) => {
  const state = setPiece(
    [at({ specials, structure: 9 }, 0, 20 + aside, 40, { armor: 0, moved: null, ...more }), at({}, 1, 60, 4)],
    { phase: 'movement' },
    pieces,
  );
  const game = scene(ruleset, state, ACID);
  game.does(
    0,
    { type: 'move', unit: 0, mode: 'ground', path: [{ x: (20 + aside) * 254, y: (40 - inches) * 254 }], facing: { dx: 0, dy: -1 } },
    ...dice,
  );
  return 9 - game.state.units[0]!.structure;
};
rule('ASC-mun-anti-tsm-smoke#3', 'old muscle without armor that goes into it loses a point at once, with its critical check', () => {
  expect([walks('TSMX', 3, {}, [3, 4]), walks('TSMX', 1), walks('TSM', 3), walks('', 3)]).toEqual([1, 0, 0, 0]);
  expect([
    walks('TSMX', 8, {}, [3, 4]),
    walks('TSMX', 3, {}, [], [{ ...CLOUD, id: 'smoke-1-0' }]),
    walks('TSMX', 8, {}, [], [CLOUD], 6),
  ]).toEqual([1, 0, 0]);
});
rule('ASC-mun-anti-tsm-smoke#4', 'and loses it again where it begins its Movement Phase in it', () => {
  const begins = (specials: string, armor: number, ...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece([at({ specials, structure: 9 }, 0, 20, 36, { armor }), at({}, 1, 60, 4)], {}, [CLOUD]), ACID);
    pass(game, 4, 2, 2, 5, 5, ...dice);
    return 9 - game.state.units[0]!.structure;
  };
  expect([begins('TSMX', 0, 3, 4), begins('TSMX', 1), begins('', 0)]).toEqual([1, 0, 0]);
});
rule('ASC-mun-anti-tsm-smoke#5', 'armor keeps it off', () =>
  expect([walks('TSMX', 3, { armor: 1 }), walks('TSMX', 3, {}, [3, 4])]).toEqual([0, 1]),
);
rule('AS-sua-tsi', 'implanted infantry is as vulnerable', () =>
  expect(shoot('anti-tsm', 'ASC-mun-anti-tsm-damage', { specials: 'SRM2/2' }, { type: 'CI', specials: 'TSI' }).lost).toBe(4),
);
rule('ASC-sua-tsi', 'by two more than others', () =>
  expect(shoot('anti-tsm', 'ASC-mun-anti-tsm-damage', { specials: 'SRM2/2' }, { type: 'CI' }).lost).toBe(2),
);
const listens = (munition: string, more: Partial<AttackCommand>, specials: string, rules: readonly RuleId[], year?: number): number => {
  const state = setPiece(pair(3, { specials }), year === undefined ? {} : { year });
  return Rulebook.compile(ruleset, [...standard, ...rules]).ask('toHit', aimOf(state, hit({ munition, ...more }))!).total;
};
rule('ASC-mun-listen-kill#1', 'one easier to hit, alone or with everything else', () => {
  const easier = (how: AttackCommand['how'], specials: string) =>
    listens('listen-kill', { how }, specials, ['ASC-mun-listen-kill']) - listens('', { how }, specials, ['ASC-mun-listen-kill']);
  expect([easier('standard', 'LRM1/1/1'), easier('LRM', 'LRM1/1/1'), easier('SRM', 'SRM1/1')]).toEqual([-1, -1, -1]);
});
const inYear = (year?: number) => {
  const rules: readonly RuleId[] = ['ASC-mun-listen-kill', 'ASC-mun-listen-kill-era'];
  return listens('listen-kill', {}, 'LRM1/1/1', rules, year) - listens('', {}, 'LRM1/1/1', rules, year);
};
rule('ASC-mun-listen-kill-era#1', 'where the date matters, from 3037 to 3039 alone', () => {
  expect([3036, 3037, 3038, 3039].map(inYear)).toEqual([0, -1, -1, -1]);
  const read = readSetup({
    table: { scene: 'plains', seed: 1 },
    forces: [[{ card: 'Bulwark' }], [{ card: 'Bulwark' }]],
    zone: 6,
    limit: 9,
    year: 3038,
  });
  expect(read.ok && ruleset.setup(read.value).year).toBe(3038);
});
rule('ASC-mun-listen-kill-era#2', 'after that they are missiles like any other', () => {
  expect([inYear(3040), inYear(3151)]).toEqual([0, 0]);
  expect(shoot('listen-kill', 'ASC-mun-listen-kill', { specials: 'LRM1/1/1' }).lost).toBe(3);
});
const dead = (a: Sketch, more: Partial<AttackCommand>, apart: number) =>
  shoot('dead-fire', 'ASC-mun-dead-fire', a, {}, more, [], apart).lost;
const alone = (specials: string, how: 'LRM' | 'SRM') =>
  [3, 12, 30].map(apart => (how === 'SRM' && apart === 30 ? 0 : dead({ specials }, { how }, apart)));
rule('ASC-mun-dead-fire#1', 'a point more in each bracket that is left', () =>
  expect([alone('LRM1/2/2', 'LRM').slice(0, 2), alone('SRM3/3', 'SRM').slice(0, 1)]).toEqual([[2, 3], [4]]),
);
rule('ASC-mun-dead-fire#2', 'nothing in the farthest', () =>
  expect([alone('LRM1/2/2', 'LRM')[2], alone('SRM3/3', 'SRM')[1]]).toEqual([0, 0]),
);
rule('ASC-mun-dead-fire#3', 'LRM1/2/2 is LRM2/3/0, SRM3/3 is SRM4/0', () =>
  expect([alone('LRM1/2/2', 'LRM'), alone('SRM3/3', 'SRM')]).toEqual([
    [2, 3, 0],
    [4, 0, 0],
  ]),
);
rule('ASC-mun-dead-fire#4', 'with everything else: one more at Short and Medium, at Long without what the LRMs do', () =>
  expect([3, 12, 30].map(apart => dead({ damage: '4/4/3', specials: 'LRM1/2/2' }, {}, apart))).toEqual([5, 5, 1]),
);
rule('ASC-mun-dead-fire#5', 'SRMs: one more at Short, at Medium without what they do, at Long as ever', () =>
  expect([3, 12, 30].map(apart => dead({ damage: '4/4/3', specials: 'SRM3/3' }, {}, apart))).toEqual([5, 1, 3]),
);
const SIT = 'ASC-mun-shoot-and-sit-contact';
const sits = Rulebook.compile(ruleset, [...standard, SIT]);
rule('ASC-mun-shoot-and-sit-contact#1', 'only with SNARC', () =>
  expect(
    ['SNARC1', 'CNARC1', 'INARC1', 'LRM1/1/1'].map(specials =>
      refused(setPiece(pair(3, { specials })), hit({ munition: 'delayed', how: 'SNARC' }), sits).includes('ASC-mun-general'),
    ),
  ).toEqual([false, true, true, true]),
);
rule('ASC-mun-shoot-and-sit-contact#2', 'on contact a point for every two pods', () =>
  expect([1, 2, 3, 4].map(pods => shoot('explosive', SIT, { specials: `SNARC${pods}` }, {}, { how: 'SNARC' }).lost)).toEqual([0, 1, 1, 2]),
);
const seeded = (value: number, by = 0): Partial<Unit> => ({ marks: [{ kind: 'seeded', until: 0, value, by }] });
const detonate = (theirs: Partial<Unit>, ...dice: readonly number[]) => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'SNARC1' }, {}, {}, theirs)), [...standard, SIT]);
  game.does(0, hit({ munition: 'detonate' }), ...dice);
  return { lost: 20 - game.state.units[1]!.armor, left: markOf(game.state.units[1]!, 'seeded') };
};
const seeds = (munition: string, ...dice: readonly number[]) => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'SNARC2' })), [...standard, SIT]);
  game.does(0, hit({ munition, how: 'SNARC' }), ...dice);
  return game;
};
rule('ASC-mun-shoot-and-sit-delayed#1', 'at once or later is said with the shot', () => {
  const [now, later] = [seeds('explosive', 6, 5), seeds('delayed', 6, 5)];
  expect([20 - now.state.units[1]!.armor, markOf(now.state.units[1]!, 'seeded')]).toEqual([1, undefined]);
  expect([20 - later.state.units[1]!.armor, markOf(later.state.units[1]!, 'seeded')?.value]).toEqual([0, 1]);
});
rule('ASC-mun-shoot-and-sit-delayed#2', 'each hit counts one, for this target; a miss none', () => {
  const game = seeds('delayed', 6, 5);
  game.does(0, hit({ munition: 'delayed', how: 'SNARC' }), 6, 5);
  expect(markOf(game.state.units[1]!, 'seeded')?.value).toBe(2);
  expect(markOf(seeds('delayed', 1, 1).state.units[1]!, 'seeded')).toBeUndefined();
});
rule('ASC-mun-shoot-and-sit-delayed#3', 'it takes sight of the target and an attack of its own', () => {
  const hill = [patch('hill', 10, 37, 30, 38, { height: 2000 })];
  const state = (pieces: Parameters<typeof setPiece>[2]) => setPiece(pair(8, { specials: 'SNARC1' }, {}, {}, seeded(4)), {}, pieces);
  const set = hit({ munition: 'detonate' });
  expect([refused(state([]), set, sits), refused(state(hill), set, sits)]).toEqual([[], ['AS-los-thirds']]);
  const game = scene(ruleset, state([]), [...standard, SIT]);
  game.does(0, set, 1, 1);
  expect(game.refuses(0, hit()).map(one => one.rule)).toContain('AS-attack-count');
});
rule('ASC-mun-shoot-and-sit-delayed#4', 'a point for every two of them, beside what the attack does', () => {
  expect([detonate(seeded(4), 6, 5).lost, detonate(seeded(3), 6, 5).lost, detonate(seeded(1), 6, 5).lost]).toEqual([5, 4, 3]);
  expect(detonate(seeded(4), 1, 1).lost).toBe(2);
});
rule('ASC-mun-shoot-and-sit-delayed#5', 'all go off together', () =>
  expect(detonate(seeded(5), 6, 5)).toEqual({ lost: 5, left: undefined }),
);
rule('ASC-mun-shoot-and-sit-owner#1', 'nobody sets off what another has fired', () => {
  const state = setPiece(pair(3, { specials: 'SNARC1' }, {}, {}, seeded(4, 7)));
  expect(refused(state, hit({ munition: 'detonate' }), sits)).toEqual([SIT]);
});
rule('ASC-mun-shoot-and-sit-owner#2', 'once whoever fired them is destroyed they stay where they are', () => {
  const gone = at({ specials: 'SNARC1' }, 0, 40, 40, { fate: 'destroyed', at: null });
  const state = setPiece([...pair(3, { specials: 'SNARC1' }, {}, {}, seeded(4, 2)), gone]);
  expect(refused(state, hit({ munition: 'detonate' }), sits)).toEqual([SIT]);
  const game = scene(ruleset, state, [...standard, SIT]);
  pass(game, 5, 5, 2, 2);
  expect([game.state.units[1]!.armor, markOf(game.state.units[1]!, 'seeded')?.value]).toEqual([20, 4]);
});
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
