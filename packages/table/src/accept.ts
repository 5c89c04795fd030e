import { type Game, isSeed, last, type Seat, type Seed, type Shape, SPECTATOR, tell } from '@sortie/kernel';
import type { Message, TableRefusal } from '@sortie/wire';
import { answer, draw, pause, undo } from './agree.ts';
import { flagged } from './clock.ts';
import { type Decision, no, type Step, yes } from './decision.ts';
import { first, fold } from './fold.ts';
import type { Guest, GuestId } from './guest.ts';
import { command, faces, withdraw } from './play.ts';
import type { Stamp, TableRecord } from './record.ts';
import { hand, ready, rise, sit } from './seats.ts';
import type { Table } from './table.ts';
import { opponentGuest, type Terms } from './terms.ts';

/** The table after a message, and what has to be durable before anybody is told. */
export interface Accepted<G extends Shape> {
  readonly table: Table<G>;
  /** May hold something even beside a refusal: a flag that fell in the meantime. */
  readonly records: readonly TableRecord<G>[];
  readonly refusal?: TableRefusal;
  /** With the refusal `fault`: what the rules threw, for the host's own log. */
  readonly bug?: unknown;
}

/** Lays a table. Seeded dice need the host's 128 random bits. */
export function lay<G extends Shape>(game: Game<G>, terms: Terms<G>, seed: Seed | undefined, now: number): Accepted<G> {
  if ((seed === undefined) !== (terms.dice === 'manual')) throw new Error('seeded dice need a seed, and manual dice have none');
  if (seed !== undefined && !isSeed(seed)) throw new Error('a seed is 32 hexadecimal digits');
  const record = { seq: 0, at: now, kind: 'laid', terms, ...(seed !== undefined && { seed }) } as const;
  return { table: first(game, record), records: [record] };
}

/** What a guest asks of the table. Never throws and never harms: what is refused leaves the table as it was. */
export function accept<G extends Shape>(table: Table<G>, guest: Guest, message: Message, now: number, ref?: string): Accepted<G> {
  return settle(table, now, { by: guest.id, ...(ref !== undefined && { ref }) }, current => decide(current, guest, message));
}

/** For hosts: a guest who was let in takes an open seat. */
export const takeSeat = <G extends Shape>(table: Table<G>, seat: Seat, guest: Guest, now: number): Accepted<G> =>
  settle(table, now, { by: guest.id }, current => sit(current, seat, guest));

/** For hosts: a guest gives up all its seats, before the game begins. */
export const leaveSeats = <G extends Shape>(table: Table<G>, guest: GuestId, now: number): Accepted<G> =>
  settle(table, now, { by: guest }, current => rise(current, guest));

/** Lets the flag of whoever is out of time fall; hosts call it at `wakeAt`. */
export const tick = <G extends Shape>(table: Table<G>, now: number): Accepted<G> => settle(table, now, {}, () => yes());

/** For hosts that were away while clocks were running: that time is nobody's. */
export function wake<G extends Shape>(table: Table<G>, now: number): Accepted<G> {
  if (!table.clock || table.clock.running.length === 0 || table.ended) return { table, records: [] };
  return write(table, [{ deed: { kind: 'woke' } }], now, {});
}

/** For hosts: a program moves, and says so if it had too little time to think about it. */
export function moveFor<G extends Shape>(table: Table<G>, seat: Seat, message: Message, now: number, percent?: number): Accepted<G> {
  const moved = accept(table, { id: opponentGuest(seat), name: '' }, message, now);
  if (moved.refusal || percent === undefined) return moved;
  const marked = write(moved.table, [{ deed: { kind: 'rushed', seat, percent } }], now, {});
  return { table: marked.table, records: [...moved.records, ...marked.records] };
}

type By = Pick<Stamp, 'by' | 'ref'>;

function settle<G extends Shape>(table: Table<G>, now: number, by: By, decision: (table: Table<G>) => Decision<G>): Accepted<G> {
  const late = flagged(table, now);
  const flag = late === undefined ? undefined : write(table, [{ deed: { kind: 'flagged', seat: late } }], now, {});
  const current = flag?.table ?? table;
  const before = flag?.records ?? [];
  try {
    const decided = decision(current);
    if (!decided.ok) return { table: current, records: before, refusal: decided.refusal };
    const written = write(current, decided.steps, now, by);
    return { table: written.table, records: [...before, ...written.records] };
  } catch (bug) {
    const refusal: TableRefusal = { code: 'fault', reason: 'the rules could not carry this out; nothing was changed' };
    return { table: current, records: before, refusal, bug };
  }
}

/** Stamps the steps and folds them, one after the other. */
export function write<G extends Shape>(table: Table<G>, steps: readonly Step<G>[], now: number, by: By): Accepted<G> {
  const records: TableRecord<G>[] = [];
  let next = table;
  for (const { deed, match } of steps) {
    const before = last(next.records);
    const record: TableRecord<G> = { seq: before.seq + 1, at: Math.max(now, before.at), ...by, ...deed };
    next = fold(next, record, match?.state);
    records.push(record);
  }
  return { table: next, records };
}

function decide<G extends Shape>(table: Table<G>, guest: Guest, message: Message): Decision<G> {
  switch (message.type) {
    case 'ready':
      return ready(table, guest.id, message.ready);
    case 'hand':
      return hand(table, guest.id, message.seat);
    case 'command':
      return command(table, guest.id, message);
    case 'faces':
      return faces(table, guest.id, message);
    case 'withdraw':
      return withdraw(table, guest.id);
    case 'undo':
      return undo(table, guest.id, message);
    case 'answer':
      return answer(table, guest.id, message.yes);
    case 'pause':
      return pause(table, guest.id);
    case 'resume':
      return resume(table, guest.id);
    case 'draw':
      return draw(table, guest.id);
    case 'concede':
      return concede(table, guest.id);
    case 'chat':
      return chat(table, guest, message.text);
    case 'hurry':
      // Hosts whose opponents think take this up before it comes here.
      return no('nothing', 'nobody here is thinking');
  }
}

function resume<G extends Shape>(table: Table<G>, guest: GuestId): Decision<G> {
  const seat = table.facing[guest];
  if (seat === undefined) return no('no-seat', 'you have no seat here');
  return table.paused && !table.ended ? yes({ kind: 'resumed', seat }) : no('nothing', 'the game is not paused');
}

function concede<G extends Shape>(table: Table<G>, guest: GuestId): Decision<G> {
  const seat = table.facing[guest];
  if (seat === undefined) return no('no-seat', 'you have no seat here');
  if (table.ended) return no('over', 'the game is over');
  return table.match ? yes({ kind: 'conceded', seat }) : no('not-begun', 'the game has not begun');
}

const LONGEST_TALK = 500;

function chat<G extends Shape>(table: Table<G>, { id, name }: Guest, raw: string): Decision<G> {
  const text = raw.trim();
  if (text.length === 0 || text.length > LONGEST_TALK)
    return no('malformed', tell('say something of at most {most} characters', { most: LONGEST_TALK }));
  return yes({ kind: 'said', from: table.facing[id] ?? SPECTATOR, name, text });
}
