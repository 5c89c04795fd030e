import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { driveWorks } from '../damage/effects.ts';
import { AWAY, sectorNamed } from '../map/sectors.ts';
import { chargesOf } from '../setup/setup.ts';
import type { Command, Jump } from '../shape.ts';
import {
  A,
  B,
  DONE,
  dropShip,
  eventsOf,
  fighter,
  NEXT,
  objections,
  outpost,
  type Placed,
  type Position,
  position,
  start,
  termsOf,
} from '../space.fixture.ts';

const jumper = (more: Partial<Placed> = {}): Placed =>
  dropShip({ craft: 'Halberd', zone: -1, at: 'I1', charges: 1, ...more, card: { specials: ['KF', 'DT2'], threshold: 99, ...more.card } });
const jump = (to: string): Command => ({ type: 'jump', unit: 0, to: to === 'out' ? AWAY : sectorNamed(to) });
const ordering = (units: readonly Placed[], more: Partial<Position> = {}) =>
  start({ phase: 'orders', initiative: B, queue: [A], units, ...more });

/** A jump that was said a turn ago: it happens as the turn ends. */
const due = (kind: Jump['kind'], to: string, turn = 1): Pick<Placed, 'jump'> => ({
  jump: { kind, to: to === 'out' ? AWAY : sectorNamed(to), turn },
});
function jumped(one: Placed, dice: readonly number[], others: readonly Placed[] = [outpost()], more: Partial<Position> = {}) {
  const play = ordering([one, ...others], { turns: 1, ...more });
  const events = play.does(A, DONE, ...dice);
  return { play, events, rolled: eventsOf(events, 'rolled') };
}

