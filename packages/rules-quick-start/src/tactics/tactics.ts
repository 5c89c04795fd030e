import type { Candidate, Tactics } from '@sortie/kernel';
import { allDeclared } from '../attack/resolve.ts';
import { options } from '../options.ts';
import type { Asked } from '../questions.ts';
import type { Book, Seen } from '../rule.ts';
import type { QuickStart, State } from '../shape.ts';
import { damageCandidates, sightCandidates } from './choices.ts';
import { exchange } from './exchange.ts';
import { declareCandidates } from './fire.ts';
import { moveCandidates } from './moves.ts';
import { path } from './path.ts';
import { bestFirst, deployCandidates } from './preparation.ts';
import { asOurs, TUNED, WEIGHTS, type Weights } from './weights.ts';
import { standing } from './worth.ts';

/** How many options are worth a second thought. */
const MOST = 24;

/** An opponent's judgement with weights of its own. */
export const tacticsWith = (own: Weights): Tactics<QuickStart> => ({
  weights: own,
  value: (view, seat, weights = own, book) => value(view, seat, asOurs(weights), book),
  candidates: (view, seat, book, weights = own) => candidates(view, seat, book, asOurs(weights)),
  settled,
  path,
});

function value(view: State, seat: number, weights: Weights, book: Book | undefined): number {
  const now = standing(view, seat, weights);
  return book && FIGHT.includes(view.phase) && !view.result ? now + exchange(view, seat, book, weights) : now;
}

/** Everybody has moved: what comes of it can be reckoned, as it can of every shot that is declared. Dice to come would only blur it. */
const settled = (from: State, now: State): boolean => from.phase !== 'movement' || now.turn > from.turn || now.phase !== 'movement';

const FIGHT: readonly State['phase'][] = ['movement', 'attack'];

export const tactics: Tactics<QuickStart> = { ...tacticsWith(WEIGHTS), tuned: TUNED };

function candidates(view: Seen, seat: number, book: Book, weights: Weights): readonly Candidate<QuickStart>[] {
  const { pending, phase } = view;
  if (pending?.kind === 'sight') return sightCandidates(view, seat, book);
  if (pending?.kind === 'damage') return damageCandidates(view, seat, book, weights);
  if (view.active !== seat) return [];
  if (phase === 'movement') return moveCandidates(view, seat, book, weights, MOST);
  if (phase === 'attack') return allDeclared(view) ? fireAway(view, seat, book) : declareCandidates(view, seat, book, weights);
  if (phase === 'deployment') return deployCandidates({ view, seat, book }, MOST);
  return prepared({ view, seat, book });
}

/** What chapters think of, the best of it that may be done. */
function prepared({ view, seat, book }: Asked): readonly Candidate<QuickStart>[] {
  const all = bestFirst([...book.offered('guesses', { view, seat, book })]);
  const found: Candidate<QuickStart>[] = [];
  for (const one of all) {
    if (found.length === MOST) break;
    if (book.allows(view, one.command, seat)) found.push(one);
  }
  return found;
}

/** The order of the rolls makes no difference to anybody. */
const fireAway = (view: Seen, seat: number, book: Book): readonly Candidate<QuickStart>[] =>
  [...options(view, seat, book)].slice(0, 1).map(command => ({ command, worth: 0, why: 'fires' }));
