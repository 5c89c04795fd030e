import { rule, table } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { forceBill } from './bill.ts';
import { army, atWork, book, campaign, enlisted, lost, refusing, report, spent, WON, worked } from './campaign.fixture.ts';
import { repairEstimate, supplyEstimate } from './estimate.ts';
import { everybody } from './everybody.ts';
import type { Hit, UnitType } from './kind.ts';
import { mustered } from './muster.ts';
import { repairBill } from './repair.ts';
import type { Enlisted, Unit } from './shape.ts';
import { supplyBill } from './supply.ts';

const HURT: Partial<Unit> = { condition: 'damaged', lostArmor: 2, lostStructure: 1, hits: { weapon: 1 } };
const repaired = (change: Partial<Unit>, dice: readonly number[], one: Enlisted = enlisted(), more: Parameters<typeof atWork>[2] = {}) => {
  const game = atWork([one, enlisted()], change, more);
  game.does(0, { type: 'repair', unit: 0 }, ...dice);
  return { game, unit: game.state.units[0]! };
};
/** What a repair of one thing needs, costs and takes. */
const job = (change: Partial<Unit>, one: Enlisted = enlisted(), along: readonly Enlisted[] = []) => {
  const game = atWork([one, ...along], { condition: 'damaged', ...change });
  game.does(0, { type: 'repair', unit: 0 }, 6, 6);
  const rolled = game.events.find(event => event.type === 'rolled');
  return { sp: spent(game), hours: worked(game) / 60, roll: (rolled?.needs.total ?? 0) - 7 };
};

describe('recovery', () => {
  rule('ASC-camp-recovery-choices#1', 'repairs, fuel, ammunition and healing cost points and hours', () => {
    const game = atWork([enlisted({ specials: ['LRM1/1/1', 'EE'] })], { ...HURT, dry: true, empty: true }, { state: {} });
    game.does(0, { type: 'repair', unit: 0 }, 6, 6, 6, 6, 6, 6);
    expect([spent(game), worked(game)]).toEqual([70, 480]);
    game.does(0, { type: 'supply', unit: 0 });
    expect([spent(game), worked(game)]).toEqual([85, 540]);
    const healed = campaign(army([enlisted()]), army([enlisted()]));
    healed.does(0, { type: 'battle', report: report([lost(0, { crewHits: 2 })]) }, ...WON);
    healed.does(0, { type: 'interval', hours: 48 }, 2, 2);
    healed.does(0, { type: 'heal', crew: 0 }, 6, 6);
    expect(healed.state.sides[0]).toMatchObject({ sp: 990, minutes: 960 - 480 });
  });
  rule('ASC-camp-recovery-choices#2', 'units may be left as they are', () => {
    const game = atWork([enlisted(), enlisted()], HURT);
    game.does(0, { type: 'next' });
    game.does(0, { type: 'next' });
    expect(game.state).toMatchObject({ phase: 'ready' });
    expect(game.state.units[0]).toMatchObject({ condition: 'damaged', lostArmor: 2, lostStructure: 1, hits: { weapon: 1 } });
    expect(mustered(game.state, 0)[0]!.worn).toMatchObject({ armor: 2, structure: 1, weapon: 1 });
  });
  const battle = { type: 'battle', report: report([lost(0)]) } as const;
  const ready = (change: Partial<Unit>) => {
    const game = atWork([enlisted({ specials: ['EE'] }), enlisted()], change);
    game.does(0, { type: 'next' });
    game.does(0, { type: 'next' });
    return game;
  };
  rule('ASC-camp-deploy-damaged#1', 'what has not been repaired fights only if it can move', () => {
    ready(HURT).does(0, battle, ...WON);
    for (const change of [
      { condition: 'damaged' as const, immobile: true, hits: { motive: 1 } },
      { condition: 'salvage' as const, lostStructure: 3 },
    ])
      expect(refusing(ready(change), battle)).toEqual(['ASC-camp-deploy-damaged']);
  });
  rule('ASC-camp-deploy-refuel#1', 'what needs fuel stays at home until it has some', () => {
    const game = ready({ dry: true });
    expect(refusing(game, battle)).toEqual(['ASC-camp-deploy-refuel']);
    expect(mustered(game.state, 0).map(({ unit }) => unit)).toEqual([1]);
    const filled = atWork([enlisted({ specials: ['EE'] })], { dry: true });
    filled.does(0, { type: 'supply', unit: 0 });
    filled.does(0, { type: 'next' });
    filled.does(0, { type: 'next' });
    filled.does(0, battle, ...WON);
  });
});

