import {
  type Candidate,
  type Game,
  keyOf,
  nth,
  type Rulebook,
  type Seat,
  SeededDice,
  type Shape,
  seedFrom,
  type View,
} from '@sortie/kernel';
import { nodesFor, type Thinking, weightsFor } from './level.ts';
import { type Choice, type Plan, type Progress, planOf, type Weighed } from './plan.ts';
import { type Position, replies } from './reply.ts';
import { search } from './search.ts';

const SHOWN = 3;
/** How far off a recruit's judgement is, in the unit of the game's values. */
const BLUR = 4;
const CONSIDERED = 12;

/** Decide for a seat on nothing but its view. */
export function choose<G extends Shape>(game: Game<G>, view: View<G>, seat: Seat, book: Rulebook<G>, thinking: Thinking): Choice<G> {
  const thought = ponder(game, view, seat, book, thinking);
  let step = thought.next();
  while (!step.done) step = thought.next();
  return step.value;
}

/** The same in small steps, for hosts that show how far it is. Whoever wants the move at once says by `deadline` that the time is up. */
export function* ponder<G extends Shape>(
  game: Game<G>,
  view: View<G>,
  seat: Seat,
  book: Rulebook<G>,
  thinking: Thinking,
): Generator<Progress, Choice<G>> {
  const { level, seed, deadline = never } = thinking;
  const key = keyOf(seedFrom(`opponent ${seed}`));
  const luck = new SeededDice(key, 0);
  const pick = (n: number): number => luck.below(n);
  const weights = weightsFor(game.tactics, thinking);
  const candidates = level === 'random' ? [] : game.tactics.candidates(view, seat, book, weights);
  if (candidates.length === 0) return atRandom(game, view, seat, book, pick);
  const position: Position<G> = { game, view, seat, book, weights };
  const nodes = nodesFor(thinking);
  const weighed =
    level === 'recruit'
      ? blurred(candidates, pick)
      : level === 'regular'
        ? replies(position, candidates, nodes, deadline)
        : yield* search(position, candidates, key, { nodes, deadline, thorough: level === 'ace' });
  return { command: nth(weighed, 0).candidate.command, plans: shown(game, view, weighed) };
}

const never = (): boolean => false;

/**
 * The best plans as people are told of them. Two whose sentences differ in nothing but numbers are one plan to whoever reads them: others come
 * first, and nothing is told twice.
 */
function shown<G extends Shape>(game: Game<G>, view: View<G>, weighed: readonly Weighed<G>[]): readonly Plan<G>[] {
  const plans = weighed.map(one => planOf(game, view, one));
  const gists = new Set<string>();
  const different = plans.filter(({ why }) => isNew(gists, why.replace(/[\d.,]+/g, '')));
  const said = new Set(different.slice(0, SHOWN).map(({ why }) => why));
  const others = plans.filter(plan => !different.includes(plan) && isNew(said, plan.why));
  const told = new Set([...different, ...others].slice(0, SHOWN));
  return plans.filter(plan => told.has(plan));
}

/** Remembers a word, and says whether it was new. */
const isNew = (known: Set<string>, word: string): boolean => !known.has(word) && known.add(word).has(word);

function atRandom<G extends Shape>(game: Game<G>, view: View<G>, seat: Seat, book: Rulebook<G>, pick: (n: number) => number): Choice<G> {
  const command = game.ruleset.sample(view, seat, book, pick);
  if (command === undefined) throw new Error(`seat ${seat} is not asked for anything`);
  return { command, plans: shown(game, view, [{ candidate: { command, worth: 0, why: 'at random' }, value: 0 }]) };
}

/** Sees what is good, but not how good: each value is a little off. */
function blurred<G extends Shape>(candidates: readonly Candidate<G>[], pick: (n: number) => number): readonly Weighed<G>[] {
  const steps = 1000;
  return candidates
    .slice(0, CONSIDERED)
    .map(candidate => ({
      weighed: { candidate, value: candidate.worth },
      seems: candidate.worth + ((pick(2 * steps + 1) - steps) / steps) * BLUR,
    }))
    .sort((a, b) => b.seems - a.seems)
    .map(({ weighed }) => weighed);
}
