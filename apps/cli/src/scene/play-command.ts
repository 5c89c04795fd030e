import { type Fact, failed, type SceneLine, type WrittenScene } from '@sortie/scene';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { FAILED, OK, refuse } from '../say.ts';
import { type Staff, staffFor } from './directors.ts';
import { printLines } from './print.ts';
import { loadScenes } from './scene-file.ts';

const EXAMPLE = `{"id":"1","game":"alpha-strike","map":"plains",
   "units":[{"id":"a","side":0,"unit":"Bulwark","x":20,"y":30},{"id":"b","side":1,"unit":"Harrier","x":20,"y":20}],
   "commands":[{"type":"attack","unit":"a","target":"b","how":"standard"}],"dice":[1,2]}`;

export const scenePlayCommand = (): Command =>
  new Command('play')
    .description('carry out commands with dice that fall as they are written, and print the facts and the position after them')
    .argument('<file>', 'scenes with "commands" and "dice": one JSON object a line, or one object')
    .option('--root <folder>', 'where paths of units and maps begin', '.')
    .option('--json', 'one object a line, for programs')
    .addHelpText(
      'after',
      `\nExamples:\n  sortie scene play duel.json\n  sortie scene play turns.jsonl --root data --json > facts.jsonl\n\nA scene:\n  ${EXAMPLE}\n\nEvery command must be allowed, and every die must be used.`,
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
  const failures = printLines(scenes.written, scene => playLine(staff(scene), scene), json === true, story);
  return failures > 0 ? FAILED : OK;
}

function playLine({ bench }: Staff, scene: WrittenScene): SceneLine {
  if (!scene.ok) return { id: scene.id, error: scene.error };
  const { id, raw } = scene;
  const laid = bench.lay(raw);
  if (!laid.ok) return failed(id, laid.problem);
  const { commands, dice } = raw;
  const done = laid.value.play(commands, dice);
  if (!done.ok) return failed(id, done.problem);
  if ('refused' in done.value) return unheardLine(id, commands, done.value);
  return { id, facts: done.value.facts, position: done.value.position };
}

/** A command that is not allowed, as it was written, with the rule and the reason. */
export function unheardLine(
  id: string,
  commands: unknown,
  { order, refused: { rule, reason } }: { readonly order: number; readonly refused: { readonly rule: string; readonly reason: string } },
): SceneLine {
  return { id, refused: { rule, reason, command: Array.isArray(commands) ? commands[order] : undefined } };
}

/** What happened, a sentence a line, and where everybody is after it. */
function story({ id, facts, position }: SceneLine): string | undefined {
  if (!Array.isArray(facts)) return undefined;
  const told = (facts as readonly Fact[]).flatMap(({ words }) => (words === null ? [] : [`  ${words}`]));
  return [`${id}:`, ...told, `  after it: ${JSON.stringify(position)}`].join('\n');
}
