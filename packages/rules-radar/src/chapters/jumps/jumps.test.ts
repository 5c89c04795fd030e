import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { AWAY, sectorNamed } from '../../map/sectors.ts';
import { outerZone } from '../../map/zones.ts';
import type { Command } from '../../shape.ts';
import {
  A,
  B,
  DONE,
  dice,
  dropShip,
  eventsOf,
  fighter,
  free,
  isAllowed,
  NEXT,
  objections,
  outpost,
  type Placed,
  type Position,
  start,
  stay,
  termsOf,
} from '../../space.fixture.ts';
import type { Jump } from './shape.ts';

const jumper = (more: Partial<Placed> = {}): Placed =>
  dropShip({ craft: 'Halberd', zone: -1, at: 'I1', charges: 1, ...more, card: { specials: ['KF', 'DT2'], threshold: 99, ...more.card } });
const jump = (to: string): Command => ({ type: 'jump', unit: 0, to: to === 'out' ? AWAY : sectorNamed(to) });
const ordering = (units: readonly Placed[], more: Partial<Position> = {}) =>
  start({ phase: 'orders', initiative: B, queue: [A], units, ...more });
/** Somebody else who could give an order, so that the first is not passed over. */
const friend = jumper({ seat: A, at: 'M1' });

/** A jump that was said a turn ago: it happens as the turn ends. */
const due = (kind: Jump['kind'], to: string): Pick<Placed, 'jump'> => ({
  jump: { kind, to: to === 'out' ? AWAY : sectorNamed(to), turn: 1 },
});
function jumped(one: Placed, roll: readonly number[], others: readonly Placed[] = [outpost()], more: Partial<Position> = {}) {
  const play = ordering([one, ...others], { turns: 1, ...more });
  const events = play.does(A, DONE, ...roll);
  return { play, events, rolled: eventsOf(events, 'rolled') };
}

