import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import { jammed } from '../electronics/ecm.ts';
import { alphaStrike } from '../index.ts';
import { EDITIONS } from '../rules.ts';
import { type Placed, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { AttackCommand, Command, State, Unit } from '../shape.ts';

const { ruleset } = alphaStrike;
const standard = EDITIONS['corrected-2013']!;
const ce = EDITIONS['commanders-edition']!;
const book = Rulebook.compile(ruleset, standard);
const pair = (apart: number, a: Sketch = {}, b: Sketch = {}, mine: Partial<Unit> = {}, theirs: Partial<Unit> = {}): readonly Placed[] => [
  { card: sketch(a), seat: 0, x: 20, y: 40, more: mine },
  { card: sketch(b), seat: 1, x: 20, y: 40 - apart - 318 / 254, more: theirs },
];
const at = (specials: string, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: sketch({ specials }),
  seat,
  x,
  y,
  more,
});
const hit = (more: Partial<AttackCommand> = {}): AttackCommand => ({ type: 'attack', unit: 0, target: 1, how: 'standard', ...more });
const done: Command = { type: 'done' };
/** Armor lost by a target of 20 to one hit on 11. */
const dealt = (
  a: Sketch,
  b: Sketch,
  more: Partial<AttackCommand> = {},
  theirs: Partial<Unit> = {},
  dice: readonly number[] = [],
  rules: readonly RuleId[] = standard,
  apart = 3,
  others: readonly Placed[] = [],
): number => {
  const game = scene(ruleset, setPiece([...pair(apart, a, { armor: 20, move: '4"', ...b }, {}, theirs), ...others]), rules);
  game.does(0, hit(more), 6, 5, ...dice);
  return 20 - game.state.units[1]!.armor;
};
const marksAfter = (how: AttackCommand['how'], a: Sketch, b: Sketch = {}, dice: readonly number[] = []): readonly string[] => {
  const game = scene(ruleset, setPiece(pair(3, a, { armor: 20, move: '4"', ...b })));
  game.does(0, hit({ how }), 6, 5, ...dice);
  return game.state.units[1]!.marks.map(({ kind }) => kind);
};
const term = (state: State, id: RuleId, more: Partial<AttackCommand> = {}, rules = book): number | undefined =>
  rules.ask('toHit', aimOf(state, hit(more))!).terms.find(one => one.rule === id && !one.waivedBy)?.value;

