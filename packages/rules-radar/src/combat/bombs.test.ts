import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { thrustOf } from '../movement/thrust.ts';
import { ATMOSPHERE, type Bomb } from '../shape.ts';
import { A, answer, B, dropShip, engage, eventsOf, fighter, objections, type Placed, position, start, termsOf } from '../space.fixture.ts';

const bomber = (bomb: Bomb, more: Partial<Placed> = {}): Placed => fighter({ bombs: [bomb], card: { thrust: 12 }, ...more });
describe('missiles that fighters carry', () => {
  rule('ASC-bomb-bulk', 'an anti-ship missile weighs like six bombs, an Arrow like five, and each is one shot', () => {
    const { book } = start({ units: [] });
    const left = (...bombs: readonly Bomb[]) => thrustOf(book, position({ units: [fighter({ bombs, card: { thrust: 20 } })] }).units[0]!);
    expect([left(), left('AAA'), left('AS'), left('ASEW'), left('AS', 'AS')]).toEqual([20, 15, 14, 14, 8]);
  });

  /** Medium range: one bracket nearer it is short. */
  const at = (bomb: Bomb, target: Placed, ...dice: readonly number[]) => {
    const thrust = bomb === 'AAA' ? 11 : 12;
    const play = start({ map: 'I1', units: [bomber(bomb, { card: { thrust } }), target] });
    play.does(A, engage(0, 1, { bomb }));
    const first = play.does(B, answer(false), 4, 3, 4, 3, ...(target.craft === 'Goshawk' ? dice : []));
    const events = target.craft === 'Goshawk' ? first : play.does(B, { type: 'face', arc: 'front' }, ...dice);
    return { play, fired: eventsOf(events, 'fired')[0]! };
  };
  const ship = (more: Partial<Placed> = {}): Placed => dropShip({ ...more, card: { thrust: 6, specials: [], ...more.card } });

  rule('ASC-bomb-behaviour', 'like capital missiles: point defence bears on them, and no fighter fires them from afar', () => {
    const { toHit } = at('AS', ship({ card: { specials: ['PNT1'] } }), 1, 1).fired;
    expect(termsOf(toHit)).toMatchObject({ 'ASC-space-tohit-point-defense': 1 });
    const play = start({ map: 'I1', units: [bomber('AS'), ship()] });
    expect(objections(play, A, { type: 'launch', unit: 0, target: 1, arc: 'front' })).toContain('ASC-acm-eligible');
  });

  rule('ASC-bomb-aaa', 'two points to anything, a bracket nearer', () => {
    const { fired, play } = at('AAA', fighter(), 6, 6);
    expect([fired.damage!.total, fired.toHit.total]).toEqual([2, 4]);
    expect(play.state.units[0]!.bombs).toEqual([]);
  });

  rule('ASC-bomb-as', 'three points to anything, a bracket nearer', () => {
    const { fired } = at('AS', ship(), 6, 6);
    expect([fired.damage!.total, fired.toHit.total]).toEqual([3, 2]);
    const deep = start({
      centre: 'ground',
      map: ATMOSPHERE,
      units: [bomber('AS', { at: 'C', zone: 1, sunk: true }), fighter({ at: 'C', zone: 1, sunk: true })],
    });
    expect(objections(deep, A, engage(0, 1, { bomb: 'AS' }))).toEqual(['ASC-bomb-asew']);
  });

  rule('ASC-bomb-asew', '+4 against what is no ship, and not from deep in the air', () => {
    expect(termsOf(at('ASEW', fighter(), 1, 1).fired.toHit)['ASC-bomb-asew']).toBe(4);
    expect(termsOf(at('ASEW', ship(), 1, 1).fired.toHit)['ASC-bomb-asew']).toBeUndefined();
    const deep = start({
      centre: 'ground',
      map: ATMOSPHERE,
      units: [bomber('ASEW', { at: 'C', zone: 0, sunk: true }), fighter({ at: 'C', zone: 0, sunk: true })],
    });
    expect(objections(deep, A, engage(0, 1, { bomb: 'ASEW' }))).toEqual(['ASC-bomb-asew']);
  });

  rule('ASC-bomb-asew-effect', 'no damage, but +4 on everything the target fires until the next turn has ended, and no network', () => {
    const { play, fired } = at('ASEW', ship(), 6, 6);
    expect([fired.damage!.total, play.state.units[1]!.blinded, play.state.units[1]!.armor]).toEqual([0, 2, 24]);
    const blind = (blinded: number) => {
      const scene = start({
        map: 'I1',
        turn: 2,
        units: [fighter({ blinded, card: { specials: ['NC3'] } }), fighter(), fighter({ seat: A, card: { specials: ['NC3'] } })],
      });
      scene.does(A, engage(0, 1));
      return termsOf(eventsOf(scene.does(B, answer(false), 4, 3, 4, 3, 1, 1), 'fired')[0]!.toHit);
    };
    expect(blind(2)).toMatchObject({ 'ASC-bomb-asew-effect': 4 });
    expect(blind(2)['ASC-sa-nc3']).toBeUndefined();
    expect(blind(1)).toMatchObject({ 'ASC-sa-nc3': -1 });
    expect(blind(1)['ASC-bomb-asew-effect']).toBeUndefined();
  });
});

