import { setTimeout as pause } from 'node:timers/promises';
import type { Keep } from '../settings.ts';
import { flawsOf } from '../storage/backup.ts';
import { sweep } from '../storage/housekeeping.ts';
import type { Storage } from '../storage/storage.ts';

export interface KeeperOptions {
  readonly storage: Storage;
  readonly keep: Keep;
  readonly clock: () => number;
  readonly report: (problem: unknown) => void;
  /** So long, in milliseconds, those who wait for the start have their turn first. */
  readonly after: number;
}

/** So often, in milliseconds, what is too old is forgotten. */
const EVERY = 10 * 60_000;
/** The look through all logs takes a breath after each, so that nobody notices it. */
const BREATH = 2;

/** Looks through the database after the start, without keeping anybody waiting, and forgets what is kept no longer. */
export class Keeper {
  damage: readonly string[] = [];
  private readonly options: KeeperOptions;
  private readonly leaving = new AbortController();
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly looking: Promise<void>;

  constructor(options: KeeperOptions) {
    this.options = options;
    this.timer = setInterval(() => void this.forget(), EVERY).unref();
    this.looking = this.look().catch(problem => {
      if (!this.leaving.signal.aborted) options.report(problem);
    });
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.leaving.abort();
    await this.looking;
  }

  private async look(): Promise<void> {
    const { storage, report } = this.options;
    const breath = (): Promise<void> => pause(BREATH, undefined, { signal: this.leaving.signal, ref: false });
    await pause(this.options.after, undefined, { signal: this.leaving.signal, ref: false });
    const found = [...(await storage.inspect()), ...(await flawsOf(storage.db, breath))];
    this.damage = found;
    for (const flaw of found) report(new Error(flaw));
    await this.forget();
  }

  private async forget(): Promise<void> {
    const { storage, keep, clock, report } = this.options;
    try {
      while (!this.leaving.signal.aborted) {
        const { guests, tables, replays, companions, gatherings } = await sweep(storage.db, keep, clock());
        if (guests + tables + replays + companions + gatherings === 0) return;
      }
    } catch (problem) {
      if (!this.leaving.signal.aborted) report(problem);
    }
  }
}
