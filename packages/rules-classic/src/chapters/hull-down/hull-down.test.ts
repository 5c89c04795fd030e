import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { options } from '../../options.ts';
import type { Blow } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { ids, mover, objections, refused } from '../../testing/moving.fixture.ts';
import {
  fire,
  jump,
  NORTH,
  numberOf,
  type Placed,
  type Position,
  start,
  strike,
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';
import { hullDownRules } from './hull-down.ts';

const HIT = [6, 6] as const;
const HULL_DOWN = ids(hullDownRules);
const DOWN = { hullDown: true } as const;

const target = (ground: Position['ground'], pose: Partial<Placed> = { condition: DOWN }): Position => ({
  units: [{ at: '0803', facing: 3 }, { at: '0808', ...pose }, WITNESS],
  ground: ground ?? {},
  rules: HULL_DOWN,
});

describe('hull-down', () => {
  rule('TOE-hull-down-biped-height#1', 'one level tall: what is higher than that hides all of it', () => {
    const hidden = (ground: string, pose: Partial<Placed>) =>
      objections(start({ ...target({ '0807': ground }, pose), phase: 'weapon' }), fire(0, 1, 0));
    expect(hidden('2', { condition: DOWN })).toContain('TW-los-block-hill');
    expect([hidden('1', { condition: DOWN }), hidden('1', {})]).toEqual([[], []]);
  });
  rule('TOE-hull-down-biped-height#2', 'Level 1 ground covers it, open ground does not', () => {
    expect(termsOf(numberOf(target({ '0807': '1' }), 0, 7))['TW-th-cover']).toBe(1);
    expect(termsOf(numberOf(target({}), 0, 4))).not.toHaveProperty('TW-th-cover');
  });
  rule('TOE-hull-down-biped-height#3', 'fists still reach it, as they do not reach who lies', () => {
    const struck = (unit: Partial<Placed>, blow: Blow) =>
      objections(
        start({
          phase: 'physical',
          units: [{ at: '0808', facing: 3 }, { at: '0809', ...unit } as Placed],
          rules: HULL_DOWN,
        }),
        strike(0, blow),
      );
    const punch: Blow = { kind: 'punch', arm: 'RA', target: 1 };
    expect(struck({ condition: DOWN }, punch)).toEqual([]);
    expect(struck({ prone: true }, punch)).toContain('TW-phys-level-punch');
  });
  rule('TOE-hull-down-biped-height#4', 'two points from its feet, and two harder to hit over its cover', () => {
    const play = mover({}, HULL_DOWN);
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(walk(0, 'H'));
    play.does(NORTH, walk(0, 'FH'));
    expect(play.state.units[0]).toMatchObject({ condition: DOWN, prone: false, moved: { spent: 3, hexes: 1 } });
    expect(refused(mover({}, []), walk(0, 'H'))).toContain('TW-house-steps');
    expect(termsOf(numberOf(target({ '0807': '1' }), 0, 7))['TOE-hull-down-biped-height']).toBe(2);
    expect(termsOf(numberOf(target({}), 0, 4))).not.toHaveProperty('TOE-hull-down-biped-height');
    expect(termsOf(numberOf(target({ '0807': '1' }, {}), 0, 5))).not.toHaveProperty('TOE-hull-down-biped-height');
  });
  test('it gets up before it goes anywhere, and its legs neither fire nor strike', () => {
    const down = mover({ condition: DOWN }, HULL_DOWN);
    expect(refused(down, walk(0, 'F'))).toContain('TW-prone-go');
    expect(refused(down, jump(0, '0810'))).toContain('TOE-hull-down-biped-height');
    down.does(NORTH, walk(0, 'D'));
    expect(down.state.units[0]).toMatchObject({ prone: true });
    expect(unitAt(down.state, 0).condition).toBeUndefined();
    const near = start({ phase: 'physical', units: [{ at: '0808', facing: 3, condition: DOWN }, { at: '0809' }], rules: HULL_DOWN });
    for (const blow of [
      { kind: 'kick', leg: 'RL', target: 1 },
      { kind: 'push', target: 1 },
    ] as const)
      expect(refused(near, strike(0, blow))).toContain('TOE-hull-down-biped-height');
    expect(objections(near, strike(0, { kind: 'punch', arm: 'RA', target: 1 }))).toEqual([]);
  });
});

describe('from the ground to hull-down', () => {
  const crouch = (hits: Placed['hits']) => {
    const play = mover({ prone: true, ...(hits ? { hits } : {}) }, HULL_DOWN);
    play.does(NORTH, walk(0, 'H'));
    expect(play.state.units[0]).toMatchObject({ condition: DOWN, prone: false });
    return unitAt(play.state, 0).moved?.spent;
  };
  rule('TOE-hull-down-from-prone-cost#1', 'a point, and one more for each leg actuator that is lost', () => {
    expect([crouch(undefined), crouch({ RL: [2] }), crouch({ RL: [3], LL: [1] })]).toEqual([1, 2, 3]);
    // Struck arms are no hindrance.
    expect(crouch({ RA: [2, 3] })).toBe(1);
    const [posture] = HULL_DOWN as readonly [(typeof HULL_DOWN)[number]];
    expect(refused(mover({ prone: true }, [posture]), walk(0, 'H'))).toContain('TW-house-steps');
  });
  rule('TOE-hull-down-from-prone-cost#2', 'it takes no roll', () => {
    const play = mover({ prone: true }, HULL_DOWN);
    expect(play.does(NORTH, walk(0, 'H')).map(({ type }) => type)).not.toContain('piloted');
  });
  rule('TOE-hull-down-from-prone-cost#3', 'with two actuators lost it costs three points', () => expect(crouch({ RL: [2, 3] })).toBe(3));
});

describe('facing', () => {
  rule('TOE-hull-down-facing#1', 'who goes down from its feet, or gets up, keeps its facing and pays for turns', () => {
    const down = mover({}, HULL_DOWN);
    down.does(NORTH, walk(0, 'HL'));
    expect(unitAt(down.state, 0)).toMatchObject({ facing: 2, moved: { spent: 3 } });
    const up = mover({ condition: DOWN }, HULL_DOWN);
    up.does(NORTH, walk(0, 'U'), ...HIT);
    expect(unitAt(up.state, 0)).toMatchObject({ facing: 3, moved: { rising: false, spent: 2 } });
    up.does(NORTH, walk(0, 'L'));
    expect(unitAt(up.state, 0)).toMatchObject({ facing: 2, moved: { spent: 3 } });
  });
  rule('TOE-hull-down-facing#2', 'who crouches from the ground chooses any facing for nothing', () => {
    const play = mover({ prone: true }, HULL_DOWN);
    play.does(NORTH, walk(0, 'HLLL'));
    expect(unitAt(play.state, 0)).toMatchObject({ facing: 0, moved: { spent: 1 } });
    const without = mover({ prone: true }, HULL_DOWN.slice(0, 2));
    without.does(NORTH, walk(0, 'HL'));
    expect(unitAt(without.state, 0).moved?.spent).toBe(2);
  });
  rule('TOE-hull-down-facing#3', 'when it then gets up it keeps that facing, and pays for turns', () => {
    const play = mover({ prone: true }, HULL_DOWN);
    play.does(NORTH, walk(0, 'HLLU'), ...HIT);
    expect(play.state.units[0]).toMatchObject({ facing: 1, prone: false, moved: { spent: 3, rising: false } });
    play.does(NORTH, walk(0, 'L'));
    expect(play.state.units[0]).toMatchObject({ facing: 0, moved: { spent: 4 } });
  });
});
