import { hashOf, heard, type RuleId, type Seat, type Shape, SPECTATOR, type View } from '@sortie/kernel';
import { asked, type Table } from './table.ts';

/** A program is to move: all that whoever thinks for it may know. */
export interface ToThink<G extends Shape> {
  readonly seat: Seat;
  readonly level: string;
  /** The number of entries it thinks after; a thought for another number is worthless. */
  readonly after: number;
  readonly view: View<G>;
  readonly rules: readonly RuleId[];
}

/** The opponents who are asked for something now. Hosts let them think and send the command like anybody's. */
export function toThink<G extends Shape>(table: Table<G>): readonly ToThink<G>[] {
  const { match, rolling, seats, game } = table;
  if (!match || rolling) return [];
  return asked(table).flatMap(seat => {
    const held = seats[seat];
    if (held?.kind !== 'opponent') return [];
    const view = game.ruleset.view(match.state, seat);
    return [{ seat, level: held.level, after: match.entries.length, view, rules: match.book.rules.map(({ id }) => id) }];
  });
}

/** What an opponent does whose thought failed or was refused, so that the people can go on: the first thing that is allowed. */
export function simplest<G extends Shape>({ game, match }: Table<G>, seat: Seat): G['command'] | undefined {
  if (!match) return undefined;
  const [first] = game.ruleset.options(game.ruleset.view(match.state, seat), seat, match.book);
  return first;
}

/**
 * May everybody hear what a program weighed between these two moments? Plans are made on the program's own view and speak of what it has and
 * what it is up to. So they are told after the end, or where nobody knows more than anybody else: before its command, after it, and in
 * what was heard of it.
 */
export function mayTellPlans<G extends Shape>(before: Table<G>, after: Table<G>): boolean {
  if (after.ended) return true;
  return isOpen(before) && isOpen(after) && allHearTheSame(before, after);
}

/** Does a move that was made after so many entries still stand? What was taken back was not weighed. */
export const stands = <G extends Shape>({ match }: Table<G>, after: number): boolean =>
  match !== undefined && match.entries.length > after && match.entries.slice(after).every(({ kind }) => kind !== 'undo');

/** Everybody, a spectator too, sees the same. */
function isOpen<G extends Shape>({ game: { ruleset }, match, seats }: Table<G>): boolean {
  return match !== undefined && allAlike(seats.length, seat => ruleset.view(match.state, seat));
}

function allHearTheSame<G extends Shape>({ match: from }: Table<G>, { game: { ruleset }, match, seats }: Table<G>): boolean {
  if (!from || !match) return false;
  const entries = match.entries.slice(from.entries.length);
  const events = entries.flatMap(entry => ('events' in entry ? entry.events : []));
  return entries.every(({ kind }) => kind === 'command') && allAlike(seats.length, seat => heard(ruleset, from.state, events, seat));
}

function allAlike(seats: number, of: (seat: Seat) => unknown): boolean {
  const one = hashOf(of(SPECTATOR));
  return Array.from({ length: seats }, (_, seat) => seat).every(seat => hashOf(of(seat)) === one);
}
