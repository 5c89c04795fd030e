import { Command } from 'commander';
import { rulesCoverageCommand } from './rules-coverage.ts';
import { rulesPacksCommand } from './rules-packs.ts';
import { rulesSearchCommand } from './rules-search.ts';
import { rulesShowCommand } from './rules-show.ts';

export const rulesCommand = (): Command =>
  new Command('rules')
    .description('look rules up, and see how many of them are played and proven')
    .addCommand(rulesShowCommand())
    .addCommand(rulesSearchCommand())
    .addCommand(rulesPacksCommand())
    .addCommand(rulesCoverageCommand())
    .addHelpText(
      'after',
      '\nExamples:\n  sortie rules show QS-seq-initiative-tie\n  sortie rules search partial cover\n  sortie rules coverage --book QS',
    );
