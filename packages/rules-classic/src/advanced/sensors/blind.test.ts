import { checkLaws, randomGame } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { classic } from '../../game.ts';

const rules = [
  'TOE-sensor-blips',
  'TOE-sensor-roll-bands',
  'TOE-visual-range-row2',
  'TOE-moonless-searchlight',
  'TOE-searchlight-illuminates-hex',
  'TOE-fire-illumination',
  'TOE-visual-range-searchlights',
  'TOE-waterline-definition',
];

describe('laws', () => {
  const games = { ...classic, scenarios: classic.scenarios.map(one => ({ ...one, rules: [...one.rules, ...rules] })) };
  test('hold', () => {
    expect(checkLaws(games, { seeds: ['blind', 1], commands: 150, optionsEvery: 1000 })).toBeGreaterThan(100);
  }, 120_000);
});
