import { checkLaws } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { impact } from './impact.ts';

test('random games of every scenario keep the laws', () => {
  expect(checkLaws(impact, { seeds: [1, 2], commands: 600, optionsEvery: 40 })).toBeGreaterThan(2000);
}, 120_000);
