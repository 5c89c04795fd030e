import { extname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Result } from '@sortie/arena';
import { nth } from '@sortie/kernel';
import { houseTools } from '@sortie/server';
import { hasOutsider, playWithBots } from '../bots/outside.ts';
import { type Job, type Order, playerOf } from './orders.ts';

// The same file has another ending in the sources than in what is built of them.
const thread = new URL(`./arena-thread${extname(import.meta.url)}`, import.meta.url);

export interface Playing {
  readonly threads: number;
  readonly onGame?: (job: Job, result: Result) => void;
  /** The address of a Redis: workers there play them instead. */
  readonly redis?: string;
  /** Stops after the games that are being played. */
  readonly signal?: AbortSignal;
}

/** Play all games of all orders. What comes out does not depend on the number of threads; results are in order, without gaps unless stopped. */
export async function playOrders(
  orders: readonly Order[],
  { threads, redis, onGame, signal }: Playing,
): Promise<readonly (readonly Result[])[]> {
  const jobs = orders.flatMap(({ series }, order) => Array.from({ length: series.games }, (_, game): Job => ({ order, game })));
  const found: Result[][] = orders.map(() => []);
  const take = (job: Job, result: Result): void => {
    nth(found, job.order)[job.game] = result;
    onGame?.(job, result);
  };
  const next = jobs.values();
  const wanted = (): Job | undefined => (signal?.aborted ? undefined : next.next().value);
  if (hasOutsider(orders)) await playWithBots(orders, wanted, take);
  else if (redis !== undefined) {
    const { handOut, reachRedis } = await houseTools();
    await reachRedis(redis);
    await handOut<Job, Result>({ url: redis, orders, next: wanted, take });
  } else if (threads <= 1) await playHere(orders, wanted, take);
  else await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, () => playThere(orders, wanted, take, signal)));
  return found.map(results => results.filter(result => result !== undefined));
}

async function playHere(orders: readonly Order[], wanted: () => Job | undefined, take: (job: Job, result: Result) => void): Promise<void> {
  const play = await playerOf(orders);
  for (let job = wanted(); job; job = wanted()) {
    take(job, play(job));
    // Room for the bar and for whoever wants to stop.
    await setImmediate();
  }
}

function playThere(
  orders: readonly Order[],
  wanted: () => Job | undefined,
  take: (job: Job, result: Result) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(thread, { workerData: orders });
    const goOn = (): void => {
      const job = wanted();
      if (job) worker.postMessage(job);
      else void worker.terminate().then(() => done());
    };
    worker.on('message', (message: 'ready' | readonly [Job, Result]) => {
      if (message !== 'ready') take(...message);
      goOn();
    });
    worker.on('error', fail);
    // A game may take minutes: whoever stops does not wait for it.
    signal?.addEventListener('abort', () => void worker.terminate().then(() => done()), { once: true });
  });
}
