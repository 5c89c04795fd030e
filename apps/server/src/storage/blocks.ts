import type { Database } from './storage.ts';

/** Whom somebody does not want to hear or to meet. */
export class Blocks {
  private readonly db: Database;
  private readonly clock: () => number;

  constructor(db: Database, clock: () => number) {
    this.db = db;
    this.clock = clock;
  }

  async add(player: string, other: string): Promise<void> {
    await this.db
      .insertInto('blocks')
      .values({ player, other, made_at: this.clock() })
      .onConflict(known => known.doNothing())
      .execute();
  }

  async remove(players: readonly string[], other: string): Promise<void> {
    await this.db.deleteFrom('blocks').where('player', 'in', players).where('other', '=', other).execute();
  }

  async of(players: readonly string[]): Promise<readonly string[]> {
    const rows = await this.db.selectFrom('blocks').select('other').where('player', 'in', players).execute();
    return [...new Set(rows.map(({ other }) => other))];
  }

  /** Does one of these not want to meet one of those, or the other way round? */
  async between(some: readonly string[], others: readonly string[]): Promise<boolean> {
    if (some.length === 0 || others.length === 0) return false;
    const row = await this.db
      .selectFrom('blocks')
      .select('player')
      .where(where =>
        where.or([
          where.and([where('player', 'in', some), where('other', 'in', others)]),
          where.and([where('player', 'in', others), where('other', 'in', some)]),
        ]),
      )
      .executeTakeFirst();
    return row !== undefined;
  }
}
