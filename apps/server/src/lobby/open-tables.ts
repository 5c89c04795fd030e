import { crestOf, type Listing, type LobbyPerson, type OpenTable } from '@sortie/wire';
import type { ListingRow, PlayerRow } from '../storage/schema.ts';
import type { Database } from '../storage/storage.ts';

/** So long after somebody last looked at a waiting table, in milliseconds, they still count as being there. */
export const SEEN = 45_000;
/** A table at which nobody has looked for so long is not shown any more: whoever laid it has given up. */
const FORGOTTEN = 24 * 3600_000;
/** Play by days waits longer. */
const FORGOTTEN_BY_DAYS = 30 * FORGOTTEN;
const LISTED = 500;

export const personOf = ({ id, name, colour, emblem }: Pick<PlayerRow, 'id' | 'name' | 'colour' | 'emblem'>): LobbyPerson => ({
  id,
  name,
  ...crestOf(id, { colour, emblem }),
});

/** Tables that are open to anybody, as they are kept. */
export class OpenTables {
  private readonly db: Database;
  private readonly clock: () => number;

  constructor(db: Database, clock: () => number) {
    this.db = db;
    this.clock = clock;
  }

  async list(table: string, { points, pack, pace, language }: Listing, quick: boolean): Promise<void> {
    const now = this.clock();
    await this.db
      .insertInto('listings')
      .values({
        table_id: table,
        points: points ?? null,
        pack: pack ?? null,
        pace,
        language,
        quick: quick ? 1 : 0,
        listed_at: now,
        seen_at: now,
      })
      .execute();
  }

  /** A table that is open as another one was; nothing if that one was not. */
  async listAs(table: string, other: string): Promise<void> {
    const row = await this.db.selectFrom('listings').selectAll().where('table_id', '=', other).executeTakeFirst();
    if (!row) return;
    const now = this.clock();
    await this.db
      .insertInto('listings')
      .values({ ...row, table_id: table, quick: 0, claimed: 0, listed_at: now, seen_at: now })
      .onConflict(known => known.doNothing())
      .execute();
  }

  async unlist(table: string): Promise<void> {
    await this.db.deleteFrom('listings').where('table_id', '=', table).execute();
  }

  async isListed(table: string): Promise<boolean> {
    return (await this.db.selectFrom('listings').select('table_id').where('table_id', '=', table).executeTakeFirst()) !== undefined;
  }

  async all(): Promise<readonly OpenTable[]> {
    const rows = await this.rows().orderBy('listings.listed_at', 'desc').limit(LISTED).execute();
    return this.told(rows.filter(row => this.isCurrent(row)));
  }

  /** Nothing if it is not open to anybody, or over. */
  async one(table: string): Promise<OpenTable | undefined> {
    const rows = await this.rows().where('listings.table_id', '=', table).execute();
    return (await this.told(rows.filter(row => this.isCurrent(row))))[0];
  }

  /** How many tables of these players wait for somebody. */
  async waitingOf(players: readonly string[]): Promise<number> {
    const { count } = await this.db
      .selectFrom('listings')
      .innerJoin('tables', 'tables.id', 'listings.table_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tables.laid_by', 'in', players)
      .where('tables.stage', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Somebody looks at these while they wait. */
  async seen(tables: readonly string[]): Promise<void> {
    if (tables.length > 0) await this.db.updateTable('listings').set({ seen_at: this.clock() }).where('table_id', 'in', tables).execute();
  }

  /** Waiting tables for a quick pairing, the oldest first, of people who are there; not those of these players or of people who do not meet them. */
  async partners({ game, points, players }: Wanted): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('listings')
      .innerJoin('tables', 'tables.id', 'listings.table_id')
      .select('listings.table_id')
      .where('tables.stage', '=', 'waiting')
      .where('tables.closed', 'is', null)
      .where('tables.game', '=', game)
      .where('listings.quick', '=', 1)
      .where('listings.claimed', '=', 0)
      .where('listings.points', points === undefined ? 'is' : '=', points ?? null)
      .where('listings.seen_at', '>', this.clock() - SEEN)
      .where('tables.laid_by', 'not in', players)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks')
              .select('blocks.player')
              .where(where =>
                where.or([
                  where.and([where('blocks.player', '=', where.ref('tables.laid_by')), where('blocks.other', 'in', players)]),
                  where.and([where('blocks.other', '=', where.ref('tables.laid_by')), where('blocks.player', 'in', players)]),
                ]),
              ),
          ),
        ),
      )
      .orderBy('listings.listed_at')
      .orderBy('listings.table_id')
      .limit(20)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** Takes all of these for oneself, or none of them: nobody is promised to two people. */
  async claim(tables: readonly string[]): Promise<boolean> {
    return this.db
      .transaction()
      .execute(async trx => {
        // In one order, so that two who want the same do not wait for each other.
        for (const table of tables.toSorted()) {
          const { numUpdatedRows } = await trx
            .updateTable('listings')
            .set({ claimed: 1 })
            .where('table_id', '=', table)
            .where('claimed', '=', 0)
            .executeTakeFirst();
          if (numUpdatedRows !== 1n) throw new Taken();
        }
        return true;
      })
      .catch((problem: unknown) => {
        if (problem instanceof Taken) return false;
        throw problem;
      });
  }

  async release(table: string): Promise<void> {
    await this.db.updateTable('listings').set({ claimed: 0 }).where('table_id', '=', table).execute();
  }

  private rows() {
    return this.db
      .selectFrom('listings')
      .innerJoin('tables', 'tables.id', 'listings.table_id')
      .selectAll('listings')
      .select(['tables.id', 'tables.game', 'tables.title', 'tables.scenario', 'tables.stage', 'tables.closed'])
      .where('tables.stage', '!=', 'over')
      .where('tables.closed', 'is', null);
  }

  private isCurrent({ seen_at, pace, stage }: ListingRow & { readonly stage: string }): boolean {
    return stage === 'playing' || this.clock() - seen_at < (pace === 'days' ? FORGOTTEN_BY_DAYS : FORGOTTEN);
  }

  private async told(rows: readonly Row[]): Promise<readonly OpenTable[]> {
    if (rows.length === 0) return [];
    const seats = await this.db
      .selectFrom('seats')
      .leftJoin('players', 'players.id', 'seats.player')
      .select(['table_id', 'seat', 'kind', 'seats.name', 'seats.role', 'players.id', 'players.colour', 'players.emblem'])
      .where(
        'table_id',
        'in',
        rows.map(({ table_id }) => table_id),
      )
      .orderBy('seat')
      .execute();
    const now = this.clock();
    return rows.map(({ id, game, title, scenario, points, pack, pace, language, stage, quick, listed_at, seen_at }) => ({
      id,
      game,
      title,
      ...(scenario !== null && { scenario }),
      ...(points !== null && { points }),
      ...(pack !== null && { pack }),
      pace,
      language,
      stage: stage === 'playing' ? 'playing' : 'waiting',
      seats: seats
        .filter(({ table_id }) => table_id === id)
        .map(({ kind, name, role, id: player, colour, emblem }) => ({
          kind,
          name,
          ...(role !== null && { role }),
          ...(player !== null && { who: personOf({ id: player, name, colour, emblem }) }),
        })),
      here: now - seen_at < SEEN,
      quick: quick === 1,
      listedAt: listed_at,
    }));
  }
}

interface Wanted {
  readonly game: string;
  readonly points: number | undefined;
  readonly players: readonly string[];
}

type Row = ListingRow & {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly scenario: string | null;
  readonly stage: 'waiting' | 'playing' | 'over';
};

/** Somebody else was faster. */
class Taken extends Error {}
