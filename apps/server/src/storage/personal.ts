import type { Shape } from '@sortie/kernel';
import type { TableRecord } from '@sortie/table';
import { forgetInTournaments, tournamentsOf } from '../tournaments/personal.ts';
import { chained, NO_SUM, wholeOf } from './chain.ts';
import { deleteTables } from './housekeeping.ts';
import type { Database } from './storage.ts';

/** What is called by nobody's name any more. */
const NOBODY = 'Guest';

/** Everything that is kept of a player, for the player. */
export async function personalData(db: Database, ids: readonly string[]): Promise<object> {
  const players = await db
    .selectFrom('players')
    .select(['id', 'name', 'login', 'role', 'colour', 'emblem', 'created_at'])
    .where('id', 'in', ids)
    .execute();
  const sessions = await db.selectFrom('sessions').select(['created_at', 'seen_at']).where('player', 'in', ids).execute();
  const seats = await db.selectFrom('seats').select(['table_id', 'seat', 'name']).where('player', 'in', ids).execute();
  const mine = await tablesOf(db, ids);
  const replays = await db.selectFrom('replays').selectAll().where('kept_by', 'in', ids).execute();
  const reports = await db.selectFrom('reports').select(['table_id', 'text', 'made_at']).where('by_player', 'in', ids).execute();
  const results = await db.selectFrom('results').selectAll().where('player', 'in', ids).execute();
  const ratings = await db.selectFrom('ratings').selectAll().where('player', 'in', ids).execute();
  const blocks = await db.selectFrom('blocks').selectAll().where('player', 'in', ids).execute();
  const tournaments = await tournamentsOf(db, ids);
  const tables = [];
  for (const id of mine) tables.push(await tableOf(db, id, ids));
  return { players, sessions, tables, seats, replays, reports, results, ratings, blocks, tournaments };
}

/** Where a player sits, what they laid, and where else they have left a name or words. */
async function tablesOf(db: Database, ids: readonly string[]): Promise<readonly string[]> {
  const seats = await db.selectFrom('seats').select('table_id as id').where('player', 'in', ids).execute();
  const laid = await db.selectFrom('tables').select('id').where('laid_by', 'in', ids).execute();
  const traces = await db.selectFrom('traces').select('table_id as id').where('player', 'in', ids).execute();
  return [...new Set([...seats, ...laid, ...traces].map(({ id }) => id))];
}

const WATCHES = ' watches ';
/** Who watches has a name of its own for every line, which tells the house whose it is. */
export const watcherOf = (player: string, line: string): string => `${player}${WATCHES}${line}`;
const isBy = (by: string | undefined, ids: readonly string[]): boolean => by !== undefined && ids.includes(by.split(WATCHES)[0] ?? by);

/** A table as far as it is this player's: what the lists show, and what was said. What others did there, and what is secret, is not. */
async function tableOf(db: Database, id: string, ids: readonly string[]): Promise<object> {
  const table = await db
    .selectFrom('tables')
    .select(['id', 'game', 'title', 'stage', 'outcome', 'laid_at', 'changed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { records } = wholeOf(
    await db.selectFrom('records').select(['seq', 'body', 'sum']).where('table_id', '=', id).orderBy('seq').execute(),
  );
  const said = records.flatMap(record => (record.kind === 'said' && isBy(record.by, ids) ? [{ at: record.at, text: record.text }] : []));
  return { ...table, said };
}

/**
 * Deletes a player with everything that is only theirs. A game that somebody else plays too stays with them; in it the player has no name and has
 * said nothing any more.
 */
export async function forgetPlayer(db: Database, ids: readonly string[]): Promise<readonly string[]> {
  const mine = await tablesOf(db, ids);
  const alone: string[] = [];
  for (const id of mine) {
    const others = await db.selectFrom('seats').select('player').where('table_id', '=', id).where('player', 'is not', null).execute();
    const { laid_by } = await db.selectFrom('tables').select('laid_by').where('id', '=', id).executeTakeFirstOrThrow();
    if ([laid_by, ...others.map(({ player }) => player)].every(player => player === null || ids.includes(player))) alone.push(id);
    else await withoutName(db, id, ids);
  }
  await deleteTables(db, alone);
  await forgetInTournaments(db, ids);
  await db.transaction().execute(async trx => {
    await trx.deleteFrom('replays').where('kept_by', 'in', ids).execute();
    for (const part of ['sessions', 'traces', 'blocks', 'ratings', 'results'] as const)
      await trx.deleteFrom(part).where('player', 'in', ids).execute();
    await trx.deleteFrom('blocks').where('other', 'in', ids).execute();
    await trx.deleteFrom('reports').where('by_player', 'in', ids).execute();
    await trx
      .updateTable('players')
      .set({ name: NOBODY, login: null, password: null, recovery: null, role: null, colour: null, emblem: null })
      .where('id', 'in', ids)
      .execute();
  });
  return mine;
}

/** The same log without what tells who it was. Its sums are written anew; if somebody plays on meanwhile, it is tried again. */
async function withoutName(db: Database, id: string, ids: readonly string[]): Promise<void> {
  for (;;) {
    const done = await db.transaction().execute(async trx => {
      const { head, outcome } = await trx.selectFrom('tables').select(['head', 'outcome']).where('id', '=', id).executeTakeFirstOrThrow();
      const rows = await trx.selectFrom('records').select(['seq', 'body', 'sum']).where('table_id', '=', id).orderBy('seq').execute();
      const { records, sum } = wholeOf(rows);
      const seats = records.flatMap(record => (record.kind === 'sat' && ids.includes(record.guest.id) ? [record.seat] : []));
      const stored = chained(
        NO_SUM,
        records.map(record => nameless(record, ids, seats)),
      );
      const fresh = stored.at(-1)?.sum ?? NO_SUM;
      const moved = await trx
        .updateTable('tables')
        .set({ head: fresh, outcome: outcome && namesOf(records, ids).reduce((text, name) => text.replaceAll(name, NOBODY), outcome) })
        .where('id', '=', id)
        .where('head', '=', head)
        .executeTakeFirst();
      if (moved.numUpdatedRows !== 1n || sum === NO_SUM) return false;
      for (const one of stored)
        await trx
          .updateTable('records')
          .set({ body: one.body, sum: one.sum })
          .where('table_id', '=', id)
          .where('seq', '=', one.seq)
          .execute();
      // What was cut off a damaged log is read by nobody any more, and may tell who it was.
      await trx.deleteFrom('torn').where('table_id', '=', id).execute();
      await trx.updateTable('seats').set({ name: NOBODY }).where('table_id', '=', id).where('player', 'in', ids).execute();
      return true;
    });
    if (done) return;
  }
}

/** What they were called at this table, the longest first: one may be a part of another. */
function namesOf(records: readonly TableRecord<Shape>[], ids: readonly string[]): readonly string[] {
  const names = records.flatMap(record => (record.kind === 'sat' && ids.includes(record.guest.id) ? [record.guest.name] : []));
  return [...new Set(names)].filter(name => name !== '').toSorted((a, b) => b.length - a.length);
}

function nameless(record: TableRecord<Shape>, ids: readonly string[], seats: readonly number[]): TableRecord<Shape> {
  if (record.kind === 'sat' && ids.includes(record.guest.id)) return { ...record, guest: { ...record.guest, name: NOBODY } };
  if (record.kind === 'said' && isBy(record.by, ids)) return { ...record, name: NOBODY, text: '…' };
  if (record.kind === 'began')
    return {
      ...record,
      header: { ...record.header, seats: record.header.seats.map((name, seat) => (seats.includes(seat) ? NOBODY : name)) },
    };
  return record;
}
