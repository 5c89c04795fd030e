import { quickStart } from '@sortie/rules-quick-start';
import { describe, expect, test } from 'vitest';
import { playSample, precedentsOf } from './sampling.ts';

const sampling = { game: quickStart, scenario: 'training', seed: 'tests' };
const sample = playSample(sampling, 1);

describe('a game of a sample', () => {
  test('depends on its number alone, and survives being written down', () => {
    expect(playSample(sampling, 1)).toEqual(sample);
    expect(playSample(sampling, 2)).not.toEqual(sample);
    const read = JSON.parse(JSON.stringify(sample)) as typeof sample;
    const found = (one: typeof sample) => precedentsOf(sampling, one).map(({ book: _, ...rest }) => rest);
    expect(found(read)).toEqual(found(sample));
  });

  test('is judged where everybody has moved, once a turn, from both seats', () => {
    const found = precedentsOf(sampling, sample);
    expect(found.length).toBeGreaterThan(4);
    for (const { state } of found) {
      expect(state.phase).toBe('attack');
      expect(state.units.every(({ moved, fire, fate }) => fate !== 'fighting' || (moved !== null && fire === null))).toBe(true);
    }
    const turns = found.filter(({ seat }) => seat === 0).map(({ state }) => state.turn);
    expect(turns).toEqual([...new Set(turns)]);
    for (const { seat, result } of found) expect(result).toBe(sample.winners.includes(seat) ? 1 : 0);
  });
});
