import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sectorNamed } from '../map/sectors.ts';
import { outerZone } from '../map/zones.ts';
import { ATMOSPHERE, CAPITAL } from '../shape.ts';
import {
  A,
  answer,
  B,
  engage,
  eventsOf,
  exit,
  fighter,
  free,
  HOLD,
  isAllowed,
  maneuver,
  move,
  moveTo,
  NEXT,
  objections,
  outpost,
  type Placed,
  type Position,
  sailing,
  start,
  stay,
  termsOf,
} from '../space.fixture.ts';

const turns = (n: number): readonly number[] => Array.from({ length: n }, () => NEXT).flat();
/** A fighter in space and one in the air over a battle, both of the first side; the turn of the ground has this number. */
const below = (groundTurn: number, more: Partial<Position> = {}) =>
  start({
    centre: 'ground',
    groundTurn,
    turn: Math.floor(groundTurn / 6),
    phase: 'movement',
    initiative: B,
    map: ATMOSPHERE,
    units: [free({ at: 'M1' }), fighter({ seat: A, at: 'C', zone: outerZone(1) }), outpost()],
    ...more,
  });
/** Nobody is over the battle, so that the turns of the ground pass by themselves. */
const empty = (groundTurn: number, more: Partial<Position> = {}) =>
  start({
    centre: 'ground',
    groundTurn,
    turn: Math.floor(groundTurn / 6),
    phase: 'movement',
    initiative: B,
    units: [free({ at: 'M1' }), outpost()],
    ...more,
  });

