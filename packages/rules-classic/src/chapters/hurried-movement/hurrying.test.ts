import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import type { Move } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { mover, refused } from '../../testing/moving.fixture.ts';
import { at, eventsOf, NORTH, pair, stepsIn, walk } from '../../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const HURRY = ['TOE-hurried-movement-level-up'] as const;
const GROUND = ['TOE-mud-mechs-hover', 'TOE-terrain-table-deep-snow'] as const;
const hurry = (steps: string): Move => ({ type: 'move', unit: 0, mode: 'walk', steps: stepsIn(steps), tempo: 'hurried' });

/** The points for one hex with and without haste. */
const spent = (from: string, to: string, rolls: boolean, more: readonly (typeof GROUND)[number][] = []) =>
  [hurry('F'), walk(0, 'F')].map(way => {
    const play = mover({}, [...HURRY, ...more], { ground: { '0808': from, '0809': to } });
    play.does(NORTH, way, ...(rolls && way.mode === 'walk' && way.tempo ? HIT : []), ...(to === 'x' || to === 's' ? HIT : []));
    return unitAt(play.state, 0).moved?.spent;
  });

describe('hurried movement', () => {
  rule('TOE-hurried-movement-level-up#1', 'levels up are always paid for', () => {
    expect(spent('.', '1', false)).toEqual([2, 2]);
    expect(spent('.', '2', false)).toEqual([3, 3]);
  });
  rule('TOE-hurried-movement-level-up#2', 'woods, rough, rubble, swamp, mud, snow and levels downward are not', () => {
    expect(['r', 'l', 'h', 'x', 's', 'w'].map(ground => spent('.', ground, true))).toEqual([
      [1, 2],
      [1, 2],
      [1, 3],
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(spent('2', '.', true)).toEqual([1, 3]);
    expect([spent('.', 'm', true, ['TOE-mud-mechs-hover']), spent('.', 'n', true, ['TOE-terrain-table-deep-snow'])]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const play = mover({}, HURRY);
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(hurry('F'));
    expect(refused(play, hurry('B'))).toContain('TOE-hurried-movement-level-up');
    expect(refused(mover({ design: 'Vedette Medium Tank' }, HURRY), hurry('F'))).toContain('TOE-hurried-movement-level-up');
    expect(refused(mover({}, []), hurry('F'))).toContain('TW-house-tasks');
  });
  rule('TOE-hurried-movement-level-up#3', 'each hex that was not paid in full takes a roll against a fall', () => {
    const way = (ground: string) => mover({}, HURRY, { ground: { '0809': ground, '0810': ground } });
    expect(eventsOf(way('r').does(NORTH, hurry('FF'), ...HIT, ...HIT), 'piloted').map(({ cause }) => cause)).toEqual(['hurry', 'hurry']);
    expect(eventsOf(way('.').does(NORTH, hurry('FF')), 'piloted')).toEqual([]);
    const play = way('r');
    play.does(NORTH, hurry('FF'), 1, 1, 1, ...pair(7), ...pair(7), ...HIT);
    expect(unitAt(play.state, 0)).toMatchObject({ prone: true, at: at('0809') });
  });
});
