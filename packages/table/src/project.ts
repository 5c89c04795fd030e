import { commitmentTo, type Entry, heard, last, nth, type Seat, type Shape, SPECTATOR, sure } from '@sortie/kernel';
import { missing, undoStatus } from './agree.ts';
import { alike } from './alike.ts';
import { readClock } from './clock.ts';
import type { GuestId } from './guest.ts';
import type { Happening, News } from './news.ts';
import type { Ended, HeardEntry, Mark, Outlook, PublicHeader, RollingSeen, SeatSeen, Standing, Talk } from './outlook.ts';
import { mayType, mayWithdraw } from './play.ts';
import type { TableRecord } from './record.ts';
import { type SeatHeld, seatsOf, type Table } from './table.ts';

/** Everything this guest may know. The only ways out of a table are this and `newsSince`. */
export function outlookOf<G extends Shape>(table: Table<G>, guest: GuestId): Outlook<G> {
  const { game, terms, seed, records, header, ended } = table;
  const facing = table.facing[guest] ?? SPECTATOR;
  const { setup, seats: _, ...open } = terms;
  const entries: HeardEntry<G>[] = [];
  const marks: Mark[] = [];
  const talk: Talk[] = [];
  for (const record of records) {
    const what = happening(table, record, facing, entries.length - 1);
    if (what.kind === 'entry') entries.push(what.entry);
    else if (what.kind === 'mark') marks.push(what.mark);
    else if (what.kind === 'talk') talk.push(what.talk);
  }
  return {
    seq: last(records).seq,
    terms: open,
    ...(seed !== undefined && { commitment: commitmentTo(seed) }),
    seats: table.seats.map(seatSeen),
    mine: seatsOf(table, guest),
    facing,
    first: game.ruleset.view(game.ruleset.setup(setup), facing),
    ...(header && { header: publicHeader(table) }),
    entries,
    marks,
    talk,
    paused: table.paused,
    ...(ended && { ended: endedSeen(table) }),
    standing: standingFor(table, guest),
  };
}

export type Update<G extends Shape> =
  | { readonly kind: 'news'; readonly news: readonly News<G>[] }
  | { readonly kind: 'outlook'; readonly outlook: Outlook<G> };

/**
 * Exactly what a guest missed after record `since`. A guest who looks through other eyes than then gets a new outlook:
 * what the other eyes saw cannot be told as news.
 */
export function newsSince<G extends Shape>(table: Table<G>, guest: GuestId, since: number, facing: Seat): Update<G> {
  const { records } = table;
  const missed = records.slice(since + 1);
  const now = table.facing[guest] ?? SPECTATOR;
  if (since < 0 || since >= records.length || facing !== now || missed.some(record => turnsHead(record, guest)))
    return { kind: 'outlook', outlook: outlookOf(table, guest) };
  let entry = lastEntry(records, since);
  const news = missed.map((record, i): News<G> => {
    const what = happening(table, record, now, entry);
    if (record.kind === 'entered') entry = record.entry.n;
    return {
      seq: record.seq,
      ...(record.ref !== undefined && record.by === guest && { ref: record.ref }),
      what,
      ...(table.ended?.seq === record.seq && { ended: endedSeen(table) }),
      ...(i === missed.length - 1 && { standing: standingFor(table, guest) }),
    };
  });
  return { kind: 'news', news };
}

function turnsHead<G extends Shape>(record: TableRecord<G>, guest: GuestId): boolean {
  if (record.kind === 'sat') return record.guest.id === guest;
  if (record.kind === 'rose') return record.by === guest;
  return record.kind === 'handed' && record.guest === guest;
}

function lastEntry<G extends Shape>(records: readonly TableRecord<G>[], since: number): number {
  for (let seq = since; seq >= 0; seq--) {
    const record = nth(records, seq);
    if (record.kind === 'entered') return record.entry.n;
  }
  return -1;
}

