import { Command } from 'commander';
import { mapConvertCommand } from './map-convert.ts';
import { mapGenerateCommand } from './map-generate.ts';
import { mapLosCommand } from './map-los.ts';
import { mapShowCommand } from './map-show.ts';

export const mapCommand = (): Command =>
  new Command('map')
    .description('look at maps, convert them, make new ones, ask who sees whom')
    .addCommand(mapShowCommand())
    .addCommand(mapConvertCommand())
    .addCommand(mapGenerateCommand())
    .addCommand(mapLosCommand())
    .addHelpText('after', '\nExamples:\n  sortie map show desert\n  sortie map los canyon.board --from 0101 --to 0907 --explain');
