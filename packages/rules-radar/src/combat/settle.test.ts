import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { A, B, dice, eventsOf, fighter, isAllowed, maneuver, NEXT, objections, type Placed, start } from '../space.fixture.ts';

const settle = (stay: boolean, a = 0, b = 1) => ({ type: 'settle', a, b, stay }) as const;
const engaged = (one: Partial<Placed> = {}, two: Partial<Placed> = {}) =>
  start({ phase: 'settling', map: 'I1', units: [fighter(one), fighter(two)], engagements: [{ a: 0, b: 1 }], unsettled: [{ a: 0, b: 1 }] });
/** The first side wants to stay and the second to go; the totals of the Control Rolls. */
const contested = (rolls: readonly number[], one: Partial<Placed> = {}, two: Partial<Placed> = {}) => {
  const play = engaged(one, two);
  play.does(A, settle(true));
  return eventsOf(play.does(B, settle(false), ...rolls.flatMap(dice), ...NEXT), 'settled')[0]!;
};
const PAIRS = [
  { a: 0, b: 1 },
  { a: 2, b: 1 },
];
const two = () =>
  start({ phase: 'settling', map: 'I1', units: [fighter(), fighter(), fighter({ seat: A })], engagements: PAIRS, unsettled: PAIRS });

describe('ending engagements', () => {
  rule('ASC-space-end-engagement-order#1', 'each is settled by itself: one may end while another goes on', () => {
    const play = two();
    play.does(A, settle(false));
    play.does(B, settle(false));
    play.does(A, settle(true, 2, 1));
    play.does(B, settle(true, 2, 1), ...NEXT);
    expect(play.state.engagements).toEqual([{ a: 2, b: 1 }]);
  });

  rule('ASC-space-end-engagement-order#2', 'the winner of the initiative says which is settled first', () => {
    const play = two();
    expect(objections(play, B, settle(true))).toEqual(['ASC-space-end-engagement-order']);
    for (const [a, b] of [
      [0, 1],
      [2, 1],
    ])
      expect(isAllowed(play, A, settle(false, a, b))).toBe(true);
    expect(objections(play, A, settle(false, 0, 2))).toEqual(['ASC-space-end-engagement-order']);
    play.does(A, settle(false, 2, 1));
    expect(objections(play, B, settle(false))).toEqual(['ASC-space-end-engagement-order']);
    play.does(B, settle(false, 2, 1));
    expect(play.state).toMatchObject({ unsettled: [{ a: 0, b: 1 }], active: A });
  });

  rule('ASC-space-end-engagement-continue#1', 'both stay: they do not leave their zone in the next turn', () => {
    const play = start({
      phase: 'settling',
      map: 'I1',
      units: [fighter(), fighter(), fighter({ seat: A, zone: 1 })],
      engagements: [{ a: 0, b: 1 }],
      unsettled: [{ a: 0, b: 1 }],
    });
    play.does(A, settle(true));
    play.does(B, settle(true), ...NEXT);
    expect(play.state).toMatchObject({ turn: 2, phase: 'movement', engagements: [{ a: 0, b: 1 }] });
    expect(objections(play, A, maneuver(0, 1))).toEqual(['ASC-space-engagement-pinned']);
  });

  rule('ASC-space-end-engagement-agree#1', 'both go: they are free, unless others still engage them', () => {
    const play = engaged();
    play.does(A, settle(false));
    play.does(B, settle(false), 1, 1, 2, 2);
    expect(play.state).toMatchObject({ engagements: [], phase: 'movement', active: A });
    expect(isAllowed(play, A, maneuver(0, 1))).toBe(true);
    const held = two();
    held.does(A, settle(false));
    held.does(B, settle(false));
    held.does(A, settle(true, 2, 1));
    held.does(B, settle(true, 2, 1), 1, 1, 2, 2);
    expect(isAllowed(held, A, maneuver(0, 1))).toBe(true);
    held.does(A, maneuver(0));
    expect(held.state.phase).toBe('combat');
  });

  rule('ASC-space-end-engagement-contested#1', 'one stays and the other goes: both roll again, and the better one has its way', () => {
    expect(contested([10, 6]).goesOn).toBe(true);
    expect(contested([6, 10]).goesOn).toBe(false);
    // Thrust counts as it does for range: seven and six halves beat eight and nothing.
    expect(contested([7, 8], {}, { card: { thrust: 1 } }).goesOn).toBe(true);
    const play = engaged();
    play.does(A, settle(false));
    const [settled] = eventsOf(play.does(B, settle(true), ...dice(10), ...dice(6), ...NEXT), 'settled');
    expect(settled!.goesOn).toBe(false);
  });

  rule('ASC-space-end-engagement-tiebreak#1', 'ties go to the higher margin', () => {
    // Seven and three against eight and two: ten each; the second one needs less.
    expect(contested([7, 8], {}, { skill: 3, card: { thrust: 4 } }).goesOn).toBe(false);
    expect(contested([8, 7], { skill: 3, card: { thrust: 4 } }).goesOn).toBe(true);
  });

  rule('ASC-space-end-engagement-tiebreak#2', 'margins alike: the higher Thrust decides', () => {
    expect(contested([7, 7], { card: { thrust: 7 } }).goesOn).toBe(true);
    expect(contested([7, 7], {}, { card: { thrust: 7 } }).goesOn).toBe(false);
  });

  rule('ASC-space-end-engagement-tiebreak#3', 'everything alike is rolled again until somebody wins', () => {
    expect(contested([7, 7, 5, 5, 4, 11]).goesOn).toBe(false);
    expect(contested([7, 7, 11, 4]).goesOn).toBe(true);
  });

  rule('ASC-space-end-engagement-both-fail#1', 'two failures part them', () => {
    expect(contested([3, 2])).toMatchObject({ goesOn: false, rule: 'ASC-space-end-engagement-both-fail' });
  });

  rule('ASC-space-end-engagement-free-move#1', 'only who has no engagement left may change its zone', () => {
    const pairs = [
      { a: 0, b: 1 },
      { a: 0, b: 2 },
    ];
    const units = [fighter(), fighter(), fighter(), fighter({ seat: A, zone: 1 })];
    const play = start({ phase: 'settling', map: 'I1', initiative: B, units, engagements: pairs, unsettled: pairs });
    play.does(B, settle(false));
    play.does(A, settle(false));
    play.does(B, settle(true, 0, 2));
    play.does(A, settle(true, 0, 2), 1, 1, 2, 2);
    expect(objections(play, A, maneuver(0, 1))).toEqual(['ASC-space-engagement-pinned']);
    play.does(A, maneuver(3));
    play.does(B, maneuver(1, 1));
    expect(play.state.units[1]!.zone).toBe(1);
  });
});
