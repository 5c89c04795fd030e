import { checkLaws } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { alphaStrike } from '../index.ts';
import { readSetup } from '../scene.fixture.ts';
import { giftedScenario } from './gifted.ts';

test('set-ups of gifted crews are legal', () => {
  const legal = Array.from({ length: 6 }, (_, seed) => readSetup(giftedScenario(seed).setup).ok);
  expect(legal).not.toContain(false);
});

test('random games of gifted crews keep the laws', () => {
  expect(checkLaws({ ...alphaStrike, scenarios: [giftedScenario(2)] }, { seeds: [1], commands: 80, optionsEvery: 40 })).toBeGreaterThan(50);
});
