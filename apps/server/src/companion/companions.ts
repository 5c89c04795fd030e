import { randomBytes } from 'node:crypto';
import type { CompanionEntry, CompanionTold } from '@sortie/wire';
import { sql } from 'kysely';
import type { Database } from '../storage/storage.ts';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS_IN_A_CODE = 8;
/** So many entries are sent at once, and so many a table may have. */
const AT_ONCE = 500;
const MOST = 20_000;
/** So many letters the notes of one table may have together. */
const MOST_LETTERS = 4_000_000;
/** So often somebody tries to write who finds every number taken. */
const TRIES = 12;

/** Forty bits in letters that nobody confuses when they are called across a table. */
const newCode = (): string => Array.from(randomBytes(LETTERS_IN_A_CODE), byte => LETTERS[byte % LETTERS.length]).join('');

export type Written = 'kept' | 'full' | 'nowhere';

/** The notes of real tables: entries in one order, each kept once. */
export class Companions {
  private readonly db: Database;
  private readonly clock: () => number;
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(db: Database, clock: () => number) {
    this.db = db;
    this.clock = clock;
  }

  async lay(): Promise<string> {
    const code = newCode();
    const now = this.clock();
    await this.db.insertInto('companions').values({ code, made_at: now, changed_at: now }).execute();
    return code;
  }

  async isLaid(code: string): Promise<boolean> {
    return (await this.db.selectFrom('companions').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;
  }

  /** What was noted after so many entries. */
  async since(code: string, since: number): Promise<CompanionTold> {
    const entries = await this.db
      .selectFrom('companion_entries')
      .select(['seq', 'id', 'body'])
      .where('code', '=', code)
      .where('seq', '>', since)
      .orderBy('seq')
      .limit(AT_ONCE)
      .execute();
    return { until: entries.at(-1)?.seq ?? since, entries };
  }

  /** Adds what is not there yet, in the order in which it was noted. */
  async write(code: string, entries: readonly CompanionEntry[]): Promise<Written> {
    if (entries.length === 0) return 'kept';
    for (let tries = 0; ; tries++) {
      try {
        const written = await this.append(code, entries);
        for (const wake of this.waiting.get(code) ?? []) wake();
        return written;
      } catch (problem) {
        if (tries >= TRIES) throw problem;
      }
    }
  }

  private async append(code: string, entries: readonly CompanionEntry[]): Promise<Written> {
    return this.db.transaction().execute(async trx => {
      const ids = entries.map(({ id }) => id);
      const known = await trx.selectFrom('companion_entries').select('id').where('code', '=', code).where('id', 'in', ids).execute();
      const last = await trx
        .selectFrom('companion_entries')
        .select(({ fn }) => [fn.max('seq').as('seq'), sql<number | null>`sum(length(body))`.as('letters')])
        .where('code', '=', code)
        .executeTakeFirst();
      const old = new Set(known.map(({ id }) => id));
      const fresh = entries.filter(({ id }, at) => !old.has(id) && ids.indexOf(id) === at);
      const before = Number(last?.seq ?? 0);
      if (fresh.length === 0) return 'kept';
      const letters = fresh.reduce((sum, { body }) => sum + body.length, Number(last?.letters ?? 0));
      if (before + fresh.length > MOST || letters > MOST_LETTERS) return 'full';
      await trx
        .insertInto('companion_entries')
        .values(fresh.map(({ id, body }, n) => ({ code, seq: before + n + 1, id, body })))
        .execute();
      await trx.updateTable('companions').set({ changed_at: this.clock() }).where('code', '=', code).execute();
      return 'kept';
    });
  }

  /** Until somebody writes at this node, or the time is up. */
  news(code: string, milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const awake = this.waiting.get(code) ?? new Set();
      this.waiting.set(code, awake);
      const wake = (): void => {
        clearTimeout(timer);
        awake.delete(wake);
        if (awake.size === 0) this.waiting.delete(code);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      awake.add(wake);
    });
  }
}
