import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { fight } from '../../duel.fixture.ts';
import type { Command } from '../../shape.ts';
import {
  A,
  ATMO,
  B,
  DONE,
  dropShip,
  engage,
  eventsOf,
  fighter,
  HOLD,
  isAllowed,
  maneuver,
  NEXT,
  objections,
  outpost,
  type Placed,
  type Position,
  start,
  termsOf,
} from '../../space.fixture.ts';

/** Small craft with two squads aboard, and a ship that has three of its own. */
const shuttle = (more: Partial<Placed> = {}): Placed => fighter({ craft: 'Petrel', marines: 6, ...more });
const prey = (more: Partial<Placed> = {}): Placed =>
  dropShip({ marines: 9, ...more, card: { thrust: 6, specials: [], threshold: 99, ...more.card } });
const station = (more: Partial<Placed> = {}): Placed => prey({ craft: 'Lantern Station', ...more, card: { thrust: 0, ...more.card } });
const reach: Command = engage(0, 1, { grapple: true });
const at = (one: Placed, two: Placed, more: Partial<Position> = {}) => start({ map: 'I1', units: [one, two], ...more });
/** The shuttle reaches for its prey. */
const grapple = (rolls: readonly [number, number], one: Placed = shuttle(), two: Placed = prey(), fire = false) => {
  const play = start({ map: 'I1', units: [one, two, fighter({ seat: A })] });
  return { play, events: fight(play, 0, 1, { rolls, engage: { grapple: true }, answer: { fire }, faces: ['front', 'rear'] }) };
};
const grip = (rolls: readonly [number, number], two?: Placed) => grapple(rolls, shuttle(), two).play.state.units[0]!.grip;

