import { type Candidate, type Game, keyOf, type Rulebook, type Seat, SeededDice, type Shape, seedFrom, type View } from '@sortie/kernel';
import { replies } from './reply.ts';

/** How well an opponent plays. */
export const LEVELS = ['random', 'recruit', 'regular'] as const;
export type Level = (typeof LEVELS)[number];

export interface Thinking {
  readonly level: Level;
  /** Same seed, same view, same nodes: same decision. Give each decision of a game a seed of its own. */
  readonly seed: string | number;
  /** How many positions after the first it may look at. */
  readonly nodes?: number;
  /** Asked between positions: is the time up? There is no clock in here. */
  readonly deadline?: () => boolean;
}

/** Something that was weighed, with what it seemed to be worth and why. */
export interface Plan<G extends Shape> {
  readonly command: G['command'];
  readonly value: number;
  readonly why: string;
}

export interface Choice<G extends Shape> {
  readonly command: G['command'];
  /** The best plans that were weighed, the chosen one among them, best first. */
  readonly plans: readonly Plan<G>[];
}

const SHOWN = 3;
/** What a regular looks at unless told otherwise. */
const NODES = 8;
/** How far off a recruit's judgement is, in the unit of the game's values. */
const BLUR = 4;
const CONSIDERED = 12;

/** Decide for a seat on nothing but its view. */
export function choose<G extends Shape>(
  game: Game<G>,
  view: View<G>,
  seat: Seat,
  book: Rulebook<G>,
  { level, seed, nodes = NODES, deadline = never }: Thinking,
): Choice<G> {
  const luck = new SeededDice(keyOf(seedFrom(`opponent ${seed}`)), 0);
  const pick = (n: number): number => luck.below(n);
  const candidates = level === 'random' ? [] : game.tactics.candidates(view, seat, book);
  if (candidates.length === 0) return atRandom(game, view, seat, book, pick);
  const plans = candidates.map(planOf<G>);
  const weighed = level === 'recruit' ? blurred(plans, pick) : replies(game, view, seat, book, plans, nodes, deadline);
  return { command: weighed[0]!.command, plans: weighed.slice(0, SHOWN) };
}

const never = (): boolean => false;

const planOf = <G extends Shape>({ command, worth, why = '' }: Candidate<G>): Plan<G> => ({ command, value: worth, why });

function atRandom<G extends Shape>(
  { ruleset }: Game<G>,
  view: View<G>,
  seat: Seat,
  book: Rulebook<G>,
  pick: (n: number) => number,
): Choice<G> {
  const command = ruleset.sample(view, seat, book, pick);
  if (command === undefined) throw new Error(`seat ${seat} is not asked for anything`);
  return { command, plans: [{ command, value: 0, why: 'at random' }] };
}

/** Sees what is good, but not how good: each value is a little off. */
function blurred<G extends Shape>(plans: readonly Plan<G>[], pick: (n: number) => number): readonly Plan<G>[] {
  const steps = 1000;
  const near = plans.slice(0, CONSIDERED).map(plan => ({ plan, seems: plan.value + ((pick(2 * steps + 1) - steps) / steps) * BLUR }));
  return near.sort((a, b) => b.seems - a.seems).map(({ plan }) => plan);
}
