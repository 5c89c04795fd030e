import { nth, sure, type Weights } from '@sortie/kernel';

/** How well a judgement foretells who wins. */
export interface Foresight {
  /** Cross-entropy for each position, in bits: 1 is a coin, 0 is always certain and right. */
  readonly bits: number;
  /** How often the side that is judged to be ahead wins. */
  readonly right: number;
}

export interface Fit {
  readonly weights: Weights;
  /** The logistic curve of the old and of the new judgement: a lead of 1 / scale makes it e to 1. */
  readonly scale: readonly [before: number, after: number];
  /** On the positions it was fitted to, and on those it has not seen. */
  readonly fitted: readonly [before: Foresight, after: Foresight];
  readonly unseen: readonly [before: Foresight, after: Foresight];
}

/** What is to be foretold: how each position ended, which of them the fit may look at, and what some weights make of all of them. */
export interface Fitting {
  readonly results: readonly number[];
  readonly seen: readonly boolean[];
  readonly judge: (weights: Weights) => readonly number[];
  readonly start: Weights;
  readonly names: readonly string[];
}

/** Rounds of working out slopes anew: values bend a little where the best target changes. */
const ROUNDS = 6;
/** By what share of itself a weight is moved to see what that changes, and how far it may go in a round and in all. */
const NUDGE = 0.02;
const STRIDE = 0.35;
const [LEAST, MOST] = [0.2, 5];
/** How many positions' worth of evidence it takes to double a weight: what the games say nothing about stays as it is. */
const STICKING = 12;
/** Weights that start at nothing are thought of as this large. */
const SLIGHT = 1;

/** Weights with which a logistic curve over the value of positions tells best how their games ended (Newton's method on slopes that are measured). */
export function fitWeights(fitting: Fitting, tell: (round: number, bits: number) => void = () => undefined): Fit {
  const { judge, start, names, results, seen } = fitting;
  let weights = start;
  let values = judge(start);
  const before = scaleFor(values, results, seen);
  let scale = before;
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = names.map(name => slopeOf(fitting, weights, values, name));
    const stray = names.map(name => (sure(weights[name], 'the weights') - sure(start[name], 'the start')) / sizeOf(start, name));
    const steps = newton(values, slopes, stray, results, seen, scale);
    const next = { ...weights };
    names.forEach((name, i) => {
      next[name] = within(
        start,
        name,
        sure(weights[name], 'the weights') + Math.max(-STRIDE, Math.min(STRIDE, nth(steps, i))) * sizeOf(start, name),
      );
    });
    const there = judge(next);
    const curve = scaleFor(there, results, seen);
    if (foresight(there, results, seen, curve, true).bits >= foresight(values, results, seen, scale, true).bits) break;
    [weights, values, scale] = [next, there, curve];
    tell(round, foresight(values, results, seen, scale, true).bits);
  }
  const old = judge(start);
  const both = (which: boolean) =>
    [foresight(old, results, seen, before, which), foresight(values, results, seen, scale, which)] as const satisfies Fit['unseen'];
  return { weights, scale: [before, scale], fitted: both(true), unseen: both(false) };
}

const sizeOf = (start: Weights, name: string): number => Math.abs(sure(start[name], 'the start')) || SLIGHT;

function within(start: Weights, name: string, value: number): number {
  const from = sure(start[name], 'the start');
  const bounded =
    from === 0
      ? Math.max(-MOST, Math.min(MOST, value))
      : from > 0
        ? Math.max(from * LEAST, Math.min(from * MOST, value))
        : Math.min(from * LEAST, Math.max(from * MOST, value));
  return Math.round(bounded * 1000) / 1000;
}

