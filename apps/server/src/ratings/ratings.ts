import { sure } from '@sortie/kernel';
import type { HeadToHead, Profile, RatingSeen, ResultSeen } from '@sortie/wire';
import { personOf } from '../lobby/open-tables.ts';
import type { PlayerRow, RatingRow } from '../storage/schema.ts';
import type { Database } from '../storage/storage.ts';
import { after, FRESH, intervalOf, type Rated, rested } from './glicko.ts';
import { inheritResults } from './inherit.ts';

/** A game of which so little was played says nothing about anybody: laid, two seats taken and ready, begun, opened, and given up. */
const FEWEST_RECORDS = 9;
const LISTED = 100;
const HISTORY = 50;
/** So far back, in milliseconds, a node looks for games that ended while nobody could book them. */
const LOOK_BACK = 7 * 24 * 3600_000;

interface Ended {
  readonly game: string;
  readonly at: number;
  /** Two people and how it came out for them. */
  readonly sides: readonly [Side, Side];
}

interface Side {
  readonly player: string;
  readonly score: number;
}

/** How games against people come out, and what that says about how well they play. Only games that were open to all or part of a tournament count. */
export class Ratings {
  private readonly db: Database;
  private readonly clock: () => number;

  constructor(db: Database, clock: () => number) {
    this.db = db;
    this.clock = clock;
  }

  /** Writes a game down once, whoever says it and however often. */
  async book(table: string): Promise<void> {
    const ended = await this.ended(table);
    if (!ended) return;
    const { game, at, sides } = ended;
    await this.db.transaction().execute(async trx => {
      for (const { player } of sides)
        await trx
          .insertInto('ratings')
          .values({ player, game, ...FRESH, games: 0, changed_at: at })
          .onConflict(known => known.doNothing())
          .execute();
      // In one order: two games of the same people wait for each other, and neither is lost.
      const players = sides.map(({ player }) => player).toSorted();
      for (const player of players)
        await trx
          .updateTable('ratings')
          .set(({ ref }) => ({ games: ref('games') }))
          .where('player', '=', player)
          .where('game', '=', game)
          .execute();
      if (await trx.selectFrom('results').select('player').where('table_id', '=', table).executeTakeFirst()) return;
      const rows = await trx.selectFrom('ratings').selectAll().where('game', '=', game).where('player', 'in', players).execute();
      const before = sides.map(({ player }) => {
        const row = sure(
          rows.find(one => one.player === player),
          'the rating',
        );
        return { ...rested(row, at - row.changed_at), games: row.games };
      });
      for (const [i, { player, score }] of sides.entries()) {
        const [mine, others] = [sure(before[i], 'a side'), sure(before[1 - i], 'the other side')];
        const { rating, deviation, volatility }: Rated = after(mine, [{ other: others, score }]);
        await trx
          .updateTable('ratings')
          .set({ rating, deviation, volatility, games: mine.games + 1, changed_at: at })
          .where('player', '=', player)
          .where('game', '=', game)
          .execute();
        const other = sure(sides[1 - i], 'the other side').player;
        await trx.insertInto('results').values({ table_id: table, player, other, game, score, rating, deviation, at }).execute();
      }
    });
  }

  /** Games that ended while nobody could book them, and those of guests who belong to an account by now. */
  async catchUp(): Promise<void> {
    for (let after = ''; ; ) {
      const missed = await this.missed(after);
      for (const id of missed) await this.book(id);
      const last = missed.at(-1);
      if (last === undefined) break;
      after = last;
    }
    const left = await this.db
      .selectFrom('ratings')
      .innerJoin('players', 'players.id', 'ratings.player')
      .select(['players.id', 'players.adopted_by'])
      .distinct()
      .where('players.adopted_by', 'is not', null)
      .execute();
    for (const { id, adopted_by } of left) if (adopted_by !== null) await this.inherit(adopted_by, [id]);
  }

  /** What guests have played counts for the account that took them over. */
  async inherit(account: string, guests: readonly string[]): Promise<void> {
    await inheritResults(this.db, account, guests);
  }

