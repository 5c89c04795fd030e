import type { Insertable, Selectable } from 'kysely';

/** Times are milliseconds since 1970; lists and records of the table are JSON texts. Plain types, so that another database can hold them. */
export interface Schema {
  readonly players: Players;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly seats: Seats;
  readonly records: Records;
  readonly replays: Replays;
}

interface Players {
  id: string;
  name: string;
  /** With an account only. */
  login: string | null;
  password: string | null;
  /** The hash of the code that brings a new password, once. */
  recovery: string | null;
  /** A guest whose games went over to an account. */
  adopted_by: string | null;
  created_at: number;
}

interface Sessions {
  /** The hash of the cookie: whoever reads the database cannot take a session over. */
  token: string;
  player: string;
  created_at: number;
  seen_at: number;
}

interface Tables {
  id: string;
  game: string;
  scenario: string | null;
  title: string;
  laid_by: string;
  watch: string;
  stage: 'waiting' | 'playing' | 'over';
  outcome: string | null;
  winners: string | null;
  /** What an opponent weighed last, where everybody may know. */
  weighed: string | null;
  laid_at: number;
  changed_at: number;
}

interface Seats {
  table_id: string;
  seat: number;
  kind: 'open' | 'human' | 'opponent';
  name: string;
  role: string | null;
  player: string | null;
  invite: string | null;
}

interface Records {
  table_id: string;
  seq: number;
  body: string;
}

interface Replays {
  id: string;
  game: string;
  title: string;
  seats: string;
  entries: number;
  kept_by: string;
  kept_at: number;
  body: string;
}

export type PlayerRow = Selectable<Players>;
export type TableRow = Selectable<Tables>;
export type SeatRow = Selectable<Seats>;
export type ReplayRow = Selectable<Replays>;
export type NewTable = Insertable<Tables>;
