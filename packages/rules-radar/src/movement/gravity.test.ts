import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { outerZone } from '../map/zones.ts';
import {
  A,
  ATMO,
  answer,
  B,
  dropShip,
  engage,
  eventsOf,
  fighter,
  move,
  objections,
  outpost,
  type Placed,
  type Position,
  start,
  stay,
  termsOf,
} from '../space.fixture.ts';

const above = (craft: string, more: Partial<Placed> = {}): Placed =>
  dropShip({ craft, at: 'C', zone: outerZone(12), ...more, card: { specials: [], ...more.card } });
/** In the air, in the turn of the ground, the first side to move. */
const inAir = (units: readonly Placed[], more: Partial<Position> = {}) =>
  start({ centre: 'ground', groundTurn: 1, turn: 0, turns: 1, phase: 'movement', initiative: B, map: ATMO, units, ...more });
/** A capital turn over a world ends: one craft is over it, and somebody stays far away. */
function capitalTurn(one: Placed, dice: readonly number[] = [], more: Partial<Position> = {}) {
  const play = start({
    centre: 'ground',
    groundTurn: 6,
    turn: 1,
    turns: 1,
    phase: 'movement',
    initiative: B,
    units: [one, outpost(), fighter({ seat: A, at: 'M1', zone: -1 })],
    ...more,
  });
  const mover = play.state.units.find(({ id }) => id === 2)!;
  return { play, events: play.does(A, stay(mover.id), ...dice) };
}
/** A turn of the ground ends: what has no Thrust comes down. */
function groundTurn(one: Placed, dice: readonly number[] = []) {
  const play = inAir([one, outpost(), fighter({ seat: A, at: 'C', zone: 8 })], { turn: 1 });
  if ((one.card?.thrust ?? 0) > 0 && one.fuel !== 0) play.does(A, { type: 'maneuver', unit: 0, path: [] });
  return { play, events: play.does(A, { type: 'maneuver', unit: 2, path: [] }, ...dice) };
}

