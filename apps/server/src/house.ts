import type { AnyGame } from './games.ts';
import type { Minds } from './opponent/minds.ts';
import { Rooms } from './rooms/rooms.ts';
import { openDatabase } from './storage/database.ts';
import { Journal } from './storage/journal.ts';
import { Players } from './storage/players.ts';
import { Replays } from './storage/replays.ts';
import { Tables } from './storage/tables.ts';

export interface HouseOptions {
  readonly data: string;
  readonly games: readonly AnyGame[];
  readonly minds: Minds;
  readonly clock?: () => number;
  /** How long an empty room stays in memory, in milliseconds. */
  readonly idle?: number;
  readonly report?: (table: string, problem: unknown) => void;
}

/** Everything behind the doors: games, players, tables and the threads that think. */
export interface House {
  readonly games: readonly AnyGame[];
  readonly players: Players;
  readonly tables: Tables;
  readonly replays: Replays;
  readonly journal: Journal;
  readonly rooms: Rooms;
  readonly clock: () => number;
  readonly close: () => Promise<void>;
}

const IDLE = 60_000;

export async function openHouse({ data, games, minds, clock = Date.now, idle = IDLE, report = complain }: HouseOptions): Promise<House> {
  const db = await openDatabase(data);
  const journal = new Journal(db);
  const tables = new Tables(db);
  const rooms = new Rooms({ games, tables, journal, think: minds.think, clock, report, idle });
  return {
    games,
    players: new Players(db, clock),
    tables,
    replays: new Replays(db),
    journal,
    rooms,
    clock,
    close: async () => {
      await rooms.close();
      await minds.close();
      await db.destroy();
    },
  };
}

function complain(table: string, problem: unknown): void {
  console.error(`table ${table}:`, problem);
}
