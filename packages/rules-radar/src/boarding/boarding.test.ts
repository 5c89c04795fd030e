import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from '../shape.ts';
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
  HOLD,
  objections,
  type Placed,
  type Position,
  start,
  termsOf,
} from '../space.fixture.ts';

/** Small craft with two squads aboard, and a ship that has three of its own. */
const shuttle = (more: Partial<Placed> = {}): Placed => fighter({ craft: 'Petrel', marines: 6, ...more });
const prey = (more: Partial<Placed> = {}): Placed =>
  dropShip({ marines: 9, ...more, card: { thrust: 6, specials: [], threshold: 99, ...more.card } });
const reach: Command = engage(0, 1, { grapple: true });
const at = (one: Placed, two: Placed, more: Partial<Position> = {}) => start({ map: 'I1', units: [one, two], ...more });

/** The shuttle reaches for its prey, which holds its fire. */
const grapple = (dice: readonly number[], one: Placed = shuttle(), two: Placed = prey()) => {
  const play = at(one, two);
  play.does(A, reach);
  return { play, events: play.does(B, answer(false), ...dice) };
};
const WON = [4, 4, 1, 1] as const;

describe('grappling', () => {
  rule('ASC-boarding-targets', 'DropShips, JumpShips, stations and WarShips are boarded, fighters and satellites are not', () => {
    const may = (target: Placed) => {
      const play = at(shuttle(), target);
      return play.book.allows(play.state as never, reach, A);
    };
    expect(['Homestead', 'Wayfarer', 'Lantern Station', 'Halberd'].map(craft => may(prey({ craft })))).toEqual([true, true, true, true]);
    expect([may(fighter()), may(prey({ craft: 'Watch Satellite' }))]).toEqual([false, false]);
  });

  rule('ASC-boarding-transports', 'only small craft and DropShips carry boarding parties', () => {
    const may = (one: Placed) => {
      const play = at({ ...one, marines: 6 }, prey());
      return play.book.allows(play.state as never, reach, A);
    };
    expect([may(shuttle()), may(prey()), may(fighter()), may(prey({ craft: 'Halberd' }))]).toEqual([true, true, false, false]);
  });

  rule('ASC-boarding-grapple-location', 'in the same zone, and never in the air', () => {
    expect(objections(start({ map: 'I1', units: [shuttle(), prey({ zone: 1 }), prey()] }), A, reach)).toContain(
      'ASC-boarding-grapple-location',
    );
    const air = start({
      centre: 'ground',
      map: ATMO,
      units: [shuttle({ at: 'C', zone: 1, sunk: true }), prey({ at: 'C', zone: 1, sunk: true })],
    });
    expect(objections(air, A, reach)).toEqual(['ASC-boarding-grapple-location']);
  });

  rule('ASC-boarding-grapple-check', 'at +4, and only if the other one fails', () => {
    const { events, play } = grapple(WON);
    expect(termsOf(eventsOf(events, 'steered')[0]!.controls[0].number)).toMatchObject({ 'ASC-boarding-grapple-check': 4 });
    expect(play.state.units[0]!.grip).toBe(1);
    expect(grapple([4, 4, 4, 4]).play.state.units[0]!.grip).toBeNull();
    expect(grapple([4, 3, 1, 1]).play.state.units[0]!.grip).toBeNull();
  });

  rule('ASC-boarding-grapple-fire', 'who reaches does not fire at its prey', () => {
    const { play } = grapple(WON);
    play.does(A, { type: 'face', arc: 'front', other: 'rear' });
    play.does(A, { type: 'range', bracket: 'short' });
    expect(eventsOf(play.events, 'fired')).toEqual([]);
    const failed = grapple([4, 4, 4, 4]).play;
    failed.does(B, { type: 'face', arc: 'front' });
    expect(eventsOf(failed.events, 'fired')).toEqual([]);
  });

  rule('ASC-boarding-grapple-target-bonus', 'who is held fires freely, at -4', () => {
    const play = at(shuttle(), prey());
    play.does(A, reach);
    play.does(B, answer(true), ...WON);
    play.does(A, { type: 'face', arc: 'front', other: 'rear' });
    play.does(A, { type: 'range', bracket: 'short' });
    const [fired] = eventsOf(play.does(B, { type: 'fire', weapons: ['standard'] }, 1, 1), 'fired');
    expect(termsOf(fired!.toHit)).toMatchObject({ 'ASC-boarding-grapple-target-bonus': -4 });
  });

  /** A turn later: nobody attacks, and the grip is tried. */
  const later = (two: Placed, ...dice: readonly number[]) => {
    const play = at(shuttle({ grip: 1, marines: 0 }), two, { turns: 1 });
    play.does(A, HOLD);
    return { play, events: play.does(B, HOLD, ...dice) };
  };

  rule('ASC-boarding-grapple-maintain', 'every turn at +2, unless the prey cannot pull away', () => {
    const { play, events } = later(prey(), 4, 2, 1, 1);
    expect(termsOf(eventsOf(events, 'steered')[0]!.controls[0].number)).toMatchObject({ 'ASC-boarding-grapple-maintain': 2 });
    expect(play.state.units[0]!.grip).toBe(1);
    expect(later(prey(), 4, 1, 1, 1).play.state.units[0]!.grip).toBeNull();
    expect(eventsOf(later(prey({ craft: 'Lantern Station', card: { thrust: 0 } })).events, 'steered')).toEqual([]);
  });

  test('neither end of a grapple moves away from the other', () => {
    const play = start({
      phase: 'movement',
      initiative: B,
      map: 'I1',
      units: [shuttle({ grip: 1 }), prey(), fighter({ seat: A }), fighter()],
    });
    expect(objections(play, A, { type: 'maneuver', unit: 0, path: [1] })).toEqual(['ASC-space-engagement-pinned']);
    play.does(A, { type: 'maneuver', unit: 2, path: [] });
    expect(objections(play, B, { type: 'maneuver', unit: 1, path: [1] })).toEqual(['ASC-space-engagement-pinned']);
  });

  rule('ASC-boarding-grapple-release', 'let go in any End Phase', () => {
    const play = start({ phase: 'orders', initiative: B, queue: [A], turns: 1, units: [shuttle({ grip: 1 }), prey()] });
    expect(objections(play, B, { type: 'release', unit: 0 })).toEqual(['ASC-boarding-grapple-release']);
    play.does(A, { type: 'release', unit: 0 });
    expect(play.state.units[0]!.grip).toBeNull();
  });
});

describe('boarding', () => {
  rule('ASC-boarding-resolution', 'marines go over and fight, round by round, until one side is gone', () => {
    const board = (marines: number, ...dice: readonly number[]) => {
      const play = start({
        phase: 'orders',
        initiative: B,
        queue: [A],
        turns: 1,
        units: [shuttle({ grip: 1, marines: 6 }), prey({ marines })],
      });
      play.does(A, DONE, ...dice);
      return play.state.units;
    };
    // Both strike: two squads take two points, three squads take three.
    expect(board(9, 2, 2, 2, 2)[1]).toMatchObject({ marines: 7, boarders: 3 });
    expect(board(9, 2, 2, 2, 2)[0]!.marines).toBe(0);
    expect(board(2, 2, 2, 1, 1)[1]!.fate).toBe('captured');
    expect(board(0)[1]!.fate).toBe('captured');
    expect(board(18, 1, 1, 2, 2)[1]).toMatchObject({ marines: 18, boarders: 0, fate: 'fighting' });
  });
});
