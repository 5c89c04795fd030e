import type { Weighed } from '@sortie/table';
import type { Stored } from './chain.ts';
import type { NewTable, SeatRow, TableRow } from './schema.ts';
import type { Database } from './storage.ts';

export interface TableWithSeats {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

/** What the lists show of a table; kept beside its records and derived from them. */
export interface Summary {
  readonly stage: TableRow['stage'];
  readonly outcome: string | null;
  readonly winners: string | null;
  readonly seats: readonly Pick<SeatRow, 'seat' | 'kind' | 'name' | 'player'>[];
}

const LISTED = 200;
const AT_ONCE = 500;

/** Reading; what a table goes on with is written by `Storage.append`, and the rest by the functions below. */
export class Tables {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async byId(id: string): Promise<TableWithSeats | undefined> {
    const table = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return table && { table, seats: await this.seatsOf([id]) };
  }

  async byWatch(token: string): Promise<TableWithSeats | undefined> {
    const table = await this.db.selectFrom('tables').selectAll().where('watch', '=', token).executeTakeFirst();
    return table && { table, seats: await this.seatsOf([table.id]) };
  }

  async byInvite(token: string): Promise<(TableWithSeats & { readonly seat: number }) | undefined> {
    const found = await this.db.selectFrom('seats').select(['table_id', 'seat']).where('invite', '=', token).executeTakeFirst();
    const card = found && (await this.byId(found.table_id));
    return card && { ...card, seat: found.seat };
  }

  /** Where these players sit or what they laid, newest first. */
  async ofPlayers(ids: readonly string[]): Promise<readonly TableWithSeats[]> {
    const tables = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', where =>
        where
          .selectFrom('tables as laid')
          .select('laid.id')
          .where('laid.laid_by', 'in', ids)
          .union(where.selectFrom('seats').select('seats.table_id as id').where('seats.player', 'in', ids)),
      )
      .orderBy('changed_at', 'desc')
      .limit(LISTED)
      .execute();
    const seats = await this.seatsOf(tables.map(({ id }) => id));
    const byTable = new Map<string, SeatRow[]>(tables.map(({ id }) => [id, []]));
    for (const seat of seats) byTable.get(seat.table_id)?.push(seat);
    return tables.map(table => ({ table, seats: byTable.get(table.id) ?? [] }));
  }

  async weighed(id: string): Promise<Weighed | undefined> {
    const row = await this.db.selectFrom('tables').select('weighed').where('id', '=', id).executeTakeFirst();
    return row?.weighed ? (JSON.parse(row.weighed) as Weighed) : undefined;
  }

  /** The sum of everything that is kept of a table; nothing if there is none. */
  async head(id: string): Promise<string | undefined> {
    return (await this.db.selectFrom('tables').select('head').where('id', '=', id).executeTakeFirst())?.head;
  }

  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const heads = new Map<string, string>();
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const rows = await this.db.selectFrom('tables').select(['id', 'head']).where('id', 'in', some).execute();
      for (const { id, head } of rows) heads.set(id, head);
    }
    return heads;
  }

  /** The records of a table as they are kept, from `first` on. */
  records(id: string, first = 0): Promise<readonly Stored[]> {
    return this.db
      .selectFrom('records')
      .select(['seq', 'body', 'sum'])
      .where('table_id', '=', id)
      .where('seq', '>=', first)
      .orderBy('seq')
      .execute();
  }

  private seatsOf(ids: readonly string[]): Promise<SeatRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('table_id').orderBy('seat').execute();
  }
}

export async function keepWeighed(db: Database, id: string, weighed: Weighed): Promise<void> {
  await db
    .updateTable('tables')
    .set({ weighed: JSON.stringify(weighed) })
    .where('id', '=', id)
    .execute();
}

/** A table with its first records, all of it or nothing. */
export async function insertTable(db: Database, table: NewTable, seats: readonly SeatRow[], stored: readonly Stored[]): Promise<void> {
  await db.transaction().execute(async trx => {
    await trx.insertInto('tables').values(table).execute();
    await trx.insertInto('seats').values(seats).execute();
    await trx
      .insertInto('records')
      .values(stored.map(one => ({ table_id: table.id, ...one })))
      .execute();
  });
}

/** This player leaves something at a table without holding a seat there. */
export async function leaveTrace(db: Database, player: string, table: string): Promise<void> {
  await db
    .insertInto('traces')
    .values({ player, table_id: table })
    .onConflict(known => known.doNothing())
    .execute();
}

/** For tables from before there were heads. */
export async function keepHead(db: Database, id: string, head: string): Promise<void> {
  await db.updateTable('tables').set({ head }).where('id', '=', id).where('head', '=', '').execute();
}

/** Puts everything from `first` on aside, so that the table can go on from the record before it, unless somebody else has done so meanwhile. */
export async function tearOff(
  db: Database,
  id: string,
  first: number,
  reason: string,
  torn_at: number,
  { head, sum }: { readonly head: string; readonly sum: string },
): Promise<void> {
  await db.transaction().execute(async trx => {
    const moved = await trx.updateTable('tables').set({ head: sum }).where('id', '=', id).where('head', '=', head).executeTakeFirst();
    if (moved.numUpdatedRows !== 1n) return;
    const rows = await trx.selectFrom('records').selectAll().where('table_id', '=', id).where('seq', '>=', first).execute();
    for (const { seq, body } of rows) await trx.insertInto('torn').values({ table_id: id, seq, body, reason, torn_at }).execute();
    await trx.deleteFrom('records').where('table_id', '=', id).where('seq', '>=', first).execute();
  });
}
