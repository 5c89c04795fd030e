import { checkLaws } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { alphaStrike } from './index.ts';

test('random games of every ready game keep the laws', () => {
  // Missions have a test of their own.
  const plain = { ...alphaStrike, scenarios: alphaStrike.scenarios.filter(({ setup }) => !setup.mission) };
  expect(checkLaws(plain, { seeds: [1, 2], commands: 160, optionsEvery: 45 })).toBeGreaterThan(1000);
});
