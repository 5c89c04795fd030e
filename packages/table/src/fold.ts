import {
  append,
  type CutShort,
  type Entry,
  type Game,
  type Match,
  outcomeOfCut,
  Rulebook,
  type Seat,
  type Shape,
  sure,
} from '@sortie/kernel';
import { charge, thinking } from './clock.ts';
import type { GuestId } from './guest.ts';
import type { Deed, TableRecord } from './record.ts';
import { nameOf, type SeatHeld, seatsOf, type Table } from './table.ts';
import { opponentGuest, type Terms } from './terms.ts';

type Laid<G extends Shape> = Extract<TableRecord<G>, { readonly kind: 'laid' }>;

/** A table from its first record. */
export function first<G extends Shape>(game: Game<G>, record: Laid<G>): Table<G> {
  const { terms, seed } = record;
  const seats = terms.seats.map(planned);
  return {
    game,
    records: [record],
    terms,
    ...(seed !== undefined && { seed }),
    seats,
    facing: Object.fromEntries(seats.flatMap((held, seat) => (held.kind === 'opponent' ? [[held.guest.id, seat]] : []))),
    paused: false,
    ...(terms.clock && { clock: { left: seats.map(() => sure(terms.clock, 'the clock').main), running: [], since: record.at } }),
  };
}

function planned(plan: Terms<Shape>['seats'][number], seat: Seat): SeatHeld {
  if (plan.kind === 'open') return plan;
  return { kind: 'opponent', level: plan.level, guest: { id: opponentGuest(seat), name: plan.name } };
}

/** The table after one more record. The same fold serves the live table and the rebuilt one, so they cannot differ. */
export function fold<G extends Shape>(table: Table<G>, record: TableRecord<G>, state?: G['state']): Table<G> {
  const clock = charge(table, record);
  const next = done({ ...table, records: [...table.records, record], ...(clock && { clock }) }, record, state);
  return next.clock ? { ...next, clock: { ...next.clock, running: thinking(next) } } : next;
}

function done<G extends Shape>(table: Table<G>, record: TableRecord<G>, state: G['state'] | undefined): Table<G> {
  switch (record.kind) {
    case 'laid':
    case 'woke':
    case 'recovered':
    case 'rushed':
    case 'said':
      return table;
    case 'sat':
    case 'rose':
    case 'readied':
      return placed(table, record);
    case 'handed':
      return { ...table, facing: { ...table.facing, [record.guest]: record.seat } };
    case 'began':
      return { ...table, header: record.header };
    case 'entered':
      return entered(table, record.entry, record.seq, state);
    case 'wanted':
      return { ...table, rolling: record.rolling };
    case 'withdrew':
      return without(table, 'rolling');
    case 'proposed':
      return { ...table, proposal: record.proposal };
    case 'answered':
      return answered(table, record.seat, record.yes);
    case 'paused':
      return { ...without(table, 'proposal'), paused: true };
    case 'resumed':
      return { ...table, paused: false };
    case 'conceded':
      return over(table, record.seat, record.seq, 'conceded');
    case 'flagged':
      return over(table, record.seat, record.seq, 'flagged');
    case 'drawn':
      return over(table, record.seat, record.seq, 'drawn');
  }
}

function placed<G extends Shape>(table: Table<G>, deed: Extract<Deed<G>, { readonly kind: 'sat' | 'rose' | 'readied' }>): Table<G> {
  const seats = table.seats.map((held, seat): SeatHeld => {
    if (deed.kind === 'readied') return held.kind === 'human' && deed.seats.includes(seat) ? { ...held, ready: deed.ready } : held;
    if (seat !== deed.seat) return held;
    return deed.kind === 'sat' ? { kind: 'human', guest: deed.guest, ready: false } : { kind: 'open' };
  });
  const moved = { ...table, seats };
  if (deed.kind === 'readied') return moved;
  const before = table.seats[deed.seat];
  const guest = deed.kind === 'sat' ? deed.guest.id : before?.kind === 'human' ? before.guest.id : undefined;
  return guest === undefined ? moved : { ...moved, facing: facingOf(moved, guest) };
}

/** A guest who takes a first seat looks through it; one who gives it up looks through another, or only watches. */
function facingOf<G extends Shape>(table: Table<G>, guest: GuestId): Table<G>['facing'] {
  const { [guest]: now, ...others } = table.facing;
  const mine = seatsOf(table, guest);
  const seat = now !== undefined && mine.includes(now) ? now : mine[0];
  return seat === undefined ? others : { ...others, [guest]: seat };
}

/** The game at a table where it has begun, though nothing may have happened in it yet. */
export function matchOf<G extends Shape>({ match, header, game: { ruleset } }: Table<G>): Match<G> {
  if (match) return match;
  if (!header) throw new Error('an entry needs a game that has begun');
  const book = Rulebook.compile(ruleset, header.rules, header.version);
  return { ruleset, book, header, state: ruleset.setup(header.setup), entries: [], before: [] };
}

function entered<G extends Shape>(table: Table<G>, entry: Entry<G>, seq: number, state: G['state'] | undefined): Table<G> {
  const { ruleset } = table.game;
  if (state === undefined) throw new Error('an entry needs the state after it');
  const grown = append(matchOf(table), entry, state);
  const match = entry.kind === 'rules' ? { ...grown, book: Rulebook.compile(ruleset, entry.rules, entry.version) } : grown;
  const outcome = ruleset.outcome(state);
  const { rolling: _, ...rest } = table;
  // Whoever plays on takes neither a draw nor a move back.
  const open = rest.proposal && rest.proposal.what !== 'pause' ? without(rest, 'proposal') : rest;
  return { ...open, match, ...(outcome && { ended: { ...outcome, how: 'played', seq } }) };
}

function answered<G extends Shape>(table: Table<G>, seat: Seat, yes: boolean): Table<G> {
  const { proposal } = table;
  return yes && proposal ? { ...table, proposal: { ...proposal, agreed: [...proposal.agreed, seat] } } : without(table, 'proposal');
}

function over<G extends Shape>(table: Table<G>, seat: Seat, seq: number, how: CutShort['how']): Table<G> {
  const names = table.seats.map((_, one) => nameOf(table, one));
  const { rolling: _, proposal: __, ...rest } = table;
  return { ...rest, ended: { ...outcomeOfCut({ how, seat }, names), how, seq } };
}

function without<G extends Shape>(table: Table<G>, field: 'rolling' | 'proposal'): Table<G> {
  const { [field]: _, ...rest } = table;
  return rest;
}