// What protects
rule('AS-ams', 'takes one off missiles from the front, never the last point', () => {
  expect([
    dealt({ specials: 'SRM2/2' }, { specials: 'AMS' }),
    dealt({}, { specials: 'AMS' }),
    dealt({ damage: '1/1/-', specials: 'SRM1/1' }, { specials: 'AMS' }),
  ]).toEqual([2, 3, 1]);
});
rule('AS-sua-ams', 'not from behind', () => {
  expect(dealt({ specials: 'SRM2/2' }, { specials: 'AMS' }, {}, { facing: { dx: 0, dy: -1 } })).toBe(4);
});
rule('AS-sua-rams', 'guards its own unit like AMS', () => {
  expect(dealt({ specials: 'SRM2/2' }, { specials: 'RAMS' })).toBe(2);
});
rule('ASC-sua-rams', 'or a friend within two inches', () => {
  const friend = (x: number) => at('RAMS', 1, x, 35);
  expect([
    dealt({ specials: 'SRM2/2' }, {}, {}, {}, [], standard, 3, [friend(22)]),
    dealt({ specials: 'SRM2/2' }, {}, {}, {}, [], standard, 3, [friend(30)]),
  ]).toEqual([2, 3]);
});
rule('AS-sua-shld', 'a shield takes one off, not off indirect fire', () => {
  expect(dealt({}, { specials: 'SHLD' })).toBe(2);
  expect(dealt({ specials: 'IF2' }, { specials: 'SHLD' }, { how: 'indirect', spotter: 2 }, {}, [], standard, 3, [at('', 0, 30, 36)])).toBe(
    2,
  );
});
rule('AS-sua-rca', 'reactive armor halves the missiles in an attack, rounded up', () => {
  expect([dealt({ damage: '4/4/-', specials: 'SRM3/3' }, { specials: 'RCA' }), dealt({ damage: '4/4/-' }, { specials: 'RCA' })]).toEqual([
    2, 4,
  ]);
});
rule('AS-sua-rfa', 'reflective armor halves energy, doubles fists, takes one off the rest', () => {
  expect([
    dealt({ damage: '4/4/-', specials: 'ENE' }, { specials: 'RFA' }),
    dealt({ damage: '4/4/-' }, { specials: 'RFA' }),
    dealt({}, { specials: 'RFA' }, { how: 'strike' }, {}, [], standard, 0),
  ]).toEqual([2, 3, 6]);
});
rule('AS-crit-mods-ce', 'reflective armor worsens criticals in the older books only', () => {
  const unit = setPiece(pair(3, {}, { specials: 'RFA' })).units[1]!;
  expect([book.ask('critical', { unit, by: null }).total, Rulebook.compile(ruleset, ce).ask('critical', { unit, by: null }).total]).toEqual(
    [2, 0],
  );
});
rule('AS-sua-rel', 're-engineered lasers ignore reflective armor', () => {
  expect(dealt({ damage: '4/4/-', specials: 'REL,ENE' }, { specials: 'RFA' })).toBe(4);
});
rule('ASC-sua-rel', 'and weaken critical resistance', () => {
  const [by, unit] = setPiece(pair(3, { specials: 'REL' }, { specials: 'CR' })).units;
  expect(book.ask('critical', { unit: unit!, by: by! }).total).toBe(-1);
});
rule('AS-sua-bra', 'blast-resistant armor halves the exploding part', () => {
  expect([dealt({ damage: '4/4/-', specials: 'AC2/2/-' }, { specials: 'BRA' }), dealt({ damage: '4/4/-' }, { specials: 'BRA' })]).toEqual([
    3, 4,
  ]);
});
rule('ASC-sua-bra', '5/4/2 with AC2/2/0 at Medium does 3', () => {
  expect(dealt({ damage: '5/4/2', specials: 'AC2/2/0' }, { specials: 'BRA' }, {}, {}, [], standard, 12)).toBe(3);
});
rule('ASC-sua-ira-damage', 'impact-resistant armor takes one off a fist', () => {
  expect(dealt({}, { specials: 'IRA' }, { how: 'strike' }, {}, [], standard, 0)).toBe(2);
});
rule('AS-damage-ht', 'heat weapons heat what runs hot and hurt what does not', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'HT2/1/-' }, { armor: 20 })));
  game.does(0, hit(), 6, 4);
  expect([game.state.units[1]!.heatFrom, 20 - game.state.units[1]!.armor]).toEqual([2, 3]);
  expect(dealt({ specials: 'HT2/1/-' }, { type: 'CI' })).toBe(5);
});
rule('AS-sua-ht', 'the heat comes in the End Phase', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'HT1/1/-' }, { armor: 20 })));
  game.does(0, hit(), 6, 4);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[1]!.heat).toBe(1);
});
rule('AS-sua-fr', 'fire-resistant armor does not mind', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'HT2/1/-' }, { armor: 20, specials: 'FR' })));
  game.does(0, hit(), 6, 4);
  expect(game.state.units[1]!.heatFrom).toBe(0);
});
rule('AS-sua-flk', 'flak that misses a flyer by two still bursts near it', () => {
  const flyer: Sketch = { type: 'CV', move: '4"v', armor: 20 };
  const shot = (dice: readonly number[]) => {
    const game = scene(ruleset, setPiece(pair(3, { specials: 'FLK1/1/-' }, flyer, {}, { airborne: true, z: 508 })));
    game.does(0, hit(), ...dice);
    return 20 - game.state.units[1]!.armor;
  };
  expect([shot([1, 2, 1, 1]), shot([1, 1])]).toEqual([1, 0]);
});
rule('AS-sua-bhj', 'HarJel needs no breach check', () => {
  const game = scene(
    ruleset,
    setPiece(pair(3, {}, { armor: 20, specials: 'BHJ' }), { weather: { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } }),
  );
  game.does(0, hit(), 6, 4);
  expect(game.state.units[1]!.waiting).toEqual([]);
});
const healed = (specials: string, armor: number): number => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 5, specials }, {}, { armor })));
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  return game.state.units[1]!.armor;
};
rule('AS-sua-bhj2', 'regains a point of armor', () => expect(healed('BHJ2', 2)).toBe(3));
rule('AS-sua-bhj3', 'regains two', () => expect(healed('BHJ3', 2)).toBe(4));
rule('ASC-sua-bhj', 'not above the start, and not from nothing', () => expect([healed('BHJ3', 4), healed('BHJ3', 0)]).toEqual([5, 0]));
rule('AS-sua-ee', 'a damaged combustion engine that fired explodes on a twelve', () => {
  const fire = (dice: readonly number[]) => {
    const game = scene(
      ruleset,
      setPiece([...pair(3, { type: 'IM', specials: 'EE' }, { armor: 20 }, { engineHits: 1 }), at('', 0, 40, 40)]),
    );
    game.does(0, hit(), 1, 1);
    game.does(0, done);
    game.does(1, done, ...dice, 5, 5, 2, 2);
    return [game.state.units[0]!.fate, game.state.units[0]!.heat];
  };
  expect([fire([6, 6]), fire([6, 5])]).toEqual([
    ['destroyed', 0],
    ['fighting', 0],
  ]);
});
rule('AS-sua-fc', 'so does a fuel cell', () => {
  const game = scene(ruleset, setPiece([...pair(3, { type: 'IM', specials: 'FC' }, { armor: 20 }, { engineHits: 1 }), at('', 0, 40, 40)]));
  game.does(0, hit(), 1, 1);
  game.does(0, done);
  game.does(1, done, 6, 6, 5, 5, 2, 2);
  expect(game.state.units[0]!.fate).toBe('destroyed');
});

