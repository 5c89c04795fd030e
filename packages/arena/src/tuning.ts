import { keyOf, SeededDice, seedFrom, type Weights } from '@sortie/kernel';

/** How far a search for better weights has come. It can be put aside at any step and taken up again. */
export interface Tuning {
  readonly game: string;
  readonly seed: string;
  /** Games of each step. */
  readonly games: number;
  readonly steps: number;
  readonly start: Weights;
  /** How far the two trials of the first step stand apart, as a share of each weight; a quarter unless told otherwise. */
  readonly spread?: number;
  /** What each weight is multiplied by so far. */
  readonly factors: Readonly<Record<string, number>>;
  readonly done: readonly Step[];
}

export interface Step {
  /** Share of the points that the first of both trials took. */
  readonly score: number;
  /** Which weights it had raised. */
  readonly raised: readonly string[];
}

/** How far trials stand apart, and how many times as far a step goes after a clear result; both shrink as the square root of the steps. */
const SPREAD = 0.25;
const STRIDE = 1.4;
const SETTLING = 10;
const [LEAST, MOST] = [0.2, 5];

/** A search from these weights on that moves the named ones. */
export const beginTuning = (order: Omit<Tuning, 'factors' | 'done'>, names: readonly string[]): Tuning => ({
  ...order,
  factors: Object.fromEntries(names.map(name => [name, 1])),
  done: [],
});

export const isTuned = ({ done, steps }: Tuning): boolean => done.length >= steps;

/** The two sets of weights that play each other in the next step: every weight is a little larger in one and smaller in the other. */
export function trials(tuning: Tuning): readonly [Weights, Weights] {
  const spread = (tuning.spread ?? SPREAD) / Math.sqrt(1 + tuning.done.length / SETTLING);
  const ups = directions(tuning);
  const tilted = (sign: number): Weights => weightsAt(tuning, name => 1 + sign * spread * (ups.get(name) ?? 0));
  return [tilted(1), tilted(-1)];
}

/** Spall's simultaneous perturbation: all weights move at once, the way that the better trial leaned. */
export function advanceTuning(tuning: Tuning, score: number): Tuning {
  const stride = (STRIDE * (tuning.spread ?? SPREAD)) / Math.sqrt(1 + tuning.done.length / SETTLING);
  const ups = directions(tuning);
  const factors = Object.fromEntries(
    Object.entries(tuning.factors).map(([name, factor]) => {
      const moved = factor * (1 + stride * (2 * score - 1) * (ups.get(name) ?? 0));
      return [name, Math.min(MOST, Math.max(LEAST, moved))];
    }),
  );
  return { ...tuning, factors, done: [...tuning.done, { score, raised: [...ups].filter(([, up]) => up > 0).map(([name]) => name) }] };
}

/** The weights that have been found so far. */
export const tunedWeights = (tuning: Tuning): Weights => weightsAt(tuning, () => 1);

function weightsAt({ start, factors }: Tuning, tilt: (name: string) => number): Weights {
  const moved = Object.entries(factors).map(([name, factor]) => [name, thousandths((start[name] ?? 0) * factor * tilt(name))] as const);
  return { ...start, ...Object.fromEntries(moved) };
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

function directions({ seed, factors, done }: Tuning): ReadonlyMap<string, 1 | -1> {
  const dice = new SeededDice(keyOf(seedFrom(`tuning ${seed}`)), done.length);
  return new Map(Object.keys(factors).map(name => [name, dice.below(2) === 0 ? -1 : 1]));
}
