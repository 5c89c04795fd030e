import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { fight } from '../../duel.fixture.ts';
import { outerZone } from '../../map/zones.ts';
import { ruleset } from '../../ruleset.ts';
import type { Command } from '../../shape.ts';
import {
  A,
  ATMO,
  B,
  dropShip,
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
import type { Site } from './shape.ts';

const arcs = {
  front: { capital: [14, 13, 12, 8], missiles: [10, 9, 9, 9], standard: [6, 6, 6, 6] },
  left: { capital: [120, 9, 9, 9], missiles: [60, 9, 9, 9] },
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
const line = (...xs: readonly number[]): Bombard['at'] => xs.map(x => ({ x, y: 20 }));
const refused = (one: Placed, command: Bombard = fire(), more: Partial<Position> = {}) =>
  objections(orbit([one, far, warShip({ seat: A })], more), A, command);
const bombarded = (command: Bombard = fire(), one: Placed = warShip(), ...dice: readonly number[]) =>
  eventsOf(orbit([one, far]).does(A, command, ...(dice.length > 0 ? dice : [1, 1])), 'bombarded')[0]!;
/** Fires, and plays the turn to its end: what is left of the places. */
const landed = (command: Bombard, ...dice: readonly number[]) => {
  const play = orbit([warShip(), far], { turns: 1 });
  play.does(A, command, ...dice);
  play.does(A, HOLD);
  return play.state.sites.map(({ points }) => points);
};

describe('fire from orbit', () => {
  rule(
    'ASC-ots-eligible#1',
    'of those in space WarShips and DropShips attack the ground with this, fighters and small craft from the air, and others never',
    () => {
      for (const craft of ['Halberd', 'Homestead', 'Corsair']) expect(isAllowed(orbit([warShip({ craft }), far]), A, fire())).toBe(true);
      for (const craft of ['Wayfarer', 'Lantern Station', 'Watch Satellite'])
        expect(refused(warShip({ craft }))).toEqual(['ASC-ots-eligible']);
      for (const craft of ['Goshawk', 'Petrel']) expect(refused(warShip({ craft }))).toEqual(['ASC-ots-small-units']);
    },
  );
  rule('ASC-ots-warship#1', 'a WarShip only with capital weapons', () => {
    expect(refused(warShip(), fire({ weapon: 'standard' }))).toContain('ASC-ots-warship');
    for (const weapon of ['capital', 'missiles'] as const) expect(isAllowed(orbit([warShip(), far]), A, fire({ weapon }))).toBe(true);
  });
  rule('ASC-ots-warship#2', 'only from the Outer Ring above the battle', () => {
    expect(refused(warShip({ at: 'I1', zone: -1 }))).toEqual(['ASC-ots-warship']);
    expect(refused(warShip({ zone: 2, sunk: true }), fire(), { map: ATMO })).toContain('ASC-ots-warship');
    for (const hour of [1, 6, 12]) expect(isAllowed(orbit([warShip({ zone: outerZone(hour) }), far]), A, fire())).toBe(true);
    const space = start({
      turns: 9,
      units: [warShip({ zone: 12 }), far, warShip({ seat: A, at: 'I1', zone: -1 })],
      sites: SITES,
      map: 'C',
    });
    expect(objections(space, A, fire())).toContain('ASC-ots-warship');
  });

  rule('ASC-ots-engaged#1', 'not while it is engaged', () => {
    const units = [warShip(), fighter({ at: 'C', zone: outerZone(12) }), warShip({ seat: A })];
    expect(objections(orbit(units, { engagements: [{ a: 0, b: 1 }] }), A, fire())).toEqual(['ASC-ots-engaged']);
    expect(isAllowed(orbit(units), A, fire())).toBe(true);
  });
  /** It has fired from its nose in this capital turn, and is attacked over the battle. */
  const attacked = (face: 'front' | 'left', play: ReturnType<typeof orbit>) =>
    eventsOf(
      fight(play, 1, 0, { rolls: [12, 2], answer: { fire: true }, faces: ['front', face], fire: [['standard'], ['missiles']] }),
      'fired',
    ).map(({ unit }) => unit);
  rule(
    'ASC-ots-engaged#2',
    'afterwards the side that fired does not fire back for the rest of the capital turn, six turns of the ground',
    () => {
      const busy = () =>
        orbit([warShip({ turn: { orbit: 'front', attacks: 1 } }), fighter({ at: 'C', zone: outerZone(12) })], { initiative: B, map: ATMO });
      expect(attacked('front', busy())).toEqual([1]);
      expect(attacked('left', busy())).toEqual([1, 0]);
      // A turn of the ground later it is the same capital turn; when the next one begins all is forgotten.
      const next = (groundTurn: number) => {
        const play = orbit([warShip({ turn: { orbit: 'front', attacks: 1 } }), far], {
          groundTurn,
          phase: 'movement',
          initiative: B,
          map: ATMO,
        });
        play.does(A, maneuver(0), ...NEXT);
        return play.state.units[0]!.turn.orbit;
      };
      expect([next(6), next(11)]).toEqual(['front', null]);
    },
  );

  rule('ASC-ots-basis#1', 'an attack on a point: it hits or misses, and what it does lands there', () => {
    expect(landed(fire(), 1, 1)).toEqual([30, 30, 30]);
    expect(landed(fire(), 6, 6)[0]).toBe(16);
  });
  rule('ASC-ots-basis#2', 'with the damage of short range', () => {
    expect(bombarded(fire(), warShip(), 6, 6).barrages).toMatchObject([{ damage: 14 }]);
    expect(bombarded(fire({ weapon: 'missiles' }), warShip(), 6, 6, 1).barrages).toMatchObject([{ damage: 10 }]);
    expect(bombarded(fire(), warShip({ hits: { weapons: [{ arc: 'front', weapon: 'capital' }] } }), 6, 6).barrages).toMatchObject([
      { damage: 10 },
    ]);
  });
  rule('ASC-ots-timing#1', 'in the Combat Phase of a capital turn alone', () => {
    expect(refused(warShip(), fire(), { map: ATMO })).toEqual(['ASC-ots-timing']);
    expect(refused(warShip(), fire(), { map: ATMO, groundTurn: 3 })).toContain('ASC-ots-timing');
    expect(refused(warShip(), fire(), { phase: 'movement', initiative: B })).toContain('ASC-ots-eligible');
  });
  const both = () => {
    const play = orbit([warShip(), far], { turns: 1 });
    play.does(A, fire(), 6, 6);
    return play;
  };
  rule('ASC-ots-single-arc#1', 'all of it from one side', () => {
    const play = both();
    for (const weapon of ['capital', 'missiles'] as const)
      expect(objections(play, A, fire({ arc: 'left', weapon }))).toEqual(['ASC-ots-single-arc']);
  });
  rule('ASC-ots-single-arc#2', 'guns and missiles are two attacks, each once', () => {
    const play = both();
    expect(objections(play, A, fire())).toEqual(['ASC-ots-single-arc']);
    play.does(A, fire({ weapon: 'missiles' }), 6, 6, 3);
    expect(play.state.units[0]!.turn).toMatchObject({ attacks: 2, spent: ['front:capital', 'front:missiles'] });
  });
  rule('ASC-ots-single-arc#3', 'at two points if it likes', () => {
    const play = both();
    play.does(A, fire({ weapon: 'missiles', at: [{ x: 40, y: 40 }] }), 6, 6, 3);
    expect(eventsOf(play.events, 'bombarded').map(({ barrages }) => barrages[0]!.x)).toEqual([20, 40]);
  });

  rule('ASC-ots-to-hit#1', 'nothing for the air between', () => {
    expect(termsOf(bombarded().toHit)['ASC-tbl-aero-atmospheric-mods']).toBeUndefined();
    expect(termsOf(bombarded().toHit)).toEqual({ 'ASC-space-tohit-base': 4, 'ASC-ots-to-hit': 3 });
  });
  rule('ASC-ots-to-hit#2', 'always +3', () => {
    for (const one of [warShip(), warShip({ craft: 'Homestead' })]) expect(termsOf(bombarded(fire(), one).toHit)['ASC-ots-to-hit']).toBe(3);
    expect(termsOf(bombarded(fire(), warShip({ skill: 2, hits: { fireControl: 1, crew: 1 } })).toHit)).toEqual({
      'ASC-ots-to-hit': 3,
      'ASC-space-tohit-base': 2,
      'ASC-crit-fire-control': 2,
      'ASC-crit-crew-capital': 2,
    });
  });
  rule('ASC-ots-aim-point#1', 'at a point, whether anything stands there or not', () => {
    expect(bombarded(fire({ at: [{ x: 3, y: 3 }] }), warShip(), 6, 6).barrages).toMatchObject([{ x: 3, y: 3 }]);
    expect(landed(fire({ at: [{ x: 3, y: 3 }] }), 6, 6)).toEqual([30, 30, 30]);
  });
  rule('ASC-ots-aim-point#2', 'nothing for the size of what stands there, nor for the kind of guns', () => {
    const terms = (command: Bombard) =>
      termsOf(bombarded(command, warShip({ card: { arcs: { ...arcs, front: { ...arcs.front, subCapital: [5, 5, 5, 5] } } } })).toHit);
    expect(terms(fire({ weapon: 'subCapital' }))).toEqual(terms(fire()));
    expect(terms(fire())['ASC-tbl-aero-weapon-class-mods']).toBeUndefined();
  });
  rule('ASC-ots-aim-point#3', 'somebody who points it out makes it easier by 2', () => {
    expect(termsOf(bombarded(fire({ at: [{ x: 40, y: 40 }] })).toHit)['ASC-ots-aim-point']).toBe(-2);
    expect(termsOf(bombarded(fire({ at: [{ x: 40, y: 41 }] })).toHit)['ASC-ots-aim-point']).toBeUndefined();
  });

  const down = (weapon: 'capital' | 'missiles', ...dice: readonly number[]) => {
    const play = orbit([warShip(), far]);
    play.does(A, fire({ weapon }), ...dice);
    return play;
  };
  rule('ASC-ots-arrival#1', 'guns strike in the turn of the ground that goes with it', () => {
    expect(down('capital', 6, 6).state.barrages).toMatchObject([{ turn: 6, secret: false }]);
    expect(landed(fire(), 6, 6)[0]).toBe(16);
  });
  rule('ASC-ots-arrival#2', 'missiles a die less one of its turns later', () => {
    expect([1, 4, 6].map(die => down('missiles', 6, 6, die).state.barrages[0]!.turn)).toEqual([6, 9, 11]);
    const play = orbit([warShip(), far]);
    play.does(A, fire({ weapon: 'missiles' }), 6, 6, 3);
    play.does(A, HOLD, ...NEXT);
    play.does(A, maneuver(0), ...NEXT);
    expect(eventsOf(play.events, 'landed')).toEqual([]);
    play.does(A, maneuver(0), ...NEXT);
    expect(eventsOf(play.events, 'landed')).toMatchObject([
      {
        losses: [
          { site: 0, damage: 10 },
          { site: 1, damage: 5 },
        ],
      },
    ]);
  });
  rule('ASC-ots-arrival#3', 'only whoever fired knows when', () => {
    const { state } = down('missiles', 6, 6, 4);
    expect([ruleset.view(state, A).barrages[0]!.turn, ruleset.view(state, B).barrages[0]!.turn]).toEqual([9, -1]);
    const [event] = eventsOf(down('missiles', 6, 6, 4).events, 'bombarded');
    expect(ruleset.redact(state, event!, B)).toMatchObject({ delay: null, barrages: [{ turn: -1 }] });
  });

  rule('ASC-ots-impact-points#1', 'a point for each fifty points of damage', () => {
    expect(refused(warShip(), fire({ at: line(20, 21) }))).toEqual(['ASC-ots-impact-points']);
    expect(refused(warShip(), fire({ arc: 'left', at: line(20, 21, 22) }))).toEqual(['ASC-ots-impact-points']);
    expect(refused(warShip(), fire({ at: [] }))).toEqual(['ASC-ots-impact-points']);
    expect(bombarded(fire({ arc: 'left', at: line(20, 26) }), warShip(), 6, 6).barrages.map(({ damage }) => damage)).toEqual([60, 60]);
  });
  rule('ASC-ots-impact-points#2', 'guns and missiles are counted apart', () => {
    expect(refused(warShip(), fire({ arc: 'left', weapon: 'missiles', at: line(20, 21) }))).toEqual(['ASC-ots-impact-points']);
    expect(isAllowed(orbit([warShip(), far]), A, fire({ arc: 'left', weapon: 'capital', at: line(20, 21) }))).toBe(true);
  });
  rule('ASC-ots-impact-points#3', 'six inches apart at most', () => {
    expect(refused(warShip(), fire({ arc: 'left', at: line(20, 27) }))).toEqual(['ASC-ots-impact-points']);
    expect(
      refused(
        warShip(),
        fire({
          arc: 'left',
          at: [
            { x: 20, y: 20 },
            { x: 25, y: 25 },
          ],
        }),
      ),
    ).toEqual(['ASC-ots-impact-points']);
    expect(isAllowed(orbit([warShip(), far]), A, fire({ arc: 'left', at: line(20, 26) }))).toBe(true);
  });
  rule('ASC-ots-impact-points#4', 'with one point all of it goes there', () => {
    expect(bombarded(fire({ arc: 'left' }), warShip(), 6, 6).barrages).toMatchObject([{ damage: 120, x: 20, y: 20 }]);
  });
  rule('ASC-ots-area#1', 'all of it within four inches', () => {
    expect(landed(fire({ at: [{ x: 21, y: 20 }] }), 6, 6)).toEqual([16, 16, 30]);
    expect(landed(fire({ at: [{ x: 24, y: 20 }] }), 6, 6)).toEqual([16, 16, 30]);
  });
  rule('ASC-ots-area#2', 'half of it from four to six, rounded down', () => {
    expect(landed(fire(), 6, 6)).toEqual([16, 23, 30]);
    expect(landed(fire({ at: [{ x: 19, y: 20 }] }), 6, 6)).toEqual([16, 23, 30]);
    expect(landed(fire({ at: [{ x: 18, y: 20 }] }), 6, 6)).toEqual([16, 30, 30]);
  });

  const answered = (weapon: 'capital' | 'missiles', more: Partial<Placed>, ...dice: readonly number[]) => {
    const sites: readonly Site[] = [
      { name: 'Battery', seat: B, x: 20, y: 20, points: 30, battery: { weapon, damage: 12 } },
      { name: 'Own', seat: A, x: 1, y: 1, points: 9, battery: { weapon, damage: 12 } },
      { name: 'Ruin', seat: B, x: 2, y: 2, points: 0, battery: { weapon, damage: 12 } },
    ];
    const play = orbit([warShip({ ...more, card: { threshold: 99, ...more.card } }), far], { sites });
    const events = play.does(A, fire(), 1, 1, ...dice);
    return { armor: play.state.units[0]!.armor, shots: eventsOf(events, 'answeredBelow') };
  };
  rule(
    'ASC-sto-return-fire#1',
    'batteries of the other side that still stand answer the ship that has fired, with point defense and screens as ever',
    () => {
      expect(answered('capital', {}, 4, 4)).toMatchObject({ armor: 78, shots: [{ site: 0, hit: true }] });
      expect(answered('capital', {}, 4, 3).armor).toBe(90);
      expect(answered('missiles', { card: { specials: ['PNT1'] } }, 4, 4)).toMatchObject({ armor: 90, shots: [{ toHit: { total: 9 } }] });
      expect(answered('missiles', { card: { specials: ['PNT2'] } })).toMatchObject({ armor: 90, shots: [{ roll: null }] });
      expect(answered('capital', { card: { specials: ['PNT2'] }, turn: { screen: 3 } }, 5, 5)).toMatchObject({
        armor: 90,
        shots: [{ toHit: { total: 11 } }],
      });
    },
  );
  rule('ASC-sto-return-fire#2', 'as at something in the Outer Ring: extreme range, which capital weapons count as long', () => {
    expect(answered('capital', {}, 1, 1).shots[0]!.toHit.terms.map(({ value }) => value)).toEqual([4, 4]);
  });
  test('places that are gone count for those above', () => {
    const play = orbit([warShip(), far], { sites: SITES.map(site => ({ ...site, points: 0 })) });
    expect([A, B].map(seat => play.book.ask('points', { state: play.state, seat }).total)).toEqual([150, 0]);
  });
});
