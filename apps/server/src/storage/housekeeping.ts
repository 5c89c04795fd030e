import { WITHIN } from '../limits/attempts.ts';
import type { Keep } from '../settings.ts';
import type { Database } from './storage.ts';

const DAY = 24 * 3600_000;
/** So many are forgotten at a time, so that nobody waits for it. */
const AT_ONCE = 200;

export interface Swept {
  readonly guests: number;
  readonly tables: number;
  readonly replays: number;
  readonly companions: number;
  readonly gatherings: number;
  readonly sessions: number;
  readonly attempts: number;
}

/** Deletes tables with everything that belongs to them. */
export async function deleteTables(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction().execute(async trx => {
    for (const part of ['records', 'torn', 'traces', 'seats', 'reports', 'listings', 'gathering_tables'] as const)
      await trx.deleteFrom(part).where('table_id', 'in', ids).execute();
    await trx.deleteFrom('tables').where('id', 'in', ids).execute();
  });
}

/** Forgets what is older than it is kept. Several nodes may do so at once: what is gone is gone. */
export async function sweep(db: Database, keep: Keep, now: number): Promise<Swept> {
  return {
    tables: await sweepTables(db, keep.tables, now),
    replays: await sweepReplays(db, keep.replays, now),
    companions: await sweepCompanions(db, keep.tables, now),
    gatherings: await sweepGatherings(db, keep.tables, now),
    guests: await sweepGuests(db, keep.guests, now),
    sessions: await sweepSessions(db, now),
    attempts: await sweepAttempts(db, now),
  };
}

async function sweepTables(db: Database, days: number, now: number): Promise<number> {
  if (days === 0) return 0;
  const old = await db
    .selectFrom('tables')
    .select('id')
    .where('changed_at', '<', now - days * DAY)
    .limit(AT_ONCE)
    .execute();
  await deleteTables(
    db,
    old.map(({ id }) => id),
  );
  return old.length;
}

/** Notes of real tables go when tables do. */
async function sweepCompanions(db: Database, days: number, now: number): Promise<number> {
  if (days === 0) return 0;
  const old = await db
    .selectFrom('companions')
    .select('code')
    .where('changed_at', '<', now - days * DAY)
    .limit(AT_ONCE)
    .execute();
  const codes = old.map(({ code }) => code);
  if (codes.length > 0) {
    await db.deleteFrom('companion_entries').where('code', 'in', codes).execute();
    await db.deleteFrom('companions').where('code', 'in', codes).execute();
  }
  return codes.length;
}

/** Tournaments go when the last table of theirs has gone. */
async function sweepGatherings(db: Database, days: number, now: number): Promise<number> {
  if (days === 0) return 0;
  const old = await db
    .selectFrom('gatherings')
    .select('id')
    .where('changed_at', '<', now - days * DAY)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('gathering_tables').select('table_id').whereRef('gathering_tables.gathering', '=', 'gatherings.id'))),
    )
    .limit(AT_ONCE)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('gatherings').where('id', 'in', ids).execute();
  return ids.length;
}

async function sweepReplays(db: Database, days: number, now: number): Promise<number> {
  if (days === 0) return 0;
  const old = await db
    .selectFrom('replays')
    .select('id')
    .where('kept_at', '<', now - days * DAY)
    .limit(AT_ONCE)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('replays').where('id', 'in', ids).execute();
  return ids.length;
}

/** Guests without an account who have not been seen for long and to whom nothing belongs. */
async function sweepGuests(db: Database, days: number, now: number): Promise<number> {
  if (days === 0) return 0;
  const before = now - days * DAY;
  const old = await db
    .selectFrom('players')
    .select('players.id')
    .where('login', 'is', null)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('token').whereRef('sessions.player', '=', 'players.id').where('seen_at', '>=', before))),
    )
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('tables').select('id').whereRef('tables.laid_by', '=', 'players.id'))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('seats').select('seat').whereRef('seats.player', '=', 'players.id'))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('replays').select('id').whereRef('replays.kept_by', '=', 'players.id'))))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reports').select('id').whereRef('reports.by_player', '=', 'players.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('gatherings').select('gatherings.id').whereRef('gatherings.made_by', '=', 'players.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('players as other').select('other.id').whereRef('other.adopted_by', '=', 'players.id'))),
    )
    .limit(AT_ONCE)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.transaction().execute(async trx => {
    for (const part of ['sessions', 'traces', 'blocks', 'ratings', 'results'] as const)
      await trx.deleteFrom(part).where('player', 'in', ids).execute();
    await trx.deleteFrom('blocks').where('other', 'in', ids).execute();
    await trx.deleteFrom('players').where('id', 'in', ids).execute();
  });
  return ids.length;
}

/** Cookies live for a year; a session that nobody used for longer opens nothing. */
const SESSION_DAYS = 400;

async function sweepSessions(db: Database, now: number): Promise<number> {
  const done = await db
    .deleteFrom('sessions')
    .where(where => where.or([where('seen_at', '<', now - SESSION_DAYS * DAY), where('ends_at', '<', now)]))
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}

/** Tries that are too old to count; whoever tries very many names does not fill the disk. */
async function sweepAttempts(db: Database, now: number): Promise<number> {
  const done = await db
    .deleteFrom('attempts')
    .where('since', '<', now - WITHIN)
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
