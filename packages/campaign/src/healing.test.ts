import { rule, table } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { army, atWork, book, campaign, enlisted, lost, opened, refusing, report, spent, WON, worked } from './campaign.fixture.ts';
import { healEstimate } from './estimate.ts';
import { healBill } from './healing.ts';
import type { UnitType } from './kind.ts';
import type { Army, Enlisted, Unit } from './shape.ts';

/** An army whose first crew is wounded, at work. */
const wounded = (
  one: Enlisted = enlisted(),
  change: Partial<Unit> = {},
  more: Partial<Army> = {},
  along: readonly Enlisted[] = [],
  hours = 720,
) => {
  const crews = opened(army([one, ...along])).crews.map(crew => (crew.id === 0 ? { ...crew, health: 'wounded' as const } : crew));
  return atWork([one, ...along], change, { army: more, state: { crews, hours } });
};
/** What healing costs, takes and needs. */
const cure = (one: Enlisted, change: Partial<Unit> = {}, more: Partial<Army> = {}, along: readonly Enlisted[] = []) => {
  const game = wounded(one, change, more, along);
  const before = game.state.crews[0]!;
  const needs = book.ask('healRoll', { state: game.state, crew: before }).total;
  game.does(0, { type: 'heal', crew: 0 }, 6, 6);
  return { sp: spent(game), hours: worked(game) / 60, roll: needs - 7, days: game.state.crews[0]!.rest / 24 };
};