/** What a weight larger by its own size would add to each value. */
function slopeOf({ judge, start }: Fitting, weights: Weights, values: readonly number[], name: string): readonly number[] {
  const step = NUDGE * sizeOf(start, name);
  return judge({ ...weights, [name]: sure(weights[name], 'the weights') + step }).map((value, i) => (value - nth(values, i)) / NUDGE);
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The steepness that fits best for given values: Newton's method in one number. */
function scaleFor(values: readonly number[], results: readonly number[], seen: readonly boolean[]): number {
  let scale = 0.01;
  for (let n = 0; n < 30; n++) {
    let [slope, bend] = [0, 1e-9];
    values.forEach((value, i) => {
      if (!seen[i]) return;
      const p = logistic(scale * value);
      slope += (nth(results, i) - p) * value;
      bend += p * (1 - p) * value * value;
    });
    scale = Math.max(1e-5, Math.min(2 * scale, Math.max(scale / 2, scale + slope / bend)));
  }
  return scale;
}

/** One step of Newton's method for all weights and the steepness together, each weight held to where it started. */
function newton(
  values: readonly number[],
  slopes: readonly (readonly number[])[],
  stray: readonly number[],
  results: readonly number[],
  seen: readonly boolean[],
  scale: number,
): readonly number[] {
  const size = slopes.length + 1;
  const bend = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  const pull = Array.from({ length: size }, () => 0);
  const row = Array.from({ length: size }, () => 0);
  values.forEach((value, n) => {
    if (!seen[n]) return;
    const p = logistic(scale * value);
    const [error, weight] = [nth(results, n) - p, p * (1 - p)];
    // The last is the steepness, by its own size.
    for (let i = 0; i < size; i++) row[i] = scale * (slopes[i]?.[n] ?? value);
    for (let i = 0; i < size; i++) {
      pull[i] = nth(pull, i) + error * nth(row, i);
      for (let j = 0; j <= i; j++) more(bend, i, j, weight * nth(row, i) * nth(row, j));
    }
  });
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) nth(bend, j)[i] = nth(nth(bend, i), j);
  slopes.forEach((_, i) => {
    more(bend, i, i, STICKING);
    pull[i] = nth(pull, i) - STICKING * nth(stray, i);
  });
  more(bend, size - 1, size - 1, 1e-6);
  return solve(bend, pull).slice(0, -1);
}

function more(matrix: number[][], i: number, j: number, by: number): void {
  const row = nth(matrix, i);
  row[j] = nth(row, j) + by;
}

/** Gauss's elimination with the largest pivot; the matrix is used up. */
function solve(matrix: number[][], right: number[]): readonly number[] {
  const n = right.length;
  for (let column = 0; column < n; column++) {
    let best = column;
    for (let i = column + 1; i < n; i++) if (Math.abs(nth(nth(matrix, i), column)) > Math.abs(nth(nth(matrix, best), column))) best = i;
    [matrix[column], matrix[best]] = [nth(matrix, best), nth(matrix, column)];
    [right[column], right[best]] = [nth(right, best), nth(right, column)];
    const pivot = nth(matrix, column);
    for (let i = column + 1; i < n; i++) {
      const share = nth(nth(matrix, i), column) / nth(pivot, column);
      if (share === 0) continue;
      for (let j = column; j < n; j++) more(matrix, i, j, -share * nth(pivot, j));
      right[i] = nth(right, i) - share * nth(right, column);
    }
  }
  const found = Array.from({ length: n }, () => 0);
  for (let i = n - 1; i >= 0; i--) {
    let rest = nth(right, i);
    for (let j = i + 1; j < n; j++) rest -= nth(nth(matrix, i), j) * nth(found, j);
    found[i] = rest / nth(nth(matrix, i), i);
  }
  return found;
}

/** How well a curve over some values foretells the results, of those that the fit has seen or of the others. */
function foresight(
  values: readonly number[],
  results: readonly number[],
  seen: readonly boolean[],
  scale: number,
  which: boolean,
): Foresight {
  let [count, bits, right] = [0, 0, 0];
  values.forEach((value, i) => {
    if (seen[i] !== which) return;
    const p = Math.min(1 - 1e-9, Math.max(1e-9, logistic(scale * value)));
    const result = nth(results, i);
    count++;
    bits -= result * Math.log2(p) + (1 - result) * Math.log2(1 - p);
    right += result === 0.5 || value === 0 ? 0.5 : value > 0 === result > 0.5 ? 1 : 0;
  });
  return { bits: bits / Math.max(1, count), right: right / Math.max(1, count) };
}
