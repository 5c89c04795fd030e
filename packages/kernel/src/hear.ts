import type { Ruleset } from './ruleset.ts';
import type { Seat, Shape } from './shape.ts';
import { seenBy, type View } from './view.ts';

/** What a seat hears of some events, beginning at the state before the first of them. */
export function heard<G extends Shape>(
  ruleset: Ruleset<G>,
  state: G['state'],
  events: readonly G['event'][],
  seat: Seat,
): readonly G['event'][] {
  const news: G['event'][] = [];
  let now = state;
  for (const event of events) {
    const piece = ruleset.redact(now, event, seat);
    if (piece !== undefined) news.push(piece);
    now = ruleset.evolve(now, event);
  }
  return news;
}

/** A view after some news: the same fold as at the table, on less knowledge. */
export const follow = <G extends Shape>(ruleset: Ruleset<G>, view: View<G>, news: readonly G['event'][]): View<G> =>
  seenBy<G>(news.reduce<G['state']>((state, event) => ruleset.evolve(state, event), view));