describe('networks', () => {
  const net = { card: { specials: ['NC3'] } };
  const number = (friend: Placed) => {
    const play = start({ map: 'I1', units: [fighter(net), fighter(), friend] });
    play.does(A, engage(0, 1));
    return termsOf(eventsOf(play.does(B, answer(false), 4, 3, 4, 3, 1, 1), 'fired')[0]!.toHit)['ASC-sa-nc3'];
  };

  rule('ASC-sa-nc3', 'two of a network in one sector hit more easily', () => {
    expect(number(fighter({ ...net, seat: A }))).toBe(-1);
    expect(number(fighter({ ...net, seat: A, at: 'I2' }))).toBeUndefined();
    expect(number(fighter({ seat: A, card: { specials: [] } }))).toBeUndefined();
  });

  rule('ASC-sa-nc3-countermeasures', 'an enemy with ECM beside it does nothing to it', () => {
    const play = start({
      map: 'I1',
      units: [fighter(net), fighter({ card: { specials: ['ECM', 'AECM'] } }), fighter({ ...net, seat: A })],
    });
    play.does(A, engage(0, 1));
    expect(termsOf(eventsOf(play.does(B, answer(false), 4, 3, 4, 3, 1, 1), 'fired')[0]!.toHit)).toMatchObject({ 'ASC-sa-nc3': -1 });
  });

  rule('ASC-sa-tele', 'guided missiles hit more easily; guns do not', () => {
    const fire = (weapon: 'missiles' | 'capital') => {
      const arcs = { front: { missiles: [4, 4, 4, 4], capital: [4, 4, 4, 4] }, left: {} } as const;
      const play = start({
        map: 'I1',
        units: [dropShip({ card: { thrust: 6, specials: ['TELE'], arcs } }), dropShip({ card: { thrust: 6, specials: [] } })],
      });
      play.does(A, engage(0, 1));
      play.does(B, answer(false), 4, 3, 4, 3);
      play.does(A, { type: 'face', arc: 'front' });
      play.does(B, { type: 'face', arc: 'front' });
      return termsOf(eventsOf(play.does(A, { type: 'fire', weapons: [weapon] }, 1, 1), 'fired')[0]!.toHit)['ASC-sa-tele'];
    };
    expect([fire('missiles'), fire('capital')]).toEqual([-1, undefined]);
  });
});

