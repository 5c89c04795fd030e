import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { army, book, campaign, enlisted, lost, opened, refusing, report, WON } from './campaign.fixture.ts';
import { mustered } from './muster.ts';
import type { Army, Enlisted, Report, Suffered, Unit } from './shape.ts';

const GONE = { fate: 'destroyed', armor: 6, structure: 3 } as const;
/** A mission that the first army wins, and two days until the next. */
const after = (
  suffered: readonly Suffered[],
  dice: readonly number[] = [],
  more: {
    readonly ours?: readonly Enlisted[];
    readonly theirs?: Partial<Army>;
    readonly report?: Partial<Report>;
    readonly hours?: number;
  } = {},
) => {
  const game = campaign(army(more.ours ?? [enlisted(), enlisted()]), army([enlisted()], more.theirs));
  game.does(0, { type: 'battle', report: report(suffered, more.report) }, ...WON);
  const events = game.does(game.state.leader, { type: 'interval', hours: more.hours ?? 48 }, ...dice);
  return { game, events, units: game.state.units };
};
/** The number that a crew needs. */
const needs = (one: Enlisted, suffered: Partial<Suffered>, hurt: Partial<Unit> = {}, health: 'fit' | 'wounded' = 'fit') => {
  const state = opened(army([one]));
  const unit = { ...state.units[0]!, ...hurt };
  return book.ask('crewRoll', { state, unit, crew: { ...state.crews[0]!, health }, suffered: lost(0, suffered) });
};
const plain = (type: string, more: Partial<Suffered> = {}, hurt: Partial<Unit> = {}) => needs(enlisted({ type }), more, hurt).total - 4;

