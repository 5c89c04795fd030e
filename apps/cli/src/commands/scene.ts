import { Command } from 'commander';
import { sceneAskCommand } from '../scene/ask-command.ts';
import { sceneOddsCommand } from '../scene/odds-command.ts';
import { scenePlayCommand } from '../scene/play-command.ts';

export const sceneCommand = (): Command =>
  new Command('scene')
    .description('ask and roll about positions out of a file, and play them')
    .addCommand(sceneAskCommand())
    .addCommand(scenePlayCommand())
    .addCommand(sceneOddsCommand())
    .addHelpText(
      'after',
      '\nExample:\n  sortie scene ask questions.jsonl --root data --json\n\nThe format is described in docs/formats/scene.md.',
    );
