import type { RuleId, Seat, Shape, View } from '@sortie/kernel';
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