describe('repairs', () => {
  rule('ASC-repair-eligible#1', 'damaged units and salvage are repaired; of infantry only battle armor that is merely damaged', () => {
    for (const condition of ['damaged', 'salvage'] as const)
      expect(repaired({ ...HURT, condition }, [6, 6, 6, 6, 6, 6]).unit.condition).toBe('sound');
    const suits = enlisted({ type: 'BA', armor: 2, structure: 2 });
    expect(repaired({ condition: 'damaged', lostArmor: 1 }, [6, 6], suits).unit.condition).toBe('sound');
    expect(refusing(atWork([suits], { condition: 'salvage', lostArmor: 1 }), { type: 'repair', unit: 0 })).toEqual(['ASC-repair-eligible']);
    expect(refusing(atWork([enlisted({ type: 'CI' })], { condition: 'damaged', lostArmor: 1 }), { type: 'repair', unit: 0 })).toEqual([
      'ASC-repair-eligible',
    ]);
    expect(refusing(atWork([enlisted()]), { type: 'repair', unit: 0 })).toEqual(['ASC-repair-eligible']);
    expect(refusing(atWork([enlisted(), enlisted()]), { type: 'repair', unit: 2 })).toEqual(['ASC-repair-eligible']);
  });
  rule('ASC-repair-eligible#2', 'only if all of it can be paid, in points and in hours', () => {
    // Two points of armor 20 and four hours, one of structure 20 and two, a weapon 30 and two.
    repaired(HURT, [6, 6, 6, 6, 6, 6], enlisted(), { sp: 70, minutes: 480 });
    expect(refusing(atWork([enlisted()], HURT, { sp: 69, minutes: 480 }), { type: 'repair', unit: 0 })).toEqual(['ASC-camp-depletion']);
    expect(refusing(atWork([enlisted()], HURT, { sp: 70, minutes: 479 }), { type: 'repair', unit: 0 })).toEqual([
      'ASC-camp-man-hour-budget',
    ]);
  });

  const force = () =>
    atWork([enlisted({ specials: ['LRM1/1/1', 'EE'] }), enlisted({ type: 'CV', specials: ['AC1/1/-', 'SRM1/1'] }), enlisted()], {
      ...HURT,
      dry: true,
      empty: true,
    });
  const second = (game: ReturnType<typeof force>) => ({
    ...game.state,
    units: game.state.units.map(unit => (unit.id === 1 ? { ...unit, condition: 'damaged' as const, lostArmor: 3, empty: true } : unit)),
  });
  rule('ASC-repair-cost-tally#1', 'points and hours are added up for each unit', () => {
    const state = second(force());
    expect(forceBill(book, state, 0).units).toEqual([
      { unit: 0, repairs: { sp: 70, minutes: 480 }, supplies: { sp: 15, minutes: 60 } },
      { unit: 1, repairs: { sp: 15, minutes: 180 }, supplies: { sp: 20, minutes: 60 } },
    ]);
  });
  rule('ASC-repair-cost-tally#2', 'and for the whole force', () => {
    const { repairs, total } = forceBill(book, second(force()), 0);
    expect(repairs).toEqual({ sp: 85, minutes: 660 });
    expect(total).toEqual({ sp: 120, minutes: 780 });
  });
  rule('ASC-repair-cost-tally#3', 'fuel and ammunition included, and nothing for what is still a wreck', () => {
    const state = second(force());
    expect(forceBill(book, state, 0).supplies).toEqual({ sp: 35, minutes: 120 });
    const wreck = atWork([enlisted({ specials: ['LRM1/1/1'] })], {
      condition: 'salvage',
      lostArmor: 6,
      lostStructure: 3,
      empty: true,
      crew: null,
    });
    expect(forceBill(book, wreck.state, 0)).toMatchObject({ repairs: { sp: 120 }, supplies: { sp: 0, minutes: 0 }, total: { sp: 120 } });
    expect(forceBill(book, atWork([enlisted({ type: 'CI' })], { condition: 'damaged', lostArmor: 1 }).state, 0).total).toEqual({
      sp: 0,
      minutes: 0,
    });
  });

  rule('ASC-repair-roll#1', 'once it is paid two dice are rolled for each distinct repair', () => {
    const { game } = repaired({ ...HURT, hits: { weapon: 2, engine: 1 } }, [6, 6, 6, 6, 6, 6, 6, 6]);
    const types = game.events.map(({ type }) => type);
    expect(types[0]).toBe('spent');
    expect(types.filter(type => type === 'rolled')).toHaveLength(4);
  });
  rule('ASC-repair-roll#2', 'against the technicians and what bears on the repair', () => {
    const { game } = repaired({ condition: 'damaged', lostArmor: 1 }, [6, 6], enlisted({ specials: ['OMNI'] }, { skill: 3 }));
    expect(game.events.find(event => event.type === 'rolled')).toMatchObject({
      needs: {
        terms: [
          { rule: 'ASC-repair-roll', value: 7 },
          { rule: 'ASC-tbl-repair-armor', value: -2 },
          { rule: 'ASC-tbl-repair-conditions', value: -2 },
        ],
        total: 3,
      },
    });
  });
  // Armor needs 5.
  const armor = (...dice: readonly number[]) => repaired({ condition: 'damaged', lostArmor: 2 }, dice).unit;
  rule('ASC-repair-result#1', 'as much as needed repairs it', () =>
    expect(armor(2, 3)).toMatchObject({ condition: 'sound', lostArmor: 0, armor: 6 }),
  );
  rule('ASC-repair-result#2', 'one less does it by half', () =>
    expect(armor(2, 2)).toMatchObject({ condition: 'sound', lostArmor: 0, armor: 5 }),
  );
  rule('ASC-repair-result#3', 'anything less leaves it as it was', () => {
    for (const dice of [
      [1, 2],
      [1, 1],
    ] as const)
      expect(armor(...dice)).toMatchObject({ condition: 'damaged', lostArmor: 2, armor: 6 });
  });
  rule('ASC-repair-retry#1', 'what has failed or was half done is not tried again before the next scenario is over', () => {
    const { game } = repaired({ ...HURT, hits: {} }, [1, 2, 6, 6]);
    expect(refusing(game, { type: 'repair', unit: 0 })).toEqual(['ASC-repair-retry']);
    game.does(0, { type: 'next' });
    game.does(0, { type: 'next' });
    game.does(0, { type: 'battle', report: report([lost(1)]) }, ...WON);
    game.does(0, { type: 'interval', hours: 100 });
    game.does(0, { type: 'repair', unit: 0 }, 6, 6);
    expect(game.state.units[0]!.condition).toBe('sound');
    // Another repair of the same unit may still be made.
    const later = repaired({ condition: 'damaged', lostArmor: 1, tried: ['armor'], hits: { weapon: 1 } }, [6, 6]);
    expect(spent(later.game)).toBe(30);
  });

  const KINDS_OF: { readonly [activity: string]: readonly UnitType[] } = {
    "'Mech or Fighter": ['BM', 'IM', 'AF', 'CF'],
    ProtoMech: ['PM'],
    'Battle Armor Unit': ['BA'],
    'DropShip or Small Craft': ['DS', 'DA', 'SC'],
    'JumpShip, Space Station or WarShip': ['JS', 'SS', 'WS'],
    'Vehicle/Other': ['CV', 'SV', 'MS'],
  };
  const number = (text: string): number => Number(/^[+-]?[\d.]+/.exec(text)![0]);
  table('ASC-tbl-repair-armor#1', 'armor and structure by type: points, roll and hours', row => {
    const [, kind, what] = /^(.*) (Armor|Structure)$/.exec(row.at('activity'))!;
    const per = { sp: number(row.at('sp')), roll: number(row.at('roll_modifier')), hours: number(row.at('hours')) };
    for (const type of KINDS_OF[kind!]!)
      for (const points of [1, 2]) {
        const change = what === 'Armor' ? { lostArmor: points } : { lostStructure: points };
        expect(job(change, enlisted({ type })), `${type} ${what}`).toEqual({
          sp: points * per.sp,
          roll: per.roll,
          hours: points * per.hours,
        });
      }
  });
  const HIT_OF: { readonly [activity: string]: Hit } = {
    'Docking Collar Hit': 'collar',
    'Door Hit': 'door',
    'Engine Hit': 'engine',
    'Fire Control Hit': 'fireControl',
    'Fuel Hit': 'fuel',
    'KF Boom Hit': 'kfBoom',
    'KF Drive Hit': 'kfDrive',
    'MP Hit': 'mp',
    'Thruster Hit': 'thruster',
    'Weapon Hit (Standard Weapons)': 'weapon',
    'Weapon Hit (Capital Non-Missile Weapons)': 'capital',
    'Weapon Hit (Capital Missile Weapons)': 'capitalMissile',
  };
  table('ASC-tbl-repair-crits#1', 'hits: points, roll and hours', row => {
    const hit = HIT_OF[row.at('activity')]!;
    for (const count of [1, 2])
      expect(job({ hits: { [hit]: count } })).toEqual({
        sp: count * number(row.at('sp')),
        roll: number(row.at('roll_modifier')),
        hours: count * number(row.at('hours')),
      });
  });
  rule('ASC-tbl-repair-crits#2', 'hits on capital and sub-capital weapons are one kind', () => {
    expect([job({ hits: { capital: 1 } }), job({ hits: { capitalMissile: 1 } })]).toEqual([
      { sp: 30, roll: 0, hours: 3 },
      { sp: 30, roll: 0, hours: 3 },
    ]);
  });
  rule('ASC-tbl-repair-crits#3', 'motive damage is repaired like a hit on the movement, and lets it move again', () => {
    expect(job({ hits: { motive: 2 } })).toEqual(job({ hits: { mp: 2 } }));
    const { unit } = repaired({ condition: 'damaged', immobile: true, hits: { motive: 1 } }, [6, 6]);
    expect(unit).toMatchObject({ immobile: false, hits: {}, condition: 'sound' });
    const both = repaired({ condition: 'damaged', immobile: true, hits: { motive: 1, engine: 1 } }, [1, 1, 6, 6]);
    expect(both.unit).toMatchObject({ immobile: true, hits: { engine: 1 } });
  });

  rule('ASC-tbl-refuel-rearm#1', 'fuel costs 5 and half an hour', () => {
    const game = atWork([enlisted({ specials: ['EE'] })], { dry: true });
    game.does(0, { type: 'supply', unit: 0 });
    expect([spent(game), worked(game)]).toEqual([5, 30]);
  });
  rule('ASC-tbl-refuel-rearm#2', 'ammunition 10 and half an hour', () => {
    const game = atWork([enlisted({ specials: ['LRM1/1/1'] })], { empty: true });
    game.does(0, { type: 'supply', unit: 0 });
    expect([spent(game), worked(game)]).toEqual([10, 30]);
  });
  rule('ASC-tbl-refuel-rearm#3', 'ammunition of another kind 50 and half an hour', () => {
    const game = atWork([enlisted({ specials: ['LRM1/1/1'] })], { empty: true });
    game.does(0, { type: 'supply', unit: 0, alternative: true });
    expect([spent(game), worked(game)]).toEqual([50, 30]);
  });

  const CIRCUMSTANCES: { readonly [condition: string]: readonly [Enlisted, readonly Enlisted[]] } = {
    'Unit has Modular Design (OMNI special ability)': [enlisted({ specials: ['OMNI'] }), []],
    'Unit with Mobile Field Base (MFB special) Available': [enlisted(), [enlisted({ specials: ['MFB'] })]],
    'Unit has Easy to Maintain Quirk': [enlisted({}, { quirks: ['easy-to-maintain'] }), []],
    'Unit has Modular Weapons Quirk': [enlisted({}, { quirks: ['modular-weapons'] }), []],
    'Unit has Difficult to Maintain Quirk': [enlisted({}, { quirks: ['difficult-to-maintain'] }), []],
    'Unit has Illegal Design Quirk': [enlisted({}, { quirks: ['illegal-design'] }), []],
    'Unit has Obsolete Design Quirk': [enlisted({}, { quirks: ['obsolete'] }), []],
  };
  table('ASC-tbl-repair-conditions#1', 'what makes work dearer, harder or longer', row => {
    const [one, along] = CIRCUMSTANCES[row.at('condition')]!;
    // An engine costs 30 and six hours at +1.
    expect(job({ hits: { engine: 2 } }, one, along)).toEqual({
      sp: Math.round((60 * (100 + number(row.at('sp')))) / 100),
      roll: 1 + number(row.at('roll_modifier')),
      hours: (12 * (100 + number(row.at('time')))) / 100,
    });
  });
  rule('ASC-tbl-repair-conditions#2', 'time is counted from the printed hours, and a tenth of them is left at least', () => {
    const fast = enlisted({ specials: ['OMNI', 'MFB'] }, { quirks: ['easy-to-maintain'] });
    expect(job({ hits: { engine: 1 } }, fast).hours).toBeCloseTo(0.6);
    expect(job({ hits: { engine: 1 } }, enlisted({ specials: ['OMNI'] }, { quirks: ['difficult-to-maintain'] })).hours).toBe(4.5);
  });
  rule('ASC-tbl-repair-conditions#3', 'several per cents are added up before they count, for points as for hours', () => {
    expect(job({ hits: { engine: 1 } }, enlisted({ specials: ['OMNI', 'MFB'] })).sp).toBe(30);
    expect(job({ hits: { engine: 10 } }, enlisted({ specials: ['OMNI'] }, { quirks: ['obsolete', 'difficult-to-maintain'] })).sp).toBe(600);
  });

  const lasting = (work: Hit, ...dice: readonly number[]) => repaired({ condition: 'damaged', hits: { [work]: 1 } }, dice).unit;
  rule('ASC-repair-partial#1', 'half done, armor or structure lose a point of their full value for good', () => {
    expect(repaired({ condition: 'damaged', lostArmor: 4 }, [2, 2]).unit).toMatchObject({ armor: 5, lostArmor: 0 });
    // Structure needs 8.
    expect(repaired({ condition: 'damaged', lostStructure: 1 }, [3, 4]).unit).toMatchObject({ structure: 2, lostStructure: 0 });
    const { game } = repaired({ condition: 'damaged', lostArmor: 4 }, [2, 2]);
    expect(mustered(game.state, 0)[0]!.card.armor).toBe(5);
  });
  rule('ASC-repair-partial-damage#1', 'half done, engine and weapons cost a point of damage at all ranges, to nothing at least', () => {
    expect([
      lasting('engine', 3, 4).weaker,
      lasting('weapon', 3, 3).weaker,
      lasting('capital', 3, 3).weaker,
      lasting('capitalMissile', 3, 3).weaker,
    ]).toEqual([1, 1, 1, 1]);
    const { game } = repaired({ condition: 'damaged', hits: { weapon: 1 } }, [3, 3], enlisted({ damage: '3/1/0*' }));
    expect(mustered(game.state, 0)[0]!.card.damage).toBe('2/0/0*');
    expect(mustered(atWork([enlisted({ damage: '3/1/-' })], { weaker: 2 }).state, 0)[0]!.card.damage).toBe('1/0/-');
  });
  rule('ASC-repair-partial-fire-control#1', 'half done, it aims badly in the next scenario and no longer', () => {
    const { game } = repaired({ condition: 'damaged', hits: { fireControl: 1 } }, [3, 3]);
    expect(mustered(game.state, 0)[0]!.worn.misaligned).toBe(true);
    game.does(0, { type: 'next' });
    game.does(0, { type: 'next' });
    game.does(0, { type: 'battle', report: report([lost(0)]) }, ...WON);
    game.does(0, { type: 'interval', hours: 100 });
    expect(mustered(game.state, 0)[0]!.worn.misaligned).toBeUndefined();
  });
  const moved = (move: string, slower: number, type = 'BM') =>
    mustered(atWork([enlisted({ move, type })], { slower }).state, 0)[0]!.card.move;
  rule('ASC-repair-partial-mp#1', 'half done, it is two inches or a point of Thrust slower for good', () => {
    expect([lasting('mp', 2, 3).slower, lasting('motive', 2, 3).slower]).toEqual([1, 1]);
    const { game } = repaired({ condition: 'damaged', hits: { mp: 1 } }, [2, 3]);
    expect(mustered(game.state, 0)[0]!.card.move).toBe('6"');
    expect(moved('6a', 1, 'AF')).toBe('5a');
  });
  rule('ASC-repair-partial-mp#2', 'in every way of moving, down to two', () => {
    expect([moved('8"/6"j', 1), moved('8"/4"j', 2), moved('4"', 3), moved('3a', 2, 'AF')]).toEqual(['6"/4"j', '4"/2"j', '2"', '2a']);
  });
  rule('ASC-repair-partial-other#1', 'half done, anything else costs as much again', () => {
    // A collar needs 10, a fuel tank 5.
    for (const [work, dice, sp] of [
      ['collar', [4, 5], 50],
      ['fuel', [2, 2], 10],
      ['thruster', [2, 3], 30],
    ] as const) {
      const { game, unit } = repaired({ condition: 'damaged', hits: { [work]: 1 } }, dice);
      expect(spent(game)).toBe(2 * sp);
      expect(unit).toMatchObject({ condition: 'sound', hits: {}, weaker: 0, slower: 0, misaligned: false });
    }
    // No more than there is.
    expect(repaired({ condition: 'damaged', hits: { collar: 1 } }, [4, 5], enlisted(), { sp: 60 }).game.state.sides[0].sp).toBe(0);
  });
});