describe('the pace of space and of the ground', () => {
  rule('ASC-space-turn-ratio#1', 'who has moved in space moves again six turns of the ground later', () => {
    const play = empty(6);
    const events = play.does(A, move(0, 'M2'), ...turns(6));
    expect(eventsOf(events, 'turnBegan').map(({ groundTurn }) => groundTurn)).toEqual([7, 8, 9, 10, 11, 12]);
    expect(play.state).toMatchObject({ phase: 'movement', map: CAPITAL, turn: 2, active: A });
  });

  rule('ASC-space-turn-ratio#2', 'the Capital Map and its Engagement Maps come up once, at the start of every sixth turn', () => {
    const units = [fighter({ at: 'I1', zone: 0 }), outpost({ at: 'I1', zone: 1 })];
    const play = start({
      centre: 'ground',
      groundTurn: 6,
      phase: 'movement',
      initiative: B,
      map: 'I1',
      maps: [CAPITAL, ATMOSPHERE],
      units,
    });
    const events = play.does(A, maneuver(0), ...turns(7));
    const maps = eventsOf(events, 'turnBegan').map(one => one.maps);
    expect(maps.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => [ATMOSPHERE]));
    expect(maps[5]).toEqual([sectorNamed('I1'), CAPITAL, ATMOSPHERE]);
  });

  rule('ASC-space-turn-ratio#3', 'whoever is over the battle acts in every turn of the ground', () => {
    const play = below(1);
    for (const groundTurn of [2, 3, 4, 5]) {
      play.does(A, maneuver(1), ...NEXT);
      expect(play.state).toMatchObject({ groundTurn, map: ATMOSPHERE, active: A, turn: 0 });
    }
  });

  rule('ASC-space-capital-before-ground#1', 'in a sixth turn everything in space is done before the air over the battle', () => {
    const play = below(5);
    play.does(A, maneuver(1), ...NEXT);
    expect(play.state).toMatchObject({ groundTurn: 6, map: CAPITAL, phase: 'movement' });
    expect(objections(play, A, maneuver(1))).toContain('ASC-space-multi-engagement-turns');
    play.does(A, move(0, 'M2'));
    play.does(A, stay(1), ...NEXT);
    expect(play.state).toMatchObject({ groundTurn: 6, map: ATMOSPHERE, phase: 'movement' });
  });

  rule('ASC-space-capital-before-ground#2', 'five more turns of the ground pass before space comes up again', () => {
    const play = empty(6);
    const events = play.does(A, stay(0), ...turns(6));
    const space = eventsOf(events, 'turnBegan').map(({ maps }) => maps.includes(CAPITAL));
    expect(space).toEqual([false, false, false, false, false, true]);
  });

  rule('ASC-space-first-capital-turn#1', 'nobody moves in space before the sixth turn of the ground begins', () => {
    const play = below(1);
    for (let i = 0; i < 4; i++) {
      expect(objections(play, A, move(0, 'M2'))).toContain('ASC-space-multi-engagement-turns');
      play.does(A, maneuver(1), ...NEXT);
    }
    play.does(A, maneuver(1), ...NEXT);
    expect(play.state).toMatchObject({ groundTurn: 6, turn: 1, map: CAPITAL });
    expect(isAllowed(play, A, move(0, 'M2'))).toBe(true);
  });

  rule('ASC-space-first-capital-turn#2', 'initiative is rolled for space, and when space is done again for the ground', () => {
    const play = below(5);
    expect(eventsOf(play.does(A, maneuver(1), ...NEXT), 'initiativeRolled')).toHaveLength(1);
    play.does(A, stay(0));
    const later = play.does(A, stay(1), 1, 2, 6, 6);
    expect(eventsOf(later, 'initiativeRolled')).toMatchObject([{ winner: B }]);
    expect(play.state.map).toBe(ATMOSPHERE);
  });

  rule('ASC-space-separate-initiative#1', 'each capital turn has a roll of its own; a tie is rolled again', () => {
    const play = sailing([free()]);
    const first = play.does(A, stay(0), 3, 3, 2, 4, 1, 1, 1, 2);
    expect(eventsOf(first, 'initiativeRolled').map(({ winner }) => winner)).toEqual([-1, B]);
    expect(eventsOf(play.does(A, stay(0), 6, 6, 1, 1), 'initiativeRolled')).toHaveLength(1);
    expect(play.state.initiative).toBe(A);
  });

  rule('ASC-space-separate-initiative#2', 'a side wins it in space and loses it on the ground in the same turn', () => {
    const play = below(5);
    play.does(A, maneuver(1), 6, 6, 1, 1);
    expect(play.state.initiative).toBe(A);
    play.does(A, stay(0));
    play.does(A, stay(1), 1, 1, 6, 6);
    expect(play.state).toMatchObject({ groundTurn: 6, initiative: B });
  });

  rule('ASC-tbl-turn-tracker#1', 'setting up is turn 0 of both', () => {
    const play = start({
      centre: 'ground',
      groundTurn: 0,
      turn: 0,
      phase: 'deployment',
      units: [free(), { craft: 'Kestrel', fate: 'waiting' }],
      queue: [B],
      active: B,
    });
    expect(play.state).toMatchObject({ groundTurn: 0, turn: 0, phase: 'deployment' });
    const events = play.does(B, { type: 'deploy', unit: 1, sector: 31 }, ...turns(6));
    expect(eventsOf(events, 'turnBegan')[0]).toMatchObject({ groundTurn: 1, turn: 0 });
  });

  const tracked = (groundTurn: number) => {
    const play = empty(groundTurn);
    return eventsOf(play.does(A, stay(0), ...turns(6)), 'turnBegan').map(one => [one.groundTurn, one.turn, one.maps.includes(CAPITAL)]);
  };

  rule('ASC-tbl-turn-tracker#2', 'turns 1 to 5 of the ground have none of space', () => {
    expect(tracked(0).slice(0, 5)).toEqual([1, 2, 3, 4, 5].map(turn => [turn, 0, false]));
  });

  rule('ASC-tbl-turn-tracker#3', 'turn 6 has the first of space', () => {
    expect(tracked(0)[5]).toEqual([6, 1, true]);
  });

  rule('ASC-tbl-turn-tracker#4', 'then it begins again: 7 is like 1, and 12 like 6', () => {
    expect(tracked(6)).toEqual([...[7, 8, 9, 10, 11].map(turn => [turn, 1, false]), [12, 2, true]]);
  });

  rule('ASC-space-engagement-turn-scale#1', 'a fight in space is fought once in six turns of the ground', () => {
    const units = [fighter(), fighter(), outpost()];
    const play = start({ centre: 'ground', groundTurn: 6, turn: 1, map: 'I1', units, maps: [] });
    play.does(A, engage(0, 1));
    play.does(B, answer(false), 4, 3, 4, 3, 1, 1);
    play.does(A, { type: 'settle', a: 0, b: 1, stay: true });
    const events = play.does(B, { type: 'settle', a: 0, b: 1, stay: true }, ...turns(6));
    expect(eventsOf(events, 'turnBegan')).toHaveLength(6);
    expect(play.state).toMatchObject({ groundTurn: 12, turn: 2, phase: 'combat', map: sectorNamed('I1') });
  });

  rule('ASC-space-engagement-turn-scale#2', 'a fight over the battle goes on in the next turn of the ground', () => {
    const units = [fighter({ at: 'C', zone: 8 }), fighter({ at: 'C', zone: 8 }), outpost()];
    const play = start({ centre: 'ground', groundTurn: 1, turn: 0, map: ATMOSPHERE, units });
    play.does(A, engage(0, 1));
    play.does(B, answer(false), 4, 3, 4, 3, 1, 1);
    play.does(A, { type: 'settle', a: 0, b: 1, stay: true });
    play.does(B, { type: 'settle', a: 0, b: 1, stay: true }, ...NEXT);
    expect(play.state).toMatchObject({ groundTurn: 2, turn: 0, phase: 'combat', map: ATMOSPHERE });
  });
});

