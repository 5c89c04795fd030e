import type { Candidate, Rulebook, Seat, Tactics, View } from '@sortie/kernel';
import { acting } from '../flow/asked.ts';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';
import { options } from '../options/options.ts';
import { actionWorth } from './actions.ts';
import { answerWorth } from './answers.ts';
import { imagine } from './imagine.ts';
import { impulseWorth } from './impulses.ts';
import { outlook } from './outlook.ts';
import { path } from './path.ts';
import { placements } from './placements.ts';
import type { Thought } from './thought.ts';
import { value } from './value.ts';
import { asOurs, WEIGHTS, type Weights } from './weights.ts';

type V = View<Impact>;

/** Every option with what it looks worth, best first. Set-up looks at a handful of good places only. */
function candidates(view: V, seat: Seat, book: Rulebook<Impact>, weights: Weights): readonly Candidate<Impact>[] {
  const list = view.phase === 'setup' ? placements(view, seat, book) : judged(view, seat, book, weights);
  return [...list].sort((a, b) => b.worth - a.worth);
}

function judged(view: V, seat: Seat, book: Rulebook<Impact>, weights: Weights): readonly Candidate<Impact>[] {
  const think = thinker(view, seat, book, weights);
  return [...options(view, seat, book)].map(command => ({ command, ...think(command) }));
}

function thinker(view: V, seat: Seat, book: Rulebook<Impact>, weights: Weights): (command: Command) => Thought {
  if (view.pending.length > 0) return answerWorth(view, seat, book, weights);
  return acting(view, seat) ? actionWorth(view, seat, book, weights) : impulseWorth(view, seat, book);
}

const acted = (view: V): number => view.units.reduce((sum, { done }) => sum + (done ? 1 : 0), 0);

/** This activation and the two after it, which are mostly the answer to it. Where to set up is for the eye alone. */
const settled = (from: V, now: V): boolean =>
  from.phase === 'setup' || now.turn > from.turn || (now.active === null && now.pending.length === 0 && acted(now) >= acted(from) + AHEAD);
const AHEAD = 3;

/** What an opponent knows of this game: bounce to see, land to hide, keep soldiers under command, fire in reaction when it pays. */
export const tactics: Tactics<Impact> = {
  weights: WEIGHTS,
  value: (view, seat, weights = WEIGHTS, book) => {
    const now = value(view, seat, asOurs(weights));
    return book && view.phase === 'impulses' && !view.result ? now + outlook(view, seat, book, asOurs(weights)) : now;
  },
  candidates: (view, seat, book, weights = WEIGHTS) => candidates(view, seat, book, asOurs(weights)),
  imagine,
  settled,
  path,
};