describe('fuel and ammunition', () => {
  const fought = (one: Enlisted) => {
    const game = campaign(army([one, one]), army([enlisted()]));
    game.does(0, { type: 'battle', report: report([lost(0)]) }, ...WON);
    game.does(0, { type: 'interval', hours: 100 });
    return game;
  };
  rule('ASC-repair-refuel-rearm#1', 'whoever took part and uses them needs them, and nobody else', () => {
    const { units } = fought(enlisted({ specials: ['EE', 'AC1/1/-'] })).state;
    expect(units.slice(0, 2).map(({ dry, empty }) => [dry, empty])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(fought(enlisted()).state.units[0]).toMatchObject({ dry: false, empty: false });
  });
  rule('ASC-repair-refuel-rearm#2', 'paid for, they come without a roll; a wreck takes none, and nobody pays twice', () => {
    const game = fought(enlisted({ specials: ['EE', 'AC1/1/-'] }));
    const events = game.does(0, { type: 'supply', unit: 0 });
    expect(events.map(({ type }) => type)).toEqual(['spent', 'supplied']);
    expect(refusing(game, { type: 'supply', unit: 0 })).toEqual(['ASC-repair-refuel-rearm']);
    const wreck = atWork([enlisted({ specials: ['EE'] })], { condition: 'salvage', lostStructure: 3, dry: true });
    expect(refusing(wreck, { type: 'supply', unit: 0 })).toEqual(['ASC-repair-refuel-rearm']);
  });
  const dry = (card: Partial<Enlisted['card']>) => fought(enlisted(card)).state.units[0]!.dry;
  rule('ASC-repair-refuel-who#1', 'aircraft and ships of every kind, airships and aeroplanes', () => {
    for (const type of ['AF', 'CF', 'SC', 'DS', 'DA', 'JS', 'WS', 'SS']) expect(dry({ type, move: '4a' }), type).toBe(true);
    expect([
      dry({ type: 'SV', move: '6"i' }),
      dry({ type: 'SV', move: '8a' }),
      dry({ type: 'SV', move: '6"w' }),
      dry({ type: 'CV', move: '10"v' }),
    ]).toEqual([true, true, false, false]);
  });
  rule('ASC-repair-refuel-who#2', 'and engines that burn something', () => {
    expect([dry({ specials: ['EE'] }), dry({ specials: ['FC'] }), dry({})]).toEqual([true, true, false]);
  });
  const loads = (...specials: readonly string[]) => {
    const game = fought(enlisted({ specials }));
    if (!game.state.units[0]!.empty) return 0;
    const before = game.state.sides[0].sp;
    game.does(0, { type: 'supply', unit: 0 });
    return (before - game.state.sides[0].sp) / 10;
  };
  rule('ASC-repair-rearm-who#1', 'whoever has something that is used up', () => {
    expect([loads('LRM1/1/1'), loads('ENE', 'CASE'), loads('TUR(2/2/1,IF1)')]).toEqual([1, 0, 1]);
  });
  rule('ASC-repair-rearm-who#2', 'each of them costs points and time', () => {
    expect([loads('AC2/2/-', 'LRM1/1/1', 'IF1'), loads('SRM2/2', 'AMS')]).toEqual([3, 2]);
    const game = atWork([enlisted({ specials: ['AC2/2/-', 'LRM1/1/1'] })], { empty: true });
    game.does(0, { type: 'supply', unit: 0 });
    expect(worked(game)).toBe(60);
  });
  table('ASC-tbl-consumables#1', 'systems that use something up', row => {
    const written: { readonly [code: string]: string } = { 'ARTX-#': 'ARTLT-1' };
    for (const code of row.at('specials').split(', ')) expect(loads(written[code] ?? code.replaceAll('#', '1')), code).toBe(1);
  });
});

test('work for everybody leaves wrecks and units without a crew out of fuel and ammunition', () => {
  const game = atWork([enlisted({ specials: ['EE'] }), enlisted({ specials: ['EE'] }), enlisted({ specials: ['EE'] })], { dry: true });
  const [first, ...others] = game.state.units;
  const state = {
    ...game.state,
    units: [
      first!,
      { ...others[0]!, dry: true, condition: 'salvage' as const, crew: null },
      { ...others[1]!, dry: true, condition: 'salvage' as const, lostStructure: 3, crew: null },
      ...others.slice(2),
    ],
  };
  expect(everybody(book, state, 0, 'supply')).toEqual([{ type: 'supply', unit: 0 }]);
});

test('estimates come to the same as the bills', () => {
  const added = (answers: readonly { readonly total: number }[]): number => answers.reduce((sum, { total }) => sum + total, 0);
  for (const one of [enlisted(), enlisted({ specials: ['OMNI'] }), enlisted({}, { quirks: ['obsolete', 'illegal-design'] })]) {
    const { state } = atWork([one], { condition: 'damaged', lostArmor: 3, lostStructure: 1, hits: { weapon: 2, engine: 1 } });
    const unit = state.units[0]!;
    const rows = repairEstimate(book, state, 0, unit);
    expect({ sp: added(rows.map(({ sp }) => sp)), minutes: added(rows.map(({ minutes }) => minutes)) }).toEqual(
      repairBill(book, state, 0, unit),
    );
  }
  const dry = { ...atWork([enlisted({ specials: ['AC1/1/-', 'LRM1/1/1'] })]).state.units[0]!, dry: true, empty: true };
  for (const alternative of [false, true]) {
    const { sp, minutes } = supplyEstimate(dry, alternative);
    expect({ sp: sp.total, minutes: minutes.total }).toEqual(supplyBill(dry, alternative));
  }
});