describe('who jumps', () => {
  rule('ASC-jump-eligibility#1', 'only with a drive', () => {
    expect(objections(ordering([jumper({ card: { specials: ['DT2'] } }), friend, outpost()]), A, jump('out'))).toEqual([
      'ASC-jump-eligibility',
    ]);
    expect(isAllowed(ordering([jumper(), outpost()]), A, jump('out'))).toBe(true);
    expect(objections(ordering([dropShip({ zone: -1 }), friend, outpost()]), A, jump('I3'))).toContain('ASC-jump-eligibility');
  });
  rule('ASC-jump-eligibility#2', 'not with one that is destroyed, even if the jump was said before', () => {
    expect(objections(ordering([jumper({ hits: { kfDrive: 99 } }), friend, outpost()]), A, jump('out'))).toEqual(['ASC-jump-eligibility']);
    const { play } = jumped(jumper({ ...due('out', 'out'), hits: { kfDrive: 99 } }), []);
    expect(play.state.units[0]).toMatchObject({ fate: 'fighting', jump: null, charges: 1 });
  });

  const may = (craft: string, size: number, kfDrive: number) =>
    isAllowed(ordering([jumper({ craft, hits: { kfDrive }, card: { size } }), friend, outpost()]), A, jump('out'));
  rule('ASC-crit-kf-drive#1', 'a JumpShip stands as many hits to its drive as its Size', () => {
    expect([may('Wayfarer', 2, 2), may('Wayfarer', 2, 3), may('Wayfarer', 3, 3)]).toEqual([true, false, true]);
  });
  rule('ASC-crit-kf-drive#2', 'a WarShip twice as many', () => {
    expect([may('Halberd', 2, 4), may('Halberd', 2, 5), may('Halberd', 3, 6)]).toEqual([true, false, true]);
  });
  rule('ASC-crit-kf-drive#3', 'with more it does not jump, and nothing else is wrong with it', () => {
    const play = ordering([jumper({ hits: { kfDrive: 30 } }), friend, outpost()]);
    expect(objections(play, A, jump('out'))).toEqual(['ASC-jump-eligibility']);
    const moving = start({ phase: 'movement', initiative: B, turns: 9, units: [jumper({ hits: { kfDrive: 30 } }), outpost()] });
    expect(isAllowed(moving, A, { type: 'move', unit: 0, path: [2] })).toBe(true);
  });

  rule('ASC-sa-kf#1', 'the ability lets it jump', () => {
    const play = ordering([jumper(), outpost()], { turns: 9 });
    play.does(A, jump('out'), ...NEXT);
    expect(play.state.units[0]!.jump).toEqual({ kind: 'out', to: AWAY, turn: 2 });
    play.does(A, stay(0), 6, 6);
    expect(play.state.units[0]!.fate).toBe('retreated');
  });
  rule('AS-sua-kf', 'hyperspace jumps, as the Companion has them', () => {
    expect(jumped(jumper(due('out', 'out')), [6, 6]).play.state.units[0]!.fate).toBe('retreated');
  });

  /** It has jumped within the system with the charges that its card gives it. */
  const twice = (specials: readonly string[]) => {
    const { play } = jumped(
      jumper({ ...due('system', 'I3'), charges: specials.includes('LF') ? 2 : 1, card: { specials } }),
      [6, 6, 6, 6],
      [friend, outpost()],
    );
    return play;
  };
  const after = (specials: readonly string[]) => {
    const { charges } = twice(specials).state.units[0]!;
    const play = ordering([jumper({ charges, card: { specials } }), friend, outpost()]);
    return isAllowed(play, A, jump('out')) ? [] : objections(play, A, jump('out'));
  };
  rule('ASC-jump-charges#1', 'who has jumped does not jump again, unless it has a battery for a second jump', () => {
    expect([after(['KF']), after(['KF', 'LF'])]).toEqual([['ASC-jump-charges'], []]);
    const third = ordering([jumper({ charges: 0, card: { specials: ['KF', 'LF'] } }), friend, outpost()]);
    expect(objections(third, A, jump('out'))).toEqual(['ASC-jump-charges']);
  });
  rule('ASC-sa-lf#1', 'a battery holds a second charge', () => {
    expect(twice(['KF', 'LF']).state.units[0]!.charges).toBe(1);
    expect(after(['KF', 'LF'])).toEqual([]);
  });
  rule('ASC-sa-lf#2', 'without it there is one try in a game, successful or not', () => {
    expect(after(['KF'])).toEqual(['ASC-jump-charges']);
    const { play } = jumped(jumper(due('out', 'out')), [...dice(3), 4, ...dice(5)], [friend, outpost()]);
    expect(play.state.units[0]).toMatchObject({ fate: 'fighting', charges: 0 });
  });
  rule('AS-sua-lf', 'one jump more in a scenario', () => {
    expect(twice(['KF', 'LF']).state.units[0]!.charges).toBe(1);
  });
  rule('ASC-jump-after-arrival#1', 'who has jumped in jumps out again only with a battery', () => {
    const arrived = (charges: number) => jumped(jumper({ ...due('in', 'I3'), charges, fate: 'reserve' }), [6, 6]).play.state.units[0]!;
    const out = (charges: number) => isAllowed(ordering([jumper({ charges }), friend, outpost()]), A, jump('out'));
    expect([out(arrived(1).charges), out(arrived(2).charges)]).toEqual([false, true]);
  });
});

