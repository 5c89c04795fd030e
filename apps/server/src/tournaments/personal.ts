import type { GatheringRow } from '../storage/schema.ts';
import type { Database } from '../storage/storage.ts';
import { playersOf, type Tournament } from './tournament.ts';

/** What a tournament is called whose name was somebody's who is gone. */
const NAMELESS = 'Tournament';

interface Kept {
  readonly row: GatheringRow;
  readonly body: Tournament;
}

/** Tournaments that somebody opened or entered. */
async function keptOf(db: Database, ids: readonly string[]): Promise<readonly Kept[]> {
  const rows = await db
    .selectFrom('gatherings')
    .selectAll()
    .where('kind', '=', 'tournament')
    .where(where => where.or([where('made_by', 'in', ids), ...ids.map(id => where('body', 'like', `%"${id}"%`))]))
    .execute();
  return rows
    .map(row => ({ row, body: JSON.parse(row.body) as Tournament }))
    .filter(({ row, body }) => ids.includes(row.made_by) || playersOf(body).some(player => ids.includes(player)));
}

/** What tournaments hold of a player, for the player: what they opened, and their lists. What others handed in is not theirs. */
export async function tournamentsOf(db: Database, ids: readonly string[]): Promise<readonly object[]> {
  return (await keptOf(db, ids)).map(({ row, body: { game, scenario, kind, stage, entrants } }) => ({
    id: row.id,
    ...(ids.includes(row.made_by) && { opened: true, name: row.name }),
    game,
    scenario,
    kind,
    stage,
    made_at: row.made_at,
    lists: entrants.filter(({ player }) => ids.includes(player)).map(({ list }) => list ?? null),
  }));
}

/**
 * Takes a player out of tournaments. One that has not begun goes on without them, and is gone if they opened it; in one that has begun, results and
 * lists belong to the games with the others, as their tables do, and what they called it goes.
 */
export async function forgetInTournaments(db: Database, ids: readonly string[]): Promise<void> {
  for (const { row } of await keptOf(db, ids)) while (!(await forgetIn(db, row.id, ids)));
}

/** False if somebody else changed it meanwhile. */
async function forgetIn(db: Database, id: string, ids: readonly string[]): Promise<boolean> {
  const row = await db.selectFrom('gatherings').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return true;
  const body = JSON.parse(row.body) as Tournament;
  const isTheirs = ids.includes(row.made_by);
  if (isTheirs && body.stage === 'gathering') {
    const gone = await db.deleteFrom('gatherings').where('id', '=', id).where('version', '=', row.version).executeTakeFirst();
    return gone.numDeletedRows === 1n;
  }
  const stays = body.stage !== 'gathering';
  const after: Tournament = {
    ...body,
    name: isTheirs ? NAMELESS : body.name,
    entrants: body.entrants.filter(({ player }) => stays || !ids.includes(player)),
  };
  const { numUpdatedRows } = await db
    .updateTable('gatherings')
    .set({ body: JSON.stringify(after), name: isTheirs ? NAMELESS : row.name, version: row.version + 1 })
    .where('id', '=', id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
