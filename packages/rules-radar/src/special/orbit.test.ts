import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { outerZone } from '../map/zones.ts';
import type { Command, Site } from '../shape.ts';
import {
  A,
  ATMO,
  answer,
  B,
  dropShip,
  engage,
  eventsOf,
  fighter,
  HOLD,
  objections,
  outpost,
  type Placed,
  type Position,
  start,
  termsOf,
} from '../space.fixture.ts';
import { view } from '../view.ts';

const arcs = {
  front: { capital: [14, 14, 12, 8], missiles: [10, 10, 10, 10], standard: [6, 6, 6, 6] },
  left: { capital: [120, 9, 9, 9] },
} as const;
const warShip = (more: Partial<Placed> = {}): Placed =>
  dropShip({ craft: 'Halberd', at: 'C', zone: outerZone(12), ...more, card: { thrust: 6, specials: [], arcs, ...more.card } });
const far = outpost({ at: 'O9' });
const SITES: readonly Site[] = [
  { name: 'Fort', seat: B, x: 20, y: 20, points: 30 },
  { name: 'Depot', seat: B, x: 25, y: 20, points: 30 },
  { name: 'Mast', seat: B, x: 40, y: 40, points: 30, tagged: true },
];
/** The combat of a capital turn over a world. */
const orbit = (units: readonly Placed[], more: Partial<Position> = {}) =>
  start({ centre: 'ground', groundTurn: 6, turn: 1, turns: 9, maps: [], units, sites: SITES, ...more });
type Bombard = Extract<Command, { readonly type: 'bombard' }>;
const fire = (more: Partial<Bombard> = {}): Bombard => ({
  type: 'bombard',
  unit: 0,
  arc: 'front',
  weapon: 'capital',
  at: [{ x: 20, y: 20 }],
  ...more,
});
const refused = (one: Placed, command: Bombard = fire(), more: Partial<Position> = {}) =>
  objections(orbit([one, far, warShip({ seat: A })], more), A, command);
/** Fires, and plays the turn to its end. */
const landed = (command: Bombard, ...dice: readonly number[]) => {
  const play = orbit([warShip(), far], { turns: 1 });
  play.does(A, command, ...dice);
  play.does(A, HOLD);
  return play;
};