describe('jumping', () => {
  rule('ASC-jump-in#1', 'the sector is named in the End Phase of the turn before', () => {
    const play = ordering([jumper({ fate: 'reserve' }), free({ seat: A }), outpost()]);
    expect(objections(play, A, jump('out'))).toEqual(['ASC-jump-eligibility']);
    play.does(A, jump('I3'), ...NEXT);
    expect(play.state.units[0]).toMatchObject({ fate: 'reserve', jump: { kind: 'in', to: sectorNamed('I3'), turn: 2 } });
    expect(objections(play, A, jump('I4'))).toEqual(['ASC-jump-eligibility']);
    const ground = start({ centre: 'ground', groundTurn: 7, phase: 'orders', initiative: B, queue: [A], units: [jumper(), outpost()] });
    expect(objections(ground, A, jump('I3'))).toContain('ASC-jump-eligibility');
  });
  rule('ASC-jump-in-resolve#1', 'the roll is made in the End Phase of the next turn', () => {
    const play = ordering([jumper({ fate: 'reserve' }), free({ seat: A }), outpost()], { turns: 9 });
    play.does(A, jump('I3'), ...NEXT);
    expect(eventsOf(play.events, 'rolled')).toEqual([]);
    play.does(A, stay(1), 2, 2, ...NEXT);
    expect(eventsOf(play.events, 'rolled')).toMatchObject([{ what: 'jump', number: { total: 4 }, ok: true }]);
  });
  rule('ASC-jump-in-resolve#2', 'a success puts it there at once, a failure does not', () => {
    const { play } = jumped(jumper({ ...due('in', 'I3'), fate: 'reserve' }), [2, 2]);
    expect(play.state.units[0]).toMatchObject({ fate: 'fighting', sector: sectorNamed('I3'), zone: -1 });
    expect(jumped(jumper({ ...due('in', 'I3'), fate: 'reserve' }), [...dice(3), 1, ...dice(5)]).play.state.units[0]!.fate).toBe('reserve');
  });
  rule('ASC-jump-in-position#1', 'among enemies it comes out in the middle of their map, and over a battle in the Outer Ring', () => {
    const { play } = jumped(jumper({ ...due('in', 'I4'), fate: 'reserve' }), [2, 2, 6, 6]);
    expect(play.state.units.map(({ zone }) => zone)).toEqual([0, 0]);
    const onMap = jumped(jumper({ ...due('in', 'I4'), fate: 'reserve' }), [2, 2], [outpost({ zone: 5 })]);
    expect(onMap.play.state.units.map(({ zone }) => zone)).toEqual([0, 5]);
    const over = jumped(jumper({ ...due('in', 'C'), fate: 'reserve' }), [6, 6], [outpost()], { centre: 'ground', groundTurn: 6 });
    expect(over.play.state.units[0]).toMatchObject({ sector: 0, zone: outerZone(12), sunk: false });
  });
  rule('ASC-jump-in-position#2', 'whoever is in that zone may be harmed', () => {
    const { rolled, play } = jumped(jumper({ ...due('in', 'I4'), fate: 'reserve' }), [2, 2, 1, 1, 5]);
    expect(rolled.map(({ unit, what }) => [unit, what])).toEqual([
      [0, 'jump'],
      [1, 'blast'],
    ]);
    expect(play.state.units[1]!.armor).toBe(55);
  });

  rule('ASC-jump-out#1', 'who jumps out has retreated', () => {
    expect(jumped(jumper(due('out', 'out')), [6, 6]).play.state.units[0]).toMatchObject({ fate: 'retreated', zone: -1 });
  });
  rule('ASC-jump-out#2', 'with everything that hangs on it', () => {
    const { play } = jumped(jumper(due('out', 'out')), [6, 6], [dropShip({ seat: A, fate: 'docked', parent: 0 }), outpost()]);
    expect(play.state.units.map(({ fate }) => fate)).toEqual(['retreated', 'retreated', 'fighting']);
  });
  rule('ASC-jump-out#3', 'it is said in one End Phase and done in the next', () => {
    const play = ordering([jumper(), outpost()], { turns: 9 });
    play.does(A, jump('out'), ...NEXT);
    expect(play.state.units[0]!.fate).toBe('fighting');
    play.does(A, stay(0), 6, 6);
    expect(play.state.units[0]!.fate).toBe('retreated');
  });
  const behind = (more: Partial<Placed>, kind: 'out' | 'system') =>
    jumped(jumper(due(kind, kind === 'out' ? 'out' : 'I3')), kind === 'out' ? [6, 6] : [6, 6, 6, 6], [
      dropShip({ seat: A, fate: 'docked', parent: 0, ...more }),
      outpost(),
    ]).play.state.units[1]!;
  rule('ASC-crit-kf-boom#1', 'a DropShip with a broken boom is left behind', () => {
    expect([behind({ hits: { kfBoom: 1 } }, 'out').fate, behind({}, 'out').fate]).toEqual(['fighting', 'retreated']);
    expect(behind({ hits: { kfBoom: 1 } }, 'system').fate).toBe('fighting');
  });
  rule('ASC-crit-kf-boom#2', 'and has no other harm of it', () => {
    const play = start({
      phase: 'movement',
      initiative: B,
      turns: 9,
      units: [dropShip({ zone: -1, hits: { kfBoom: 1 } }), jumper({ seat: A }), outpost()],
    });
    expect(isAllowed(play, A, { type: 'move', unit: 0, path: [2] })).toBe(true);
    expect(
      isAllowed(ordering([dropShip({ zone: -1, hits: { kfBoom: 1 } }), jumper({ seat: A }), outpost()]), A, {
        type: 'dock',
        unit: 0,
        parent: 1,
      }),
    ).toBe(true);
  });

  rule('ASC-jump-insystem#1', 'its goal is a sector of the same map, named as for jumping in', () => {
    const play = ordering([jumper(), friend, outpost()]);
    expect(objections(play, A, { type: 'jump', unit: 0, to: 60 })).toEqual(['ASC-jump-eligibility']);
    play.does(A, jump('O5'));
    expect(play.state.units[0]!.jump).toEqual({ kind: 'system', to: sectorNamed('O5'), turn: 2 });
  });
  rule('ASC-jump-insystem#2', 'one roll to leave and one to arrive, in the same End Phase', () => {
    const { rolled, play } = jumped(jumper(due('system', 'O5')), [...dice(8), ...dice(10)]);
    expect(rolled.map(({ what, ok }) => [what, ok])).toEqual([
      ['jump', true],
      ['jump', true],
    ]);
    expect(play.state.turn).toBe(1);
  });
  rule('ASC-jump-insystem#3', '+4 on both, and each with its own place', () => {
    expect(jumped(jumper(due('system', 'O5')), [...dice(8), ...dice(10)]).rolled.map(({ number }) => number.total)).toEqual([8, 10]);
    expect(
      jumped(jumper({ at: 'O5', ...due('system', 'I3') }), [...dice(10), ...dice(8)]).rolled.map(({ number }) => number.total),
    ).toEqual([10, 8]);
  });
  rule('ASC-jump-insystem-success#1', 'both succeed: it is there, unharmed', () => {
    const { play } = jumped(jumper(due('system', 'O5')), [...dice(8), ...dice(10)]);
    expect(play.state.units[0]).toMatchObject({ sector: sectorNamed('O5'), armor: 90, charges: 0 });
  });
  rule('ASC-jump-insystem-failure#1', 'it fails to leave, and is harmed where it is', () => {
    const { play, rolled } = jumped(jumper(due('system', 'O5')), [...dice(7), 5, ...dice(5)]);
    expect(rolled).toHaveLength(1);
    expect(play.state.units[0]).toMatchObject({ sector: sectorNamed('I1'), armor: 85, charges: 0, jump: null });
  });
  rule('ASC-jump-insystem-failure#2', 'it fails to arrive well, and is harmed there', () => {
    const { play } = jumped(jumper(due('system', 'O5')), [...dice(8), ...dice(9), 3, ...dice(5)]);
    expect(play.state.units[0]).toMatchObject({ sector: sectorNamed('O5'), armor: 87, charges: 0 });
  });

  rule('ASC-jump-roll#1', 'a Control Roll with the modifiers of the table', () => {
    const { rolled } = jumped(jumper({ ...due('out', 'out'), skill: 3, hits: { crew: 1, kfDrive: 1 } }), [6, 6]);
    expect(termsOf(rolled[0]!.number)).toEqual({ 'ASC-space-control-roll': 3, 'ASC-crit-crew-capital': 2, 'ASC-tbl-jump-roll-mods': 1 });
  });
  const number = (at: string, one: Partial<Placed> = {}, more: Partial<Position> = {}) =>
    termsOf(jumped(jumper({ at, ...due('out', 'out'), ...one }), [6, 6], [outpost()], more).rolled[0]!.number)['ASC-tbl-jump-roll-mods'] ??
    0;
  rule('ASC-jump-roll#2', 'the place counts for jumping in and for jumping out alike', () => {
    const into = (to: string) =>
      termsOf(jumped(jumper({ ...due('in', to), fate: 'reserve' }), [6, 6]).rolled[0]!.number)['ASC-tbl-jump-roll-mods'] ?? 0;
    expect([into('I3'), into('O5'), number('I3'), number('O5')]).toEqual([0, 2, 0, 2]);
  });

  const OVER: Partial<Position> = { centre: 'ground', groundTurn: 6 };
  const CONDITIONS: { readonly [line: number]: () => readonly number[] } = {
    5450: () => [termsOf(jumped(jumper(due('system', 'I3')), [6, 6, 6, 6]).rolled[0]!.number)['ASC-tbl-jump-roll-mods'] ?? 0],
    5451: () => [number('I1', { hits: { kfDrive: 1 } }), number('I1', { hits: { kfDrive: 2 } }) / 2],
    5452: () => [number('I1', { turn: { shifted: true } })],
    5454: () => [number('P1', {}, OVER), number('P5', {}, OVER)],
    5455: () => ['I1', 'M1', 'O1'].map(at => number(at, {}, OVER)),
    5457: () => [number('C'), number('I1')],
    5458: () => [number('M1'), number('O1'), number('P1')],
  };
  table('ASC-tbl-jump-roll-mods#1', 'every condition counts what the table says', row => {
    for (const found of CONDITIONS[row.number('line')]!()) expect(found).toBe(Number(row.at('modifier')));
  });

  rule('ASC-jump-failure#1', 'no jump, and a die of damage to the front', () => {
    const weak = {
      armor: 2,
      card: { structure: 90, specials: ['KF'], arcs: { front: { capital: [4, 4, 4, 4] }, left: { missiles: [4, 4, 4, 4] } } },
    } satisfies Partial<Placed>;
    const { play, events } = jumped(jumper({ ...due('out', 'out'), ...weak }), [...dice(3), 4, ...dice(6), ...dice(5)]);
    expect(play.state.units[0]).toMatchObject({ fate: 'fighting', armor: 0, structure: 88 });
    expect(eventsOf(events, 'critRolled')[0]!.fresh).toMatchObject({ arc: 'front', weapon: 'capital' });
  });
  rule('ASC-jump-failure#2', 'no second try without a battery, and none with a drive that does not work', () => {
    const failed = (charges: number) => jumped(jumper({ ...due('out', 'out'), charges }), [...dice(3), 4, ...dice(5)]).play.state.units[0]!;
    expect([failed(1).charges, failed(2).charges]).toEqual([0, 1]);
    const again = (charges: number, kfDrive: number) =>
      isAllowed(ordering([jumper({ charges, hits: { kfDrive } }), friend, outpost()]), A, jump('out'));
    expect([again(0, 0), again(1, 0), again(1, 99)]).toEqual([false, true, false]);
  });
  rule('ASC-jump-failure-crits#1', 'as many critical hits as points were missing', () => {
    const hits = (roll: number) =>
      eventsOf(
        jumped(jumper(due('out', 'out')), [...dice(roll), 4, ...Array.from({ length: 4 - roll }, () => dice(5)).flat()]).events,
        'critRolled',
      ).length;
    expect([hits(3), hits(2)]).toEqual([1, 2]);
  });
});

