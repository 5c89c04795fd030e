import { type Candidate, type Game, keyOf, type Rulebook, type Seat, type Shape, seedFrom, type View } from '@sortie/kernel';
import { nodesFor, type Thinking, weightsFor } from './level.ts';
import { planOf, type ToldPlan, type Weighed } from './plan.ts';
import { race } from './race.ts';

/** A move that was made beside the best that could have been found instead. */
export interface Review {
  readonly played: ToldPlan;
  /** What was better, the best first; empty if nothing was. */
  readonly better: readonly ToldPlan[];
  /** How much more the best is worth, in the unit of the game's values; 0 where the move was the best. */
  readonly lost: number;
  /** In how many worlds at least they were compared. */
  readonly compared: number;
}

/** So many others are tried beside the move, and so many better ones are told. */
const OTHERS = 9;
const TOLD = 3;

/**
 * Plays a move that was made, and the most promising others, on in the same imagined worlds with the same dice, and says what it was worth beside
 * them. `undefined` where there was nothing to choose.
 */
export function review<G extends Shape>(
  game: Game<G>,
  view: View<G>,
  seat: Seat,
  book: Rulebook<G>,
  command: G['command'],
  thinking: Thinking,
): Review | undefined {
  // First sight counts for nothing here: the move that was made may have none.
  const weights = { ...weightsFor(game.tactics, thinking), sight: 0 };
  const found = game.tactics.candidates(view, seat, book, weights);
  const own = found.find(one => isSame(one.command, command)) ?? { command, worth: Math.min(0, ...found.map(({ worth }) => worth)) };
  const others = found.filter(one => one !== own).slice(0, OTHERS);
  if (others.length === 0 || !book.allows(view, command, seat)) return undefined;
  const { deadline = () => false, seed } = thinking;
  const limits = { nodes: nodesFor(thinking), deadline, thorough: true };
  const steps = race({ game, view, seat, book, weights }, [own, ...others], keyOf(seedFrom(`review ${seed}`)), limits);
  let compared = 0;
  let step = steps.next();
  while (!step.done) {
    compared++;
    step = steps.next();
  }
  return reviewed(game, view, own, step.value, compared);
}

function reviewed<G extends Shape>(
  game: Game<G>,
  view: View<G>,
  own: Candidate<G>,
  weighed: readonly Weighed<G>[],
  compared: number,
): Review | undefined {
  const at = weighed.findIndex(({ candidate }) => candidate === own);
  const mine = weighed[at];
  if (!mine) return undefined;
  const told = (one: Weighed<G>): ToldPlan => {
    const { words, steps } = planOf(game, view, one);
    return { words, steps, value: Math.round(one.value * 10) / 10, chosen: one === mine };
  };
  const better = weighed.filter(({ value }) => value > mine.value).toSorted((a, b) => b.value - a.value);
  return {
    played: told(mine),
    better: better.slice(0, TOLD).map(told),
    lost: Math.max(0, (better[0]?.value ?? mine.value) - mine.value),
    compared,
  };
}

/** The same command, whatever the order in which its parts were written. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([name, value]) => theirs.has(name) && isSame(value, theirs.get(name)));
};