function happening<G extends Shape>(table: Table<G>, record: TableRecord<G>, facing: Seat, entry: number): Happening<G> {
  const { seq, at } = record;
  switch (record.kind) {
    case 'sat':
      return { kind: 'seat', seat: record.seat, now: { kind: 'human', name: record.guest.name, ready: false } };
    case 'rose':
      return { kind: 'seat', seat: record.seat, now: OPEN };
    case 'readied':
      return { kind: 'ready', seats: record.seats, ready: record.ready };
    case 'began':
      return { kind: 'began', header: publicHeader(table) };
    case 'entered':
      return { kind: 'entry', entry: heardEntry(table, record.entry, at, facing) };
    case 'conceded':
    case 'flagged':
    case 'drawn':
    case 'paused':
    case 'resumed':
      return { kind: 'mark', mark: { seq, at, entry, kind: record.kind, seat: record.seat } };
    case 'proposed': {
      const { seat, what } = record.proposal;
      return { kind: 'mark', mark: { seq, at, entry, kind: 'proposed', seat, what } };
    }
    case 'rushed':
      return { kind: 'mark', mark: { seq, at, entry, kind: 'rushed', seat: record.seat, percent: record.percent } };
    case 'recovered':
      return { kind: 'mark', mark: { seq, at, entry, kind: 'recovered', lost: record.lost } };
    case 'answered':
      return record.yes ? QUIET : { kind: 'mark', mark: { seq, at, entry, kind: 'refused', seat: record.seat } };
    case 'said': {
      const { from, name, text } = record;
      // Those who watch talk among themselves: a player must not be told what to do.
      return from === SPECTATOR && facing !== SPECTATOR ? QUIET : { kind: 'talk', talk: { seq, at, from, name, text } };
    }
    case 'laid':
    case 'wanted':
    case 'withdrew':
    case 'handed':
    case 'woke':
      return QUIET;
  }
}

const QUIET = { kind: 'quiet' } as const;
const OPEN: SeatSeen = { kind: 'open', name: '', ready: false };

/** The fingerprint, the faces and other seats' commands stay at the table: secrets could be guessed from them. */
function heardEntry<G extends Shape>({ match, game }: Table<G>, entry: Entry<G>, at: number, facing: Seat): HeardEntry<G> {
  const { n } = entry;
  if (entry.kind === 'undo') return { kind: 'undo', n, at, seat: entry.seat, to: entry.to };
  if (entry.kind === 'rules') return { kind: 'rules', n, at, version: entry.version, rules: entry.rules };
  const { ruleset } = game;
  const written = entry.version === ruleset.version ? entry.events : entry.events.map(event => ruleset.upcast(event, entry.version));
  const events = heard(ruleset, nth(sure(match, 'the match').before, n), written, facing);
  if (entry.kind === 'open') return { kind: 'open', n, at, events };
  const { seat, command } = entry;
  return { kind: 'command', n, at, seat, events, ...(seat === facing && { command }) };
}

function publicHeader<G extends Shape>({ header }: Table<G>): PublicHeader {
  const { setup: _, ...open } = sure(header, 'the header');
  return open;
}

function endedSeen<G extends Shape>({ ended, seed }: Table<G>): Ended {
  const { seq: _, ...outcome } = sure(ended, 'the ended');
  return { ...outcome, ...(seed !== undefined && { seed }) };
}

function seatSeen(held: SeatHeld): SeatSeen {
  if (held.kind === 'open') return OPEN;
  return held.kind === 'human'
    ? { kind: 'human', name: held.guest.name, ready: held.ready }
    : { kind: 'opponent', name: held.guest.name, level: held.level, ready: true };
}

function standingFor<G extends Shape>(table: Table<G>, guest: GuestId): Standing {
  const { proposal, rolling } = table;
  const clock = readClock(table);
  return {
    undo: undoStatus(table, table.facing[guest]),
    ...(clock && { clock }),
    ...(rolling && { rolling: rollingSeen(table, guest) }),
    ...(proposal && { proposal: { ...proposal, missing: missing(table, proposal) } }),
    ...(seesAlike(table, seatsOf(table, guest)) && { open: true }),
  };
}

/** Whether several seats see the same of the game. */
function seesAlike<G extends Shape>({ game: { ruleset }, match }: Table<G>, seats: readonly Seat[]): boolean {
  const [first, ...others] = seats;
  if (!match || first === undefined || others.length === 0) return false;
  const view = ruleset.view(match.state, first);
  return others.every(seat => alike(view, ruleset.view(match.state, seat)));
}

function rollingSeen<G extends Shape>(table: Table<G>, guest: GuestId): RollingSeen {
  const { seat, faces, wants } = sure(table.rolling, 'the rolling');
  return { seat, typed: faces.length, ...(mayType(table, guest) && { wants }), mayWithdraw: mayWithdraw(table, guest) };
}
