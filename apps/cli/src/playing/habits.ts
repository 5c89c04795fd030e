import type { Shape } from '@sortie/kernel';

/** What was counted over the games of a simulation, by name. */
export type Counts = { readonly [name: string]: number };

/** What is counted of how a game is played, beside who wins, and the rates that come of it. */
export interface Habits<G extends Shape> {
  /** What one command brought about: the state it was given in, and what came of it. */
  count(before: G['state'], events: readonly G['event'][], after: G['state']): Counts;
  rates(counts: Counts): Counts;
}

/** Both together. */
export function added(a: Counts, b: Counts): Counts {
  const names = Object.keys(b);
  if (names.length === 0) return a;
  return { ...a, ...Object.fromEntries(names.map(name => [name, (a[name] ?? 0) + (b[name] ?? 0)])) };
}

/** A share of a hundred with one digit behind the point. */
export const inHundred = (some: number, all: number): number => (all === 0 ? 0 : Math.round((1000 * some) / all) / 10);
