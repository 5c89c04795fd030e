import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { BUDGET, type Progress, type Think } from './thought.ts';

/** Threads in which opponents think: the tables never wait for them. */
export interface Minds {
  readonly think: Think;
  readonly close: () => Promise<void>;
}

/** A thought that takes so much longer than its budget is stuck, and its thread is given up. */
const PATIENCE = 10 * BUDGET;

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
      idleTimeout: 60_000,
    });
    return pool;
  };
  return {
    think: async (thought, onProgress, signal) => {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', (progress: Progress) => onProgress(progress));
      try {
        const stop = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
        return (await opened().run({ thought, port: port2 }, { transferList: [port2], signal: stop })) as unknown;
      } finally {
        port1.close();
      }
    },
    close: async () => {
      await pool?.destroy();
    },
  };
}
