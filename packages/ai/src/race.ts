import { type Candidate, nth, type Shape, type SipKey } from '@sortie/kernel';
import type { Luck } from './luck.ts';
import type { Progress, Weighed } from './plan.ts';
import { playOut } from './playout.ts';
import type { Position } from './reply.ts';
import type { Limits } from './search.ts';

/** One candidate under trial: what each world made of it. */
interface Trial<G extends Shape> {
  readonly candidate: Candidate<G>;
  /** How many worlds its worth at first sight counts for. */
  readonly sight: number;
  readonly values: number[];
}

/** How candidates are tried. */
interface Patience {
  /** How many of them, and in how many worlds at most. */
  readonly breadth: number;
  readonly worlds: number;
  /** Worlds before one may be given up, and how many standard errors behind the best it must be. */
  readonly fair: number;
  readonly behind: number;
  /** Nor does anybody wait for what can hardly be so much better, in the unit of the game's values. */
  readonly trifle: number;
}
const USUAL: Patience = { breadth: 10, worlds: 64, fair: 4, behind: 1.8, trifle: 0 };
/** Whoever is thorough looks at more and gives nothing up lightly. */
const THOROUGH: Patience = { breadth: 16, worlds: 120, fair: 8, behind: 2.4, trifle: 0.5 };
/** A position on the way of one world is looked at in passing: so many of them make a node. */
const LIGHT = 3;

/**
 * Plays each of the best candidates on in the same imagined worlds, with the same dice, both sides doing what looks best to them, and
 * judges where that leads. Candidates that are clearly behind are given up, so that the close ones get the time.
 */
export function* race<G extends Shape>(
  position: Position<G>,
  candidates: readonly Candidate<G>[],
  key: SipKey,
  { nodes: told, deadline, thorough }: Limits,
): Generator<Progress, readonly Weighed<G>[]> {
  const nodes = told * LIGHT;
  const patience = thorough ? THOROUGH : USUAL;
  // Where dice decide much the first sight counts as so many worlds more: a few lucky rolls do not make a bad idea a good one.
  const sight = position.weights['sight'] ?? 0;
  const trials: Trial<G>[] = candidates.slice(0, patience.breadth).map(candidate => ({ candidate, sight, values: [] }));
  let alive = trials;
  let spent = 0;
  let over = candidates.length < 2;
  const enough = (): boolean => {
    over ||= spent >= nodes || deadline();
    return over;
  };
  for (let world = 0; world < patience.worlds && !enough() && alive.length > 1; world++) {
    const luck: Luck = { key, world };
    for (const trial of alive) {
      const steps = playOut(position, trial.candidate, luck, enough);
      let step = steps.next();
      while (!step.done) {
        spent++;
        yield { nodes: Math.ceil(spent / LIGHT), share: share(spent, nodes) };
        step = steps.next();
      }
      if (step.value === undefined) break;
      trial.values.push(step.value);
    }
    if (world + 1 >= patience.fair && !over) alive = stillClose(alive, patience);
  }
  // The last world may have been cut short: what it showed of some counts for none, unless it was the first.
  return ranked(trials, Math.max(1, Math.min(...alive.map(({ values }) => values.length))));
}

const share = (spent: number, nodes: number): number => (Number.isFinite(nodes) ? Math.min(1, spent / nodes) : 0);

/** What the worlds say of a candidate, and what it looked like before. */
function scoreOf<G extends Shape>({ candidate, sight, values }: Trial<G>, worlds = values.length): number {
  const seen = values.slice(0, worlds);
  return (seen.reduce((sum, value) => sum + value, 0) + sight * candidate.worth) / (seen.length + sight);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Those that were tried in all of so many worlds first, since they were given up last. Among equals, what scored better. */
function ranked<G extends Shape>(trials: readonly Trial<G>[], whole: number): readonly Weighed<G>[] {
  const tried = trials.filter(({ values }) => values.length > 0);
  if (tried.length === 0) return trials.map(({ candidate }) => ({ candidate, value: candidate.worth }));
  const score = (trial: Trial<G>): number => scoreOf(trial, whole);
  return tried
    .toSorted((a, b) => Math.min(b.values.length, whole) - Math.min(a.values.length, whole) || score(b) - score(a))
    .map(trial => ({ candidate: trial.candidate, value: score(trial) }));
}

function stillClose<G extends Shape>(alive: readonly Trial<G>[], patience: Patience): Trial<G>[] {
  const leader = alive.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
  return alive.filter(trial => trial === leader || !isBehind(leader, trial, patience));
}

/** Is the second clearly worse in the worlds that both were played in? */
function isBehind<G extends Shape>(leader: Trial<G>, other: Trial<G>, { behind, trifle }: Patience): boolean {
  const gaps = other.values.map((value, world) => nth(leader.values, world) - value);
  const gap = mean(gaps);
  const spread = gaps.reduce((sum, one) => sum + (one - gap) * (one - gap), 0) / Math.max(1, gaps.length - 1);
  // What makes no difference in any world makes none at all.
  return scoreOf(leader) - scoreOf(other) + trifle > behind * Math.sqrt(spread / gaps.length) || (gap === 0 && spread === 0);
}
