import { Command } from 'commander';
import { sceneAskCommand } from '../scene/ask-command.ts';

export const sceneCommand = (): Command =>
  new Command('scene')
    .description('ask about positions out of a file')
    .addCommand(sceneAskCommand())
    .addHelpText(
      'after',
      '\nExample:\n  sortie scene ask questions.jsonl --root data --json\n\nThe format is described in docs/formats/scene.md.',
    );