  /** A page of the games that may count and are not booked, in the order of their ids. */
  private async missed(after: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('id', '>', after)
      .where('stage', '=', 'over')
      .where('changed_at', '>', this.clock() - LOOK_BACK)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('results').select('results.player').whereRef('results.table_id', '=', 'tables.id'))),
      )
      .where(({ exists, or, selectFrom }) =>
        or([
          exists(selectFrom('listings').select('listings.table_id').whereRef('listings.table_id', '=', 'tables.id')),
          exists(
            selectFrom('gathering_tables').select('gathering_tables.table_id').whereRef('gathering_tables.table_id', '=', 'tables.id'),
          ),
        ]),
      )
      .orderBy('id')
      .limit(LISTED)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The best of a game, surest first: by what they play at least. */
  async best(game: string): Promise<readonly RatingSeen[]> {
    const rows = await this.db
      .selectFrom('ratings')
      .innerJoin('players', 'players.id', 'ratings.player')
      .selectAll('ratings')
      .select(['players.id', 'players.name', 'players.colour', 'players.emblem'])
      .where('game', '=', game)
      .where('games', '>', 0)
      .orderBy(({ eb, ref }) => eb(ref('rating'), '-', eb(eb.val(2), '*', ref('deviation'))), 'desc')
      .limit(LISTED)
      .execute();
    return rows.map(row => ({ who: personOf(row), ...this.seen(row) }));
  }

  /** How somebody plays, what they played last, and against whom. */
  async profile(player: PlayerRow): Promise<Profile> {
    const ratings = await this.db.selectFrom('ratings').selectAll().where('player', '=', player.id).where('games', '>', 0).execute();
    const results = await this.db.selectFrom('results').selectAll().where('player', '=', player.id).orderBy('at', 'desc').execute();
    const names = await this.people([...new Set(results.map(({ other }) => other))]);
    const nobody = (id: string) => personOf({ id, name: 'Guest', colour: null, emblem: null });
    const history = results.slice(0, HISTORY).map(
      ({ table_id, other, game, score, rating, deviation, at }): ResultSeen => ({
        table: table_id,
        game,
        other: names.get(other) ?? nobody(other),
        score,
        rating: Math.round(rating),
        deviation: Math.round(deviation),
        at,
      }),
    );
    const against = new Map<string, HeadToHead>();
    for (const { other, score } of results) {
      const known = against.get(other) ?? { other: names.get(other) ?? nobody(other), won: 0, drawn: 0, lost: 0 };
      const how = score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn';
      against.set(other, { ...known, [how]: known[how] + 1 });
    }
    return { who: personOf(player), ratings: ratings.map(row => ({ ...this.seen(row) })), history, against: [...against.values()] };
  }

  private seen(row: RatingRow): Omit<RatingSeen, 'who'> {
    const now = rested(row, this.clock() - row.changed_at);
    const [low, high] = intervalOf(now);
    return { game: row.game, rating: Math.round(now.rating), low, high, games: row.games };
  }

  private async people(ids: readonly string[]) {
    const rows = ids.length === 0 ? [] : await this.db.selectFrom('players').selectAll().where('id', 'in', ids).execute();
    return new Map(rows.map(row => [row.id, personOf(row)]));
  }

  /** A game that is over and counts. */
  private async ended(table: string): Promise<Ended | undefined> {
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', table).where('stage', '=', 'over').executeTakeFirst();
    if (!row?.winners) return undefined;
    const counted =
      (await this.db.selectFrom('listings').select('table_id').where('table_id', '=', table).executeTakeFirst()) ??
      (await this.db.selectFrom('gathering_tables').select('table_id').where('table_id', '=', table).executeTakeFirst());
    const { count } = await this.db
      .selectFrom('records')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    if (!counted || Number(count) < FEWEST_RECORDS) return undefined;
    const seats = await this.db
      .selectFrom('seats')
      .leftJoin('players', 'players.id', 'seats.player')
      .select(['seat', 'players.id', 'players.adopted_by'])
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute();
    // The games of a guest belong to the account that took them over.
    const players = seats.map(({ id, adopted_by }) => adopted_by ?? id);
    const [one, two] = players;
    if (players.length !== 2 || !one || !two || one === two) return undefined;
    const winners = JSON.parse(row.winners) as readonly number[];
    const score = (seat: number): number => (winners.length === 1 ? (winners.includes(seat) ? 1 : 0) : 0.5);
    return {
      game: row.game,
      at: row.changed_at,
      sides: [
        { player: one, score: score(0) },
        { player: two, score: score(1) },
      ],
    };
  }
}
