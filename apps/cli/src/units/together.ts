import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { type Done, maker, type Order, portions, workOrder } from './portions.ts';
import type { Source } from './sources.ts';

// The same file has another ending in the sources than in what is built of them.
const thread = new URL(`./convert-thread${extname(import.meta.url)}`, import.meta.url);

/** What threads share: how many portions are taken in all, from the beginning and from the end, and a way to hand over what is done. */
export interface Shared {
  readonly taken: Int32Array<SharedArrayBuffer>;
  readonly port: MessagePort;
}

/** A thread takes a while to start; fewer files are done before it is there. */
const WORTH_A_THREAD = 1500;
const MOST_THREADS = 8;

export const helpersFor = (files: number, cores = availableParallelism()): number =>
  Math.max(0, Math.min(MOST_THREADS, cores, Math.floor(files / WORTH_A_THREAD)) - 1);

interface Helper {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly ended: Promise<unknown>;
}

function helper(order: Order, taken: Shared['taken']): Helper {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(thread, { workerData: { order, taken, port: port2 }, transferList: [port2] });
  return { worker, port: port1, ended: once(worker, 'exit') };
}

/**
 * Converts files in portions, here and in as many threads beside as are worth it. Everybody takes the next portion when done with one; `take` gets
 * the files in their order, so that what comes out does not depend on the number of threads.
 */
export async function convertTogether(
  sources: readonly Source[],
  order: Order,
  helpers: number,
  take: (done: Done) => void,
): Promise<void> {
  const taken = new Int32Array(new SharedArrayBuffer(12));
  const others = Array.from({ length: helpers }, () => helper(order, taken));
  const waiting: (Done | undefined)[] = new Array(sources.length).fill(undefined);
  let due = 0;
  const receive = (portion: readonly Done[]): void => {
    for (const done of portion) waiting[done.place] = done;
    for (let one = waiting[due]; one; one = waiting[due]) {
      waiting[due++] = undefined;
      take(one);
    }
  };
  const collect = (): void => {
    for (const { port } of others) for (let got = receiveMessageOnPort(port); got; got = receiveMessageOnPort(port)) receive(got.message);
  };
  const make = await maker(order);
  for (const places of portions(taken, helpers === 0 ? sources.map((_, place) => place) : workOrder(sources), 'first')) {
    receive(places.flatMap(place => (sources[place] ? [make(sources[place], place)] : [])));
    collect();
  }
  await Promise.all(others.map(({ ended }) => ended));
  collect();
}
