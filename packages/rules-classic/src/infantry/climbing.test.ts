import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Blow } from '../shape.ts';
import { unitAt } from '../state.ts';
import { eventsOf, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, stay, strike, termsOf, walk } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
const PLATOON = 'Foot Platoon (Rifle)';

/** Troops of the north attack what stands in their hex; all else is dice. */
const climb = (troops: Partial<Placed>, target: Partial<Placed>, kind: 'leg' | 'swarm', ...dice: readonly number[]) => {
  const play = start({
    phase: 'physical',
    units: [
      { at: '0805', design: SQUAD, ...troops },
      { at: '0805', design: 'AS7-D', ...target },
    ],
  });
  play.does(NORTH, strike(0, { kind, target: 1 }));
  const events = play.does(SOUTH, strike(1), ...dice, ...NEXT);
  return { play, events };
};
const number = (troops: Partial<Placed>, kind: 'leg' | 'swarm', target: Partial<Placed> = {}) =>
  eventsOf(climb(troops, target, kind, 1, 1).events, 'struck')[0]!.toHit;

describe('troops and machines', () => {
  rule('TW-ba-leg', 'the fewer they are the harder it is', () => {
    const suits = (...gone: NonNullable<Placed['gone']>) => termsOf(number({ gone }, 'leg'))['TW-ba-leg'];
    expect([suits('S1'), suits('S1', 'S2'), suits('S1', 'S2', 'S3'), suits('S1', 'S2', 'S3', 'S4')]).toEqual([undefined, 2, 5, 7]);
    const men = (left: number) => termsOf(number({ design: PLATOON, structure: { TR: left } }, 'leg'))['TW-ba-leg'];
    expect([men(28), men(21), men(15), men(9)]).toEqual([undefined, 2, 5, 7]);
    expect(number({ moved: ['jump', 3] }, 'leg', { moved: ['walk', 3] }).total).toBe(6);
  });
  rule('TW-ba-leg', 'four points to a leg, and a roll for what is in it', () => {
    const { events } = climb({}, {}, 'leg', ...HIT, 1, ...pair(7));
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({ location: 'RL', armor: 4 });
    expect(eventsOf(events, 'criticalRolled')[0]).toMatchObject({ location: 'RL' });
    const far = start({ phase: 'physical', units: [{ at: '0804', design: SQUAD }, { at: '0805' }] });
    expect(far.refuses(NORTH, strike(0, { kind: 'leg', target: 1 })).map(one => one.rule)).toContain('TW-phys-range');
  });
  rule('TW-ba-swarm', 'whoever succeeds hangs on, and goes where the machine goes', () => {
    expect(termsOf(number({}, 'swarm'))['TW-ba-swarm']).toBe(2);
    expect(termsOf(number({ gone: ['S1', 'S2'] }, 'swarm'))['TW-ba-swarm']).toBe(5);
    const { play, events } = climb({}, { facing: 0 }, 'swarm', ...HIT);
    expect(eventsOf(events, 'damaged')).toEqual([]);
    expect(unitAt(play.state, 0).clings).toBe(1);
    expect(play.refuses(NORTH, walk(0, 'F')).map(one => one.rule)).toContain('TW-ba-swarm');
    play.does(NORTH, stay(0));
    play.does(SOUTH, walk(1, 'FF'));
    expect(unitAt(play.state, 0).at).toEqual(unitAt(play.state, 1).at);
  });
  const clinging = (host: Partial<Placed>, ...dice: readonly number[]) => {
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0805', design: SQUAD, clings: 1 },
        { at: '0805', design: 'AS7-D', ...host },
      ],
    });
    play.does(NORTH, hold(0));
    return { play, dice };
  };
  rule('TW-ba-swarm', 'turn by turn they fire all they have into it', () => {
    const { play } = clinging({});
    const events = play.does(SOUTH, hold(1), ...pair(7), ...pair(3));
    // Five suits with a laser of three points each.
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({ location: 'CT', rear: false, armor: 18 });
    expect(eventsOf(events, 'criticalRolled')).toHaveLength(1);
  });
  rule('TW-loc-swarm', 'head, torso and arms, from the front and from behind', () => {
    const place = (total: number, design: string) => {
      const { play } = clinging({ design, armor: { HD: 40, CT: 40, LT: 40, RT: 40, LA: 40, RA: 40 }, rear: { CT: 40, LT: 40, RT: 40 } });
      const events = play.does(
        SOUTH,
        hold(1),
        ...pair(total),
        ...(total === 2 || total === 12 ? HIT : []),
        ...pair(3),
        ...(design === 'SCP-1N' ? NEXT : []),
      );
      const [hit] = eventsOf(events, 'damaged');
      return `${hit!.location}${hit!.rear ? 'R' : ''}`;
    };
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(total => place(total, 'AS7-D'))).toEqual([
      'HD',
      'CTR',
      'RTR',
      'RT',
      'RA',
      'CT',
      'LA',
      'LT',
      'LTR',
      'CTR',
    ]);
    expect([3, 4, 5, 6, 9, 10, 11].map(total => place(total, 'SCP-1N'))).toEqual(['RT', 'CTR', 'RTR', 'RT', 'LTR', 'CTR', 'LT']);
  });
  const brush = (...dice: readonly number[]) => {
    const play = start({
      phase: 'physical',
      units: [
        { at: '0805', facing: 3, design: 'AS7-D' },
        { at: '0805', design: SQUAD, clings: 0 },
      ],
    });
    const blow: Blow = { kind: 'brush', arm: 'RA', target: 1 };
    play.does(NORTH, strike(0, blow));
    return { play, events: play.does(SOUTH, strike(1), ...dice, ...NEXT) };
  };
  rule('TW-ba-brushoff', 'a hand brushes them off, or strikes its own machine', () => {
    const { play, events } = brush(...HIT, 3);
    expect(termsOf(eventsOf(events, 'struck')[0]!.toHit)['TW-ba-brushoff']).toBe(4);
    expect(unitAt(play.state, 1).clings).toBeNull();
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({ unit: 1, location: 'S3' });
    const missed = brush(1, 1, 3);
    expect(unitAt(missed.play.state, 1).clings).toBe(0);
    expect(eventsOf(missed.events, 'damaged')[0]).toMatchObject({ unit: 0, location: 'CT', armor: 10 });
  });
  rule('TW-phys-inhex', 'kicking between one’s own feet', () => {
    const kick = (target: Partial<Placed>, ...dice: readonly number[]) => {
      const play = start({
        phase: 'physical',
        units: [
          { at: '0805', facing: 3, design: 'LCT-1V' },
          { at: '0805', design: PLATOON, ...target },
        ],
      });
      play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
      return play.does(SOUTH, strike(1), ...dice, ...NEXT);
    };
    expect(termsOf(eventsOf(kick({}, 6, 6), 'struck')[0]!.toHit)['TW-phys-inhex']).toBe(3);
    const tank = kick({ design: 'Manticore Heavy Tank' }, ...HIT, 4, ...pair(7));
    expect(eventsOf(tank, 'located')[0]).toMatchObject({ side: 'rear', struck: { location: 'RR' } });
  });
});
