import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { army, atWork, book, campaign, enlisted, lost, opened, refusing, report, WON } from './campaign.fixture.ts';
import type { UnitType } from './kind.ts';
import { ruleset } from './ruleset.ts';
import type { Affiliation, Army, Enlisted, Setup } from './shape.ts';
import { averageSkill } from './support.ts';

const many = (count: number, type: UnitType, skill = 4): readonly Enlisted[] =>
  Array.from({ length: count }, () => enlisted({ type }, { skill }));
const sp = (units: readonly Enlisted[], more: Partial<Army> = {}, year?: number): number =>
  opened(army(units, more), undefined, year).sides[0].sp;
const skilled = (...skills: readonly number[]): readonly Enlisted[] => skills.map(skill => enlisted({}, { skill }));

/** The mercenary army of the book: 41 units, eleven of them veterans. */
const rays: readonly Enlisted[] = [
  ...many(3, 'BM', 3),
  ...many(9, 'BM'),
  ...many(2, 'CV', 3),
  ...many(6, 'CV'),
  ...many(4, 'CI', 3),
  ...many(8, 'CI'),
  ...many(2, 'AF', 3),
  ...many(4, 'AF'),
  ...many(3, 'DS'),
];
const TYPE_OF: { readonly [unit: string]: readonly UnitType[] } = {
  BattleMech: ['BM'],
  IndustrialMech: ['IM'],
  ProtoMech: ['PM'],
  'Combat Vehicle': ['CV'],
  'Support Vehicle': ['SV'],
  'Battle Armor Unit': ['BA'],
  'Conventional Infantry Unit': ['CI'],
  'Aerospace Fighter': ['AF'],
  'Conventional Fighter': ['CF'],
  'Small Craft': ['SC'],
  DropShip: ['DS', 'DA'],
  JumpShip: ['JS'],
  'Space Station': ['SS'],
  WarShip: ['WS'],
  'Mobile Structure': ['MS'],
};

