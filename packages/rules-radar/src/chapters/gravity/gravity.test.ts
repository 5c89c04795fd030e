import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { fight } from '../../duel.fixture.ts';
import { sectorNamed } from '../../map/sectors.ts';
import { outerZone } from '../../map/zones.ts';
import {
  A,
  ATMO,
  B,
  DONE,
  dropShip,
  eventsOf,
  fighter,
  free,
  isAllowed,
  maneuver,
  move,
  moveTo,
  NEXT,
  objections,
  outpost,
  type Placed,
  type Position,
  start,
  stay,
} from '../../space.fixture.ts';

const above = (craft: string, more: Partial<Placed> = {}): Placed =>
  dropShip({ craft, at: 'C', zone: outerZone(12), ...more, card: { specials: [], ...more.card } });
/** In the air, in the turn of the ground, the first side to move. */
const inAir = (units: readonly Placed[], more: Partial<Position> = {}) =>
  start({ centre: 'ground', groundTurn: 1, turn: 0, turns: 0, phase: 'movement', initiative: B, map: ATMO, units, ...more });
/** In space over a world, the first side to move. */
const inSpace = (units: readonly Placed[], more: Partial<Position> = {}) =>
  start({ centre: 'ground', groundTurn: 6, turn: 1, turns: 1, phase: 'movement', initiative: B, units, ...more });

/** A turn ends: everybody of the first side stays, gives no orders, and the dice fall like this. */
function ends(play: ReturnType<typeof start>, ...dice: readonly number[]) {
  const before = play.events.length;
  for (let left = 20; left > 0 && play.state.phase !== 'over'; left--) {
    const { phase, active, map, units } = play.state;
    const waiting = units.find(unit => unit.seat === active && isAllowed(play, active, map === ATMO ? maneuver(unit.id) : stay(unit.id)));
    if (phase === 'movement' && waiting) attempt(play, map === ATMO ? maneuver(waiting.id) : stay(waiting.id), dice);
    else if (phase === 'orders') attempt(play, DONE, dice);
    else break;
  }
  return play.events.slice(before);
}
/** With the dice if they are wanted now, and without them otherwise. */
function attempt(play: ReturnType<typeof start>, command: Parameters<typeof play.does>[1], dice: readonly number[]): void {
  try {
    play.does(play.state.active, command);
  } catch (problem) {
    if (!(problem instanceof Error) || !problem.message.includes('out of dice')) throw problem;
    play.does(play.state.active, command, ...dice);
  }
}
/** A capital turn over a world ends, with one craft that is asked for nothing. */
const capitalTurn = (one: Placed, more: Partial<Position> = {}) => {
  const play = inSpace([one, outpost(), free({ seat: A, at: 'M1' })], more);
  ends(play);
  return play.state.units[0]!;
};
/** A turn of the ground ends. */
function groundTurn(one: Placed, ...dice: readonly number[]) {
  const play = inAir([one, outpost(), fighter({ seat: A, at: 'C', zone: 8 })]);
  return { events: ends(play, ...dice), unit: play.state.units[0]!, play };
}

