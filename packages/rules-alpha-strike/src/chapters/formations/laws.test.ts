import { checkLaws } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { giftedScenario } from '../../game/gifted.ts';
import { alphaStrike } from '../../index.ts';
import { readSetup } from '../../scene.fixture.ts';

test('forces with formations and machines of uncommon kinds are legal', () => {
  const setups = Array.from({ length: 24 }, (_, seed) => giftedScenario(seed).setup);
  expect(setups.map(setup => readSetup(setup).ok)).not.toContain(false);
  const types = new Set(setups.flatMap(({ forces }) => forces.flat().flatMap(({ formation }) => formation ?? [])));
  expect(types.size).toBeGreaterThan(3);
});

test('random games with formations keep the laws', () => {
  expect(checkLaws({ ...alphaStrike, scenarios: [giftedScenario(7)] }, { seeds: [1], commands: 40, optionsEvery: 1000 })).toBeGreaterThan(
    30,
  );
});
