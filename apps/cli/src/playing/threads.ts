import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PlayedOut } from './play-out.ts';
import type { Share } from './simulation.ts';

// The same file has another ending in the sources than in what is built of them.
const thread = new URL(`./simulation-thread${extname(import.meta.url)}`, import.meta.url);

/** Play the games of a share in several threads. The result does not depend on how many there are. */
export async function playInThreads(share: Share, threads: number, onGame: () => void): Promise<readonly PlayedOut[]> {
  const results: PlayedOut[] = [];
  const shares = Array.from({ length: threads }, (_, at) => ({ ...share, games: share.games.filter(game => game % threads === at) }));
  await Promise.all(
    shares.map(
      part =>
        new Promise<void>((done, fail) => {
          const worker = new Worker(thread, { workerData: part });
          worker.on('message', ([game, played]: [number, PlayedOut]) => {
            results[game] = played;
            onGame();
          });
          worker.on('error', fail);
          worker.on('exit', code => (code === 0 ? done() : fail(new Error(`a thread ended with ${code}`))));
        }),
    ),
  );
  return results;
}
