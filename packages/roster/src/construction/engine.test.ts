import { expect, it } from 'vitest';
import { engineTons } from './engine.ts';

it('engines weigh what the table says', () => {
  const tons = (rating: number, type: 'Fusion' | 'XL' | 'Light' | 'ICE' | 'XXL' | 'Fission') => engineTons({ rating, type });
  expect([tons(275, 'Fusion'), tons(375, 'XL'), tons(260, 'Light'), tons(100, 'ICE'), tons(310, 'XXL'), tons(10, 'Fission')]).toEqual([
    15.5, 19.5, 10.5, 6, 7, 5,
  ]);
  expect(engineTons({ rating: 12, type: 'Fusion' })).toBeUndefined();
});
