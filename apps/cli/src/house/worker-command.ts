import { availableParallelism } from 'node:os';
import { houseTools } from '@sortie/server';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { countOf } from '../numbers.ts';
import { FAILED, OK, problem, reasonOf, refuse, say } from '../say.ts';
import { RunThreads } from './run-threads.ts';

const KINDS = ['thoughts', 'runs'] as const;

export const workerCommand = (): Command =>
  new Command('worker')
    .description('think for opponents of a house, and play series of games, as jobs from its Redis')
    .option('--redis <url>', 'such as redis://cache:6379; or SORTIE_REDIS in the environment', process.env['SORTIE_REDIS'])
    .option('--threads <n>', 'work in so many threads', countOf, availableParallelism())
    .option('--only <kind>', `only ${KINDS.join(' or only ')}`)
    .addHelpText(
      'after',
      '\nWorkers come and go as they like: what one leaves undone another takes over.\n\nExample:\n  sortie worker --redis redis://cache:6379',
    )
    .action(exitWith(run));

interface Options {
  readonly redis?: string;
  readonly threads: number;
  readonly only?: string;
}

/** Thoughts that one worker takes at once, for each of its threads; they share them by turns. */
const SHARING = 50;
/** So long, in milliseconds, it takes to leave at most. */
const PARTING = 5000;

async function run({ redis, threads, only }: Options): Promise<number> {
  if (only !== undefined && !KINDS.includes(only as never))
    return refuse(`there is no work of the kind ${only}`, `It is one of ${KINDS.join(', ')}.`);
  if (!redis) return refuse('work comes from a Redis', 'Name it: --redis redis://cache:6379, or SORTIE_REDIS in the environment.');
  if (!URL.canParse(redis) || !['redis:', 'rediss:'].includes(new URL(redis).protocol))
    return refuse('this is no address of a Redis', 'It is written such as redis://cache:6379.');
  const { openMinds, reachRedis, workThoughts, workRuns } = await houseTools();
  try {
    await reachRedis(redis);
  } catch (error) {
    problem(`Redis at ${new URL(redis).host} cannot be reached: ${reasonOf(error)}`);
    return FAILED;
  }
  const closing: (() => Promise<void>)[] = [];
  if (only !== 'runs') {
    const pool = openMinds({ threads });
    const worker = workThoughts({ url: redis, pool, sharing: SHARING * threads, report: () => undefined });
    closing.push(worker.close, pool.close);
  }
  if (only !== 'thoughts') {
    const pool = new RunThreads(threads);
    const worker = workRuns({ url: redis, threads, play: (run, orders, job) => pool.play(run, orders, job) });
    closing.push(worker.close, () => pool.close());
  }
  say(`working in ${threads} threads; stop with Ctrl+C`);
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  // Nobody can be told goodbye while Redis is away: then others take over what is left undone.
  setTimeout(() => process.exit(OK), PARTING).unref();
  for (const close of closing) await close();
  return OK;
}
