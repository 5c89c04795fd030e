import { rule, scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { EDITIONS, ruleset } from '../../ruleset.ts';
import type { Command } from '../../shape.ts';
import {
  A,
  ATMO,
  answer,
  B,
  DONE,
  dropShip,
  engage,
  eventsOf,
  fighter,
  move,
  NEXT,
  objections,
  outpost,
  type Placed,
  type Position,
  position,
  termsOf,
} from '../../space.fixture.ts';

const gifted = (about: Position) => scene(ruleset, position(about), EDITIONS['gifted']!);

/** Two craft meet; the numbers of the first. */
function met(one: Placed, two: Placed, more: Partial<Position> = {}) {
  const play = gifted({ map: 'I1', units: [one, two], ...more });
  play.does(A, engage(0, 1));
  const events = play.does(B, answer(false), 6, 6, 1, 1);
  const steered = eventsOf(events, 'steered')[0]!.controls[0].number;
  const [fired] = eventsOf(play.does(A, { type: 'range', bracket: 'medium' }, 1, 1), 'fired');
  return { steered, fired: fired! };
}
const inAir = (one: Partial<Placed>): readonly [Placed, Placed] => [
  fighter({ at: 'C', zone: 2, sunk: true, ...one }),
  fighter({ at: 'C', zone: 2, sunk: true }),
];
const air: Partial<Position> = { centre: 'ground', map: ATMO, groundTurn: 1 };

rule('ASC-aug-belter', 'a point of skill in space, two for the pilot of a fighter, and none in the air', () => {
  const { steered, fired } = met(fighter({ gifts: ['belter'] }), fighter());
  expect([termsOf(steered)['ASC-aug-belter'], termsOf(fired.toHit)['ASC-aug-belter']]).toEqual([-2, -2]);
  expect(termsOf(met(fighter({ craft: 'Petrel', gifts: ['belter'] }), fighter()).steered)['ASC-aug-belter']).toBe(-1);
  expect(termsOf(met(...inAir({ gifts: ['belter'] }), air).steered)['ASC-aug-belter']).toBeUndefined();
});

const control = (one: Partial<Placed>): number => met(...inAir(one), air).steered.total;

rule('ASC-spa-ride-the-wash', 'the air does not hinder its control', () => {
  expect([control({}), control({ gifts: ['ride-the-wash'] })]).toEqual([6, 4]);
});

rule('ASC-spa-ride-the-wash-attack', 'close behind in the air, it may force the other one down instead of firing', () => {
  const behind = (zone: number, yes: boolean, ...dice: readonly number[]) => {
    const at = { at: 'C', zone, sunk: true } as const;
    const play = gifted({
      ...air,
      turns: 1,
      turn: 1,
      units: [fighter({ ...at, gifts: ['ride-the-wash'] }), fighter(at), fighter({ seat: A, at: 'I3', zone: -1 }), far],
    });
    play.does(A, engage(0, 1));
    play.does(B, answer(false), 6, 6, 1, 1);
    play.does(A, { type: 'range', bracket: 'short' });
    expect(play.state.clash).toMatchObject({ asks: 'wash', who: 0 });
    return { play, events: play.does(A, { type: 'wash', yes }, ...dice) };
  };
  const down = behind(2, true, 4, 4);
  expect(eventsOf(down.events, 'rolled')).toMatchObject([{ unit: 1, number: { total: 7 }, ok: true }]);
  expect(eventsOf(behind(2, true, 3, 3).events, 'sank')).toMatchObject([{ unit: 1, zone: 1 }]);
  expect(behind(2, true, 3, 3).play.state.units[1]).toMatchObject({ zone: 1 });
  expect(behind(0, true, 3, 3).play.state.units[1]!.fate).toBe('destroyed');
  expect(eventsOf(behind(2, false, 1, 1).events, 'fired')).toHaveLength(1);
  expect(eventsOf(down.events, 'fired')).toEqual([]);
});

rule('ASC-quirk-atmospheric-flyer', '+1 in the air where others have +2', () => {
  expect(control({ gifts: ['atmospheric-flyer'] })).toBe(5);
  expect(met(fighter({ gifts: ['atmospheric-flyer'] }), fighter()).steered.total).toBe(4);
});

rule('ASC-quirk-atmospheric-flight-instability', '+3 in the air where others have +2', () => {
  expect(control({ gifts: ['atmospheric-flight-instability'] })).toBe(7);
});

const parent = (more: Partial<Placed> = {}): Placed =>
  dropShip({ craft: 'Halberd', zone: -1, seat: A, ...more, card: { specials: ['DT2'], threshold: 99, ...more.card } });
const ship = (more: Partial<Placed> = {}): Placed => dropShip({ zone: -1, seat: A, ...more });
const far = outpost();

rule('ASC-quirk-docking-arms', 'docking with it is a point easier', () => {
  const play = gifted({
    phase: 'orders',
    initiative: B,
    queue: [A],
    turns: 1,
    units: [parent({ gifts: ['docking-arms'] }), ship({ docking: { parent: 0, turns: 2, wanted: 3 } }), far],
  });
  expect(eventsOf(play.does(A, DONE, 2, 1), 'rolled')[0]).toMatchObject({ number: { total: 3 }, ok: true });
});

rule('ASC-quirk-gas-hog', 'a point more fuel near the centre, two farther out', () => {
  const burnt = (from: string, to: string) => {
    const play = gifted({ phase: 'movement', initiative: B, units: [fighter({ at: from, zone: -1, fuel: 20, gifts: ['gas-hog'] }), far] });
    play.does(A, move(0, to), ...NEXT);
    return 20 - play.state.units[0]!.fuel;
  };
  expect([burnt('C', 'I1'), burnt('I1', 'M1'), burnt('M1', 'O1'), burnt('O1', 'P1'), burnt('I1', 'C')]).toEqual([1, 2, 5, 7, 0]);
});

rule('ASC-quirk-large-dropship', 'it takes two ports', () => {
  const dock: Command = { type: 'dock', unit: 1, parent: 0 };
  const large = { gifts: ['large-dropship'] } as const;
  const ordering = (units: readonly Placed[]) => gifted({ phase: 'orders', initiative: B, queue: [A], units });
  expect(objections(ordering([parent(), ship(large), ship({ fate: 'docked', parent: 0 }), far]), A, dock)).toEqual([
    'ASC-quirk-large-dropship',
  ]);
  expect(objections(ordering([parent(), ship(), ship({ ...large, fate: 'docked', parent: 0 }), far]), A, dock)).toEqual([
    'ASC-quirk-large-dropship',
  ]);
  ordering([parent(), ship(large), far]).does(A, dock);
});

test('guided missiles help in passing only where the house says so', () => {
  const boat = dropShip({
    at: 'P1',
    zone: -1,
    card: { thrust: 6, specials: ['TELE'], arcs: { front: { missiles: [4, 4, 4, 4] }, left: {} } },
  });
  const play = gifted({ turns: 1, units: [boat, dropShip({ at: 'P1', zone: -1, card: { mode: 'k', specials: [] } })] });
  const [fired] = eventsOf(play.does(A, { type: 'pass', unit: 0, target: 1, arc: 'front', weapon: 'missiles' }, 1, 1), 'fired');
  expect(termsOf(fired!.toHit)).toMatchObject({ 'ASC-house-radar-guided-passing': -1 });
});