describe('healing', () => {
  rule('ASC-heal-process#1', 'only the wounded are healed', () => {
    expect(refusing(atWork([enlisted()]), { type: 'heal', crew: 0 })).toEqual(['ASC-heal-process']);
    expect(refusing(wounded(), { type: 'heal', crew: 1 })).toEqual(['ASC-heal-process']);
    wounded().does(0, { type: 'heal', crew: 0 }, 6, 6);
  });
  rule('ASC-heal-process#2', 'once it is paid two dice are rolled against the medics and the kind of crew', () => {
    const game = wounded(enlisted({ type: 'CV' }));
    const events = game.does(0, { type: 'heal', crew: 0 }, 4, 4);
    expect(events.map(({ type }) => type)).toEqual(['spent', 'rolled', 'healing']);
    expect(events[1]).toMatchObject({ needs: { total: 8 }, roll: { total: 8 }, good: true });
    expect(wounded(enlisted({ type: 'CV' })).does(0, { type: 'heal', crew: 0 }, 4, 3)[2]).toMatchObject({ type: 'unhealed' });
  });
  const later = (hours: number) => {
    const game = wounded(enlisted(), {}, {}, [], hours);
    game.does(0, { type: 'heal', crew: 0 }, 6, 6);
    game.does(0, { type: 'next' });
    game.does(0, { type: 'next' });
    return game;
  };
  rule('ASC-heal-time#1', 'after a success it is fit when its days are over', () => {
    expect([later(47), later(48)].map(({ state }) => state.crews[0]!.health)).toEqual(['wounded', 'fit']);
    const game = later(24);
    expect(game.state.crews[0]).toMatchObject({ health: 'wounded', rest: 24 });
    game.does(0, { type: 'battle', report: report([lost(1)]) }, ...WON);
    game.does(game.state.leader, { type: 'interval', hours: 24 });
    expect(refusing(game, { type: 'heal', crew: 0 })).toContain('ASC-heal-time');
    for (const seat of [0, 1]) game.does(seat, { type: 'next' });
    expect(game.state.crews[0]).toMatchObject({ health: 'fit', rest: 0 });
  });
  rule('ASC-heal-time#2', 'a greater staff does not make it faster', () => {
    const small = cure(enlisted());
    const great = cure(
      enlisted(),
      {},
      {},
      Array.from({ length: 20 }, () => enlisted()),
    );
    expect([small.days, great.days]).toEqual([2, 2]);
  });
  rule('ASC-heal-failure#1', 'after a failure it stays wounded, and is tried again after the next scenario', () => {
    const game = wounded();
    game.does(0, { type: 'heal', crew: 0 }, 1, 1);
    expect(game.state.crews[0]).toMatchObject({ health: 'wounded', rest: 0 });
    expect(refusing(game, { type: 'heal', crew: 0 })).toEqual(['ASC-heal-failure']);
    game.does(0, { type: 'next' });
    game.does(0, { type: 'next' });
    expect(game.state.crews[0]!.health).toBe('wounded');
    game.does(0, { type: 'battle', report: report([lost(1)]) }, ...WON);
    game.does(game.state.leader, { type: 'interval', hours: 100 });
    game.does(0, { type: 'heal', crew: 0 }, 6, 6);
    expect(game.state.crews[0]!.rest).toBe(48);
  });

  const KINDS_OF: { readonly [crew: string]: readonly UnitType[] } = {
    'MechWarrior or Fighter Pilot': ['BM', 'IM', 'AF', 'CF'],
    'Vehicle or Small Craft Crew': ['CV', 'SV', 'SC'],
    'DropShip or JumpShip Crew': ['DS', 'DA', 'JS'],
    'Space Station or WarShip Crew': ['SS', 'WS'],
    'Mobile Structure Crew': ['MS'],
    'Battle Armor Infantry Unit': ['BA'],
    'Conventional Infantry Unit': ['CI'],
  };
  const number = (text: string): number => Number(/^[+-]?\d+/.exec(text)![0]);
  table('ASC-tbl-healing#1', 'points, roll, hours and days by the kind of crew', row => {
    const [hours, days] = row.at('man_hours_and_days').split(' / ').map(number);
    const byCrew = row.at('sp').includes('CRW');
    const byPoint = row.at('sp').includes('per point');
    for (const type of KINDS_OF[row.at('crew')]!) {
      const one = enlisted({ type, specials: byCrew ? ['CRW3'] : [] });
      const change = byPoint ? { lostStructure: 2 } : {};
      const times = byCrew ? 3 : byPoint ? 2 : 1;
      expect(cure(one, change), type).toEqual({ sp: times * number(row.at('sp')), roll: number(row.at('modifier')), hours, days });
    }
  });
  rule('ASC-tbl-healing#2', 'a crew without a number counts as one', () => {
    expect([
      cure(enlisted({ type: 'CV' })).sp,
      cure(enlisted({ type: 'CV', specials: ['CRW1'] })).sp,
      cure(enlisted({ type: 'CV', specials: ['CRW4'] })).sp,
    ]).toEqual([40, 40, 160]);
  });
  rule('ASC-tbl-healing#3', 'battle armor pays for structure alone, infantry for all damage', () => {
    const hurt = { lostArmor: 3, lostStructure: 2 };
    expect([cure(enlisted({ type: 'BA' }), hurt).sp, cure(enlisted({ type: 'CI' }), hurt).sp]).toEqual([20, 100]);
    expect([cure(enlisted({ type: 'BA' })).sp, cure(enlisted({ type: 'CI' })).sp]).toEqual([10, 20]);
  });
  rule('ASC-tbl-healing#4', 'the pilot of a ProtoMech heals like any other', () => {
    expect(cure(enlisted({ type: 'PM' }))).toEqual(cure(enlisted()));
  });

  const nurse = enlisted({ type: 'CV', specials: ['MASH1'] });
  const rate = (more: Partial<Army>, along: readonly Enlisted[] = []) =>
    cure(enlisted({ type: 'DS', specials: ['CRW10'] }), {}, more, along);
  rule('ASC-tbl-healing-conditions#1', 'a field hospital: half the points, two less to roll, a quarter of the time saved', () => {
    expect(rate({}, [nurse])).toEqual({ sp: 150, roll: 0, hours: 22.5, days: 5.25 });
  });
  rule('ASC-tbl-healing-conditions#2', 'a defender on its own ground: a quarter less, one less to roll, a tenth of the time saved', () => {
    expect(rate({ stance: 'defensive', home: true })).toMatchObject({ sp: 225, roll: 1, hours: 27 });
    for (const more of [{ stance: 'defensive' as const }, { home: true }])
      expect(rate(more)).toMatchObject({ sp: 300, roll: 2, hours: 30 });
  });
  rule('ASC-tbl-healing-conditions#3', 'Clans and the Star League: half the points, two less to roll, a quarter of the time saved', () => {
    expect(rate({ affiliations: ['clan'] })).toEqual({ sp: 150, roll: 0, hours: 22.5, days: 5.25 });
    const league = campaign(army([enlisted()], { affiliations: ['star-league'] }), undefined, 2600);
    const [crew] = league.state.crews;
    expect(book.ask('healCost', { state: league.state, crew: crew! }).total).toBe(50);
    expect(rate({ affiliations: ['inner-sphere'] }).sp).toBe(300);
  });
  rule('ASC-tbl-healing-conditions#4', 'all of them add up, and a tenth is left at least', () => {
    const all = rate({ affiliations: ['clan'], stance: 'defensive', home: true }, [nurse]);
    expect(all).toMatchObject({ sp: 30, roll: -3, hours: 12 });
    expect(all.days).toBeCloseTo(2.8, 1);
  });
});

test('what healing costs is the same before and after', () => {
  const { state } = wounded(enlisted({ type: 'CV', specials: ['CRW3'] }), {}, { affiliations: ['clan'] });
  const [crew] = state.crews;
  const { sp, minutes, rest } = healEstimate(book, state, crew!);
  expect({ sp: sp.total, minutes: minutes.total, rest: rest.total }).toEqual(healBill(book, state, crew!));
});