describe('whoever is near', () => {
  const near = (more: Partial<Placed> = {}): Placed => dropShip({ seat: B, at: 'I1', zone: 0, ...more });
  const leaving = jumper({ ...due('out', 'out'), zone: 0 });
  const number = (one: Partial<Placed>) => jumped(leaving, [6, 6, 6, 6], [near(one)]).rolled[1]!.number;

  rule('ASC-jump-damage-check#1', 'everybody in the zone rolls, friend and foe, and nobody elsewhere', () => {
    expect(jumped(leaving, [6, 6, 6, 6, 6, 6], [near(), near({ seat: A })]).rolled.map(({ unit, what }) => [unit, what])).toEqual([
      [0, 'jump'],
      [1, 'blast'],
      [2, 'blast'],
    ]);
    expect(jumped(leaving, [6, 6], [near({ zone: 1 }), near({ at: 'I2' })]).rolled).toHaveLength(1);
    expect(jumped(jumper(due('out', 'out')), [6, 6], [outpost(), near({ zone: -1, seat: A })]).rolled).toHaveLength(1);
  });
  rule('ASC-jump-damage-check#2', '+2 if it was engaged in that turn', () => {
    expect([number({}).total, number({ turn: { engaged: true } }).total]).toEqual([4, 6]);
  });
  rule('ASC-jump-damage-check#3', '+4 more if it keeps its station', () => {
    expect([number({ card: { mode: 'k' } }).total, number({ turn: { engaged: true }, card: { mode: 'k' } }).total]).toEqual([8, 10]);
  });
  rule('ASC-jump-damage-amount#1', 'whoever succeeds is not harmed', () => {
    expect(jumped(leaving, [6, 6, 2, 2], [near()]).play.state.units[1]!.armor).toBe(24);
  });
  const carrier = near({ craft: 'Lantern Station', card: { specials: ['DT2'], threshold: 99 } });
  rule('ASC-jump-damage-amount#2', 'whoever fails takes a die of damage on the front, and so does what hangs on it', () => {
    expect(jumped(leaving, [6, 6, 1, 1, 5], [near()]).play.state.units[1]!.armor).toBe(19);
    const { play } = jumped(leaving, [6, 6, 1, 1, 5, 3], [carrier, dropShip({ seat: B, fate: 'docked', parent: 1 })]);
    expect(play.state.units.slice(1).map(({ armor }) => armor)).toEqual([55, 21]);
    const arcs = { front: { standard: [4, 4, 4, 4] }, left: { missiles: [4, 4, 4, 4] } } as const;
    const { events } = jumped(leaving, [6, 6, 1, 1, 5, ...dice(6)], [near({ armor: 0, card: { arcs } })]);
    expect(eventsOf(events, 'critRolled')[0]!.fresh).toMatchObject({ arc: 'front', weapon: 'standard' });
  });
  rule('ASC-jump-damage-transported#1', 'what is docked shares the roll of its carrier', () => {
    const { play, rolled } = jumped(leaving, [6, 6, 6, 6], [carrier, dropShip({ seat: B, skill: 8, fate: 'docked', parent: 1 })]);
    expect(rolled).toHaveLength(2);
    expect(play.state.units.slice(1).map(({ armor }) => armor)).toEqual([60, 24]);
  });
  const other = near({ craft: 'Halberd', card: { specials: ['KF'], threshold: 99 } });
  rule('ASC-jump-damage-kf#1', 'a second drive that is harmed takes another die of damage', () => {
    const { events } = jumped(leaving, [6, 6, 1, 1, 5, 2, 3, 4], [other]);
    expect(eventsOf(events, 'damaged').map(({ unit, armor }) => [unit, armor])).toEqual([
      [1, 5],
      [1, 2],
    ]);
    expect(eventsOf(jumped(leaving, [6, 6, 6, 6], [other]).events, 'damaged')).toEqual([]);
  });
  rule('ASC-jump-damage-kf#2', 'and both drives take a die of hits each', () => {
    const { events } = jumped(
      jumper({ ...due('system', 'I3'), zone: 0, charges: 2 }),
      [6, 6, 1, 1, 5, 2, 3, 4, 6, 6],
      [other, fighter({ seat: A, zone: 8 })],
    );
    const drives = eventsOf(events, 'critRolled').filter(({ fresh }) => fresh.crit === 'kfDrive');
    expect([drives.filter(({ unit }) => unit === 1).length, drives.filter(({ unit }) => unit === 0).length]).toEqual([3, 4]);
  });
});