describe('grappling', () => {
  rule('ASC-boarding-targets#1', 'DropShips, JumpShips, stations and WarShips are boarded, and nothing smaller', () => {
    for (const craft of ['Homestead', 'Corsair', 'Wayfarer', 'Lantern Station', 'Halberd'])
      expect(isAllowed(at(shuttle(), prey({ craft })), A, reach)).toBe(true);
    for (const target of [fighter(), fighter({ craft: 'Petrel' }), prey({ craft: 'Watch Satellite' })])
      expect(objections(at(shuttle(), target), A, reach)).toEqual(['ASC-boarding-grapple-location']);
  });
  rule('ASC-boarding-transports#1', 'only small craft and DropShips bring boarding parties', () => {
    const may = (one: Placed) => isAllowed(at({ ...one, marines: 6 }, prey()), A, reach);
    expect([may(shuttle()), may(prey()), may(prey({ craft: 'Corsair' }))]).toEqual([true, true, true]);
    expect([may(fighter()), may(prey({ craft: 'Halberd' })), may(prey({ craft: 'Wayfarer' })), may(station())]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isAllowed(at(shuttle({ marines: 0 }), prey()), A, reach)).toBe(false);
  });
  rule('ASC-boarding-grapple-location#1', 'in the same zone of the same map', () => {
    expect(objections(start({ map: 'I1', units: [shuttle(), prey({ zone: 1 }), prey()] }), A, reach)).toContain(
      'ASC-boarding-grapple-location',
    );
    expect(objections(start({ units: [shuttle({ zone: -1 }), prey({ zone: -1 }), prey()] }), A, reach)).toContain(
      'ASC-boarding-grapple-location',
    );
    expect(isAllowed(at(shuttle(), prey()), A, reach)).toBe(true);
  });
  rule('ASC-boarding-grapple-location#2', 'never in the air', () => {
    const over = (zone: number, sunk: boolean) =>
      start({ centre: 'ground', groundTurn: 1, map: ATMO, units: [shuttle({ at: 'C', zone, sunk }), prey({ at: 'C', zone, sunk })] });
    for (const zone of [0, 1, 2]) expect(objections(over(zone, true), A, reach)).toEqual(['ASC-boarding-grapple-location']);
    expect(isAllowed(over(12, false), A, reach)).toBe(true);
  });

  rule('ASC-boarding-grapple-check#1', 'a Control Roll of an engagement, at +4 for whoever reaches', () => {
    const [steered] = eventsOf(grapple([8, 3]).events, 'steered');
    expect(steered!.controls.map(({ number }) => termsOf(number))).toEqual([
      { 'ASC-space-control-roll': 4, 'ASC-boarding-grapple-check': 4 },
      { 'ASC-space-control-roll': 4 },
    ]);
  });
  rule(
    'ASC-boarding-grapple-check#2',
    'it holds if it succeeds and the other one fails; what keeps its station has failed for its position',
    () => {
      expect([grip([8, 3]), grip([8, 4]), grip([7, 3]), grip([12, 12])]).toEqual([1, null, null, null]);
      expect([grip([8, 12], station()), grip([7, 2], station())]).toEqual([1, null]);
    },
  );
  rule('ASC-boarding-grapple-check#3', 'otherwise sides and range follow from the same rolls', () => {
    const { events } = grapple([8, 9], shuttle(), prey(), true);
    expect(eventsOf(events, 'faced').at(-1)!.arcs).toEqual(['front', 'rear']);
    expect(eventsOf(events, 'ranged')).toMatchObject([{ bracket: 'short' }]);
    expect(eventsOf(grapple([3, 2]).events, 'ranged')).toMatchObject([{ bracket: 'long' }]);
  });
  rule('ASC-boarding-grapple-fire#1', 'who reaches does not fire at its prey, whether it holds or not', () => {
    for (const rolls of [
      [8, 3],
      [8, 9],
    ] as const)
      expect(eventsOf(grapple(rolls).events, 'fired')).toEqual([]);
    for (const more of [{ overheat: 1 }, { bomb: 'AS' as const }])
      expect(
        objections(at(shuttle({ bombs: ['AS'], card: { overheat: 1 } }), prey()), A, engage(0, 1, { grapple: true, ...more })),
      ).toContain('ASC-space-attacks-per-unit');
  });
  rule('ASC-boarding-grapple-target-bonus#1', 'its prey may fire at it', () => {
    for (const rolls of [
      [8, 3],
      [8, 9],
    ] as const)
      expect(eventsOf(grapple(rolls, shuttle(), prey(), true).events, 'fired').map(({ unit, target }) => [unit, target])).toEqual([[1, 0]]);
  });
  rule('ASC-boarding-grapple-target-bonus#2', 'at -4 once it is held', () => {
    const term = (rolls: readonly [number, number]) =>
      termsOf(eventsOf(grapple(rolls, shuttle(), prey(), true).events, 'fired')[0]!.toHit)['ASC-boarding-grapple-target-bonus'];
    expect([term([8, 3]), term([8, 9])]).toEqual([-4, undefined]);
  });

  /** A turn later: nobody attacks, and the grip is tried. */
  const later = (two: Placed, rolls: readonly number[] = [], more: Partial<Position> = {}) => {
    const play = at(shuttle({ grip: 1, marines: 0 }), two, { turns: 1, ...more });
    play.does(A, HOLD);
    return { play, events: play.does(B, HOLD, ...rolls) };
  };
  rule('ASC-boarding-grapple-maintain#1', 'every further turn it is tried again, at +2', () => {
    const { play, events } = later(prey(), [4, 2, 1, 1]);
    expect(termsOf(eventsOf(events, 'steered')[0]!.controls[0].number)).toEqual({
      'ASC-space-control-roll': 4,
      'ASC-boarding-grapple-maintain': 2,
    });
    expect(play.state.units[0]!.grip).toBe(1);
    expect(later(prey(), [4, 1, 1, 1]).play.state.units[0]!.grip).toBeNull();
    expect(later(prey(), [6, 6, 2, 2]).play.state.units[0]!.grip).toBeNull();
    const ground = { centre: 'ground', groundTurn: 7, turn: 1, turns: 1, map: ATMO } as const;
    const below = start({
      ...ground,
      phase: 'movement',
      initiative: B,
      turns: 9,
      units: [shuttle({ grip: 1, marines: 6 }), prey(), fighter({ seat: A, at: 'C', zone: 12 }), outpost()],
    });
    below.does(A, maneuver(2), ...NEXT);
    expect(eventsOf(below.events, 'steered')).toEqual([]);
    expect(eventsOf(below.events, 'boarded')).toEqual([]);
  });
  rule('ASC-boarding-grapple-maintain#2', 'what keeps its station or has no Thrust cannot pull away', () => {
    for (const two of [station(), prey({ card: { thrust: 0 } })]) {
      const { events, play } = later(two);
      expect(eventsOf(events, 'steered')).toEqual([]);
      expect(play.state.units[0]!.grip).toBe(1);
    }
  });
  rule('ASC-boarding-grapple-release#1', 'it may let go in the End Phase of any capital turn', () => {
    const play = start({
      phase: 'orders',
      initiative: B,
      queue: [A],
      turns: 1,
      units: [shuttle({ grip: 1 }), prey(), shuttle({ seat: A })],
    });
    expect(objections(play, B, { type: 'release', unit: 0 })).toEqual(['ASC-boarding-grapple-release']);
    expect(objections(play, A, { type: 'release', unit: 2 })).toEqual(['ASC-boarding-grapple-release']);
    play.does(A, { type: 'release', unit: 0 });
    expect(play.state.units[0]!.grip).toBeNull();
    const ground = start({
      centre: 'ground',
      groundTurn: 7,
      phase: 'orders',
      initiative: B,
      queue: [A],
      units: [shuttle({ grip: 1 }), prey()],
    });
    expect(objections(ground, A, { type: 'release', unit: 0 })).toEqual(['ASC-boarding-grapple-release']);
  });

  test('neither end of a grapple moves away from the other, and what is gone holds nobody', () => {
    const units = [shuttle({ grip: 1 }), prey(), fighter({ seat: A }), fighter()];
    const play = start({ phase: 'movement', initiative: B, map: 'I1', units });
    expect(objections(play, A, maneuver(0, 1))).toEqual(['ASC-space-engagement-pinned']);
    play.does(A, maneuver(2));
    expect(objections(play, B, maneuver(1, 1))).toEqual(['ASC-space-engagement-pinned']);
    const wrecked = start({ map: 'I1', turns: 1, units: [shuttle({ grip: 1 }), prey({ structure: 0 }), fighter({ seat: A }), fighter()] });
    wrecked.does(A, HOLD);
    wrecked.does(B, HOLD);
    expect(wrecked.state.units[0]!.grip).toBeNull();
  });
});

describe('boarding', () => {
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
  rule('ASC-boarding-resolution#1', 'marines go over the grapple and fight, round by round, until one side is gone', () => {
    // Both strike: two squads take two points, three squads take three.
    expect(board(9, 2, 2, 2, 2)[1]).toMatchObject({ marines: 7, boarders: 3 });
    expect(board(9, 2, 2, 2, 2)[0]!.marines).toBe(0);
    expect(board(2, 2, 2, 1, 1)[1]!.fate).toBe('captured');
    expect(board(0)[1]!.fate).toBe('captured');
    expect(board(18, 1, 1, 2, 2)[1]).toMatchObject({ marines: 18, boarders: 0, fate: 'fighting' });
    const later = start({
      phase: 'orders',
      initiative: B,
      queue: [A],
      turns: 1,
      units: [shuttle({ marines: 0 }), prey({ marines: 1, boarders: 3 })],
      ...{ active: A },
    });
    later.does(A, DONE, 2, 2, 1, 1);
    expect(later.state.units[1]!.fate).toBe('captured');
  });
});
