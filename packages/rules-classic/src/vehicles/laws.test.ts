import { checkLaws } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { carefulRules } from '../chapters/careful-movement/careful.ts';
import { fieldworkRules } from '../chapters/fieldworks/fieldworks.ts';
import { lanceRules } from '../chapters/lance-movement/lances.ts';
import { turnModeRules } from '../chapters/turn-modes/turn-modes.ts';
import { effectivenessRules } from '../chapters/vehicle-effectiveness/effectiveness.ts';
import { bombingRules } from '../chapters/vtol-bombing/bombing.ts';
import { wigeRules } from '../chapters/wing-in-ground-effect/wige.ts';
import { ziplineRules } from '../chapters/zip-lines/zip-lines.ts';
import { classic } from '../game.ts';
import { EDITIONS } from '../ruleset.ts';
import type { Entry, Setup } from '../shape.ts';

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
});