// Electronics
rule('AS-tag', 'paints for a turn, without damage and beside the attack', () => {
  expect(marksAfter('TAG', { specials: 'TAG' })).toEqual(['tagged']);
  const game = scene(ruleset, setPiece(pair(3, { specials: 'TAG' }, { armor: 20 })));
  game.does(0, hit({ how: 'TAG' }), 6, 5);
  game.does(0, hit(), 6, 4);
  expect(game.state.units[1]!.armor).toBe(17);
});
rule('AS-sua-tag', 'at Medium range as well', () => {
  expect(book.check(ruleset.view(setPiece(pair(12, { specials: 'TAG' })), 0), hit({ how: 'TAG' }), 0)).toEqual([]);
});
rule('AS-sua-ltag', 'a light one at Short only', () => {
  const rules = (apart: number) =>
    book.check(ruleset.view(setPiece(pair(apart, { specials: 'LTAG' })), 0), hit({ how: 'LTAG' }), 0).map(one => one.rule);
  expect([rules(3), rules(12)]).toEqual([[], ['AS-range-nodamage']]);
});
const beaconed: Partial<Unit> = { marks: [{ kind: 'narc', until: 0, seat: 0 }] };
rule('AS-narc', 'a beacon adds one to missiles fired alone', () => {
  expect([dealt({ specials: 'SRM2/2' }, {}, { how: 'SRM' }, beaconed), dealt({ specials: 'SRM2/2' }, {}, {}, beaconed)]).toEqual([3, 3]);
  expect(marksAfter('SNARC', { specials: 'SNARC' })).toEqual(['narc']);
});
rule('AS-damage-narc-ce', 'in the Commander’s Edition to every attack with missiles', () => {
  expect([dealt({ specials: 'SRM2/2' }, {}, {}, beaconed, [], ce), dealt({}, {}, {}, beaconed, [], ce)]).toEqual([4, 3]);
});
rule('AS-sua-snarc', 'not under the target’s own screen', () => {
  expect(dealt({ specials: 'SRM2/2' }, { specials: 'ECM' }, { how: 'SRM' }, beaconed)).toBe(2);
});
rule('AS-sua-cnarc', 'reaches Short', () => {
  const rules = (apart: number) =>
    book.check(ruleset.view(setPiece(pair(apart, { specials: 'CNARC' })), 0), hit({ how: 'CNARC' }), 0).map(one => one.rule);
  expect([rules(3), rules(12)]).toEqual([[], ['AS-range-nodamage']]);
});
rule('AS-sua-inarc', 'reaches Medium', () => {
  expect(book.check(ruleset.view(setPiece(pair(12, { specials: 'INARC' })), 0), hit({ how: 'INARC' }), 0)).toEqual([]);
});
const screened = (specials: string, y: number, angel = false) => {
  const state = setPiece([at('', 0, 20, 40), at(specials, 1, 20, y)]);
  return jammed(state, state.units[0]!, angel);
};
rule('AS-ecm', 'reaches twelve inches, from base to base', () =>
  expect([screened('ECM', 40 - 13.25), screened('ECM', 40 - 13.27)]).toEqual([true, false]),
);
rule('AS-sua-ecm', 'concerns enemies only', () => {
  const state = setPiece([at('', 0, 20, 40), at('ECM', 0, 20, 36)]);
  expect(jammed(state, state.units[0]!)).toBe(false);
});
rule('AS-sua-lecm', 'a light one reaches two', () => expect([screened('LECM', 36.8), screened('LECM', 36)]).toEqual([true, false]));
rule('AS-sua-aecm', 'an angel stops boosted systems too', () =>
  expect([screened('AECM', 30, true), screened('ECM', 30, true)]).toEqual([true, false]),
);
rule('AS-sua-wat', 'a watchdog screens like ECM', () => expect(screened('WAT', 30)).toBe(true));
const networked = (own: string, friend: string, more: readonly Placed[] = []) =>
  term(setPiece([...pair(30, { specials: own }, { move: '4"' }), at(friend, 0, 24, 12), ...more]), 'AS-to-hit-range');