describe('the air over a battle', () => {
  rule('ASC-space-central-zone-atmo-link#1', 'who ends its move in the centre is on the map of the air as well', () => {
    const play = inSpace([free(), free({ seat: A, at: 'I3' }), outpost()], { maps: [ATMO] });
    expect(objections(play, A, move(0, 'C'))).toEqual(['ASC-space-engagement-entry-position']);
    play.does(A, moveTo(0, 'C', 1));
    expect(play.state.units[0]).toMatchObject({ sector: 0, zone: outerZone(1) });
    const later = inAir([fighter({ at: 'C', zone: outerZone(1) }), outpost()]);
    expect(isAllowed(later, A, maneuver(0, outerZone(2)))).toBe(true);
  });

  rule('ASC-space-central-zone-atmo-link#2', 'its Outer Ring lies above the air: who is there is still in space', () => {
    const play = inSpace([fighter({ at: 'C', zone: outerZone(1) }), outpost()]);
    expect(isAllowed(play, A, move(0, 'I1'))).toBe(true);
    const units = [fighter({ at: 'C', zone: 8 }), fighter({ at: 'C', zone: 8 }), outpost()];
    const fought = start({ centre: 'ground', groundTurn: 1, map: ATMO, units });
    expect(eventsOf(fight(fought, 0, 1), 'steered')[0]!.controls.map(({ number }) => number.total)).toEqual([4, 4]);
  });

  const descending = () => {
    const play = inAir([fighter({ at: 'C', zone: outerZone(12) }), fighter({ at: 'C', zone: outerZone(6) })]);
    play.does(A, maneuver(0, 2));
    return play;
  };
  rule('ASC-space-descend#1', 'inward from the Outer Ring it goes down into the air', () => {
    expect(descending().state.units[0]).toMatchObject({ zone: 2, sunk: true });
    const along = inAir([fighter({ at: 'C', zone: outerZone(12) }), fighter({ at: 'C', zone: outerZone(6) })]);
    along.does(A, maneuver(0, outerZone(1)));
    expect(along.state.units[0]!.sunk).toBe(false);
  });
  rule('ASC-space-descend#2', 'there it is off the Capital Map', () => {
    const play = inSpace([fighter({ at: 'C', zone: 2, sunk: true }), free({ seat: A }), outpost()]);
    expect(objections(play, A, move(0, 'I1'))).toContain('ASC-space-multi-engagement-turns');
    expect(isAllowed(inSpace([fighter({ at: 'C', zone: outerZone(12) }), outpost()]), A, move(0, 'I1'))).toBe(true);
  });
  rule('ASC-space-landing#1', 'who goes down to land has left the Capital Map as soon as it is inward of the Outer Ring', () => {
    expect(eventsOf(descending().events, 'sank')).toMatchObject([{ unit: 0, sunk: true, rule: 'ASC-space-descend' }]);
  });

  rule('ASC-space-ascend#1', 'outward from the Middle Ring it is in the Central Zone of the Capital Map again', () => {
    const play = inAir([fighter({ at: 'C', zone: 2, sunk: true }), fighter({ at: 'C', zone: outerZone(6) })]);
    play.does(A, maneuver(0, outerZone(12)));
    expect(play.state.units[0]).toMatchObject({ sector: sectorNamed('C'), sunk: false });
    expect(eventsOf(play.events, 'sank')).toMatchObject([{ sunk: false, rule: 'ASC-space-ascend' }]);
  });
  rule('ASC-space-liftoff#2', 'a fighter, small craft or DropShip that rises reaches space with the Outer Ring, and not before', () => {
    for (const craft of ['Goshawk', 'Petrel', 'Homestead']) {
      const low = inAir([dropShip({ craft, at: 'C', zone: 1, sunk: true }), fighter({ at: 'C', zone: 1, sunk: true })]);
      low.does(A, maneuver(0, 3));
      expect(low.state.units[0]).toMatchObject({ zone: 3, sunk: true });
      const high = inAir([dropShip({ craft, at: 'C', zone: 3, sunk: true }), fighter({ at: 'C', zone: 1, sunk: true })]);
      high.does(A, maneuver(0, outerZone(2)));
      expect(high.state.units[0]).toMatchObject({ sector: 0, sunk: false });
    }
  });

  rule('ASC-space-non-landing-units#1', 'JumpShips, stations and WarShips go no deeper than the Outer Ring', () => {
    for (const craft of ['Halberd', 'Wayfarer', 'Lantern Station']) {
      const play = inAir([above(craft, { card: { thrust: 4, mode: 'p' } }), fighter({ at: 'C', zone: 8 })]);
      expect(objections(play, A, maneuver(0, 2))).toEqual(['ASC-space-non-landing-units']);
      expect(isAllowed(play, A, maneuver(0, outerZone(1)))).toBe(true);
    }
    expect(isAllowed(inAir([above('Homestead'), fighter({ at: 'C', zone: 8 })]), A, maneuver(0, 2))).toBe(true);
  });
  rule('ASC-space-non-landing-units#2', 'in it they stay on the Capital Map', () => {
    const play = inAir([above('Halberd'), fighter({ at: 'C', zone: 8 })]);
    play.does(A, maneuver(0, outerZone(1)));
    expect(play.state.units[0]).toMatchObject({ sector: 0, sunk: false });
    expect(isAllowed(inSpace([above('Halberd'), outpost()]), A, move(0, 'I1'))).toBe(true);
  });
  rule('ASC-space-non-landing-units#3', 'forced below it a JumpShip or station breaks up, and a WarShip rolls first', () => {
    for (const craft of ['Wayfarer', 'Lantern Station']) expect(groundTurn(above(craft, { sunk: true })).unit.fate).toBe('destroyed');
    const { events, unit } = groundTurn(above('Halberd', { sunk: true, skill: 1, card: { thrust: 4 } }), 6, 5);
    expect(eventsOf(events, 'rolled')).toMatchObject([{ what: 'recover', ok: true }]);
    expect(unit.fate).toBe('fighting');
  });

  rule('ASC-space-central-engagement-ground#1', 'over a battle the map of the air is the Engagement Map of the centre', () => {
    const play = inSpace([free(), outpost({ at: 'C', zone: outerZone(12) }), free({ seat: A })]);
    play.does(A, moveTo(0, 'C', 12));
    expect(eventsOf(play.events, 'mapLaid')).toEqual([]);
    expect(play.state.units.slice(0, 2).map(({ zone }) => zone)).toEqual([outerZone(12), outerZone(12)]);
  });
  rule('ASC-space-central-engagement-ground#2', 'fights there keep the pace of the ground', () => {
    const play = start({
      centre: 'ground',
      groundTurn: 1,
      turn: 0,
      map: ATMO,
      units: [fighter({ at: 'C', zone: 8 }), fighter({ at: 'C', zone: 8 }), outpost()],
    });
    fight(play, 0, 1);
    play.does(A, { type: 'settle', a: 0, b: 1, stay: true });
    play.does(B, { type: 'settle', a: 0, b: 1, stay: true }, ...NEXT);
    expect(play.state).toMatchObject({ groundTurn: 2, turn: 0, phase: 'combat', map: ATMO });
  });

  const numbers = (zone: number, sunk: boolean) => {
    const units = [fighter({ at: 'C', zone, sunk }), fighter({ at: 'C', zone, sunk }), outpost()];
    const events = fight(start({ centre: 'ground', groundTurn: 1, map: ATMO, units }), 0, 1);
    return eventsOf(events, 'steered')[0]!.controls.map(({ number }) => number.total);
  };
  rule('ASC-space-control-atmosphere-mod#1', '+2 for both in the air', () => {
    for (const zone of [0, 1, 2, 7]) expect(numbers(zone, true)).toEqual([6, 6]);
  });
  rule('ASC-space-control-atmosphere-mod#2', 'nothing in the Outer Ring, not even for what has begun to fall there', () => {
    expect([numbers(outerZone(3), false), numbers(outerZone(3), true)]).toEqual([
      [4, 4],
      [4, 4],
    ]);
  });
});