describe('who jumps', () => {
  rule('ASC-jump-eligibility', 'only with a drive, and with one that works', () => {
    expect(objections(ordering([jumper({ card: { specials: ['DT2'] } }), jumper({ seat: A }), outpost()]), A, jump('out'))).toContain(
      'ASC-jump-eligibility',
    );
    expect(objections(ordering([jumper({ hits: { kfDrive: 3 } }), jumper({ seat: A }), outpost()]), A, jump('out'))).toEqual([
      'ASC-jump-eligibility',
    ]);
    ordering([jumper({ hits: { kfDrive: 2 } }), outpost()], { turns: 1 }).does(A, jump('out'));
  });

  rule('ASC-crit-kf-drive', 'a JumpShip stands hits up to its Size, a WarShip twice as many', () => {
    const works = (craft: string, size: number, kfDrive: number) =>
      driveWorks(position({ units: [jumper({ craft, hits: { kfDrive }, card: { size } })] }).units[0]!);
    expect([works('Wayfarer', 2, 2), works('Wayfarer', 2, 3), works('Halberd', 2, 4), works('Halberd', 2, 5)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  rule('ASC-sa-kf', 'the ability lets it jump', () => {
    const play = ordering([jumper(), outpost()], { turns: 1 });
    play.does(A, jump('out'));
    expect(play.state.units[0]!.jump).toEqual({ kind: 'out', to: AWAY, turn: 2 });
    expect(play.refuses(A, { type: 'jump', unit: 1, to: 3 }).length).toBeGreaterThan(0);
  });

  rule('AS-sua-kf', 'hyperspace jumps, as the Companion has them', () => {
    const { play } = jumped(jumper(due('out', 'out')), [6, 6]);
    expect(play.state.units[0]!.fate).toBe('retreated');
  });

  rule('ASC-jump-charges', 'one jump for one charge', () => {
    const { play } = jumped(jumper(due('system', 'I3')), [6, 6, 6, 6]);
    expect(play.state.units[0]!.charges).toBe(0);
    expect(objections(ordering([jumper({ charges: 0 }), jumper({ seat: A }), outpost()]), A, jump('out'))).toEqual(['ASC-jump-charges']);
  });

  rule('ASC-sa-lf', 'a battery holds a second charge', () => {
    const unit = (specials: readonly string[]) => ({ card: position({ units: [jumper({ card: { specials } })] }).units[0]!.card });
    expect([chargesOf(unit([])), chargesOf(unit(['KF'])), chargesOf(unit(['KF', 'LF']))]).toEqual([0, 1, 2]);
  });

  rule('AS-sua-lf', 'one jump more in a scenario', () => {
    const { play } = jumped(jumper({ ...due('system', 'I3'), charges: 2 }), [6, 6, 6, 6]);
    expect(play.state.units[0]!.charges).toBe(1);
  });

  rule('ASC-jump-after-arrival', 'who has jumped in jumps out again only with a battery', () => {
    const arrived = (charges: number) => jumped(jumper({ ...due('in', 'I3'), charges, fate: 'reserve' }), [6, 6]).play.state.units[0]!;
    expect([arrived(1).charges, arrived(2).charges]).toEqual([0, 1]);
  });
});

describe('jumping', () => {
  rule('ASC-jump-in', 'the sector is named in the End Phase of the turn before', () => {
    const play = ordering([jumper({ fate: 'reserve' }), fighter({ seat: A, zone: -1 }), outpost()]);
    expect(objections(play, A, jump('out'))).toEqual(['ASC-jump-eligibility']);
    play.does(A, jump('I3'), ...NEXT);
    expect(play.state.units[0]).toMatchObject({ fate: 'reserve', jump: { kind: 'in', to: sectorNamed('I3'), turn: 2 } });
  });

  rule('ASC-jump-in-resolve', 'a turn later it rolls, and is there at once', () => {
    const { play, rolled } = jumped(jumper({ ...due('in', 'I3'), fate: 'reserve' }), [2, 2]);
    expect(rolled).toMatchObject([{ what: 'jump', number: { total: 4 }, ok: true }]);
    expect(play.state.units[0]).toMatchObject({ fate: 'fighting', sector: sectorNamed('I3'), zone: -1 });
  });

  rule('ASC-jump-in-position', 'among enemies it comes out in the middle of their map', () => {
    const { play } = jumped(jumper({ ...due('in', 'I4'), fate: 'reserve' }), [2, 2, 6, 6]);
    expect(play.state.units.map(({ zone }) => zone)).toEqual([0, 0]);
  });

  rule('ASC-jump-out', 'gone, with everything that hangs on it', () => {
    const { play } = jumped(jumper(due('out', 'out')), [6, 6], [dropShip({ seat: A, fate: 'docked', parent: 0 }), outpost()]);
    expect(play.state.units.map(({ fate }) => fate)).toEqual(['retreated', 'retreated', 'fighting']);
  });

  rule('ASC-crit-kf-boom', 'a DropShip with a broken boom is left behind', () => {
    const { play } = jumped(
      jumper(due('out', 'out')),
      [6, 6],
      [dropShip({ seat: A, fate: 'docked', parent: 0, hits: { kfBoom: 1 } }), outpost()],
    );
    expect(play.state.units.map(({ fate }) => fate)).toEqual(['retreated', 'fighting', 'fighting']);
  });

  rule('ASC-jump-insystem', 'two rolls in one End Phase, each at +4 and with its own place', () => {
    const { rolled } = jumped(jumper(due('system', 'O5')), [4, 4, 5, 5]);
    expect(rolled.map(({ number }) => number.total)).toEqual([8, 10]);
    expect(objections(ordering([jumper(), outpost()]), A, { type: 'jump', unit: 0, to: 60 })).toEqual(['ASC-jump-eligibility']);
  });

  rule('ASC-jump-insystem-success', 'both succeed: it is there, unharmed', () => {
    const { play } = jumped(jumper(due('system', 'O5')), [4, 4, 5, 5]);
    expect(play.state.units[0]).toMatchObject({ sector: sectorNamed('O5'), armor: 90, charges: 0 });
  });

  rule('ASC-jump-insystem-failure', 'it fails to leave and is harmed where it is, or it fails to arrive well and is harmed there', () => {
    const stays = jumped(jumper(due('system', 'O5')), [4, 3, 5, 1, 4]).play.state.units[0]!;
    expect([stays.sector, stays.armor]).toEqual([sectorNamed('I1'), 85]);
    const arrives = jumped(jumper(due('system', 'O5')), [4, 4, 5, 4, 3, 1, 4]).play.state.units[0]!;
    expect([arrives.sector, arrives.armor]).toEqual([sectorNamed('O5'), 87]);
  });

  rule('ASC-jump-roll', 'a Control Roll with the modifiers of the place', () => {
    const { rolled } = jumped(jumper({ ...due('out', 'out'), skill: 3, hits: { crew: 1 } }), [6, 6]);
    expect(termsOf(rolled[0]!.number)).toEqual({ 'ASC-space-control-roll': 3, 'ASC-crit-crew-capital': 2 });
  });

  rule('ASC-tbl-jump-roll-mods', 'in-system, drive hits, having moved, and the zone of the map', () => {
    const number = (at: string, one: Partial<Placed> = {}, centre: 'space' | 'ground' = 'space') =>
      termsOf(
        jumped(jumper({ at, ...due('out', 'out'), ...one }), [6, 6], [outpost()], centre === 'ground' ? { centre, groundTurn: 6 } : {})
          .rolled[0]!.number,
      )['ASC-tbl-jump-roll-mods'] ?? 0;
    expect(['C', 'I1', 'M1', 'O1', 'P1'].map(at => number(at))).toEqual([0, 0, 2, 2, 2]);
    expect(['I1', 'M1', 'O1', 'P1'].map(at => number(at, {}, 'ground'))).toEqual([4, 4, 4, 2]);
    expect([number('I1', { hits: { kfDrive: 2 } }), number('I1', { turn: { shifted: true } })]).toEqual([2, 1]);
  });

  rule('ASC-jump-failure', 'no jump, a die of damage to the front, and no second try without a battery', () => {
    const { play } = jumped(jumper(due('out', 'out')), [2, 1, 4, 1, 4]);
    expect(play.state.units[0]).toMatchObject({ fate: 'fighting', armor: 86, charges: 0, jump: null });
    expect(jumped(jumper({ ...due('out', 'out'), charges: 2 }), [2, 1, 4, 1, 4]).play.state.units[0]!.charges).toBe(1);
  });

  rule('ASC-jump-failure-crits', 'as many critical hits as points were missing', () => {
    const { events } = jumped(jumper(due('out', 'out')), [1, 1, 4, 1, 4, 1, 4]);
    expect(eventsOf(events, 'critRolled')).toHaveLength(2);
  });
});

describe('whoever is near', () => {
  const near = (more: Partial<Placed> = {}): Placed => dropShip({ seat: B, at: 'I1', zone: 0, ...more });
  const leaving = jumper({ ...due('out', 'out'), zone: 0 });
  const number = (one: Partial<Placed>) => jumped(leaving, [6, 6, 6, 6], [near(one)]).rolled[1]!.number;

  rule('ASC-jump-damage-check', 'everybody in the zone rolls, at +2 if engaged and +4 if it keeps its station', () => {
    expect([
      number({}).total,
      number({ turn: { engaged: true } }).total,
      number({ turn: { engaged: true }, card: { mode: 'k' } }).total,
    ]).toEqual([4, 6, 10]);
    expect(jumped(leaving, [6, 6], [near({ zone: 1 })]).rolled).toHaveLength(1);
  });

  rule('ASC-jump-damage-amount', 'a die of damage for whoever fails, none for others', () => {
    expect(jumped(leaving, [6, 6, 1, 1, 5], [near()]).play.state.units[1]!.armor).toBe(19);
    expect(jumped(leaving, [6, 6, 2, 2], [near()]).play.state.units[1]!.armor).toBe(24);
  });

  rule('ASC-jump-damage-transported', 'what is docked shares the fate of its carrier', () => {
    const carrier = near({ craft: 'Lantern Station', card: { specials: ['DT2'], threshold: 99 } });
    const { play } = jumped(leaving, [6, 6, 1, 1, 5, 3], [carrier, dropShip({ seat: B, fate: 'docked', parent: 1 })]);
    expect(play.state.units.slice(1).map(({ armor }) => armor)).toEqual([55, 21]);
  });

  rule('ASC-jump-damage-kf', 'two drives harm each other', () => {
    const other = near({ craft: 'Halberd', card: { specials: ['KF'], threshold: 99 } });
    const { events } = jumped(leaving, [6, 6, 1, 1, 5, 2, 3, 4], [other]);
    expect(eventsOf(events, 'damaged').map(({ unit, armor }) => [unit, armor])).toEqual([
      [1, 5],
      [1, 2],
    ]);
    const drives = eventsOf(events, 'critRolled').filter(({ fresh }) => fresh.crit === 'kfDrive');
    expect([drives.filter(({ unit }) => unit === 1).length, drives.filter(({ unit }) => unit === 0).length]).toEqual([3, 4]);
  });
});