rule('AS-c3', 'a network lends the range of the member nearest to the target', () =>
  expect([networked('C3S', 'C3M'), networked('', 'C3M'), networked('C3S', '')]).toEqual([0, 4, 4]),
);
rule('AS-sua-c3m', 'a jammed master takes the whole net down', () => expect(networked('C3S', 'C3M', [at('ECM', 1, 30, 8)])).toBe(4));
rule('AS-sua-c3s', 'a slave without a master is alone', () => expect(networked('C3S', 'C3S')).toBe(4));
rule('AS-sua-c3i', 'peers need no master', () => expect(networked('C3I', 'C3I')).toBe(0));
rule('AS-sua-c3bsm', 'boosted masters do not mind a plain screen', () =>
  expect(networked('C3BSS', 'C3BSM', [at('ECM', 1, 30, 8)])).toBe(0),
);
rule('AS-sua-c3bss', 'but mind an angel', () => expect(networked('C3BSS', 'C3BSM', [at('AECM', 1, 30, 8)])).toBe(4));
rule('AS-sua-c3em', 'an emergency master stands in', () => expect(networked('C3S', 'C3EM')).toBe(0));
rule('AS-sua-nova', 'three units of their own network', () => expect(networked('NOVA', 'NOVA')).toBe(0));
rule('ASC-sua-nova', 'a plain screen does not reach it', () => expect(networked('NOVA', 'NOVA', [at('ECM', 1, 30, 8)])).toBe(0));
rule('AS-sua-btas', 'a taser on a suit: 8 after -2 stuns, less shakes', () => {
  expect([
    marksAfter('BTAS', { type: 'BA', specials: 'BTAS1' }, { type: 'CV', move: '4"t' }, [5, 5]),
    marksAfter('BTAS', { type: 'BA', specials: 'BTAS1' }, { type: 'CV', move: '4"t' }, [5, 4]),
  ]).toEqual([['stunned'], ['shaken']]);
});
rule('AS-sua-mtas', 'a taser on a ’Mech: no -2, but -2 against BattleMechs', () => {
  expect([
    marksAfter('MTAS', { specials: 'MTAS1' }, {}, [5, 5]),
    marksAfter('MTAS', { specials: 'MTAS1' }, {}, [5, 4]),
    marksAfter('MTAS', { specials: 'MTAS1' }, { type: 'BA' }, [3, 3]),
  ]).toEqual([['stunned'], ['shaken'], ['stunned']]);
});
rule('AS-sua-aba', 'ablation shrugs tasers off', () => expect(marksAfter('MTAS', { specials: 'MTAS1' }, { specials: 'ABA' })).toEqual([]));
rule('ASC-sua-aba', 'of suits as well', () =>
  expect(marksAfter('BTAS', { type: 'BA', specials: 'BTAS1' }, { specials: 'ABA' })).toEqual([]),
);
rule('ASC-sua-tsemp-effect', '8 after -1 for a BattleMech shuts it down', () => {
  expect([
    marksAfter('TSEMP', { specials: 'TSEMP1' }, {}, [5, 4]),
    marksAfter('TSEMP', { specials: 'TSEMP1' }, {}, [4, 4]),
    marksAfter('TSEMP', { specials: 'TSEMP1' }, { type: 'SV', move: '4"t' }, [3, 3]),
  ]).toEqual([['stunned'], ['shaken'], ['stunned']]);
  expect(marksAfter('TSEMP', { specials: 'TSEMP1' }, { type: 'CI' })).toEqual([]);
});
rule('ASC-sua-tsemp-attacks', 'at Short and Medium, as often as its number', () => {
  const rules = (apart: number) =>
    book
      .check(ruleset.view(setPiece(pair(apart, { specials: 'TSEMP1' }, { move: '4"' })), 0), hit({ how: 'TSEMP' }), 0)
      .map(one => one.rule);
  expect([rules(12), rules(30)]).toEqual([[], ['AS-range-nodamage']]);
});
rule('ASC-sua-tsemp-stacking', 'a second hit shakes no more than the first', () => {
  const shaken = setPiece(pair(3, {}, {}, { marks: [{ kind: 'shaken', until: 2 }] }));
  expect(term(shaken, 'AS-sua-btas')).toBe(1);
});
rule('AS-sua-tsemp', 'a turn has one shot of TSEMP1', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'TSEMP1' })));
  game.does(0, hit({ how: 'TSEMP' }), 1, 1);
  expect(game.refuses(0, hit({ how: 'TSEMP' }))[0]!.rule).toBe('AS-attack-count');
});
rule('AS-sua-tsemp-o', 'a scenario has one shot of TSEMP-O1', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'TSEMP-O1' })));
  game.does(0, hit({ how: 'TSEMP-O' }), 1, 1);
  expect(game.state.units[0]!.spent).toEqual(['TSEMP-O']);
});
const robot = (mine: string, others: readonly Placed[]) => term(setPiece([...pair(3, { specials: mine }), ...others]), 'AS-sua-atac');
rule('AS-sua-atac', 'a controller helps robots and nobody else', () =>
  expect([robot('RBT', [at('ATAC1', 0, 30, 44)]), robot('', [at('ATAC1', 0, 30, 44)])]).toEqual([-1, undefined]),
);
rule('ASC-sua-atac', 'as many as its number', () => expect(robot('RBT', [at('ATAC1', 0, 30, 44), at('RBT', 0, 40, 44)])).toBe(-1));
rule('AS-sua-rbt', 'a robot without a controller has no help', () => expect(robot('RBT', [])).toBeUndefined());
rule('AS-sua-jam', 'a jammer cancels it', () => expect(robot('RBT', [at('ATAC1', 0, 30, 44), at('JAM', 1, 30, 10)])).toBeUndefined());
rule('ASC-sua-jam', 'within Extreme range', () => expect(robot('RBT', [at('ATAC1', 0, 30, 44), at('JAM', 1, 20, 2)])).toBeUndefined());
rule('AS-sua-dro', 'a drone aims one worse', () => expect(term(setPiece(pair(3, { specials: 'DRO' })), 'AS-to-hit-drone')).toBe(1));

