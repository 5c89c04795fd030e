import type { AlphaRule } from '../rule.ts';
import { initiativeCommands } from './initiative.ts';
import { offMapCommands } from './offmap.ts';
import { specializations } from './specialization.ts';
import { trainingCommands } from './training.ts';
import { useRules } from './use.ts';

/** What whole forces have been trained for. */
export const commandRules: readonly AlphaRule[] = [
  ...useRules,
  ...initiativeCommands,
  ...offMapCommands,
  ...trainingCommands,
  ...specializations,
];
