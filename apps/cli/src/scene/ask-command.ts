import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { FAILED, OK, refuse } from '../say.ts';
import { staffFor } from './directors.ts';
import { printLines } from './print.ts';
import { loadScenes } from './scene-file.ts';

export const sceneAskCommand = (): Command =>
  new Command('ask')
    .description('numbers with their terms, refusals with their rules, places within reach')
    .argument('<file>', 'scenes: one JSON object a line, or one object')
    .option('--root <folder>', 'where paths of units and maps begin', '.')
    .option('--json', 'one object a line, for programs')
    .addHelpText(
      'after',
      '\nExamples:\n  sortie scene ask duel.json\n  sortie scene ask questions.jsonl --root data --json > answers.jsonl',
    )
    .action(exitWith(run));

interface Options {
  readonly root: string;
  readonly json?: true;
}

async function run(file: string, { root, json }: Options): Promise<number> {
  const scenes = loadScenes(file);
  if (!scenes.ok) return refuse(scenes.what, scenes.advice);
  const staff = await staffFor(scenes.written, root);
  const failures = printLines(scenes.written, scene => staff(scene).director.ask(scene), json === true);
  return failures > 0 ? FAILED : OK;
}
