import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { Database } from '../storage/storage.ts';
import { after, FRESH, type Rated, rested } from './glicko.ts';

type Writing = Transaction<Schema>;

/** What a result says of whoever it belongs to. */
interface Point {
  readonly rating: number;
  readonly deviation: number;
  readonly at: number;
}

/**
 * The games that guests have played count for the account that took the guests over: their results become its own, and its rating is worked out
 * anew from all of them, in the order in which they were played. Those who played against the guests keep what they got for it.
 */
export async function inheritResults(db: Database, account: string, guests: readonly string[]): Promise<void> {
  if (guests.length === 0) return;
  await db.transaction().execute(async trx => {
    const rated = await trx.selectFrom('ratings').select('game').distinct().where('player', 'in', guests).orderBy('game').execute();
    for (const { game } of rated) await inheritGame(trx, account, guests, game);
    // Whoever played somebody who turns out to be this account sees its name.
    await trx.updateTable('results').set({ other: account }).where('other', 'in', guests).execute();
  });
}

async function inheritGame(trx: Writing, account: string, guests: readonly string[], game: string): Promise<void> {
  await trx
    .insertInto('ratings')
    .values({ player: account, game, ...FRESH, games: 0, changed_at: 0 })
    .onConflict(known => known.doNothing())
    .execute();
  // In one order, as a game that is booked meanwhile takes them: one waits for the other.
  const everybody = [account, ...guests].toSorted();
  for (const player of everybody)
    await trx
      .updateTable('ratings')
      .set(({ ref }) => ({ games: ref('games') }))
      .where('player', '=', player)
      .where('game', '=', game)
      .execute();
  // Against oneself nothing is won.
  const mine = trx.deleteFrom('results').where('game', '=', game);
  await mine.where('player', 'in', everybody).where('other', 'in', everybody).execute();
  await trx.updateTable('results').set({ player: account }).where('player', 'in', guests).where('game', '=', game).execute();
  await trx.deleteFrom('ratings').where('player', 'in', guests).where('game', '=', game).execute();
  await rateAnew(trx, account, game);
}

/** From the first game to the last; each against the rating that the other had before it. */
async function rateAnew(trx: Writing, player: string, game: string): Promise<void> {
  const played = trx.selectFrom('results').selectAll().where('game', '=', game).orderBy('at').orderBy('table_id');
  const results = await played.where('player', '=', player).execute();
  const others = [...new Set(results.map(({ other }) => other))];
  const theirs = others.length === 0 ? [] : await played.where('player', 'in', others).execute();
  const before = (who: string, table: string, at: number): Rated => {
    const last = theirs.findLast(one => one.player === who && one.at <= at && one.table_id !== table);
    return last ? pausedUntil(last, at) : FRESH;
  };
  let now = FRESH;
  let changedAt = 0;
  for (const { table_id, other, score, at } of results) {
    now = after(rested(now, changedAt === 0 ? 0 : at - changedAt), [{ other: before(other, table_id, at), score }]);
    changedAt = at;
    const { rating, deviation } = now;
    await trx.updateTable('results').set({ rating, deviation }).where('table_id', '=', table_id).where('player', '=', player).execute();
  }
  if (results.length === 0) await trx.deleteFrom('ratings').where('player', '=', player).where('game', '=', game).execute();
  else
    await trx
      .updateTable('ratings')
      .set({ ...now, games: results.length, changed_at: changedAt })
      .where('player', '=', player)
      .where('game', '=', game)
      .execute();
}

const pausedUntil = ({ rating, deviation, at }: Point, now: number): Rated => rested({ ...FRESH, rating, deviation }, now - at);
