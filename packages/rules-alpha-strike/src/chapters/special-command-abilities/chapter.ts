import { optional } from '@sortie/kernel';
import type { AlphaChapter } from '../../chapter.ts';
import { type CommandFacts, commandFacts } from './facts.ts';
import { type SideChanged, sideFact, specialCommandAbilitiesPast } from './past.ts';
import { commands, occasion } from './read.ts';
import { commandRules } from './rules.ts';

/** What whole forces have been trained for. */
export const specialCommandAbilities: AlphaChapter<{ event: keyof CommandFacts; setup: 'commands' | 'occasion' }> = {
  name: 'special-command-abilities',
  uses: ['battlefield-intelligence', 'environment', 'special-pilot-abilities'],
  rules: commandRules,
  events: commandFacts,
  setup: { commands: optional(commands), occasion: optional(occasion) },
  begin: (state, setup) => ({
    ...state,
    ...(setup.commands && { commands: setup.commands }),
    ...(setup.occasion && { occasion: setup.occasion }),
  }),
  patches: specialCommandAbilitiesPast,
  past: { sideChanged: event => sideFact(event as SideChanged) },
};
