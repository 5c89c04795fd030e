import type { ReplayRow } from './schema.ts';
import type { Database } from './storage.ts';

export type ReplayCardRow = Omit<ReplayRow, 'body'>;

const CARD = ['id', 'game', 'title', 'seats', 'entries', 'kept_by', 'kept_at'] as const;
const LISTED = 200;

/** Game files that somebody keeps here, for anybody who has the link. */
export class Replays {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async keep(replay: ReplayRow): Promise<void> {
    await this.db.insertInto('replays').values(replay).execute();
  }

  card(id: string): Promise<ReplayCardRow | undefined> {
    return this.db.selectFrom('replays').select(CARD).where('id', '=', id).executeTakeFirst();
  }

  async body(id: string): Promise<string | undefined> {
    return (await this.db.selectFrom('replays').select('body').where('id', '=', id).executeTakeFirst())?.body;
  }

  /** False if it is not theirs. */
  async forget(id: string, ids: readonly string[]): Promise<boolean> {
    const done = await this.db.deleteFrom('replays').where('id', '=', id).where('kept_by', 'in', ids).executeTakeFirst();
    return done.numDeletedRows === 1n;
  }

  ofPlayers(ids: readonly string[]): Promise<ReplayCardRow[]> {
    return this.db.selectFrom('replays').select(CARD).where('kept_by', 'in', ids).orderBy('kept_at', 'desc').limit(LISTED).execute();
  }
}
