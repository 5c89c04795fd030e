import { parentPort } from 'node:worker_threads';
import { type Job, type Order, playerOf } from '../arena/orders.ts';

export interface ToPlay {
  readonly run: string;
  readonly orders: readonly Order[];
  readonly job: Job;
}

type Player = Awaited<ReturnType<typeof playerOf>>;

/** Another thread that plays one game after the other, of whichever series. The last few series are kept ready. */
const players = new Map<string, Promise<Player>>();
const MOST = 8;

parentPort?.on('message', async ({ run, orders, job }: ToPlay) => {
  if (!players.has(run) && players.size >= MOST) players.clear();
  const player = players.get(run) ?? playerOf(orders);
  players.set(run, player);
  try {
    parentPort?.postMessage({ result: (await player)(job) });
  } catch (problem) {
    parentPort?.postMessage({ problem: problem instanceof Error ? problem.message : String(problem) });
  }
});
