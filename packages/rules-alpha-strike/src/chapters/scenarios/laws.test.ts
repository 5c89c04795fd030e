import { checkLaws } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { alphaStrike } from '../../index.ts';
import { readSetup, standard } from '../../scene.fixture.ts';
import { missionScenarios } from './missions.ts';

const MISSION_SCENARIOS = missionScenarios(standard);

test('random missions keep the laws, secrets included', () => {
  const game = { ...alphaStrike, scenarios: MISSION_SCENARIOS };
  expect(checkLaws(game, { seeds: [1], commands: 12, optionsEvery: 11 })).toBeGreaterThan(150);
});

test('every ready mission is a set-up that can be read', () => {
  for (const { id, setup } of MISSION_SCENARIOS) expect(readSetup(JSON.parse(JSON.stringify(setup))), id).toMatchObject({ ok: true });
});
