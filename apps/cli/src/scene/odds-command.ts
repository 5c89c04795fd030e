import { seedFrom } from '@sortie/kernel';
import { failed, type Laid, type Odds, type SceneLine, type WrittenScene } from '@sortie/scene';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { FAILED, OK, refuse } from '../say.ts';
import { type Staff, staffFor } from './directors.ts';
import { unheardLine } from './play-command.ts';
import { printLines } from './print.ts';
import { loadScenes } from './scene-file.ts';

export const sceneOddsCommand = (): Command =>
  new Command('odds')
    .description('what comes of a fight: damage, losses, falls and critical hits in many runs')
    .argument('<file>', 'scenes: one JSON object a line, or one object')
    .option('--root <folder>', 'where paths of units and maps begin', '.')
    .option('--runs <number>', 'how often each fight is played', '10000')
    .option('--seed <words>', 'the same words roll the same dice', 'sortie')
    .option('--json', 'one object a line, for programs')
    .addHelpText(
      'after',
      '\nExample:\n  sortie scene odds duel.json --runs 10000 --json\n\nThe attacks of "ask", or all those of the list "asks", are carried out; in a scene without them its "commands".',
    )
    .action(exitWith(run));

interface Options {
  readonly root: string;
  readonly runs: string;
  readonly seed: string;
  readonly json?: true;
}

const MOST = 1_000_000;

async function run(file: string, { root, runs, seed, json }: Options): Promise<number> {
  const count = Number(runs);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    return refuse(`--runs ${runs} is no number of runs`, `Write a number from 1 to ${MOST}.`);
  const scenes = loadScenes(file);
  if (!scenes.ok) return refuse(scenes.what, scenes.advice);
  const staff = await staffFor(scenes.written, root);
  const failures = printLines(scenes.written, scene => oddsOf(staff(scene), scene, count, seedFrom(seed)), json === true);
  return failures > 0 ? FAILED : OK;
}

function oddsOf({ bench }: Staff, scene: WrittenScene, runs: number, seed: string): SceneLine {
  if (!scene.ok) return { id: scene.id, error: scene.error };
  const { id, raw } = scene;
  const laid = bench.lay(raw);
  if (!laid.ok) return failed(id, laid.problem);
  const { asks, ask, commands } = raw;
  if (commands !== undefined && (asks ?? ask) === undefined) return oddsOfCommands(laid.value, scene, runs, seed);
  const roller = laid.value.roller(Array.isArray(asks) ? asks : [ask]);
  if (!roller.ok) return failed(id, roller.problem);
  return { id, runs, units: shares(roller.value.roll(seed, 0, runs), laid.value.names) };
}

function oddsOfCommands(laid: Laid, { id, raw }: WrittenScene & { readonly ok: true }, runs: number, seed: string): SceneLine {
  const { commands } = raw;
  const roller = laid.rollerOf(commands);
  if (!roller.ok) return failed(id, roller.problem);
  const unheard = roller.value.unheard(seed, runs);
  if (unheard) return unheardLine(id, commands, unheard);
  return { id, runs, units: shares(roller.value.roll(seed, 0, runs), laid.names) };
}

const share = (count: number, runs: number): number => Math.round((count / runs) * 10_000) / 10_000;

/** Each unit by its name: the mean, how often so many points were lost, and how often something befell it. */
const shares = ({ runs, units }: Odds, names: readonly string[]) =>
  Object.fromEntries(
    units.map(({ damage, lost, marks }, i) => [
      names[i] ?? String(i),
      {
        mean: Math.round((damage.reduce((sum, count, points) => sum + count * points, 0) / runs) * 100) / 100,
        damage: Object.fromEntries(damage.flatMap((count, points) => (count > 0 ? [[points, share(count, runs)]] : []))),
        lost: share(lost, runs),
        ...Object.fromEntries(marks.map(({ what, runs: count }) => [what.text, share(count, runs)])),
      },
    ]),
  );