// Environment
const weather = (light: State['weather']['light'], more: Partial<State['weather']> = {}): Partial<State> => ({
  weather: { light, fog: 0, hail: 0, vacuum: false, wind: 0, ...more },
});
rule('AS-env-darkness', 'dusk 1, night 2, moonless 3, pitch black 4', () => {
  expect(
    (['day', 'dusk', 'night', 'moonless', 'pitch-black'] as const).map(light => term(setPiece(pair(3), weather(light)), 'AS-env-darkness')),
  ).toEqual([undefined, 1, 2, 3, 4]);
});
rule('AS-sua-srch', 'a searchlight ignores the dark', () =>
  expect(term(setPiece(pair(3, { specials: 'SRCH' }), weather('night')), 'AS-env-darkness')).toBeUndefined(),
);
rule('AS-searchlight', 'but not dusk', () =>
  expect(term(setPiece(pair(3, { specials: 'SRCH' }), weather('dusk')), 'AS-env-darkness')).toBe(1),
);
rule('AS-env-list', 'conditions trouble weapons, not fists', () =>
  expect(term(setPiece(pair(0), weather('night')), 'AS-env-darkness', { how: 'strike' })).toBeUndefined(),
);
rule('AS-env-fog', 'heavy fog adds one to direct fire', () =>
  expect([
    term(setPiece(pair(3), weather('day', { fog: 2 })), 'AS-env-fog'),
    term(setPiece(pair(3), weather('day', { fog: 1 })), 'AS-env-fog'),
  ]).toEqual([1, undefined]),
);
rule('AS-env-hail', 'hail troubles missiles', () =>
  expect([
    term(setPiece(pair(3, { specials: 'SRM1/1' }), weather('day', { hail: 2 })), 'AS-env-hail'),
    term(setPiece(pair(3), weather('day', { hail: 2 })), 'AS-env-hail'),
  ]).toEqual([2, undefined]),
);
rule('AS-env-vacuum', 'a combustion engine does not run without air', () => {
  expect(
    book.check(ruleset.view(setPiece(pair(3, { specials: 'EE' }), weather('day', { vacuum: true })), 0), hit(), 0).map(one => one.rule),
  ).toEqual(['AS-env-vacuum']);
});
rule('AS-sua-soa', 'others do', () =>
  expect(book.check(ruleset.view(setPiece(pair(3, { specials: 'SOA' }), weather('day', { vacuum: true })), 0), hit(), 0)).toEqual([]),
);
rule('AS-breach', 'every hit in vacuum checks for a breach', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 20 }), weather('day', { vacuum: true })));
  game.does(0, hit(), 6, 4, 4, 4);
  expect(game.state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['weapon']);
});