describe('crews', () => {
  rule('ASC-camp-diagnostics-control#1', 'each side looks at those of its own that survived, both sides', () => {
    const { events, units } = after([lost(0, { armor: 1 }), lost(2, { armor: 1 })], [6, 6, 6, 6]);
    expect(events.flatMap(event => (event.type === 'assessed' ? [event.unit] : []))).toEqual([0, 2]);
    expect(units.map(({ condition, seat }) => [condition, seat])).toEqual([
      ['damaged', 0],
      ['sound', 0],
      ['damaged', 1],
    ]);
  });
  rule('ASC-camp-diagnostics-control#2', 'people come before machines, unit by unit', () => {
    const { events } = after([lost(0, { armor: 1 }), lost(1, { armor: 1 })], [6, 6, 6, 6]);
    expect(events.map(({ type }) => type).slice(1)).toEqual(['rolled', 'assessed', 'rolled', 'assessed']);
  });

  rule('ASC-camp-crew-diagnosis#1', 'whose unit was not damaged rolls nothing and is not hurt', () => {
    const { events, game } = after([lost(0)]);
    expect(events.some(({ type }) => type === 'rolled')).toBe(false);
    expect(game.state.crews[0]!.health).toBe('fit');
  });
  rule('ASC-camp-crew-diagnosis#2', 'otherwise two dice against its skill and the table', () => {
    const { events } = after([lost(0, { armor: 1 })], [2, 1]);
    expect(events.find(({ type }) => type === 'rolled')).toMatchObject({
      needs: { total: 3, terms: [{ value: 4 }, { value: -1 }] },
      roll: { total: 3 },
      good: true,
    });
    for (const suffered of [
      { structure: 1 },
      { hits: { weapon: 1 } },
      { immobile: true },
      { crewHits: 1 },
      { ammoHit: true },
      { fuelHit: true },
      { crashed: true },
    ])
      expect(after([lost(0, suffered)], [6, 6]).events.some(({ type }) => type === 'rolled')).toBe(true);
  });
  const ryoken = needs(enlisted({ armor: 6, structure: 3 }, { skill: 2 }), { armor: 4 }, { lostArmor: 4 }, 'wounded');
  const gnomes = needs(
    enlisted({ type: 'BA', armor: 2, structure: 2 }, { skill: 3 }),
    { armor: 2, structure: 1 },
    { armor: 2, structure: 2, lostArmor: 2, lostStructure: 1 },
  );
  rule('ASC-camp-crew-diagnosis#3', 'the two of the book need 4 and 10', () => {
    expect(needs(enlisted({ armor: 6 }, { skill: 2 }), { armor: 4 }, { lostArmor: 4 }, 'wounded').total).toBe(4);
    expect([ryoken.total, gnomes.total]).toEqual([4, 10]);
  });
  rule('ASC-camp-crew-diagnosis#4', 'a six leaves the pilot as he was, a seven wounds the squad', () => {
    const injury = (needed: number, rolled: number) => book.ask('injury', { short: needed - rolled }).total;
    expect([injury(ryoken.total, 6), injury(gnomes.total, 7)]).toEqual([0, 1]);
    const squad = after([lost(0, { armor: 2, structure: 1 })], [3, 4], {
      ours: [enlisted({ type: 'BA', armor: 2, structure: 2 }, { skill: 3 })],
    });
    expect(squad.game.state.crews[0]!.health).toBe('wounded');
  });

  const outcome = (...dice: readonly number[]) => after([lost(0, { crewHits: 2 })], dice).game.state.crews[0]!.health;
  // Skill 4, a 'Mech −2, two hits to the crew +4: six.
  rule('ASC-camp-crew-outcome#1', 'a success is no new injury', () => expect([outcome(3, 3), outcome(6, 6)]).toEqual(['fit', 'fit']));
  rule('ASC-camp-crew-outcome#2', 'a failure by one to four is a wound', () =>
    expect([outcome(3, 2), outcome(1, 1)]).toEqual(['wounded', 'wounded']),
  );
  rule('ASC-camp-crew-outcome#3', 'a failure by five or more kills', () => {
    const dead = (...dice: readonly number[]) => after([lost(0, { crewHits: 3 })], dice).game.state.crews[0]!.health;
    expect([dead(1, 3), dead(1, 2)]).toEqual(['wounded', 'killed']);
  });
  rule('ASC-camp-kia#1', 'the dead are not healed and fight no more, even if their machine is whole', () => {
    const { game } = after([lost(0, { armor: 1, crewHits: 4 }), lost(1)], [1, 1]);
    expect(game.state.crews[0]!.health).toBe('killed');
    expect(refusing(game, { type: 'heal', crew: 0 })).toContain('ASC-heal-process');
    game.does(0, { type: 'repair', unit: 0 }, 6, 6);
    for (const seat of [0, 1]) game.does(seat, { type: 'next' });
    expect(refusing(game, { type: 'battle', report: report([lost(0)]) })).toEqual(['ASC-camp-kia']);
    expect(mustered(game.state, 0).map(({ unit }) => unit)).toEqual([1]);
  });
  rule('ASC-camp-wia#1', 'the next game hears that a crew is hurt, until it is healed', () => {
    const { game } = after([lost(0, { crewHits: 2 }), lost(1)], [2, 2]);
    const hurt = () => mustered(game.state, 0).map(({ worn }) => worn.wounded ?? false);
    expect(hurt()).toEqual([true, false]);
    game.does(0, { type: 'heal', crew: 0 }, 6, 6);
    for (const seat of [0, 1]) game.does(seat, { type: 'next' });
    expect(hurt()).toEqual([false, false]);
  });
  rule('ASC-camp-wia#2', 'whoever is not hurt anew stays as it was', () => {
    const { game } = after([lost(0, { crewHits: 2 })], [2, 2]);
    for (const seat of [0, 1]) game.does(seat, { type: 'next' });
    game.does(0, { type: 'battle', report: report([lost(0, { armor: 1 })]) }, ...WON);
    game.does(0, { type: 'interval', hours: 48 }, 6, 6);
    expect(game.state.crews[0]!.health).toBe('wounded');
    expect(after([lost(0, { armor: 1 })], [6, 6]).game.state.crews[0]!.health).toBe('fit');
  });

  const TYPES: { readonly [condition: string]: readonly string[] } = {
    BattleMech: ['BM'],
    IndustrialMech: ['IM'],
    ProtoMech: ['PM'],
    'Combat Vehicle': ['CV'],
    'Support Vehicle': ['SV'],
    'Battle Armor Infantry': ['BA'],
    'Conventional Infantry': ['CI'],
    'Aerospace Unit (Any)': ['AF', 'CF', 'SC', 'DS', 'DA', 'JS', 'SS', 'WS'],
  };
  const CONDITIONS: { readonly [condition: string]: () => number | string } = {
    'Unit was Destroyed (in any fashion)': () => plain('CV', { fate: 'destroyed' }),
    'Armor Damage': () =>
      plain('CV', {}, { lostArmor: 3 }) === 1 && plain('CV', {}, { lostArmor: 6 }) === 2 ? '+1 per 50% of total Armor' : '',
    'Structure Damage': () =>
      plain('CV', {}, { structure: 4, lostStructure: 2 }) === 2 && plain('CV', {}, { structure: 4, lostStructure: 4 }) === 4
        ? '+2 per 50% of total Structure'
        : '',
    'Pilot/Crew Already Injured': () => needs(enlisted({ type: 'CV' }), {}, {}, 'wounded').total - 4,
    'Airborne Unit that Crashed': () => plain('CV', { crashed: true }),
    'Unit Suffered Crew Hit': () => (plain('CV', { crewHits: 1 }) === 2 && plain('CV', { crewHits: 3 }) === 6 ? '+2 per Crew Hit' : ''),
    'Unit Suffered Ammo Hit': () => plain('CV', { ammoHit: true }),
    'Unit Suffered Fuel Hit': () => plain('CV', { fuelHit: true }),
    'Unit Destroyed by Area-of-Effect Attack': () => plain('CV', { fate: 'destroyed', end: 'area' }) - 2,
    'Unit Destroyed underwater/in vacuum': () => plain('CV', { fate: 'destroyed', airless: true }) - 2,
  };
  table('ASC-tbl-crew-diagnosis#1', 'types and conditions, row by row', row => {
    const printed = row.at('modifier');
    const value = /^[+-]\d+$/.test(printed) ? Number(printed) : printed;
    const types = TYPES[row.at('condition')];
    if (types) for (const type of types) expect(plain(type), type).toBe(value);
    else expect(CONDITIONS[row.at('condition')]!()).toBe(value);
  });
  rule('ASC-tbl-crew-diagnosis#2', 'a part of a half counts as a half, of the full values', () => {
    expect([1, 3, 4, 6].map(lostArmor => plain('CV', {}, { lostArmor }))).toEqual([1, 1, 2, 2]);
    expect([1, 2, 3].map(lostStructure => plain('CV', {}, { structure: 3, lostStructure }))).toEqual([2, 4, 4]);
    expect(plain('CV', {}, { armor: 0, lostArmor: 0 })).toBe(0);
  });
  rule('ASC-tbl-crew-diagnosis#3', 'stunnings and hits count alike', () => {
    expect([0, 1, 2].map(crewHits => plain('CV', { crewHits }))).toEqual([0, 2, 4]);
  });
  rule(
    'ASC-tbl-crew-diagnosis#4',
    'blown up, or where there is no air, it comes to +4; on a unit that is not destroyed it counts for nothing',
    () => {
      expect([plain('CV', { fate: 'destroyed', end: 'area' }), plain('CV', { fate: 'destroyed', airless: true })]).toEqual([4, 4]);
      expect([plain('CV', { end: 'area' }), plain('CV', { airless: true })]).toEqual([0, 0]);
    },
  );
});

