import type { Generated, Insertable, Selectable } from 'kysely';

/** Times are milliseconds since 1970; lists and records of the table are JSON texts. Plain types, so that another database can hold them. */
export interface Schema {
  readonly players: Players;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly seats: Seats;
  readonly records: Records;
  readonly torn: Torn;
  readonly traces: Traces;
  readonly replays: Replays;
  readonly attempts: Attempts;
  readonly bans: Bans;
  readonly reports: Reports;
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
  /** Keeps the house in order, or nothing of the kind. */
  role: 'admin' | null;
}

interface Sessions {
  /** The hash of the cookie: whoever reads the database cannot take a session over. */
  token: string;
  player: string;
  created_at: number;
  seen_at: number;
  /** For one that was replaced by another: it opens for a moment more, to whoever is on the way. */
  ends_at: number | null;
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
  /** The sum of the last record: whoever goes on with the table says on what, and moves it. Empty in tables from before there were heads. */
  head: Generated<string>;
  /** Why nobody plays here any more. */
  closed: Generated<string | null>;
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
  /** Over the body and everything before it. */
  sum: string | null;
}

/** What was cut off a damaged table. */
interface Torn {
  table_id: string;
  seq: number;
  body: string;
  reason: string;
  torn_at: number;
}

/** A table at which somebody has left a name or words without holding a seat. */
interface Traces {
  player: string;
  table_id: string;
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

interface Attempts {
  /** A hash of what was tried, and for whom. */
  key: string;
  count: number;
  since: number;
}

interface Bans {
  id: string;
  kind: 'player' | 'address';
  value: string;
  reason: string;
  until: number | null;
  made_by: string;
  made_at: number;
}

interface Reports {
  id: string;
  table_id: string;
  by_player: string;
  text: string;
  made_at: number;
  settled_at: number | null;
}

export type PlayerRow = Selectable<Players>;
export type TableRow = Selectable<Tables>;
export type SeatRow = Selectable<Seats>;
export type ReplayRow = Selectable<Replays>;
export type NewTable = Insertable<Tables>;
export type BanRow = Selectable<Bans>;
export type ReportRow = Selectable<Reports>;
