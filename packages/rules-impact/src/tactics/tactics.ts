import { type Candidate, nth, type Rulebook, type Seat, type Tactics, type View } from '@sortie/kernel';
import { acting } from '../flow/asked.ts';
import type { Impact } from '../model/shape.ts';
import { options } from '../options/options.ts';
import { actionIdeas } from './actions.ts';
import { answerIdeas } from './answers.ts';
import { imagine } from './imagine.ts';
import { impulseIdeas } from './impulses.ts';
import { outlook } from './outlook.ts';
import { path } from './path.ts';
import { placements } from './placements.ts';
import { REASONS } from './reasons.ts';
import { recalled } from './recall.ts';
import type { Idea } from './thought.ts';
import { value } from './value.ts';
import { asOurs, TUNED, WEIGHTS, type Weights } from './weights.ts';

type V = View<Impact>;

/** What is worth a thought, best first, with nothing among it that is not allowed. */
function candidates(view: V, seat: Seat, book: Rulebook<Impact>, weights: Weights): readonly Candidate<Impact>[] {
  if (view.phase === 'setup') return sorted(placements(view, seat, book));
  const found = sorted([...thoughts(view, seat, book, weights)].filter(({ command }) => book.allows(view, command, seat)));
  // Something that nobody thought of is better than nothing.
  if (found.length === 0) return [...options(view, seat, book)].map(command => ({ command, worth: 0, why: REASONS.enough }));
  return found.filter(({ worth }) => worth >= nth(found, 0).worth - HOPELESS);
}

/** What looks so much worse than the best needs no second look. */
const HOPELESS = 8;

const sorted = (found: readonly Candidate<Impact>[]): readonly Candidate<Impact>[] => [...found].sort((a, b) => b.worth - a.worth);

function thoughts(view: V, seat: Seat, book: Rulebook<Impact>, weights: Weights): Generator<Idea> {
  if (view.pending.length > 0) return answerIdeas(view, seat, book, weights);
  return acting(view, seat) ? actionIdeas(view, seat, book, weights) : impulseIdeas(view, seat, book, weights);
}

const acted = (view: V): number => view.units.reduce((sum, { done }) => sum + (done ? 1 : 0), 0);

/** This activation, and an ace's answer to it: what comes after is reckoned, not rolled for. Where to set up is for the eye alone. */
const settled = (from: V, now: V, weights: { readonly [name: string]: number } = WEIGHTS): boolean =>
  from.phase === 'setup' ||
  now.turn > from.turn ||
  (now.active === null && now.pending.length === 0 && acted(now) >= acted(from) + (weights['ahead'] ?? WEIGHTS.ahead));

const thoughtOf = recalled(candidates, 400);
const lookedOut = recalled(outlook, 4000);

/** What an opponent knows of this game: bounce to see, land to hide, keep soldiers under command, fire in reaction when it pays. */
export const tactics: Tactics<Impact> = {
  weights: WEIGHTS,
  tuned: TUNED,
  value: (view, seat, weights = WEIGHTS, book) => {
    const now = value(view, seat, asOurs(weights));
    return book && view.phase === 'impulses' && !view.result ? now + lookedOut(view, seat, book, asOurs(weights)) : now;
  },
  candidates: (view, seat, book, weights = WEIGHTS) =>
    (view.pending.length > 0 ? candidates : thoughtOf)(view, seat, book, asOurs(weights)),
  imagine,
  settled,
  path,
};