describe('equipment', () => {
  rule('ASC-camp-undamaged-equipment#1', 'without damage it needs neither repairs nor a roll', () => {
    const { game, events } = after([lost(0)]);
    expect(events.filter(({ type }) => type === 'assessed')).toMatchObject([{ condition: 'sound', rule: 'ASC-camp-undamaged-equipment' }]);
    expect(refusing(game, { type: 'repair', unit: 0 })).toContain('ASC-repair-eligible');
  });
  rule('ASC-camp-undamaged-equipment#2', 'it may still need fuel and ammunition', () => {
    const { game } = after([lost(0)], [], { ours: [enlisted({ specials: ['LRM1/1/1', 'EE'] })] });
    expect(game.state.units[0]).toMatchObject({ condition: 'sound', dry: true, empty: true });
    game.does(0, { type: 'supply', unit: 0 });
    expect(game.state.units[0]).toMatchObject({ dry: false, empty: false });
  });
  rule('ASC-camp-damaged-equipment#1', 'damage, hits and motive damage make it damaged, without a roll for it', () => {
    for (const suffered of [{ armor: 1 }, { structure: 1 }, { hits: { weapon: 1 } }, { hits: { motive: 1 } }, { immobile: true }]) {
      const { events, units } = after([lost(0, suffered)], [6, 6]);
      expect(units[0]!.condition).toBe('damaged');
      expect(events.filter(({ type }) => type === 'rolled')).toHaveLength(1);
    }
  });
  rule('ASC-camp-damaged-equipment#2', 'it can be repaired or scrapped', () => {
    const repaired = after([lost(0, { armor: 1 })], [6, 6]).game;
    repaired.does(0, { type: 'repair', unit: 0 }, 6, 6);
    expect(repaired.state.units[0]!.condition).toBe('sound');
    const scrapped = after([lost(0, { armor: 1 })], [6, 6]).game;
    scrapped.does(0, { type: 'scrap', unit: 0 });
    expect(scrapped.state.units[0]!.condition).toBe('scrapped');
  });
  rule('ASC-camp-non-destroyed-salvage#1', 'what was crippled or left, and not marked off, counts as damaged, without a roll', () => {
    const { units, events } = after([lost(0, { fate: 'left', armor: 6 })], [6, 6]);
    expect(units[0]).toMatchObject({ condition: 'damaged', seat: 0 });
    expect(events.filter(({ type }) => type === 'rolled')).toHaveLength(1);
  });
  rule('ASC-camp-non-destroyed-salvage#2', 'whoever has it may repair or scrap it', () => {
    const taken = () => after([lost(2, { fate: 'left', armor: 6 })], [6, 6]).game;
    const repaired = taken();
    repaired.does(0, { type: 'repair', unit: 2 }, 6, 6);
    expect(repaired.state.units[2]).toMatchObject({ condition: 'sound', seat: 0 });
    const scrapped = taken();
    scrapped.does(0, { type: 'scrap', unit: 2 });
    expect(scrapped.state.units[2]!.condition).toBe('scrapped');
  });
  rule('ASC-camp-field-control#1', 'what was crippled, destroyed or left belongs to whoever holds the field', () => {
    expect(after([lost(2, { fate: 'left', armor: 6 })], [6, 6]).units[2]).toMatchObject({ seat: 0, condition: 'salvage', crew: null });
    expect(after([lost(2, GONE)], [6, 6]).units[2]).toMatchObject({ seat: 0, condition: 'fallen', crew: null });
    expect(after([lost(0, { fate: 'left', armor: 6 })], [6, 6], { report: { field: 1 } }).units[0]).toMatchObject({
      seat: 1,
      condition: 'salvage',
    });
    for (const fate of ['left', 'destroyed'] as const)
      expect(after([lost(0, { ...GONE, fate })], [6, 6], { report: { field: -1 } }).units[0]).toMatchObject({
        condition: 'lost',
        crew: null,
      });
  });
  rule('ASC-camp-field-control#2', 'and is its to repair as salvage, unless that is forbidden or time is too short', () => {
    const { game } = after([lost(2, GONE)], [6, 6]);
    game.does(0, { type: 'salvage', unit: 2 }, 6, 6);
    game.does(0, { type: 'repair', unit: 2 }, 6, 6, 6, 6);
    expect(game.state.units[2]).toMatchObject({ condition: 'sound', seat: 0 });
    expect(after([lost(2, GONE)], [6, 6], { report: { salvage: false } }).units[2]!.condition).toBe('lost');
    expect(after([lost(2, GONE)], [6, 6], { hours: 24 }).units[2]!.condition).toBe('lost');
    // A game master has no use for wrecks.
    const master = campaign(army([enlisted()]), army([enlisted()], { gameMaster: true }));
    master.does(0, { type: 'battle', report: report([lost(0, GONE)], { field: 1 }) }, 1, 1, 1, 6, 6);
    expect(master.state.units[0]!.condition).toBe('lost');
  });

  rule('ASC-camp-destroyed-salvage#1', 'even what has nothing left may be tried by whoever holds the field', () => {
    const { game } = after([lost(2, GONE)], [6, 6]);
    expect(game.state.units[2]).toMatchObject({ lostArmor: 6, lostStructure: 3, condition: 'fallen', end: 'damage' });
    expect(refusing(game, { type: 'salvage', unit: 2 }, 1)).toContain('ASC-salvage-check');
    game.does(0, { type: 'salvage', unit: 2 }, 6, 6);
    expect(game.state.units[2]!.condition).toBe('salvage');
    // Own losses too, by a critical hit with armor left.
    expect(after([lost(0, { fate: 'destroyed', armor: 1 })], [6, 6]).units[0]).toMatchObject({ condition: 'fallen', seat: 0 });
  });
  rule('ASC-camp-destroyed-salvage#2', 'a scenario may forbid it', () => {
    const { units, game } = after([lost(2, GONE)], [6, 6], { report: { salvage: false } });
    expect(units[2]!.condition).toBe('lost');
    expect(refusing(game, { type: 'salvage', unit: 2 })).toContain('ASC-salvage-check');
  });
  rule('ASC-camp-time-short#1', 'with a day or less nobody fetches wrecks, not even from its own field', () => {
    expect([24, 25].map(hours => after([lost(2, GONE)], [6, 6], { hours }).units[2]!.condition)).toEqual(['lost', 'fallen']);
    // What was only left on the field is not a wreck.
    expect(after([lost(0, { fate: 'left', armor: 1 })], [6, 6], { hours: 12 }).units[0]!.condition).toBe('damaged');
  });
  rule('ASC-camp-time-short#2', 'damage is looked at however little time there is', () => {
    const { units, game } = after([lost(0, { armor: 2, crewHits: 2 })], [2, 2], { hours: 12 });
    expect([units[0]!.condition, game.state.crews[0]!.health]).toEqual(['damaged', 'wounded']);
  });

  const fell = (one: Partial<Enlisted['card']>, suffered: Partial<Suffered>, ...dice: readonly number[]) =>
    after([lost(0, { ...GONE, ...suffered })], dice.length > 0 ? dice : [6, 6], { ours: [enlisted(one), enlisted()] });
  rule('ASC-salvage-unsalvageable#1', 'an aircraft that crashed is past salvage; what falls on its feet is not', () => {
    for (const suffered of [{ crashed: true }, { end: 'crash' as const }])
      expect(fell({ type: 'AF' }, suffered).units[0]!.condition).toBe('lost');
    expect(fell({ type: 'AF' }, {}).units[0]!.condition).toBe('fallen');
    expect(fell({ type: 'BM' }, { crashed: true }).units[0]!.condition).toBe('fallen');
  });
  rule('ASC-salvage-no-ammo-fuel#1', 'exploding ammunition or fuel leaves nothing, unless there is CASE of some kind', () => {
    for (const end of ['ammunition', 'fuel'] as const) {
      expect(fell({}, { end }).units[0]!.condition).toBe('lost');
      for (const kind of ['CASE', 'CASEII', 'CASEP']) expect(fell({ specials: [kind] }, { end }).units[0]!.condition).toBe('fallen');
    }
  });
  rule('ASC-salvage-no-area-effect#1', 'what artillery, bombs or fire have finished leaves nothing', () => {
    const { units, events } = fell({ specials: ['CASE'] }, { end: 'area' });
    expect(units[0]!.condition).toBe('lost');
    expect(events.filter(({ type }) => type === 'forsaken')).toMatchObject([{ rule: 'ASC-salvage-no-area-effect' }]);
  });
  const platoon = { type: 'CI', armor: 2, structure: 1, move: '2"f' };
  const foot = { armor: 2, structure: 1 };
  rule('ASC-salvage-no-infantry#1', 'nobody salvages infantry: whoever is dead is gone', () => {
    // Skill 4, infantry +5, destroyed +2, armor +2, structure +4: seventeen.
    const { units } = fell(platoon, foot, 6, 6);
    expect(units[0]).toMatchObject({ condition: 'lost', crew: null });
  });
  rule('ASC-salvage-no-infantry#2', 'whoever is left of it heals and is whole again', () => {
    const tough = [enlisted(platoon, { skill: 0 }), enlisted()];
    const { game } = after([lost(0, { ...foot, fate: 'destroyed' })], [6, 5], { ours: tough, hours: 200 });
    expect(game.state.units[0]).toMatchObject({ condition: 'damaged', seat: 0 });
    expect(game.state.crews[0]!.health).toBe('wounded');
    game.does(0, { type: 'heal', crew: 0 }, 6, 6);
    for (const seat of [0, 1]) game.does(seat, { type: 'next' });
    expect(game.state.units[0]).toMatchObject({ condition: 'sound', lostArmor: 0, lostStructure: 0 });
    // Whoever came through it unharmed gathers first.
    const lucky = after([lost(0, { fate: 'destroyed', armor: 0, structure: 0 })], [6, 6], {
      ours: [enlisted({ ...platoon, armor: 0, structure: 9 }, { skill: 0 }), enlisted()],
    });
    expect(lucky.game.state.crews[0]!.health).toBe('wounded');
    expect(lucky.game.state.units[0]!.condition).toBe('damaged');
  });
});