describe('gravity', () => {
  const still = { card: { thrust: 0, mode: 'a' } } as const;
  rule('ASC-space-gravity-scope#1', 'only in the centre over a battle', () => {
    expect(capitalTurn(above('Homestead', still)).sunk).toBe(true);
    for (const at of ['I1', 'M3', 'O5']) expect(capitalTurn(above('Homestead', { ...still, at, zone: -1 })).sunk).toBe(false);
  });
  rule('ASC-space-gravity-scope#2', 'nowhere on a map in space', () => {
    for (const at of ['C', 'I1']) expect(capitalTurn(above('Homestead', { ...still, at, zone: -1 }), { centre: 'space' }).sunk).toBe(false);
  });

  const left = (more: Partial<Placed>) => {
    const play = inSpace([above('Homestead', more), outpost()]);
    ends(play);
    return play.state.units[0]!;
  };
  rule(
    'ASC-space-gravity-thrust-check#1',
    'two points of Thrust hold it; with one it leaves the Capital Map when the capital turn ends',
    () => {
      expect([3, 2, 1].map(thrust => left({ card: { thrust } }).sunk)).toEqual([false, false, true]);
      expect(capitalTurn(above('Homestead', still)).sunk).toBe(true);
      // In a turn of the ground alone nothing leaves it.
      expect(groundTurn(above('Homestead', { card: { thrust: 1 } })).unit.sunk).toBe(false);
    },
  );
  rule('ASC-space-gravity-thrust-check#2', 'whoever cannot spend Thrust falls as well', () => {
    expect(capitalTurn(above('Homestead', { shutdown: true, heat: 4, card: { thrust: 8 } })).sunk).toBe(true);
    expect(capitalTurn(fighter({ at: 'C', zone: outerZone(1), fuel: 0 })).sunk).toBe(true);
  });
  rule('ASC-space-gravity-thrust-check#3', 'its captain says in which zone of the Outer Ring it comes down', () => {
    const play = inSpace([above('Homestead', { card: { thrust: 1 } }), outpost()]);
    play.does(A, stay(0));
    expect(play.state).toMatchObject({ phase: 'orders', active: A });
    for (const zone of [0, 1, 2]) expect(objections(play, A, { type: 'drift', unit: 0, zone })).toEqual(['ASC-space-gravity-thrust-check']);
    play.does(A, { type: 'drift', unit: 0, zone: outerZone(5) });
    play.does(A, DONE);
    expect(play.state.units[0]).toMatchObject({ sunk: true, zone: outerZone(5) });
    expect(left({ card: { thrust: 1 } }).zone).toBe(outerZone(12));
    const holding = inSpace([above('Homestead', { card: { thrust: 2 } }), above('Homestead', { seat: A, card: { thrust: 1 } }), outpost()]);
    holding.does(A, stay(0));
    holding.does(A, stay(1));
    expect(objections(holding, A, { type: 'drift', unit: 0, zone: outerZone(5) })).toEqual(['ASC-space-gravity-thrust-check']);
  });

  rule(
    'ASC-space-gravity-fighters-dropships#1',
    'a DropShip or small craft without Thrust falls ring by ring and crashes, a fighter is lost at once; with Thrust they fly',
    () => {
      for (const craft of ['Homestead', 'Petrel']) {
        const falling = (zone: number) => groundTurn(above(craft, { zone, sunk: true, card: { thrust: 0 } })).unit;
        expect([falling(outerZone(12)).zone, falling(2).zone, falling(1).zone]).toEqual([2, 1, 0]);
        expect(falling(0).fate).toBe('destroyed');
      }
      expect(groundTurn(fighter({ at: 'C', zone: outerZone(12), sunk: true, fuel: 0 })).unit.fate).toBe('destroyed');
      expect(groundTurn(above('Homestead', { sunk: true, card: { thrust: 1 } })).unit).toMatchObject({
        zone: outerZone(12),
        fate: 'fighting',
      });
    },
  );

  rule('ASC-space-gravity-station-keeping#1', 'what keeps its station breaks up high in the air, and nothing strikes the ground', () => {
    for (const craft of ['Lantern Station', 'Wayfarer', 'Watch Satellite']) {
      const { events } = groundTurn(above(craft, { sunk: true }));
      expect(eventsOf(events, 'destroyed')).toMatchObject([{ unit: 0, rule: 'ASC-space-gravity-station-keeping' }]);
      expect(eventsOf(events, 'crashed')).toEqual([]);
    }
  });

  const warShip = (zone: number, thrust: number, more: Partial<Placed> = {}): Placed =>
    above('Halberd', { zone, sunk: true, skill: 1, ...more, card: { thrust, ...more.card } });
  rule('ASC-space-gravity-warship#1', 'a WarShip that falls inward rolls at once, at +10', () => {
    const { events } = groundTurn(warShip(outerZone(12), 4), 6, 5);
    expect(eventsOf(events, 'rolled')).toMatchObject([{ what: 'recover', number: { total: 11 }, ok: true }]);
    expect(eventsOf(groundTurn(warShip(outerZone(12), 4), 6, 4).events, 'rolled')).toMatchObject([{ ok: false }]);
  });
  rule('ASC-space-gravity-warship#2', 'with a success and four points of Thrust it climbs back', () => {
    expect(groundTurn(warShip(outerZone(12), 4), 6, 5).unit).toMatchObject({ sunk: false, fate: 'fighting', zone: outerZone(12) });
    expect(groundTurn(warShip(outerZone(12), 4), 6, 4).unit.sunk).toBe(true);
  });
  rule('ASC-space-gravity-warship#3', 'with less than four it falls on, whatever it rolled', () => {
    expect(groundTurn(warShip(outerZone(12), 3), 6, 6).unit).toMatchObject({ sunk: true, zone: 2 });
  });
  rule('ASC-space-gravity-warship-fall#1', 'then it falls ring by ring like a DropShip without Thrust', () => {
    expect(groundTurn(warShip(outerZone(12), 4), 6, 4).unit).toMatchObject({ zone: 2, sunk: true });
    expect([groundTurn(warShip(2, 4)).unit.zone, groundTurn(warShip(1, 4)).unit.zone]).toEqual([1, 0]);
  });
  rule('ASC-space-gravity-warship-fall#2', 'it does not land: in the middle it strikes the ground', () => {
    const { events, unit } = groundTurn(warShip(0, 4), 6, 5, 1, 1);
    expect([unit.fate, eventsOf(events, 'crashed').length]).toEqual(['destroyed', 1]);
    const play = inAir([warShip(0, 4), fighter({ at: 'C', zone: 8 })]);
    for (const zone of [1, 2]) expect(isAllowed(play, A, maneuver(0, zone))).toBe(false);
  });

  const crash = (dice: readonly number[], size = 2) =>
    eventsOf(groundTurn(warShip(0, 0, { card: { size } }), ...dice).events, 'crashed')[0]!;
  rule(
    'ASC-space-warship-crash-area#1',
    'six inches across for each point of Size, and nothing but rubble is left of what stood there',
    () => {
      expect([crash([6, 5, 1, 1], 1).diameter, crash([6, 5, 1, 1], 3).diameter]).toEqual([6, 18]);
      const site = (x: number) => ({ name: `at ${x}`, seat: B, x, y: 24, points: 30 });
      const play = inAir([warShip(0, 0, { card: { size: 2 } }), outpost(), fighter({ seat: A, at: 'C', zone: 8 })], {
        sites: [site(24), site(30), site(31)],
      });
      ends(play, 6, 5, 1, 1);
      expect(play.state.sites.map(({ points }) => points)).toEqual([0, 0, 30]);
    },
  );
  rule('ASC-space-warship-crash-fire#1', 'six or more sets it on fire', () => {
    expect([crash([6, 5, 2, 3]).burns, crash([6, 5, 3, 3]).burns]).toEqual([false, true]);
  });

  const sites = [
    { name: 'Fort', seat: B, x: 10, y: 10, points: 30 },
    { name: 'Port', seat: B, x: 40, y: 40, points: 30 },
  ];
  const plunging = (...dice: readonly number[]) => {
    const play = inAir([warShip(0, 0), outpost(), fighter({ seat: A, at: 'C', zone: 8 })], { sites });
    play.does(A, maneuver(2));
    play.does(A, { type: 'impact', unit: 0, at: { x: 10, y: 10 } });
    play.does(A, DONE, ...dice);
    return { play, crashed: eventsOf(play.events, 'crashed')[0]! };
  };
  rule('ASC-space-warship-crash-scatter#1', 'its captain names a point and makes a Control Roll at +10 to strike it', () => {
    const { play, crashed } = plunging(6, 5, 1, 1);
    expect(eventsOf(play.events, 'rolled')).toMatchObject([{ what: 'plunge', number: { total: 11 }, ok: true }]);
    expect(crashed).toMatchObject({ scatter: 0, at: { x: 10, y: 10 } });
    expect(play.state.sites.map(({ points }) => points)).toEqual([0, 30]);
    const other = inAir([above('Homestead', { zone: 0, sunk: true }), fighter({ at: 'C', zone: 8 }), warShip(0, 0, { seat: A })], {
      sites,
    });
    other.does(A, maneuver(0));
    if (other.state.phase === 'movement') other.does(B, maneuver(1));
    expect(objections(other, other.state.active, { type: 'impact', unit: 0, at: { x: 1, y: 1 } })).toEqual([
      'ASC-space-warship-crash-scatter',
    ]);
  });
  rule('ASC-space-warship-crash-scatter#2', 'a failure throws it six inches for each point, in a direction by chance', () => {
    expect(plunging(4, 4, 1, 1, 1).crashed).toMatchObject({ scatter: 18, direction: 1, at: { x: 10, y: 28 } });
    expect(plunging(5, 5, 4, 1, 1).crashed).toMatchObject({ scatter: 6, direction: 4, at: { x: 10, y: 4 } });
    expect(plunging(5, 5, 2, 1, 1).crashed).toMatchObject({ scatter: 6, direction: 2, at: { x: 15, y: 13 } });
  });

  rule('ASC-space-crash-passengers#1', 'what hangs on it is lost with it, whether it crashes or breaks up', () => {
    for (const carrier of [
      above('Homestead', { zone: 0, sunk: true, card: { thrust: 0, specials: ['DT1'] } }),
      above('Lantern Station', { sunk: true }),
    ]) {
      const play = inAir([carrier, outpost(), fighter({ seat: A, at: 'C', zone: 8 }), dropShip({ seat: A, fate: 'docked', parent: 0 })]);
      ends(play);
      expect([play.state.units[0]!.fate, play.state.units[3]!.fate]).toEqual(['destroyed', 'destroyed']);
    }
  });

  test('nobody is asked where a craft comes down in a game without a world', () => {
    const play = start({
      phase: 'movement',
      initiative: B,
      units: [above('Homestead', { ...still, zone: -1 }), outpost(), free({ seat: A })],
      turns: 1,
    });
    play.does(A, stay(2));
    expect(play.state.phase).toBe('over');
  });
});
