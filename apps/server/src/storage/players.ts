import { digest, newId, secretToken } from '../tokens.ts';
import type { Database } from './database.ts';
import type { PlayerRow } from './schema.ts';

/** Who somebody is: the player, and the guests whose games it took over. */
export interface Identity {
  readonly player: PlayerRow;
  readonly ids: readonly string[];
}

/** How long a session that nobody uses is kept. */
const SESSION_AGE = 400 * 24 * 3600_000;
/** How exactly the last use of a session is written down. */
const SEEN_EVERY = 3600_000;

export class Players {
  private readonly db: Database;
  private readonly clock: () => number;

  constructor(db: Database, clock: () => number) {
    this.db = db;
    this.clock = clock;
  }

  async bySession(cookie: string): Promise<Identity | undefined> {
    const token = digest(cookie);
    const session = await this.db.selectFrom('sessions').selectAll().where('token', '=', token).executeTakeFirst();
    const now = this.clock();
    if (!session || now - session.seen_at > SESSION_AGE) return undefined;
    if (now - session.seen_at > SEEN_EVERY)
      await this.db.updateTable('sessions').set({ seen_at: now }).where('token', '=', token).execute();
    const player = await this.db.selectFrom('players').selectAll().where('id', '=', session.player).executeTakeFirst();
    if (!player) return undefined;
    return { player, ids: await this.idsOf(player.id) };
  }

  /** A player and the guests whose games it took over. */
  async idsOf(player: string): Promise<readonly string[]> {
    const adopted = await this.db.selectFrom('players').select('id').where('adopted_by', '=', player).execute();
    return [player, ...adopted.map(({ id }) => id)];
  }

  async newGuest(name: string): Promise<PlayerRow> {
    const player: PlayerRow = {
      id: newId(),
      name,
      login: null,
      password: null,
      recovery: null,
      adopted_by: null,
      created_at: this.clock(),
    };
    await this.db.insertInto('players').values(player).execute();
    return player;
  }

  /** The cookie of a new session. */
  async newSession(player: string): Promise<string> {
    const cookie = secretToken();
    const now = this.clock();
    await this.db
      .insertInto('sessions')
      .values({ token: digest(cookie), player, created_at: now, seen_at: now })
      .execute();
    return cookie;
  }

  async endSession(cookie: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('token', '=', digest(cookie)).execute();
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.updateTable('players').set({ name }).where('id', '=', id).execute();
  }

  byLogin(login: string): Promise<PlayerRow | undefined> {
    return this.db.selectFrom('players').selectAll().where('login', '=', login).executeTakeFirst();
  }

  /** A guest becomes an account and keeps everything it has. */
  async register(id: string, login: string, password: string, recovery: string): Promise<void> {
    await this.db.updateTable('players').set({ login, password, recovery }).where('id', '=', id).execute();
  }

  async changePassword(id: string, password: string): Promise<void> {
    await this.db.updateTable('players').set({ password }).where('id', '=', id).execute();
  }

  async newRecovery(id: string, recovery: string): Promise<void> {
    await this.db.updateTable('players').set({ recovery }).where('id', '=', id).execute();
  }

  /** Spends a recovery code. False if it was spent in the meantime: two who try at once do not both succeed. */
  async recover(id: string, spent: string, password: string, recovery: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('players')
      .set({ password, recovery })
      .where('id', '=', id)
      .where('recovery', '=', spent)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** On all devices. */
  async endSessions(id: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('player', '=', id).execute();
  }

  /** The account is no more. Its games stay with those who sit there, held by a guest whom nobody is. */
  async forget(id: string): Promise<void> {
    await this.db.updateTable('players').set({ name: 'Guest', login: null, password: null, recovery: null }).where('id', '=', id).execute();
    await this.endSessions(id);
  }

  /** The games of a guest come along to the account that signs in on the same device. */
  async adopt(guest: string, account: string): Promise<void> {
    await this.db.updateTable('players').set({ adopted_by: account }).where('adopted_by', '=', guest).execute();
    await this.db.updateTable('players').set({ adopted_by: account }).where('id', '=', guest).where('login', 'is', null).execute();
  }
}
