import { type AlphaRule, core, firstOf } from '../../rule.ts';
import { commandTrouble } from './budget.ts';
import { initiativeCommands } from './initiative.ts';
import { offMapCommands } from './offmap.ts';
import { specializations } from './specialization.ts';
import { trainingCommands } from './training.ts';

/** What whole forces have been trained for. */
export const commandRules: readonly AlphaRule[] = [
  core('ASC-sca-assignment', {
    forbidsSetup: ({ forces, commands = [[], []] }) => firstOf([0, 1] as const, seat => commandTrouble(forces[seat], commands[seat])),
    splitFrom: { rule: 'ASC-term-sca', version: 2 },
  }),
  ...initiativeCommands,
  ...offMapCommands,
  ...trainingCommands,
  ...specializations,
];