describe('fire from orbit', () => {
  rule('ASC-ots-eligible', 'WarShips and DropShips do it; JumpShips and stations never', () => {
    expect(refused(warShip({ craft: 'Wayfarer' }))).toContain('ASC-ots-eligible');
    expect(refused(fighter({ at: 'C', zone: outerZone(1) }))).toContain('ASC-ots-eligible');
  });

  rule('ASC-ots-small-units', 'a fighter attacks the ground from the air alone, and never with this', () => {
    expect(refused(fighter({ at: 'C', zone: outerZone(1) }))).toContain('ASC-ots-eligible');
    expect(refused(fighter({ at: 'C', zone: 2, sunk: true }), fire(), { map: ATMO })).toContain('ASC-ots-eligible');
  });

  rule('ASC-ots-dropship-capital', 'a DropShip with capital weapons fires from the Outer Ring', () => {
    const play = orbit([warShip({ craft: 'Homestead' }), far]);
    expect(eventsOf(play.does(A, fire(), 6, 6), 'bombarded')).toHaveLength(1);
  });

  rule('ASC-ots-warship', 'only with capital weapons, and only from close orbit', () => {
    expect(refused(warShip(), fire({ weapon: 'standard' }))).toContain('ASC-ots-warship');
    expect(refused(warShip({ at: 'I1', zone: -1 }))).toContain('ASC-ots-warship');
  });

  rule('ASC-ots-engaged', 'not while engaged; afterwards the side that fired does not fire back', () => {
    const units = [warShip(), fighter({ at: 'C', zone: outerZone(12) }), warShip({ seat: A })];
    expect(objections(orbit(units, { engagements: [{ a: 0, b: 1 }] }), A, fire())).toContain('ASC-ots-engaged');
    const play = orbit([warShip({ turn: { orbit: 'front', attacks: 1 } }), fighter({ at: 'C', zone: outerZone(12) })], {
      initiative: B,
      map: ATMO,
    });
    play.does(B, engage(1, 0));
    play.does(A, answer(true), 4, 3, 4, 3);
    play.does(A, { type: 'face', arc: 'front' }, 1, 1);
    expect(eventsOf(play.events, 'fired').map(({ unit }) => unit)).toEqual([1]);
  });

  rule('ASC-ots-basis', 'an attack on a point: it hits or misses, and what it does lands there', () => {
    expect(landed(fire(), 1, 1).state.sites[0]!.points).toBe(30);
    expect(landed(fire(), 6, 6).state.sites[0]!.points).toBe(16);
  });

  rule('ASC-ots-timing', 'in capital turns alone', () => {
    expect(refused(warShip(), fire(), { map: ATMO })).toContain('ASC-ots-timing');
  });

  rule('ASC-ots-single-arc', 'everything from one side; guns and missiles are two attacks at two points', () => {
    const play = orbit([warShip(), far], { turns: 1 });
    play.does(A, fire(), 6, 6);
    expect(objections(play, A, fire({ arc: 'left' }))).toEqual(['ASC-ots-single-arc']);
    expect(objections(play, A, fire())).toEqual(['ASC-ots-single-arc']);
    play.does(A, fire({ weapon: 'missiles', at: [{ x: 40, y: 40 }] }), 6, 6, 3);
    expect(eventsOf(play.events, 'bombarded').map(({ barrages }) => barrages[0]!.x)).toEqual([20, 40]);
  });

  rule('ASC-ots-to-hit', 'always +3, and nothing for the air', () => {
    const { toHit } = eventsOf(orbit([warShip(), far]).does(A, fire(), 1, 1), 'bombarded')[0]!;

    expect(toHit.total).toBe(7);
  });

  rule('ASC-ots-aim-point', 'a point is no small target, and somebody who points it out helps', () => {
    const { toHit } = eventsOf(orbit([warShip(), far]).does(A, fire({ at: [{ x: 40, y: 40 }] }), 1, 1), 'bombarded')[0]!;
    expect(termsOf(toHit)).toMatchObject({ 'ASC-ots-aim-point': -2 });
    expect(toHit.total).toBe(5);
  });

  rule('ASC-ots-arrival', 'guns strike in the same turn, missiles up to five turns later, and only their owner knows when', () => {
    expect(landed(fire(), 6, 6).state.barrages).toEqual([]);
    const play = orbit([warShip(), far]);
    play.does(A, fire({ weapon: 'missiles' }), 6, 6, 4);
    expect(play.state.barrages).toMatchObject([{ turn: 9, secret: true }]);
    expect(view(play.state, A).barrages[0]!.turn).toBe(9);
    expect(view(play.state, B).barrages[0]!.turn).toBe(-1);
  });

  rule('ASC-ots-impact-points', 'a point for each fifty points of damage, six inches apart at most', () => {
    const at = (...xs: readonly number[]) => fire({ arc: 'left', at: xs.map(x => ({ x, y: 20 })) });
    expect(
      refused(
        warShip(),
        fire({
          at: [
            { x: 20, y: 20 },
            { x: 21, y: 20 },
          ],
        }),
      ),
    ).toEqual(['ASC-ots-impact-points']);
    expect(refused(warShip(), at(20, 27))).toEqual(['ASC-ots-impact-points']);
    expect(refused(warShip(), at(20, 21, 22))).toEqual(['ASC-ots-impact-points']);
    const events = orbit([warShip(), far], { turns: 1 }).does(A, at(20, 26), 6, 6);
    expect(eventsOf(events, 'bombarded')[0]!.barrages.map(({ damage }) => damage)).toEqual([60, 60]);
  });

  rule('ASC-sto-return-fire', 'batteries below answer the ship that has fired, as if it were in the Outer Ring', () => {
    const answered = (weapon: 'capital' | 'missiles', specials: readonly string[], ...dice: readonly number[]) => {
      const sites: readonly Site[] = [
        { name: 'Battery', seat: B, x: 20, y: 20, points: 30, battery: { weapon, damage: 12 } },
        { name: 'Own', seat: A, x: 1, y: 1, points: 9, battery: { weapon, damage: 12 } },
      ];
      const play = orbit([warShip({ card: { specials, threshold: 99 } }), far], { sites });
      const events = play.does(A, fire({ at: [{ x: 20, y: 20 }] }), 1, 1, ...dice);
      return { armor: play.state.units[0]!.armor, shots: eventsOf(events, 'answeredBelow') };
    };
    expect(answered('capital', [], 4, 4)).toMatchObject({ armor: 78, shots: [{ site: 0, toHit: { total: 8 }, hit: true }] });
    expect(answered('capital', [], 4, 3).armor).toBe(90);
    expect(answered('missiles', ['PNT1'], 4, 4)).toMatchObject({ armor: 90, shots: [{ toHit: { total: 9 } }] });
    expect(answered('missiles', ['PNT2'])).toMatchObject({ armor: 90, shots: [{ roll: null }] });
  });

  rule('ASC-ots-area', 'all of it within four inches, half of it up to six', () => {
    const { sites } = landed(fire({ at: [{ x: 20, y: 20 }] }), 6, 6).state;
    expect(sites.map(({ points }) => points)).toEqual([16, 23, 30]);
    expect(landed(fire({ at: [{ x: 21, y: 20 }] }), 6, 6).state.sites.map(({ points }) => points)).toEqual([16, 16, 30]);
  });
});