// Rear weapons
rule('ASC-rear-weapons-ground', 'rear weapons reach what lies behind, at one more', () => {
  const state = setPiece(pair(3, { specials: 'REAR1/1/-' }, {}, { facing: { dx: 0, dy: 1 } }));
  expect(book.check(ruleset.view(state, 0), hit({ how: 'rear' }), 0)).toEqual([]);
  expect(term(state, 'AS-to-hit-rearweap', { how: 'rear' })).toBe(1);
});
rule('ASC-rear-weapons-restrictions', 'not what lies in front, and without overheating', () => {
  expect(
    book
      .check(ruleset.view(setPiece(pair(3, { overheat: 2, specials: 'REAR1/1/-' })), 0), hit({ how: 'rear', overheat: 1 }), 0)
      .map(one => one.rule),
  ).toEqual(['AS-heat-ov', 'ASC-rear-weapons-restrictions']);
});
rule('ASC-rear-weapons-combined', 'each point behind is one less in front, before overheating', () => {
  const state = setPiece([
    ...pair(12, { damage: '3/3/3', overheat: 2, specials: 'REAR1/1/0' }, { armor: 20, move: '4"' }),
    at('', 1, 20, 44),
  ]);
  const game = scene(ruleset, state);
  game.does(0, hit({ target: 2, how: 'rear' }), 1, 1);
  game.does(0, hit({ overheat: 2 }), 6, 5);
  expect(game.state.units[1]!.armor).toBe(20 - (3 - 1 + 2));
});
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
  const marks = [{ kind: 'magpulse', until: 2 }];
  const state = setPiece(pair(3, {}, {}, { marks }));
  expect([book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total, term(state, 'ASC-sua-iatm-magpulse')]).toEqual([6, 1]);
});
rule('AS-sua-vr', 'virtual reality steadies Control Rolls', () => {
  const state = setPiece(pair(3, { specials: 'VR' }));
  expect(book.ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 0 }).total).toBe(3);
});
rule('AS-sua-ecs', 'only with the coolant', () => {
  expect(book.check(ruleset.view(setPiece(pair(3)), 0), { type: 'order', unit: 0, order: 'emergencyCool' }, 0)).toHaveLength(1);
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