describe('Support Points at the beginning', () => {
  rule('ASC-camp-overview#1', 'what happens between missions is paid in Support Points, and there is no other purse', () => {
    const game = atWork([enlisted()], { condition: 'damaged', lostArmor: 1 }, { sp: 9 });
    expect(refusing(game, { type: 'repair', unit: 0 })).toEqual(['ASC-camp-depletion']);
    expect(Object.keys(game.state.sides[0]).filter(key => /warchest|wp/i.test(key))).toEqual([]);
  });
  rule('ASC-camp-overview#2', 'an army spends them from mission to mission', () => {
    const game = atWork([enlisted()], { condition: 'damaged', lostArmor: 1 }, { sp: 100 });
    game.does(0, { type: 'repair', unit: 0 }, 6, 6);
    expect(game.state.sides[0].sp).toBe(90);
  });
  rule(
    'ASC-camp-starting-sequence#1',
    'points, then how good the staff is, then its daily hours, all from the units at the beginning',
    () => {
      const state = opened(army(skilled(3, 3, 4)));
      expect(state.sides[0].sp).toBe(3750);
      expect(book.ask('techSkill', { state, seat: 0 }).total).toBe(6);
      expect(book.ask('labor', { state, seat: 0, hours: 24 }).total).toBe(3 * 8 * 60);
    },
  );
  rule('ASC-camp-starting-sp#1', 'the sum of the units, times the multiplier of their skill, times those of their side', () => {
    const state = opened(army(skilled(3, 3), { affiliations: ['inner-sphere', 'mercenary'] }));
    const { terms, total } = book.ask('support', { state, seat: 0 });
    expect(terms.map(({ rule: id, value }) => [id, value])).toEqual([
      ['ASC-camp-starting-sp', 2000],
      ['ASC-camp-affil-mercenary', 0.5],
      ['ASC-tbl-sp-skill-mult', 1.25],
    ]);
    expect([total, state.sides[0].sp]).toEqual([1250, 1250]);
  });
  rule('ASC-camp-starting-sp#2', 'rounded normally at the very end', () => {
    // 100 × 1.25 × 0.25 = 31.25, and 500 × 1.25 × 0.25 = 156.25; 200 × 1.25 × 0.25 = 62.5 counts as 63.
    const pirates = { affiliations: ['pirate'] } as const;
    expect([sp(many(1, 'CI', 3), pirates), sp(many(1, 'IM', 3), pirates), sp(many(1, 'SV', 3), pirates)]).toEqual([31, 156, 63]);
  });
  rule('ASC-camp-starting-sp#3', 'the army of the book has 26,200 points by the table', () => {
    expect(sp(rays, { affiliations: ['inner-sphere', 'mercenary'] })).toBe(26_200);
  });
  rule('ASC-camp-average-skill#1', 'all skills by the number of units, rounded normally', () => {
    const average = (...skills: readonly number[]) => {
      const state = opened(army(skilled(...skills)));
      expect(book.ask('support', { state, seat: 0 }).total).toBeGreaterThan(0);
      return averageSkill(state, 0);
    };
    expect([average(3, 4), average(3, 3, 4), average(4, 4, 3), average(2, 5)]).toEqual([4, 3, 4, 4]);
  });
  rule('ASC-camp-average-skill#2', 'eleven veterans and thirty regulars average 3.73 and are regulars', () => {
    const state = opened(army(rays));
    expect(averageSkill(state, 0)).toBe(4);
    expect(book.ask('support', { state, seat: 0 }).terms).toContainEqual({ rule: 'ASC-tbl-sp-skill-mult', value: 1, stage: 'multiply' });
  });
  table('ASC-tbl-starting-sp#1', 'a type of unit brings what its row says', row => {
    for (const type of TYPE_OF[row.at('unit')]!) expect(sp(many(1, type)), type).toBe(row.number('starting_sp'));
  });
  table('ASC-tbl-sp-skill-mult#1', 'better armies are better supplied', row => {
    const skill = Number(/\((\d)/.exec(row.at('value'))![1]);
    expect(sp(many(1, 'BM', skill))).toBe(1000 * Number(row.at('multiplier')));
    if (skill === 7) expect(sp(many(1, 'BM', 8))).toBe(100);
  });
  const SIDES: { readonly [value: string]: readonly [readonly Affiliation[], number?] } = {
    Clan: [['clan']],
    'Inner Sphere': [['inner-sphere']],
    'ComStar/Word of Blake': [['inner-sphere', 'comstar']],
    'Star League': [['star-league'], 2600],
    'Periphery State': [['periphery']],
    Mercenary: [['mercenary']],
    'Pirate/Independent World': [['pirate']],
  };
  table('ASC-tbl-sp-affiliation-mult#1', 'whom an army serves makes it rich or poor', row => {
    const [affiliations, year] = SIDES[row.at('value')]!;
    expect(sp(many(1, 'BM'), { affiliations }, year)).toBe(1000 * Number(row.at('multiplier')));
  });
  rule('ASC-camp-generic-affiliation#1', 'without factions nothing multiplies', () => {
    const state = opened(army(many(2, 'BM')));
    expect(book.ask('support', { state, seat: 0 }).terms.map(({ rule: id }) => id)).toEqual([
      'ASC-camp-starting-sp',
      'ASC-tbl-sp-skill-mult',
    ]);
  });
});

/** The rules that object to an army. */
const against = (affiliations: readonly Affiliation[], year?: number, type: UnitType = 'BM'): readonly string[] => {
  const setup: Setup = {
    title: 'Test',
    armies: [army(many(1, type), { affiliations }), army(many(1, 'BM'))],
    ...(year !== undefined && { year }),
  };
  return book.checkSetup(setup).map(({ rule: id }) => id);
};

describe('affiliations', () => {
  rule('ASC-camp-affil-clan#1', 'a Clan counts as one of the Inner Sphere as well only after 3050', () => {
    expect([against(['clan', 'inner-sphere'], 3051), against(['clan', 'inner-sphere'], 3050), against(['clan', 'inner-sphere'])]).toEqual([
      [],
      ['ASC-camp-affil-clan'],
      ['ASC-camp-affil-clan'],
    ]);
    expect(against(['clan'], 2900)).toEqual([]);
  });
  rule('ASC-camp-affil-comstar#1', 'ComStar belongs to the Inner Sphere', () => {
    expect([against(['comstar']), against(['comstar', 'inner-sphere'])]).toEqual([['ASC-camp-affil-comstar'], []]);
  });
  rule('ASC-camp-affil-comstar#2', 'and goes with no Clan, Star League, Periphery or pirates', () => {
    for (const other of ['clan', 'star-league', 'periphery', 'pirate'] as const)
      expect(against(['comstar', 'inner-sphere', other], 2600)).toContain('ASC-camp-affil-comstar');
    expect(against(['comstar', 'inner-sphere', 'mercenary'])).toEqual([]);
  });
  rule('ASC-camp-affil-star-league#1', 'there is a Star League from 2570 to 2767', () => {
    const refused = ['ASC-camp-affil-star-league'];
    expect([2569, 2570, 2767, 2768, undefined].map(year => against(['star-league'], year))).toEqual([refused, [], [], refused, refused]);
  });
  rule('ASC-camp-affil-star-league#2', 'it goes with the Inner Sphere, the Periphery and mercenaries only', () => {
    for (const other of ['inner-sphere', 'periphery', 'mercenary'] as const) expect(against(['star-league', other], 2600)).toEqual([]);
    for (const other of ['clan', 'comstar', 'pirate'] as const) expect(against(['star-league', other], 2600)).not.toEqual([]);
  });
  rule('ASC-camp-affil-mercenary#1', 'mercenaries serve the Inner Sphere, ComStar, the Star League and the Periphery, nobody else', () => {
    for (const other of ['inner-sphere', 'star-league', 'periphery'] as const) expect(against(['mercenary', other], 2600)).toEqual([]);
    expect(against(['mercenary', 'inner-sphere', 'comstar'])).toEqual([]);
    for (const other of ['clan', 'pirate'] as const) expect(against(['mercenary', other])).toContain('ASC-camp-affil-mercenary');
  });
  rule('ASC-camp-affil-pirate#1', 'pirates are no mercenaries and go with neither ComStar nor the Star League', () => {
    for (const other of ['mercenary', 'comstar', 'star-league'] as const)
      expect(against(['pirate', other], 2600).length).toBeGreaterThan(0);
    for (const other of ['inner-sphere', 'periphery', 'clan'] as const) expect(against(['pirate', other], 2600)).toEqual([]);
  });

  /** An army that may buy a ship of this kind, or the rule that is against it. */
  const buying = (type: UnitType, affiliations: readonly Affiliation[], year: number) => {
    const game = atWork([enlisted()], {}, { sp: 9_000_000, army: { affiliations }, state: { year } });
    game.does(0, { type: 'next' });
    return book.check(ruleset.view(game.state, 0), { type: 'buy', unit: enlisted({ type }) }, 0).map(({ rule: id }) => id);
  };
  rule('ASC-camp-mercenary-availability#1', 'mercenaries own no WarShip, station or mobile structure, whenever', () => {
    for (const year of [2500, 2900, 3100])
      for (const type of ['WS', 'SS', 'MS'] as const) {
        expect(against(['mercenary'], year, type)).toEqual(['ASC-camp-mercenary-availability']);
        expect(buying(type, ['mercenary'], year)).toEqual(['ASC-camp-mercenary-availability']);
      }
    expect(against(['mercenary'], 3100, 'JS')).toEqual([]);
  });
  rule('ASC-camp-pirate-availability#1', 'pirates own WarShips from 2300 to 2900', () => {
    const no = ['ASC-camp-pirate-availability'];
    expect([2299, 2300, 2900, 2901].map(year => against(['pirate'], year, 'WS'))).toEqual([no, [], [], no]);
    expect([buying('WS', ['pirate'], 2900), buying('WS', ['pirate'], 3000)]).toEqual([[], no]);
    expect(against(['pirate'], 3000, 'SS')).toEqual([]);
  });
  rule('ASC-camp-warship-availability#1', 'nobody in the Inner Sphere and Periphery but ComStar has WarShips from 2901 to 3050', () => {
    const no = ['ASC-camp-warship-availability'];
    for (const side of ['inner-sphere', 'periphery'] as const)
      expect([2900, 2901, 3050, 3051].map(year => against([side], year, 'WS'))).toEqual([[], no, no, []]);
    expect(against(['inner-sphere', 'comstar'], 2950, 'WS')).toEqual([]);
    expect([buying('WS', ['inner-sphere'], 2950), buying('JS', ['inner-sphere'], 2950)]).toEqual([no, []]);
  });
});

describe('staff', () => {
  const tech = (...skills: readonly number[]) => {
    const state = opened(army(skilled(...skills)));
    return book.ask('techSkill', { state, seat: 0 }).total;
  };
  rule('ASC-camp-support-skill#1', 'the average skill of the army is that of its staff', () => {
    expect([tech(3, 3, 4), tech(3, 4, 4)]).toEqual([6, 7]);
  });
  rule('ASC-camp-support-skill#2', 'repairs, salvage and healing are all rolled against its number', () => {
    const state = opened(army([enlisted({ type: 'CV' }, { skill: 3 })]));
    const [unit, crew] = [state.units[0]!, state.crews[0]!];
    expect(book.ask('repairRoll', { state, seat: 0, unit, work: 'weapon' }).terms[0]).toMatchObject({ value: 6 });
    expect(book.ask('salvageRoll', { state, seat: 0, unit }).total).toBe(6);
    expect(book.ask('healRoll', { state, crew }).total).toBe(7);
  });
  rule('ASC-tbl-support-skill#1', 'green and worse need 9', () => expect([tech(5), tech(6), tech(7), tech(8)]).toEqual([9, 9, 9, 9]));
  rule('ASC-tbl-support-skill#2', 'regulars 7', () => expect(tech(4)).toBe(7));
  rule('ASC-tbl-support-skill#3', 'veterans 6', () => expect(tech(3)).toBe(6));
  rule('ASC-tbl-support-skill#4', 'elite and better 5', () => expect([tech(2), tech(1), tech(0)]).toEqual([5, 5, 5]));

  const labor = (units: readonly Enlisted[], hours: number) => {
    const state = opened(army(units));
    return book.ask('labor', { state, seat: 0, hours }).total / 60;
  };
  rule('ASC-camp-man-hours#1', 'eight hours a day for every unit at the beginning, whatever it is, and however many are left', () => {
    expect([labor(many(1, 'BM'), 24), labor(many(1, 'CI'), 24), labor(many(1, 'WS'), 24), labor(many(3, 'CV'), 24)]).toEqual([8, 8, 8, 24]);
    const game = atWork([enlisted(), enlisted()], { condition: 'lost', crew: null });
    expect(book.ask('labor', { state: game.state, seat: 0, hours: 24 }).total).toBe(2 * 8 * 60);
  });
  rule('ASC-camp-man-hours#2', 'repairs and healing take from the same hours', () => {
    const game = atWork(
      [enlisted()],
      { condition: 'damaged', lostArmor: 1 },
      { minutes: 120 + 480, state: { crews: [{ ...opened(army([enlisted()])).crews[0]!, health: 'wounded' }] } },
    );
    game.does(0, { type: 'repair', unit: 0 }, 6, 6);
    expect(game.state.sides[0].minutes).toBe(480);
    game.does(0, { type: 'heal', crew: 0 }, 6, 6);
    expect(game.state.sides[0].minutes).toBe(0);
  });
  rule('ASC-camp-man-hours#3', '36 units and a DropShip have 296 hours a day, and 690 hours take 2.33 days', () => {
    const battalion = [...many(36, 'BM'), ...many(1, 'DS')];
    expect(labor(battalion, 24)).toBe(296);
    expect([labor(battalion, 55) < 690, labor(battalion, 56) >= 690]).toEqual([true, true]);
  });
  rule('ASC-camp-man-hour-budget#1', 'daily hours times days', () => {
    expect([labor(many(2, 'BM'), 12), labor(many(2, 'BM'), 72)]).toEqual([8, 48]);
  });
  const battalion = [...many(36, 'BM'), ...many(1, 'DS')];
  rule('ASC-camp-man-hour-budget#2', '200 hours fit into a day of 296, and 900 hours take more than three days', () => {
    expect([labor(battalion, 24) >= 200, labor(battalion, 72) >= 900, labor(battalion, 73) >= 900]).toEqual([true, false, true]);
  });
  rule('ASC-camp-man-hour-budget#3', 'in two days 592 hours can be done, and not more', () => {
    expect(labor(battalion, 48)).toBe(592);
    const game = atWork([enlisted({ armor: 40 })], { condition: 'damaged', lostArmor: 3 }, { minutes: 359 });
    expect(refusing(game, { type: 'repair', unit: 0 })).toEqual(['ASC-camp-man-hour-budget']);
    const supplied = atWork([enlisted({ specials: ['EE'] })], { dry: true }, { minutes: 29 });
    expect(refusing(supplied, { type: 'supply', unit: 0 })).toEqual(['ASC-camp-man-hour-budget']);
    const wounded = atWork(
      [enlisted()],
      {},
      { minutes: 479, state: { crews: [{ ...opened(army([enlisted()])).crews[0]!, health: 'wounded' }] } },
    );
    expect(refusing(wounded, { type: 'heal', crew: 0 })).toEqual(['ASC-camp-man-hour-budget']);
  });
});

describe('an army of a game master', () => {
  const against2 = (units: readonly Enlisted[]) => campaign(army([enlisted(), enlisted()]), army(units, { gameMaster: true }));
  const fought = (armor: number, more: Partial<Parameters<typeof lost>[1]> = {}) => {
    const game = against2([enlisted(), enlisted()]);
    game.does(0, { type: 'battle', report: report([lost(0), lost(2, { armor, ...more })], { field: 0 }) }, 1, 1, 1);
    return game;
  };
  rule('ASC-scen-game-master#1', 'one side may be run by a game master, which fights and keeps no books', () => {
    const game = fought(1);
    expect(game.state.sides.map(({ stage }) => stage)).toEqual(['recovery', 'done']);
    expect(refusing(game, { type: 'repair', unit: 2 }, 1)).toContain('ASC-camp-recovery-choices');
  });
  rule('ASC-camp-non-player-opponent#1', 'it needs no points and has none', () => {
    expect(fought(1).state.sides[1].sp).toBe(0);
    expect(refusing(fought(1), { type: 'grant', seat: 1, sp: 10 })).toEqual(['ASC-scen-campaign-integration']);
  });
  rule('ASC-camp-non-player-opponent#2', 'whoever is badly damaged is whole again two scenarios later', () => {
    for (const game of [fought(3), fought(0, { structure: 1 })]) {
      expect(game.state.units[2]).toMatchObject({ back: 3, lostArmor: 0, lostStructure: 0, condition: 'sound' });
      game.does(0, { type: 'next' });
      expect(refusing(game, { type: 'battle', report: report([lost(2)]) })).toEqual(['ASC-camp-non-player-opponent']);
      game.does(0, { type: 'battle', report: report([lost(0)]) }, 1, 1, 1);
      game.does(0, { type: 'next' });
      game.does(0, { type: 'battle', report: report([lost(2)]) }, 1, 1, 1);
    }
  });
  rule('ASC-camp-non-player-opponent#3', 'without damage, or with less than half of the armor lost, it is there in the next', () => {
    for (const game of [fought(0), fought(2), fought(2, { hits: { weapon: 1 } })]) {
      expect(game.state.units[2]).toMatchObject({ back: 2, lostArmor: 0, hits: {} });
      game.does(0, { type: 'next' });
      game.does(0, { type: 'battle', report: report([lost(2)]) }, 1, 1, 1);
    }
  });
});

describe('scenarios in a campaign', () => {
  rule('ASC-scen-campaign-integration#1', 'what a battle costs is repaired and salvaged before the next one', () => {
    const game = campaign(army([enlisted(), enlisted()]), army([enlisted()]));
    game.does(
      0,
      { type: 'battle', report: report([lost(0, { armor: 2 }), lost(2, { fate: 'destroyed', armor: 6, structure: 3 })]) },
      ...WON,
    );
    game.does(0, { type: 'interval', hours: 100 }, 6, 6, 6, 6);
    game.does(0, { type: 'repair', unit: 0 }, 6, 6);
    game.does(0, { type: 'salvage', unit: 2 }, 6, 6);
    for (const seat of [0, 1]) game.does(seat, { type: 'next' });
    expect(game.state).toMatchObject({ phase: 'ready', mission: 1 });
    expect(game.state.units.map(({ seat, condition }) => [seat, condition])).toEqual([
      [0, 'sound'],
      [0, 'sound'],
      [0, 'salvage'],
    ]);
  });
  rule('ASC-scen-campaign-integration#2', 'a side that has become too weak may be given points', () => {
    const game = atWork([enlisted({ pv: 10 })], {}, { sp: 5 });
    expect(refusing(game, { type: 'grant', seat: 1, sp: 10 })).toEqual(['ASC-scen-campaign-integration']);
    game.does(0, { type: 'grant', seat: 0, sp: 10 });
    expect(game.state.sides[0].sp).toBe(15);
    expect(refusing(game, { type: 'grant', seat: 0, sp: 10 }, 1)).toEqual(['ASC-scen-campaign-integration']);
    expect(refusing(campaign(army([enlisted({ pv: 10 })])), { type: 'grant', seat: 0, sp: 10 })).toEqual(['ASC-scen-campaign-integration']);
  });
});
