import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type Chosen, LONGEST, type Progress, type Think } from './thought.ts';

/** Threads in which opponents think: the tables never wait for them. */
export interface Minds {
  readonly think: Think;
  readonly close: () => Promise<void>;
}

/** A thought that takes so much longer than its budget is stuck, and its thread is given up. */
const PATIENCE = 10 * LONGEST;
/** Thoughts that share a thread by turns, so that a heavy game never holds up another. */
const SHARING = 64;

export function openMinds(): Minds {
  // From source the worker is TypeScript as well, and its packages are sources.
  const fromSource = import.meta.url.endsWith('.ts');
  let pool: Piscina | undefined;
  const opened = (): Piscina => {
    pool ??= new Piscina({
      filename: new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url).href,
      ...(fromSource && { execArgv: ['--conditions=sortie-source'] }),
      minThreads: 1,
      maxThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
      concurrentTasksPerWorker: SHARING,
      idleTimeout: 60_000,
    });
    return pool;
  };
  return {
    think: async (thought, onProgress, signal, hurry) => {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', (progress: Progress) => onProgress(progress));
      const hurried = (): void => port1.postMessage('now');
      hurry.addEventListener('abort', hurried, { once: true });
      try {
        const stop = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
        return (await opened().run({ thought, port: port2 }, { transferList: [port2], signal: stop })) as Chosen;
      } finally {
        hurry.removeEventListener('abort', hurried);
        port1.close();
      }
    },
    close: async () => {
      await pool?.destroy();
    },
  };
}