describe('the air over a battle', () => {
  rule('ASC-space-central-zone-atmo-link', 'who comes to the centre is in the Outer Ring of the atmospheric map as well', () => {
    const play = start({
      centre: 'ground',
      groundTurn: 6,
      phase: 'movement',
      initiative: B,
      units: [fighter({ zone: -1 }), fighter({ at: 'M6', zone: -1 })],
    });
    expect(objections(play, A, move(0, 'C'))).toEqual(['ASC-space-engagement-entry-position']);
    play.does(A, { ...move(0, 'C'), zone: outerZone(1) } as never);
    expect(play.state.units[0]).toMatchObject({ sector: 0, zone: outerZone(1), sunk: false });
  });

  const descend = () => {
    const play = inAir([fighter({ at: 'C', zone: outerZone(12) }), fighter({ at: 'C', zone: outerZone(6) })]);
    play.does(A, { type: 'maneuver', unit: 0, path: [2] });
    return play;
  };

  rule('ASC-space-descend', 'inward of the Outer Ring it has left the Capital Map', () => {
    expect(descend().state.units[0]).toMatchObject({ zone: 2, sunk: true });
  });

  rule('ASC-space-landing', 'whoever goes down to land is off the Capital Map from there on', () => {
    const play = start({
      centre: 'ground',
      groundTurn: 6,
      phase: 'movement',
      initiative: B,
      units: [fighter({ at: 'C', zone: 2, sunk: true }), fighter({ seat: A, zone: -1 }), fighter({ zone: -1, at: 'I4' })],
    });
    expect(objections(play, A, move(0, 'I1'))).toContain('ASC-space-multi-engagement-turns');
  });

  rule('ASC-space-ascend', 'from the Middle Ring into the Outer Ring it is in the Central Zone of the Capital Map again', () => {
    const play = inAir([fighter({ at: 'C', zone: 2, sunk: true }), fighter({ at: 'C', zone: outerZone(6) })]);
    play.does(A, { type: 'maneuver', unit: 0, path: [outerZone(12)] });
    expect(play.state.units[0]).toMatchObject({ sector: 0, sunk: false });
  });

  rule('ASC-space-liftoff', 'a fighter, small craft or DropShip that rises reaches space ring by ring', () => {
    for (const craft of ['Goshawk', 'Petrel', 'Homestead']) {
      const play = inAir([dropShip({ craft, at: 'C', zone: 0, sunk: true }), fighter({ at: 'C', zone: 1, sunk: true })]);
      play.does(A, { type: 'maneuver', unit: 0, path: [1] });
      expect(play.state.units[0]).toMatchObject({ zone: 1, sunk: true });
      const higher = inAir([dropShip({ craft, at: 'C', zone: 3, sunk: true }), fighter({ at: 'C', zone: 1, sunk: true })]);
      higher.does(A, { type: 'maneuver', unit: 0, path: [outerZone(2)] });
      expect(higher.state.units[0]!.sunk).toBe(false);
    }
  });

  rule('ASC-space-non-landing-units', 'JumpShips, stations and WarShips stay in the Outer Ring', () => {
    const play = inAir([above('Halberd'), fighter({ at: 'C', zone: 8 })]);
    expect(objections(play, A, { type: 'maneuver', unit: 0, path: [2] })).toEqual(['ASC-space-non-landing-units']);
    play.does(A, { type: 'maneuver', unit: 0, path: [outerZone(1)] });
    expect(play.state.units[0]!.sunk).toBe(false);
  });

  rule('ASC-space-central-engagement-ground', 'fights over the ground are fought on its map, at its pace', () => {
    const play = inAir([fighter({ at: 'C', zone: 8 }), fighter({ at: 'C', zone: 8 })], {
      phase: 'combat',
      initiative: A,
      queue: [A, B],
      active: A,
    });
    play.does(A, engage(0, 1));
    play.does(B, answer(false), 4, 3, 4, 3, 1, 1);
    expect(eventsOf(play.events, 'fired')).toHaveLength(1);
    expect(play.state.groundTurn).toBe(1);
  });

  const fight = (zone: number, sunk: boolean) => {
    const play = inAir([fighter({ at: 'C', zone, sunk }), fighter({ at: 'C', zone, sunk })], {
      phase: 'combat',
      initiative: A,
      queue: [A, B],
      active: A,
    });
    play.does(A, engage(0, 1));
    return play.does(B, answer(false), 4, 3, 4, 3, 1, 1);
  };

  rule('ASC-space-control-atmosphere-mod', '+2 below the Outer Ring for both, and nothing in it', () => {
    const numbers = (events: ReturnType<typeof fight>) => eventsOf(events, 'steered')[0]!.controls.map(({ number }) => number.total);
    expect([numbers(fight(2, true)), numbers(fight(8, false))]).toEqual([
      [6, 6],
      [4, 4],
    ]);
  });

  rule('ASC-tbl-aero-atmospheric-mods', '+2 to hit where both are in the air', () => {
    const term = (events: ReturnType<typeof fight>) => termsOf(eventsOf(events, 'fired')[0]!.toHit)['ASC-tbl-aero-atmospheric-mods'];
    expect([term(fight(2, true)), term(fight(8, false))]).toEqual([2, undefined]);
  });

  rule('ASC-space-damage-atmospheric-map', 'in the air a fighter without Thrust is lost, where in space it would drift', () => {
    const dead = fighter({ at: 'C', zone: 2, sunk: true, card: { thrust: 0 } });
    expect(groundTurn(dead).play.state.units[0]!.fate).toBe('destroyed');
    const drifting = start({
      phase: 'movement',
      initiative: B,
      turns: 1,
      units: [fighter({ zone: -1, card: { thrust: 0 } }), outpost(), fighter({ seat: A, at: 'M1', zone: -1 })],
    });
    drifting.does(A, stay(2));
    expect(drifting.state.units[0]!.fate).toBe('fighting');
  });
});

