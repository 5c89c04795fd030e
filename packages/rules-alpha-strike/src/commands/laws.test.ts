import { checkLaws } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { alphaStrike } from '../index.ts';
import { giftedScenario } from './gifted.ts';

test('random games of gifted crews keep the laws', () => {
  const scenarios = [1, 2, 3, 4].map(giftedScenario);
  expect(scenarios.map(({ setup }) => alphaStrike.ruleset.readSetup(setup, '').ok)).toEqual([true, true, true, true]);
  expect(checkLaws({ ...alphaStrike, scenarios }, { seeds: [1], commands: 120, optionsEvery: 40 })).toBeGreaterThan(300);
}, 60_000);
