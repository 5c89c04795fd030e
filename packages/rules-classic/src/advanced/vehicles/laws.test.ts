import { checkLaws } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { classic } from '../../game.ts';
import { EDITIONS } from '../../rules.ts';
import type { Entry, Setup } from '../../shape.ts';
import { ziplineRules } from '../ejection/ziplines.ts';
import { carefulRules } from '../movement/careful.ts';
import { lanceRules } from '../movement/lances.ts';
import { bombingRules } from './bombing.ts';
import { effectivenessRules } from './effectiveness.ts';
import { fieldworkRules } from './fieldworks.ts';
import { turnModeRules } from './turn-modes.ts';
import { wigeRules } from './wige.ts';

const chosen = [
  ...turnModeRules,
  ...fieldworkRules,
  ...bombingRules,
  ...effectivenessRules,
  ...wigeRules,
  ...carefulRules,
  ...lanceRules,
  ...ziplineRules,
].map(({ id }) => id);

/** Troops beside what carries them, bombers, a lance, and something that skims over the ground. */
const force: readonly Entry[] = [
  { design: 'Maxim Heavy Hover Transport', lance: 1 },
  { design: 'Vedette Medium Tank', lance: 1 },
  { design: 'Foot Platoon (Rifle)' },
  { design: 'Karnov UR Transport' },
  { design: 'Warrior Attack Helicopter H-7', racks: 2 },
  { design: 'Fensalir Combat WiGE' },
];
const setup: Setup = { map: 'river', forces: [force, force], turns: 12 };
const [first] = classic.scenarios;
const rules = [...EDITIONS['classic']!, ...chosen, 'TOE-light-fog' as const];
const games = { ...classic, scenarios: [{ ...first!, setup, rules }] };

test('the laws hold where vehicles do everything that they can', () => {
  expect(checkLaws(games, { seeds: ['driven'], commands: 90, optionsEvery: 80 })).toBe(90);
}, 60_000);
