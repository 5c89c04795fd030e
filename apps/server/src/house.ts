import type { Seed, Shape } from '@sortie/kernel';
import type { Table } from '@sortie/table';
import { Companions } from './companion/companions.ts';
import type { AnyGame } from './games.ts';
import { Attempts } from './limits/attempts.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { Lobby } from './lobby/lobby.ts';
import { OpenTables } from './lobby/open-tables.ts';
import { alone, type Bus } from './nodes/bus.ts';
import { Keeper } from './operations/keeper.ts';
import { Metrics } from './operations/metrics.ts';
import { timedAppend, timedThink } from './operations/timed.ts';
import type { Minds } from './opponent/minds.ts';
import { Ratings } from './ratings/ratings.ts';
import { type Reader, readerHere } from './reading/reader.ts';
import { Rooms } from './rooms/rooms.ts';
import { CLOCKS, type Clocks } from './rooms/steady.ts';
import type { Keep } from './settings.ts';
import { Blocks } from './storage/blocks.ts';
import { Players } from './storage/players.ts';
import { Replays } from './storage/replays.ts';
import type { Storage } from './storage/storage.ts';
import { Tables } from './storage/tables.ts';
import { Wardens } from './storage/wardens.ts';
import { newId, newSeed as randomSeed } from './tokens.ts';
import { Gatherings } from './tournaments/gatherings.ts';
import type { Tournament } from './tournaments/tournament.ts';
import { bookResult, settleTournaments } from './tournaments/tournaments.ts';

export interface HouseOptions {
  readonly storage: Storage;
  readonly games: readonly AnyGame[];
  readonly minds: Minds;
  /** Reads what strangers send; without it, in this thread. */
  readonly reader?: Reader;
  /** How this node hears of others; without it there are none. */
  readonly bus?: Bus;
  readonly clocks?: Clocks;
  /** How long an empty room stays in memory, in milliseconds. */
  readonly idle?: number;
  readonly limits?: Limits;
  /** How long guests, tables and replays are kept; without it for ever. */
  readonly keep?: Keep;
  /** So long after the start, in milliseconds, the database is looked through. */
  readonly lookAfter?: number;
  readonly report?: (table: string, problem: unknown) => void;
  /** The dice of a new table. */
  readonly newSeed?: () => Seed;
}

/** Everything behind the doors: games, players, tables and the threads that think. */
export interface House {
  readonly games: readonly AnyGame[];
  readonly storage: Storage;
  readonly bus: Bus;
  readonly players: Players;
  readonly tables: Tables;
  readonly replays: Replays;
  readonly companions: Companions;
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly minds: Minds;
  readonly reader: Reader;
  readonly attempts: Attempts;
  readonly wardens: Wardens;
  readonly blocks: Blocks;
  readonly ratings: Ratings;
  readonly tournaments: Gatherings<Tournament>;
  readonly metrics: Metrics;
  /** What the look through the database at the start has found. */
  readonly damage: () => readonly string[];
  /** The time of day. */
  readonly clock: () => number;
  /** For measuring how long something takes: nobody can set it. */
  readonly steady: () => number;
  readonly limits: Limits;
  readonly newSeed: () => Seed;
  readonly close: () => Promise<void>;
}

const IDLE = 60_000;
const LOOK_AFTER = 5_000;

export function openHouse({
  storage,
  games,
  minds,
  reader = readerHere(games),
  bus = alone(newId()),
  clocks = CLOCKS,
  idle = IDLE,
  limits = LIMITS,
  keep = { guests: 0, tables: 0, replays: 0 },
  lookAfter = LOOK_AFTER,
  report = complain,
  newSeed = randomSeed,
}: HouseOptions): House {
  const books = booksOf(storage, clocks.wall);
  const { tables, ratings } = books;
  const metrics = new Metrics();
  const counted = counting(metrics, report);
  const measured = { ...storage, append: timedAppend(storage, metrics, clocks.steady) };
  const think = timedThink(minds, metrics, clocks.steady);
  /** The lobby hears of it, and what is over is booked: the rating, then the tournament, whose next round may come of it. */
  const noted = async (table: string, after: Table<Shape>): Promise<void> => {
    await lobby.touched(table);
    if (!after.ended) return;
    await ratings.book(table);
    await bookResult(house, table);
  };
  const changed = (table: string, after: Table<Shape>): void => void noted(table, after).catch(problem => counted(table, problem));
  const rooms = new Rooms({ games, tables, storage: measured, bus, think, clocks, report: counted, idle, limits, changed });
  const lobby = new Lobby({
    tables: new OpenTables(storage.db, clocks.wall),
    bus,
    clocks,
    report: problem => counted('lobby', problem),
    watched: () => rooms.waiting(),
  });
  metrics.watch(rooms, minds.waiting);
  const keeper = new Keeper({ storage, keep, after: lookAfter, clock: clocks.wall, report: problem => counted('all', problem) });
  const house: House = {
    ...books,
    games,
    storage,
    bus,
    rooms,
    lobby,
    minds,
    reader,
    metrics,
    damage: () => keeper.damage,
    clock: clocks.wall,
    steady: clocks.steady,
    limits,
    newSeed,
    // Whoever is served goes first, what keeps the records last.
    close: () => closed(keeper, lobby, rooms, minds, reader, bus, storage),
  };
  void caughtUp(house).catch(problem => counted('all', problem));
  return house;
}

/** What a node that ended in the wrong moment has left undone. */
async function caughtUp(house: House): Promise<void> {
  await house.ratings.catchUp();
  await settleTournaments(house);
}

/** What is written down, each kind in a book of its own. */
const booksOf = ({ db }: Storage, wall: () => number) => ({
  players: new Players(db, wall),
  tables: new Tables(db),
  replays: new Replays(db),
  companions: new Companions(db, wall),
  attempts: new Attempts(db, wall),
  wardens: new Wardens(db, wall),
  blocks: new Blocks(db, wall),
  ratings: new Ratings(db, wall),
  tournaments: new Gatherings<Tournament>(db, wall, 'tournament'),
});

/** One after the other. */
async function closed(...parts: readonly { readonly close: () => unknown }[]): Promise<void> {
  for (const part of parts) await part.close();
}

type Report = (table: string, problem: unknown) => void;

const counting =
  (metrics: Metrics, report: Report): Report =>
  (table, problem) => {
    metrics.problem();
    report(table, problem);
  };

function complain(table: string, problem: unknown): void {
  console.error(`table ${table}:`, problem);
}
