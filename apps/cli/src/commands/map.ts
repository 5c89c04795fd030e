import { Command } from 'commander';
import { mapShowCommand } from './map-show.ts';

export const mapCommand = (): Command =>
  new Command('map')
    .description('look at maps, convert them, make new ones, ask who sees whom')
    .addCommand(mapShowCommand())
    .addHelpText('after', '\nExamples:\n  sortie map show desert\n  sortie map show canyon.board --ascii');
