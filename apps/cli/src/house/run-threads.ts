import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

// The same file has another ending in the sources than in what is built of them.
const thread = new URL(`./run-thread${extname(import.meta.url)}`, import.meta.url);

type Played = { readonly result: unknown } | { readonly problem: string };

/** Threads that play games of series, each one game at a time. Whoever asks never asks for more than there are threads. */
export class RunThreads {
  private readonly free: Worker[];

  constructor(threads: number) {
    this.free = Array.from({ length: threads }, () => new Worker(thread));
  }

  play(run: string, orders: unknown, job: unknown): Promise<unknown> {
    const worker = this.free.pop() ?? new Worker(thread);
    return new Promise((resolve, reject) => {
      const failed = (problem: Error): void => {
        // A thread that broke is replaced when it is next needed.
        worker.removeAllListeners();
        reject(problem);
      };
      worker.once('error', failed);
      worker.once('message', (played: Played) => {
        worker.removeListener('error', failed);
        this.free.push(worker);
        if ('result' in played) resolve(played.result);
        else reject(new Error(played.problem));
      });
      worker.postMessage({ run, orders, job });
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.free.map(worker => worker.terminate()));
  }
}
