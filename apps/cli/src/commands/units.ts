import { Command } from 'commander';
import { unitsSearchCommand } from './units-search.ts';

export const unitsCommand = (): Command =>
  new Command('units')
    .description('look through the units of the program and your own')
    .addCommand(unitsSearchCommand())
    .addHelpText('after', '\nExample:\n  sortie units search --kind mech --points 30-40 --specials IF');