describe('what space keeps through the turns of the ground', () => {
  /** A turn of the ground passes; the fighter in space did something in the capital turn before. */
  const later = (one: Partial<Placed>) => {
    const play = below(7, { units: [free({ at: 'M1', ...one }), fighter({ seat: A, at: 'C', zone: outerZone(1) }), outpost()] });
    play.does(A, maneuver(1), ...NEXT);
    return play.state.units[0]!;
  };

  rule('ASC-space-end-phase#2', 'heat lasts until the next capital turn ends, and what was done until it begins', () => {
    expect(later({ heat: 2 }).heat).toBe(2);
    expect(later({ turn: { attacks: 1, screen: 2 } }).turn).toMatchObject({ attacks: 1, screen: 2 });
    const play = empty(12);
    play.does(A, stay(0), ...turns(6));
    expect(play.state).toMatchObject({ groundTurn: 18, turn: 3 });
  });
});

describe('several maps', () => {
  /** Two Engagement Maps, and one craft on the Capital Map. */
  const two = (more: Partial<Position> = {}) =>
    start({
      phase: 'movement',
      initiative: B,
      map: 'I1',
      maps: [sectorNamed('I3'), CAPITAL],
      units: [
        fighter({ at: 'I1', zone: 0 }),
        fighter({ at: 'I1', zone: 8 }),
        fighter({ seat: A, at: 'I3', zone: 0 }),
        fighter({ at: 'I3', zone: 8 }),
        free({ seat: A, at: 'O5' }),
      ],
      ...more,
    });

  rule('ASC-space-multi-engagement-turns#1', 'one roll of the initiative serves them all', () => {
    const play = two();
    for (const [seat, unit] of [
      [A, 0],
      [B, 1],
      [A, 2],
      [B, 3],
    ] as const)
      play.does(seat, maneuver(unit));
    expect(play.state.map).toBe(CAPITAL);
    expect(eventsOf(play.events, 'initiativeRolled')).toEqual([]);
    expect(eventsOf(play.does(A, stay(4), ...NEXT), 'initiativeRolled')).toHaveLength(1);
  });

  rule('ASC-space-multi-engagement-turns#2', 'each map is moved and fought to its end before the next', () => {
    const play = two({ units: [fighter(), fighter(), fighter({ seat: A, at: 'I3' }), fighter({ at: 'I3' }), free({ seat: A, at: 'O5' })] });
    expect(objections(play, A, maneuver(2))).toContain('ASC-space-multi-engagement-turns');
    play.does(A, maneuver(0));
    play.does(B, maneuver(1));
    expect(play.state).toMatchObject({ map: sectorNamed('I1'), phase: 'combat' });
    expect(objections(play, B, engage(3, 2))).toContain('ASC-space-engagement-initiate');
    play.does(B, HOLD);
    play.does(A, HOLD);
    expect(play.state).toMatchObject({ map: sectorNamed('I3'), phase: 'movement' });
  });

  rule('ASC-space-multi-engagement-turns#3', 'who has more craft on one map moves two at a time there, and one on another', () => {
    const units = [
      fighter({ zone: 0 }),
      fighter({ zone: 8 }),
      fighter({ zone: 8 }),
      fighter({ seat: A, at: 'I3', zone: 0 }),
      fighter({ at: 'I3', zone: 8 }),
    ];
    const play = start({ phase: 'orders', initiative: B, queue: [A], units });
    play.does(A, { type: 'done' }, ...NEXT);
    expect(play.state).toMatchObject({ map: sectorNamed('I1'), active: B });
    play.does(B, maneuver(1));
    expect(play.state.active).toBe(B);
    play.does(B, maneuver(2));
    expect(play.state.active).toBe(A);
    play.does(A, maneuver(0));
    expect(play.state).toMatchObject({ map: sectorNamed('I3'), active: B });
    play.does(B, maneuver(4));
    expect(play.state.active).toBe(A);
  });

  rule('ASC-space-engagement-then-capital#1', 'the others act when all Engagement Maps have been played', () => {
    const play = two();
    expect(objections(play, A, move(4, 'O6'))).toContain('ASC-space-multi-engagement-turns');
    for (const [seat, unit] of [
      [A, 0],
      [B, 1],
      [A, 2],
      [B, 3],
    ] as const)
      play.does(seat, maneuver(unit));
    expect(isAllowed(play, A, move(4, 'O6'))).toBe(true);
  });

  rule(
    'ASC-space-engagement-then-capital#2',
    'who has acted on an Engagement Map does not act again on the Capital Map, even if it has left',
    () => {
      const units = [fighter({ zone: outerZone(12) }), fighter({ zone: 0 }), free({ seat: A, at: 'O5' })];
      const play = start({ phase: 'movement', initiative: B, map: 'I1', maps: [CAPITAL], units });
      play.does(A, exit(0, 'M1'));
      play.does(B, maneuver(1));
      expect(play.state).toMatchObject({ map: CAPITAL, phase: 'movement', active: A });
      expect(objections(play, A, move(0, 'O1'))).toContain('ASC-space-multi-engagement-turns');
      play.does(A, stay(2), ...NEXT);
      expect(play.state.turn).toBe(2);
    },
  );

  rule(
    'ASC-space-engagement-late-arrival#1',
    'who comes from the Capital Map is put on the map of its enemy, and fights there a turn later',
    () => {
      const play = sailing([free({ at: 'M1' }), free({ seat: A, at: 'O5' }), free({ seat: B })]);
      play.does(A, moveTo(0, 'I1', 12));
      expect(play.state.units[0]).toMatchObject({ zone: outerZone(12), turn: { late: true } });
      const late = (one: Partial<Placed>, two: Partial<Placed>) =>
        start({ map: 'I1', units: [fighter(one), fighter(two), fighter({ seat: A }), fighter()] });
      expect(objections(late({ turn: { late: true } }, {}), A, engage(0, 1))).toContain('ASC-space-engagement-initiate');
      expect(objections(late({}, { turn: { late: true } }), A, engage(0, 1))).toContain('ASC-space-engagement-initiate');
      play.does(A, stay(1), ...NEXT);
      expect(play.state).toMatchObject({ map: sectorNamed('I1'), phase: 'movement' });
      play.does(B, maneuver(2));
      expect(isAllowed(play, A, maneuver(0, 2))).toBe(true);
    },
  );

  rule('ASC-space-map-resolution-order#1', 'Engagement Maps, then the Capital Map, and the air over the ground last', () => {
    const play = start({
      centre: 'ground',
      groundTurn: 5,
      phase: 'movement',
      initiative: B,
      map: ATMOSPHERE,
      units: [fighter(), fighter({ zone: 8 }), fighter({ seat: A, at: 'C', zone: 8 }), free({ seat: A, at: 'M4' })],
    });
    const [began] = eventsOf(play.does(A, maneuver(2), ...NEXT), 'turnBegan');
    expect(began!.maps).toEqual([sectorNamed('I1'), CAPITAL, ATMOSPHERE]);
    play.does(B, maneuver(1));
    play.does(A, maneuver(0));
    expect(play.state.map).toBe(CAPITAL);
    play.does(A, stay(3));
    play.does(A, stay(2), ...NEXT);
    expect(play.state.map).toBe(ATMOSPHERE);
  });
});