describe('gravity', () => {
  rule('ASC-space-gravity-scope', 'only in the centre, and only over a world', () => {
    const still = { card: { thrust: 0, mode: 'a' } } as const;
    expect(capitalTurn(above('Homestead', still)).play.state.units[0]!.sunk).toBe(true);
    expect(capitalTurn(above('Homestead', { ...still, at: 'I1', zone: -1 })).play.state.units[0]!.sunk).toBe(false);
    expect(capitalTurn(above('Homestead', { ...still, zone: -1 }), [], { centre: 'space' }).play.state.units[0]!.sunk).toBe(false);
  });

  rule('ASC-space-gravity-thrust-check', 'two points of Thrust hold it; with one it leaves the Capital Map for the Outer Ring', () => {
    const left = (thrust: number) => {
      const play = start({
        centre: 'ground',
        groundTurn: 6,
        turn: 1,
        turns: 1,
        phase: 'movement',
        initiative: B,
        units: [above('Homestead', { card: { thrust } }), outpost()],
      });
      play.does(A, stay(0));
      return play.state.units[0]!;
    };
    expect([left(2).sunk, left(1).sunk, left(1).zone]).toEqual([false, true, outerZone(12)]);
  });

  rule('ASC-space-gravity-fighters-dropships', 'a DropShip falls ring by ring, a fighter at once', () => {
    const falling = (zone: number) => groundTurn(above('Homestead', { zone, sunk: true, card: { thrust: 0 } })).play.state.units[0]!;
    expect([falling(outerZone(12)).zone, falling(2).zone, falling(1).zone]).toEqual([2, 1, 0]);
    expect(falling(0).fate).toBe('destroyed');
    expect(groundTurn(fighter({ at: 'C', zone: outerZone(12), sunk: true, fuel: 0 })).play.state.units[0]!.fate).toBe('destroyed');
  });

  rule('ASC-space-gravity-station-keeping', 'what keeps its station breaks up', () => {
    const { events } = groundTurn(above('Lantern Station', { sunk: true, card: { thrust: 0 } }));
    expect(eventsOf(events, 'destroyed')).toMatchObject([{ unit: 0, rule: 'ASC-space-gravity-station-keeping' }]);
    expect(eventsOf(events, 'crashed')).toEqual([]);
  });

  const warShip = (zone: number, thrust: number): Placed => above('Halberd', { zone, sunk: true, skill: 1, card: { thrust } });

  rule('ASC-space-gravity-warship', 'a WarShip rolls at +10, and climbs back with four points of Thrust', () => {
    const climbs = groundTurn(warShip(outerZone(12), 4), [6, 5]);
    expect(eventsOf(climbs.events, 'rolled')).toMatchObject([{ number: { total: 11 }, ok: true }]);
    expect(climbs.play.state.units[0]).toMatchObject({ sunk: false, fate: 'fighting' });
    expect(groundTurn(warShip(outerZone(12), 3), [6, 5]).play.state.units[0]!.sunk).toBe(true);
  });

  rule('ASC-space-gravity-warship-fall', 'otherwise it falls like a ball without Thrust, and does not land', () => {
    expect(groundTurn(warShip(outerZone(12), 4), [6, 4]).play.state.units[0]).toMatchObject({ zone: 2, sunk: true });
    expect(groundTurn(warShip(1, 4)).play.state.units[0]!.zone).toBe(0);
    expect(groundTurn(warShip(0, 4), [6, 5, 1, 1]).play.state.units[0]!.fate).toBe('destroyed');
  });

  const crash = (dice: readonly number[], size = 2) =>
    eventsOf(groundTurn({ ...warShip(0, 0), card: { thrust: 0, size, specials: [] } }, dice).events, 'crashed')[0]!;

  rule('ASC-space-warship-crash-area', 'six inches across for each point of Size', () => {
    expect([crash([6, 5, 1, 1], 1).diameter, crash([6, 5, 1, 1], 3).diameter]).toEqual([6, 18]);
  });

  rule('ASC-space-warship-crash-fire', 'six or more sets it on fire', () => {
    expect([crash([6, 5, 2, 3]).burns, crash([6, 5, 3, 3]).burns]).toEqual([false, true]);
  });

  rule('ASC-space-warship-crash-scatter', 'a failed roll at +10 throws it six inches for each point', () => {
    expect(crash([6, 5, 1, 1])).toMatchObject({ scatter: 0, direction: 0 });
    expect(crash([4, 4, 5, 1, 1])).toMatchObject({ scatter: 18, direction: 5 });
  });

  rule('ASC-space-crash-passengers', 'what hangs on it is lost with it', () => {
    const play = inAir(
      [
        above('Homestead', { zone: 0, sunk: true, card: { thrust: 0, specials: ['DT1'] } }),
        outpost(),
        fighter({ seat: A, at: 'C', zone: 8 }),
        dropShip({ seat: A, fate: 'docked', parent: 0 }),
      ],
      { turn: 1 },
    );
    for (const unit of [0, 2]) play.does(A, { type: 'maneuver', unit, path: [] });
    expect([play.state.units[0]!.fate, play.state.units[3]!.fate]).toEqual(['destroyed', 'destroyed']);
  });
});
