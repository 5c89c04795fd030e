import {
  type Advanced,
  advance,
  badFaces,
  begin,
  type Dice,
  finished,
  ManualDice,
  type Match,
  type Seat,
  SeededDice,
  type Shape,
  tell,
} from '@sortie/kernel';
import type { Message } from '@sortie/wire';
import { type Decision, no, yes } from './decision.ts';
import type { GuestId } from './guest.ts';
import type { Rolling } from './record.ts';
import { asked, seatsOf, type Table } from './table.ts';

type Sent<T extends Message['type']> = Extract<Message, { readonly type: T }>;

/** Carries out a command of the seat that the guest looks through, or of another of the guest's seats. */
export function command<G extends Shape>(table: Table<G>, guest: GuestId, { after, command: raw, as }: Sent<'command'>): Decision<G> {
  const seat = as ?? table.facing[guest];
  if (seat === undefined || !seatsOf(table, guest).includes(seat)) return no('no-seat', 'you have no seat here');
  const match = table.match;
  const closed = notNow(table);
  if (closed) return closed;
  if (table.rolling) return no('dice', 'the dice are still being rolled');
  if (!match) return no('not-begun', 'the game has not begun');
  if (after !== match.entries.length) return no('stale', 'something happened before this arrived; look again');
  const read = match.ruleset.readCommand(raw);
  if (!read.ok) return no('malformed', read.said ?? read.problem);
  if (!asked(table).includes(seat)) return outOfTurn(table, match, guest, seat, read.value);
  return outcome(match, seat, [], read.value, advance(match, seat, read.value, diceOf(table, match, [])));
}

/** Before, beside and after the game nothing is played. */
export function notNow<G extends Shape>({ ended, paused, header }: Table<G>): ReturnType<typeof no> | undefined {
  if (ended) return no('over', 'the game is over');
  if (!header) return no('not-begun', 'the game has not begun');
  return paused ? no('paused', 'the game is paused') : undefined;
}

function outOfTurn<G extends Shape>(
  table: Table<G>,
  match: Match<G>,
  guest: GuestId,
  seat: Seat,
  wanted: G['command'],
): ReturnType<typeof no> {
  const other = asked(table).find(one => seatsOf(table, guest).includes(one));
  const said = tell(other === undefined ? 'it is not your move' : 'hand the screen over first: it is the other seat’s move');
  const refusals = match.book.check(match.ruleset.view(match.state, seat), wanted, seat);
  const rule = refusals[0]?.rule;
  return { ok: false, refusal: { code: 'out-of-turn', ...finished(said), ...(rule && { rule, refusals }) } };
}

function outcome<G extends Shape>(
  match: Match<G> | undefined,
  seat: Seat,
  faces: readonly number[],
  wanted: G['command'] | undefined,
  done: Advanced<G>,
): Decision<G> {
  if (done.ok) return { ok: true, steps: [{ deed: { kind: 'entered', entry: done.entry }, match: done.match }] };
  if (done.wants) {
    const rolling: Rolling<G> = { seat, faces, wants: done.wants, ...(wanted !== undefined && { command: wanted }) };
    return yes({ kind: 'wanted', rolling });
  }
  const { refusals } = done;
  if (!match || !refusals[0]) throw new Error('a refusal names a rule');
  return { ok: false, refusal: { code: 'illegal', ...refusals[0], refusals } };
}

function diceOf<G extends Shape>({ seed }: Table<G>, match: Match<G> | undefined, faces: readonly number[]): Dice {
  return seed === undefined ? new ManualDice(faces) : new SeededDice(seed, match?.entries.length ?? 0);
}

/** Manual dice: more faces for what waits for them. It is carried out again from its beginning, now knowing more. */
export function faces<G extends Shape>(table: Table<G>, guest: GuestId, { faces: typed }: Sent<'faces'>): Decision<G> {
  const { rolling, match, header, game } = table;
  const closed = notNow(table);
  if (closed) return closed;
  if (!rolling || !header) return no('nothing', 'no dice are wanted');
  if (!mayType(table, guest)) return no('no-seat', 'these dice are rolled by somebody else');
  const bad = badFaces(rolling.wants, typed);
  if (bad) return no('dice', bad);
  const all = [...rolling.faces, ...typed];
  const dice = new ManualDice(all);
  const { seat, command: wanted } = rolling;
  if (wanted === undefined) return outcome(match, seat, all, undefined, begin(game.ruleset, header, dice));
  if (!match) throw new Error('a command waits for dice before the opening');
  return outcome(match, seat, all, wanted, advance(match, seat, wanted, dice));
}

/** Whoever gave the command rolls for it; for a program and for the opening, anybody who sits here. */
export function mayType<G extends Shape>(table: Table<G>, guest: GuestId): boolean {
  const mine = seatsOf(table, guest);
  const { rolling } = table;
  if (!rolling || mine.length === 0) return false;
  return table.seats[rolling.seat]?.kind === 'human' ? mine.includes(rolling.seat) : true;
}

export const mayWithdraw = <G extends Shape>({ rolling, seats }: Table<G>, guest: GuestId): boolean => {
  const held = rolling && seats[rolling.seat];
  return rolling !== undefined && rolling.faces.length === 0 && held?.kind === 'human' && held.guest.id === guest;
};

/** A command may be withdrawn as long as no die has fallen for it. */
export function withdraw<G extends Shape>(table: Table<G>, guest: GuestId): Decision<G> {
  const { rolling } = table;
  if (!rolling) return no('nothing', 'nothing waits for dice');
  return mayWithdraw(table, guest) ? yes({ kind: 'withdrew', seat: rolling.seat }) : no('dice', 'dice have fallen for it already');
}
