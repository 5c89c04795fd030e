import { newId } from '../tokens.ts';
import type { BanRow, PlayerRow, ReportRow, TableRow } from './schema.ts';
import type { Database } from './storage.ts';

const LISTED = 100;
/** So long, in milliseconds, a list of bans is good. */
const FRESH = 5_000;

/** What those who keep a house in order see and do. */
export class Wardens {
  private readonly db: Database;
  private readonly clock: () => number;
  private known: { readonly at: number; readonly banned: Promise<ReadonlySet<string>> } | undefined;

  constructor(db: Database, clock: () => number) {
    this.db = db;
    this.clock = clock;
  }

  /** Makes an account one of those who keep the house in order, or no longer. False if there is no such account. */
  async appoint(login: string, role: 'admin' | null): Promise<boolean> {
    const done = await this.db.updateTable('players').set({ role }).where('login', '=', login.toLowerCase()).executeTakeFirst();
    return done.numUpdatedRows === 1n;
  }

  tables(search: string): Promise<TableRow[]> {
    return this.db
      .selectFrom('tables')
      .selectAll()
      .$if(search !== '', query => query.where(where => where.or([where('id', '=', search), where('title', 'like', `%${search}%`)])))
      .orderBy('changed_at', 'desc')
      .limit(LISTED)
      .execute();
  }

  players(search: string): Promise<PlayerRow[]> {
    return this.db
      .selectFrom('players')
      .selectAll()
      .$if(search !== '', query =>
        query.where(where =>
          where.or([where('id', '=', search), where('name', 'like', `%${search}%`), where('login', 'like', `%${search}%`)]),
        ),
      )
      .orderBy('created_at', 'desc')
      .limit(LISTED)
      .execute();
  }

  /** With what the table is called, and who says so. */
  reports(): Promise<(ReportRow & { readonly title: string; readonly name: string })[]> {
    return this.db
      .selectFrom('reports')
      .innerJoin('tables', 'tables.id', 'reports.table_id')
      .innerJoin('players', 'players.id', 'reports.by_player')
      .selectAll('reports')
      .select(['tables.title', 'players.name'])
      .where('settled_at', 'is', null)
      .orderBy('made_at')
      .limit(LISTED)
      .execute();
  }

  async report(table: string, by: string, text: string): Promise<void> {
    const row = { id: newId(), table_id: table, by_player: by, text, made_at: this.clock(), settled_at: null };
    await this.db.insertInto('reports').values(row).execute();
  }

  async settle(report: string): Promise<void> {
    await this.db.updateTable('reports').set({ settled_at: this.clock() }).where('id', '=', report).execute();
  }

  /** With what the player is called. */
  bans(): Promise<(BanRow & { readonly name: string | null })[]> {
    return this.db
      .selectFrom('bans')
      .leftJoin('players', 'players.id', 'bans.value')
      .selectAll('bans')
      .select('players.name')
      .orderBy('made_at', 'desc')
      .limit(LISTED)
      .execute();
  }

  async ban(kind: BanRow['kind'], value: string, reason: string, made_by: string, until: number | null): Promise<void> {
    await this.db.insertInto('bans').values({ id: newId(), kind, value, reason, until, made_by, made_at: this.clock() }).execute();
    this.known = undefined;
  }

  async lift(ban: string): Promise<void> {
    this.known = undefined;
    await this.db.deleteFrom('bans').where('id', '=', ban).execute();
  }

  /** Is one of these players, or this address, not wanted here? Every request asks, so that the list is read anew only now and then. */
  async isBanned(players: readonly string[], address: string): Promise<boolean> {
    const now = this.clock();
    if (!this.known || now - this.known.at > FRESH || now < this.known.at) this.known = { at: now, banned: this.banned(now) };
    const banned = await this.known.banned;
    return banned.has(`address ${address}`) || players.some(id => banned.has(`player ${id}`));
  }

  private async banned(now: number): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .selectFrom('bans')
      .select(['kind', 'value'])
      .where(where => where.or([where('until', 'is', null), where('until', '>', now)]))
      .execute();
    return new Set(rows.map(({ kind, value }) => `${kind} ${value}`));
  }

  /** Nobody plays there any more; why, is told to whoever asks. */
  async close(table: string, reason: string): Promise<void> {
    await this.db.updateTable('tables').set({ closed: reason }).where('id', '=', table).execute();
  }
}
