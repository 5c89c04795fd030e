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
  readonly listings: Listings;
  readonly blocks: Blocks;
  readonly results: Results;
  readonly ratings: Ratings;
  readonly gatherings: Gatherings;
  readonly gathering_tables: GatheringTables;
  readonly companions: Companions;
  readonly companion_entries: CompanionEntries;
}

interface Companions {
  code: string;
  made_at: number;
  changed_at: number;
}

interface CompanionEntries {
  code: string;
  seq: number;
  id: string;
  body: string;
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
  /** As chosen; others have some all the same. */
  colour: Generated<string | null>;
  emblem: Generated<string | null>;
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

/** A table that is open to anybody. */
interface Listings {
  table_id: string;
  points: number | null;
  pack: string | null;
  pace: 'quick' | 'relaxed' | 'days';
  language: 'any' | 'en' | 'de';
  /** 1: whoever laid it takes the first opponent that comes. */
  quick: number;
  /** 1: somebody is on the way there. */
  claimed: Generated<number>;
  listed_at: number;
  /** When somebody who waits there last looked at it. */
  seen_at: number;
}

/** `player` does not want to hear or meet `other`. */
interface Blocks {
  player: string;
  other: string;
  made_at: number;
}

/** How a game came out for one of two players, and the rating after it. */
interface Results {
  table_id: string;
  player: string;
  other: string;
  game: string;
  score: number;
  rating: number;
  deviation: number;
  at: number;
}

interface Ratings {
  player: string;
  game: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  changed_at: number;
}

/** A tournament or a shared campaign: all of it is one text, and its number rises with every change. */
interface Gatherings {
  id: string;
  kind: 'tournament' | 'campaign';
  name: string;
  made_by: string;
  body: string;
  version: number;
  made_at: number;
  changed_at: number;
}

/** For whom a table is played. */
interface GatheringTables {
  table_id: string;
  gathering: string;
}

export type PlayerRow = Selectable<Players>;
export type TableRow = Selectable<Tables>;
export type SeatRow = Selectable<Seats>;
export type ReplayRow = Selectable<Replays>;
export type NewTable = Insertable<Tables>;
export type ListingRow = Selectable<Listings>;
export type RatingRow = Selectable<Ratings>;
export type GatheringRow = Selectable<Gatherings>;
export type BanRow = Selectable<Bans>;
export type ReportRow = Selectable<Reports>;
