import type { Shape } from '@sortie/kernel';
import type { TableRecord } from '@sortie/table';
import type { PlanTold } from '@sortie/wire';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { NewTable, Schema, SeatRow, TableRow } from './schema.ts';

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

/** What an opponent weighed, and how many entries there were before the move. */
export interface Weighed {
  readonly seat: number;
  readonly plans: readonly PlanTold[];
  readonly after: number;
}

const LISTED = 200;

/** Reading; writing goes through the journal by the functions below. */
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
      .where(where =>
        where.or([
          where('laid_by', 'in', ids),
          where.exists(
            where.selectFrom('seats').select('seat').whereRef('seats.table_id', '=', 'tables.id').where('seats.player', 'in', ids),
          ),
        ]),
      )
      .orderBy('changed_at', 'desc')
      .limit(LISTED)
      .execute();
    const seats = await this.seatsOf(tables.map(({ id }) => id));
    return tables.map(table => ({ table, seats: seats.filter(({ table_id }) => table_id === table.id) }));
  }

  async weighed(id: string): Promise<Weighed | undefined> {
    const row = await this.db.selectFrom('tables').select('weighed').where('id', '=', id).executeTakeFirst();
    return row?.weighed ? (JSON.parse(row.weighed) as Weighed) : undefined;
  }

  async records(id: string): Promise<readonly TableRecord<Shape>[]> {
    const rows = await this.db.selectFrom('records').select('body').where('table_id', '=', id).orderBy('seq').execute();
    return rows.map(({ body }) => JSON.parse(body) as TableRecord<Shape>);
  }

  private seatsOf(ids: readonly string[]): Promise<SeatRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('table_id').orderBy('seat').execute();
  }
}

type Trx = Transaction<Schema>;

export async function keepWeighed(trx: Trx, id: string, weighed: Weighed): Promise<void> {
  await trx
    .updateTable('tables')
    .set({ weighed: JSON.stringify(weighed) })
    .where('id', '=', id)
    .execute();
}

export async function insertTable(trx: Trx, table: NewTable, seats: readonly SeatRow[]): Promise<void> {
  await trx.insertInto('tables').values(table).execute();
  await trx.insertInto('seats').values(seats).execute();
}

export async function appendRecords(trx: Trx, id: string, records: readonly TableRecord<Shape>[], summary?: Summary): Promise<void> {
  await trx
    .insertInto('records')
    .values(records.map(record => ({ table_id: id, seq: record.seq, body: JSON.stringify(record) })))
    .execute();
  const changed_at = records.at(-1)!.at;
  if (!summary) {
    await trx.updateTable('tables').set({ changed_at }).where('id', '=', id).execute();
    return;
  }
  const { stage, outcome, winners, seats } = summary;
  await trx.updateTable('tables').set({ changed_at, stage, outcome, winners }).where('id', '=', id).execute();
  for (const { seat, kind, name, player } of seats)
    await trx.updateTable('seats').set({ kind, name, player }).where('table_id', '=', id).where('seat', '=', seat).execute();
}
