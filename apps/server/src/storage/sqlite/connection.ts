import { Worker } from 'node:worker_threads';
import type { Answered, Asked, ThreadData } from './asked.ts';

/** What the database itself objects to, with its code. */
export class SqliteProblem extends Error {
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (problem: unknown) => void;
}

/** The other end of a thread that holds one connection. */
export class ThreadConnection {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private ended: Error | undefined;

  constructor(data: ThreadData) {
    // From source the thread is TypeScript as well.
    const fromSource = import.meta.url.endsWith('.ts');
    this.worker = new Worker(new URL(fromSource ? './thread.ts' : './thread.js', import.meta.url), {
      workerData: data,
      ...(fromSource && { execArgv: ['--conditions=sortie-source'] }),
    });
    this.worker.unref();
    this.worker.on('message', ({ id, value, problem }: Answered) => {
      const one = this.waiting.get(id);
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.worker.unref();
      if (problem) one?.reject(new SqliteProblem(problem.message, problem.code));
      else one?.resolve(value);
    });
    this.worker.on('error', problem => this.end(problem instanceof Error ? problem : new Error(String(problem))));
    this.worker.on('exit', () => this.end(new Error('the database is closed')));
  }

  ask<T>(asked: Asked): Promise<T> {
    if (this.ended) return Promise.reject(this.ended);
    const id = this.asked++;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.worker.ref();
      this.worker.postMessage({ id, asked });
    });
  }

  async close(): Promise<void> {
    if (this.ended) return;
    await this.ask({ kind: 'close' });
    await this.worker.terminate();
  }

  private end(problem: Error): void {
    this.ended ??= problem;
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
  }
}