describe('the End Phase', () => {
  rule(
    'ASC-space-end-phase#1',
    'everything but the ending of engagements happens at once: two who have shot each other down are both gone',
    () => {
      const gun = { card: { arcs: { front: { standard: [30, 30, 30, 30] } } } } as const;
      const play = start({ map: 'I1', units: [fighter(gun), fighter(gun), fighter({ seat: A, at: 'I4', zone: -1 }), outpost()] });
      play.does(A, engage(0, 1));
      play.does(B, answer(true), 4, 3, 4, 3, 6, 6, 6, 6, ...NEXT);
      expect(play.state.units.slice(0, 2).map(({ fate }) => fate)).toEqual(['destroyed', 'destroyed']);
      const phases = eventsOf(play.events, 'phaseBegan').map(({ phase }) => phase);
      expect(phases.slice(0, 4)).toEqual(['aftermath', 'settling', 'orders', 'closing']);
    },
  );

  rule('ASC-space-interface-altitude#1', 'no number of a fight on the Capital Map knows of air, over a world either', () => {
    const numbers = (at: string, map: string | number, zone: number) => {
      const play = start({ centre: 'ground', groundTurn: 6, map, units: [fighter({ at, zone }), fighter({ at, zone }), outpost()] });
      play.does(A, engage(0, 1));
      const events = play.does(B, answer(false), 4, 3, 4, 3, 1, 1);
      return [
        Object.keys(termsOf(eventsOf(events, 'steered')[0]!.controls[0].number)),
        Object.keys(termsOf(eventsOf(events, 'fired')[0]!.toHit)),
      ];
    };
    const plain = [['ASC-space-control-roll'], ['ASC-space-tohit-base', 'ASC-tbl-aero-range-mods']];
    expect(numbers('I1', 'I1', 0)).toEqual(plain);
    expect(numbers('C', ATMOSPHERE, outerZone(3))).toEqual(plain);
  });
});