describe('ending engagements', () => {
  const engaged = (one: Partial<Placed> = {}, two: Partial<Placed> = {}) =>
    start({
      phase: 'settling',
      map: 'I1',
      units: [fighter(one), fighter(two)],
      engagements: [{ a: 0, b: 1 }],
      unsettled: [{ a: 0, b: 1 }],
    });
  const settle = (stay: boolean) => ({ type: 'settle', a: 0, b: 1, stay }) as const;
  const NEXT = [2, 2, 1, 1] as const;
  /** The first side wants to stay and the second to go. */
  const contested = (dice: readonly number[], one: Partial<Placed> = {}, two: Partial<Placed> = {}) => {
    const play = engaged(one, two);
    play.does(A, settle(true));
    const events = play.does(B, settle(false), ...dice, ...NEXT);
    return eventsOf(events, 'settled')[0]!;
  };

  rule('ASC-space-end-engagement-order', 'the winner of the initiative says which is settled first', () => {
    const pairs = [
      { a: 0, b: 1 },
      { a: 2, b: 1 },
    ];
    const play = start({
      phase: 'settling',
      map: 'I1',
      units: [fighter(), fighter(), fighter({ seat: A })],
      engagements: pairs,
      unsettled: pairs,
    });
    expect(objections(play, B, { type: 'settle', a: 0, b: 1, stay: true })).toEqual(['ASC-space-end-engagement-order']);
    play.does(A, { type: 'settle', a: 2, b: 1, stay: false });
    expect(objections(play, B, settle(false))).toEqual(['ASC-space-end-engagement-order']);
    play.does(B, { type: 'settle', a: 2, b: 1, stay: false });
    expect(play.state.unsettled).toEqual([{ a: 0, b: 1 }]);
  });

  rule('ASC-space-end-engagement-continue', 'both stay: they are engaged in the next turn and do not leave their zone', () => {
    const play = engaged();
    play.does(A, settle(true));
    play.does(B, settle(true), ...NEXT);
    expect(play.state.engagements).toEqual([{ a: 0, b: 1 }]);
    // Neither has a move to make: the fight goes on at once.
    expect(play.state).toMatchObject({ turn: 2, phase: 'combat' });
  });

  rule('ASC-space-end-engagement-agree', 'both go: they are free', () => {
    const play = engaged();
    play.does(A, settle(false));
    play.does(B, settle(false), ...NEXT);
    expect(play.state).toMatchObject({ engagements: [], phase: 'movement' });
  });

  rule('ASC-space-end-engagement-contested', 'one stays and the other goes: the better roll has its way', () => {
    expect(contested([5, 5, 3, 3]).goesOn).toBe(true);
    expect(contested([3, 3, 5, 5]).goesOn).toBe(false);
  });

  rule('ASC-space-end-engagement-tiebreak', 'ties go to the margin, then to the Thrust, then they are rolled again', () => {
    // Seven and three against eight and two: ten each; the second one needs less.
    expect(contested([4, 3, 4, 4], {}, { skill: 3, card: { thrust: 4 } }).goesOn).toBe(false);
    // Results and margins alike: Thrust 7 against 6, both worth three.
    expect(contested([4, 3, 4, 3], { card: { thrust: 7 } }).goesOn).toBe(true);
    expect(contested([4, 3, 4, 3, 2, 2, 6, 5]).goesOn).toBe(false);
  });

  rule('ASC-space-end-engagement-both-fail', 'two failures part them', () => {
    expect(contested([1, 1, 1, 2])).toMatchObject({ goesOn: false, rule: 'ASC-space-end-engagement-both-fail' });
  });

  rule('ASC-space-end-engagement-free-move', 'only who has no engagement left may change its zone', () => {
    const pairs = [
      { a: 0, b: 1 },
      { a: 0, b: 2 },
    ];
    const play = start({
      phase: 'settling',
      map: 'I1',
      initiative: B,
      units: [fighter(), fighter(), fighter(), fighter({ seat: A, zone: 1 })],
      engagements: pairs,
      unsettled: pairs,
    });
    play.does(B, settle(false));
    play.does(A, settle(false));
    play.does(B, { type: 'settle', a: 0, b: 2, stay: true });
    play.does(A, { type: 'settle', a: 0, b: 2, stay: true }, 1, 1, 2, 2);
    expect(objections(play, A, { type: 'maneuver', unit: 0, path: [1] })).toEqual(['ASC-space-engagement-pinned']);
    play.does(A, { type: 'maneuver', unit: 3, path: [] });
    play.does(B, { type: 'maneuver', unit: 1, path: [1] });
    expect(play.state.units[1]!.zone).toBe(1);
  });
});
