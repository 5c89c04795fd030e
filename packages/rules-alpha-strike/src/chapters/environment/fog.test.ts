import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { alone, cost, go } from '../../movement/move.fixture.ts';
import { patch } from '../../set-piece.ts';
import type { State } from '../../shape.ts';

rule('AS-env-fog', 'thin fog makes an inch two inches long, thick fog three; a jump and a flight are as long as ever', () => {
  const foggy = (state: State, fog: 0 | 1 | 2): State => ({ ...state, weather: { ...state.weather, fog } });
  expect(([0, 1, 2] as const).map(fog => cost(foggy(alone(), fog), go(20, 26)))).toEqual([4, 8, 12]);
  expect(cost(foggy(alone({ move: '8"j' }), 2), go(20, 26, 'jump'))).toBe(4);
  expect(cost(foggy(alone({ type: 'CV', move: '8"v' }, [], { airborne: true, z: 508 }), 2), go(20, 26))).toBe(4);
  expect(cost(foggy(alone({}, [patch('woods', 10, 10, 30, 40)]), 1), go(20, 26))).toBe(12);
});
