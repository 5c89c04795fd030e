import { type Entry, fill, type Match, nth, type Shape } from '@sortie/kernel';
import type { Offer } from '../offer.ts';

/** An entry of a match as sentences. */
export function storyOf<G extends Shape>({ game: { ruleset } }: Offer<G>, match: Match<G>, entry: Entry<G>): readonly string[] {
  if (entry.kind === 'undo') return [`${nameOf(match, entry.seat)} takes back everything from entry ${entry.to} on.`];
  if (entry.kind === 'rules') return [`The game goes on by version ${entry.version} of the rules.`];
  let state = nth(match.before, entry.n);
  const story: string[] = [];
  for (const written of entry.events) {
    const event = ruleset.upcast(written, entry.version);
    const told = ruleset.tell(state, event);
    if (told) story.push(fill(told));
    state = ruleset.evolve(state, event);
  }
  return story;
}

/** The state after an entry. */
export const stateAfter = <G extends Shape>(match: Match<G>, n: number): G['state'] => match.before[n + 1] ?? match.state;

export const nameOf = <G extends Shape>({ header }: Match<G>, seat: number): string => header.seats[seat] ?? `Seat ${seat}`;
