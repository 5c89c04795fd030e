import { digest, newId, secretToken } from '../tokens.ts';
import type { PlayerRow } from './schema.ts';
import type { Database } from './storage.ts';

/** Who somebody is: the player, and the guests whose games it took over. */
export interface Identity {
  readonly player: PlayerRow;
  readonly ids: readonly string[];
  /** The session has been used for so long that it should get a new cookie. */
  readonly isOld: boolean;
}

/** By what somebody wants to be known. */
interface Chosen {
  readonly colour?: string;
  readonly emblem?: string;
}

/** A session as its owner sees it. */
export interface SessionSeen {
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly current: boolean;
}

/** How long a session that nobody uses is kept. */
const SESSION_AGE = 400 * 24 * 3600_000;
/** A cookie is replaced after so long; the one before opens for a moment more. */
const ROTATE = 30 * 24 * 3600_000;
const GRACE = 60_000;
/** So much of a session's hash names it to its owner, and opens nothing. */
const NAMED = 16;
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
    if (!session || now - session.seen_at > SESSION_AGE || (session.ends_at !== null && now > session.ends_at)) return undefined;
    if (now - session.seen_at > SEEN_EVERY)
      await this.db.updateTable('sessions').set({ seen_at: now }).where('token', '=', token).execute();
    const player = await this.db.selectFrom('players').selectAll().where('id', '=', session.player).executeTakeFirst();
    if (!player) return undefined;
    return { player, ids: await this.idsOf(player.id), isOld: session.ends_at === null && now - session.created_at > ROTATE };
  }

  /** A player and the guests whose games it took over. */
  async idsOf(player: string): Promise<readonly string[]> {
    const adopted = await this.db.selectFrom('players').select('id').where('adopted_by', '=', player).execute();
    return [player, ...adopted.map(({ id }) => id)];
  }

  async newGuest(name: string, { colour, emblem }: Chosen = {}): Promise<PlayerRow> {
    const player: PlayerRow = {
      id: newId(),
      name,
      login: null,
      password: null,
      recovery: null,
      adopted_by: null,
      created_at: this.clock(),
      role: null,
      colour: colour ?? null,
      emblem: emblem ?? null,
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
      .values({ token: digest(cookie), player, created_at: now, seen_at: now, ends_at: null })
      .execute();
    return cookie;
  }

  /** A new cookie for the same person. */
  async rotate(cookie: string, player: string): Promise<string> {
    await this.db
      .updateTable('sessions')
      .set({ ends_at: this.clock() + GRACE })
      .where('token', '=', digest(cookie))
      .execute();
    return this.newSession(player);
  }

  async sessionsOf(player: string, cookie: string): Promise<readonly SessionSeen[]> {
    const rows = await this.db
      .selectFrom('sessions')
      .selectAll()
      .where('player', '=', player)
      .where('ends_at', 'is', null)
      .orderBy('seen_at', 'desc')
      .execute();
    const current = digest(cookie);
    return rows.map(({ token, created_at, seen_at }) => ({
      id: token.slice(0, NAMED),
      createdAt: created_at,
      seenAt: seen_at,
      current: token === current,
    }));
  }

  /** Ends one session of a player by its name; false if there is none. */
  async revoke(player: string, id: string): Promise<boolean> {
    if (!/^[0-9a-f]{16}$/.test(id)) return false;
    const done = await this.db.deleteFrom('sessions').where('player', '=', player).where('token', 'like', `${id}%`).executeTakeFirst();
    return done.numDeletedRows > 0n;
  }

  async endSession(cookie: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('token', '=', digest(cookie)).execute();
  }

  async rename(id: string, name: string, chosen: Chosen = {}): Promise<void> {
    await this.db
      .updateTable('players')
      .set({ name, ...chosen })
      .where('id', '=', id)
      .execute();
  }

  byIds(ids: readonly string[]): Promise<PlayerRow[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.db.selectFrom('players').selectAll().where('id', 'in', ids).execute();
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

  /** The games of a guest come along to the account that signs in on the same device. */
  async adopt(guest: string, account: string): Promise<void> {
    await this.db.updateTable('players').set({ adopted_by: account }).where('adopted_by', '=', guest).execute();
    await this.db.updateTable('players').set({ adopted_by: account }).where('id', '=', guest).where('login', 'is', null).execute();
  }
}
