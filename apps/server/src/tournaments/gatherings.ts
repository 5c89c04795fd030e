import { notFound } from '../problem.ts';
import type { GatheringRow } from '../storage/schema.ts';
import type { Database } from '../storage/storage.ts';

const MOST_TRIES = 50;
const LISTED = 100;

/** Tournaments and campaigns as they are kept: each is one value, and whoever changes it says on what. Of two at once the second looks again. */
export class Gatherings<T> {
  private readonly db: Database;
  private readonly clock: () => number;
  private readonly kind: GatheringRow['kind'];

  constructor(db: Database, clock: () => number, kind: GatheringRow['kind']) {
    this.db = db;
    this.clock = clock;
    this.kind = kind;
  }

  async add(id: string, name: string, made_by: string, body: T): Promise<void> {
    const now = this.clock();
    await this.db
      .insertInto('gatherings')
      .values({ id, kind: this.kind, name, made_by, body: JSON.stringify(body), version: 0, made_at: now, changed_at: now })
      .execute();
  }

  async one(id: string): Promise<{ readonly row: GatheringRow; readonly body: T }> {
    const row = await this.db.selectFrom('gatherings').selectAll().where('id', '=', id).where('kind', '=', this.kind).executeTakeFirst();
    if (!row) throw notFound('there is no such tournament');
    return { row, body: JSON.parse(row.body) as T };
  }

  async all(): Promise<readonly { readonly row: GatheringRow; readonly body: T }[]> {
    const rows = await this.db
      .selectFrom('gatherings')
      .selectAll()
      .where('kind', '=', this.kind)
      .orderBy('made_at', 'desc')
      .limit(LISTED)
      .execute();
    return rows.map(row => ({ row, body: JSON.parse(row.body) as T }));
  }

  async madeBy(players: readonly string[]): Promise<readonly { readonly row: GatheringRow; readonly body: T }[]> {
    const rows = await this.db.selectFrom('gatherings').selectAll().where('kind', '=', this.kind).where('made_by', 'in', players).execute();
    return rows.map(row => ({ row, body: JSON.parse(row.body) as T }));
  }

  /** Those that may be under way. Their text is only sieved here: whoever reads one looks again. */
  async running(): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('gatherings')
      .select('id')
      .where('kind', '=', this.kind)
      .where('body', 'like', '%"stage":"playing"%')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** What `made` makes of it; `undefined` leaves it as it is. */
  async change(id: string, made: (body: T, row: GatheringRow) => T | undefined): Promise<T> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { row, body } = await this.one(id);
      const next = made(body, row);
      if (next === undefined) return body;
      const { numUpdatedRows } = await this.db
        .updateTable('gatherings')
        .set({ body: JSON.stringify(next), version: row.version + 1, changed_at: this.clock() })
        .where('id', '=', id)
        .where('version', '=', row.version)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) return next;
    }
    throw new Error('it was changed elsewhere again and again');
  }

  /** From now on this table is played for it. */
  async plays(id: string, table: string): Promise<void> {
    await this.db
      .insertInto('gathering_tables')
      .values({ table_id: table, gathering: id })
      .onConflict(known => known.doNothing())
      .execute();
  }

  /** For what this table is played. */
  async ofTable(table: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('gathering_tables')
      .innerJoin('gatherings', 'gatherings.id', 'gathering_tables.gathering')
      .select('gathering')
      .where('table_id', '=', table)
      .where('gatherings.kind', '=', this.kind)
      .executeTakeFirst();
    return row?.gathering;
  }
}
