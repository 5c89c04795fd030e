import { type ConnectionOptions, Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { PATIENT } from '../nodes/redis.ts';
import { newId } from '../tokens.ts';

/** Long series of games as jobs: whoever wants one hands its games out, and workers on any machine play them, come and go. */
export const RUNS = 'sortie-runs';
/** So long, in seconds, what a series is about is kept, and what became of a game. */
const KEPT = 24 * 3600;
/** Games of one series that wait in the queue at a time: two series that are wanted at once have their turns. */
const AHEAD = 16;
const LOOKS_AFTER = 15_000;

export interface RunAsked {
  readonly run: string;
  readonly job: unknown;
}

const ordersKey = (run: string): string => `sortie:run:${run}`;

function connected(url: string): Redis {
  const redis = new Redis(url, { ...PATIENT, maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  return redis;
}

export interface HandedOut<J, R> {
  readonly url: string;
  /** What all jobs are about, said once. */
  readonly orders: unknown;
  /** The next job, until there is none. */
  readonly next: () => J | undefined;
  readonly take: (job: J, result: R) => void;
}

/** Hands jobs out and takes what comes of them, in whichever order. */
export async function handOut<J, R>({ url, orders, next, take }: HandedOut<J, R>): Promise<void> {
  const run = newId().replaceAll(/[^\w]/g, '0');
  const [asking, hearing] = [connected(url), connected(url)];
  const queue = new Queue<RunAsked, R>(RUNS, { connection: asking as ConnectionOptions });
  const events = new QueueEvents(RUNS, { connection: hearing as ConnectionOptions });
  queue.on('error', () => undefined);
  // Every game that is waited for listens for the end of the queue.
  queue.setMaxListeners(AHEAD + 1);
  events.on('error', () => undefined);
  await asking.set(ordersKey(run), JSON.stringify(orders), 'EX', KEPT);
  const lane = async (number: number): Promise<void> => {
    for (let n = 0, job = next(); job !== undefined; job = next(), n++) {
      const options = { jobId: `${run}_${number}_${n}`, attempts: 3, removeOnComplete: { age: 60 }, removeOnFail: { age: 60 } };
      const added = await queue.add('game', { run, job }, options);
      take(job, await added.waitUntilFinished(events));
    }
  };
  try {
    await Promise.all(Array.from({ length: AHEAD }, (_, number) => lane(number)));
  } finally {
    await asking.del(ordersKey(run)).catch(() => undefined);
    await Promise.all([queue.close(), events.close()]);
    asking.disconnect();
    hearing.disconnect();
  }
}

export interface RunWorker {
  readonly url: string;
  /** Games that it plays at once. */
  readonly threads: number;
  /** `run` names the series, whose orders are the same for all of its jobs. */
  readonly play: (run: string, orders: unknown, job: unknown) => Promise<unknown>;
}

/** Plays games of series from the queue until it is closed. */
export function workRuns({ url, threads, play }: RunWorker): { readonly close: () => Promise<void> } {
  const [asking, working] = [connected(url), connected(url)];
  const known = new Map<string, unknown>();
  const ordersOf = async (run: string): Promise<unknown> => {
    if (!known.has(run)) {
      const text = await asking.get(ordersKey(run));
      if (text === null) throw new Error('nobody wants this series any more');
      if (known.size > 50) known.clear();
      known.set(run, JSON.parse(text));
    }
    return known.get(run);
  };
  const worker = new Worker<RunAsked, unknown>(RUNS, async ({ data: { run, job } }) => play(run, await ordersOf(run), job), {
    connection: working as ConnectionOptions,
    concurrency: threads,
    lockDuration: 2 * LOOKS_AFTER,
    stalledInterval: LOOKS_AFTER,
    maxStalledCount: 5,
  });
  worker.on('error', () => undefined);
  return {
    close: async () => {
      await worker.close();
      asking.disconnect();
      working.disconnect();
    },
  };
}
