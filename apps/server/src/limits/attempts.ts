import { sql } from 'kysely';
import { Problem } from '../problem.ts';
import type { Database } from '../storage/storage.ts';
import { digest } from '../tokens.ts';

/** So many wrong tries an account has in so long a time, wherever they come from and whichever node they are made at. */
export const MOST_WRONG = 10;
export const WITHIN = 15 * 60_000;

/** Counts tries to open an account. A login that nobody has is counted like any other: the answer tells nothing. */
export class Attempts {
  private readonly db: Database;
  private readonly clock: () => number;

  constructor(db: Database, clock: () => number) {
    this.db = db;
    this.clock = clock;
  }

  /** Counts a try before it is looked at; throws if there were too many. The result forgets them: this one was right. */
  async begin(what: 'password' | 'code', whose: string): Promise<() => Promise<void>> {
    const key = digest(`${what} ${whose}`);
    const now = this.clock();
    const old = now - WITHIN;
    const { count } = await this.db
      .insertInto('attempts')
      .values({ key, count: 1, since: now })
      .onConflict(taken =>
        taken.column('key').doUpdateSet({
          count: sql<number>`case when attempts.since < ${old} then 1 else attempts.count + 1 end`,
          since: sql<number>`case when attempts.since < ${old} then ${now} else attempts.since end`,
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    if (count > MOST_WRONG) throw new Problem(429, 'too-often', 'too many wrong attempts; wait a quarter of an hour');
    return async () => {
      await this.db.deleteFrom('attempts').where('key', '=', key).execute();
    };
  }
}
