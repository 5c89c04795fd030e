import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Something to write as a whole. */
export type Job = (trx: Transaction<Schema>) => Promise<void>;

interface Queued {
  readonly job: Job;
  readonly resolve: () => void;
  readonly reject: (problem: unknown) => void;
}

/**
 * Writes for all tables in the order in which they come. What comes while a commit is under way shares the next one, so
 * that one wait for the disk serves many tables.
 */
export class Journal {
  private readonly db: Database;
  private queue: Queued[] = [];
  private running: Promise<void> | undefined;

  constructor(db: Database) {
    this.db = db;
  }

  /** Resolves when it is durable. */
  write(job: Job): Promise<void> {
    return new Promise((resolve, reject) => {
      this.queue.push({ job, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Everything that was given so far has been dealt with. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    // Everything that arrives in the same turn of the event loop goes together.
    await new Promise(resolve => setImmediate(resolve));
    while (this.queue.length > 0) {
      const batch = this.queue;
      this.queue = [];
      await this.commit(batch);
    }
    this.running = undefined;
  }

  private async commit(batch: readonly Queued[]): Promise<void> {
    try {
      await this.db.transaction().execute(async trx => {
        for (const { job } of batch) await job(trx);
      });
    } catch (problem) {
      if (batch.length === 1) batch[0]!.reject(problem);
      // One table's trouble is not another's: each tries again by itself.
      else for (const one of batch) await this.commit([one]);
      return;
    }
    for (const { resolve } of batch) resolve();
  }
}
