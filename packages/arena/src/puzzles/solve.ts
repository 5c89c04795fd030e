import { choose } from '@sortie/ai';
import type { Shape } from '@sortie/kernel';
import { type Kind, MARGINS, type Plan, scoreOf } from './puzzle.ts';
import { type Position, reckon } from './reckon.ts';

/** Worlds in which a plan is judged in the end. */
const WORLDS = 96;
/** Worlds for a first look at everything, and how many plans are looked at again. */
const GLANCE = 12;
const CLOSE = 5;

type Ranked<G extends Shape> = readonly Plan<G['command']>[];

function judged<G extends Shape>(position: Position<G>, kind: Kind, commands: readonly G['command'][], worlds: number): Ranked<G> {
  return commands
    .flatMap(command => {
      const reckoning = reckon(position, command, worlds);
      return reckoning ? [{ command, reckoning, score: scoreOf(kind, reckoning) }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

/** Everything that is worth a thought, the best of it looked at closely. Best first; those that fell behind at first sight come last. */
export function solve<G extends Shape>(position: Position<G>, kind: Kind, more: readonly G['command'][] = []): Ranked<G> {
  const { game, book, state, seat } = position;
  const found = game.tactics.candidates(game.ruleset.view(state, seat), seat, book).map(({ command }) => command);
  const glanced = judged(position, kind, [...found, ...more], GLANCE);
  const close = judged(
    position,
    kind,
    glanced.slice(0, CLOSE).map(({ command }) => command),
    WORLDS,
  );
  const [best] = close;
  return best ? [...close, ...glanced.slice(CLOSE).map(plan => atMost(plan, best.score))] : [];
}

/** A lucky glance does not overtake what was looked at closely. */
const atMost = <C>(plan: Plan<C>, score: number): Plan<C> => ({ ...plan, score: Math.min(plan.score, score) });

/** Is nothing at stake? Then nobody need look closely. */
export function isQuiet<G extends Shape>(position: Position<G>, kind: Kind): boolean {
  const { game, book, state, seat } = position;
  const found = game.tactics.candidates(game.ruleset.view(state, seat), seat, book);
  const few = [0, 2, 5, 9].flatMap(at => found[at]?.command ?? []);
  const seen = few.flatMap(command => reckon(position, command, GLANCE / 2) ?? []);
  if (kind === 'survive') return seen.every(({ lost }) => lost === 0);
  return found.length < 4 || seen.every(({ dealt }) => dealt === 0);
}

/** Is it a riddle? Some plans are right, most are clearly wrong, and there is something to win. */
export function isRiddle(kind: Kind, plans: readonly Plan[]): boolean {
  const [best] = plans;
  if (!best || plans.length < 4) return false;
  const margin = MARGINS[kind];
  const right = plans.filter(({ score }) => score >= best.score - margin).length;
  const worst = plans.filter(({ score }) => score < best.score - 2 * margin).length;
  if (kind === 'survive' && (best.reckoning.safe < 300 || (plans.at(-1)?.reckoning.safe ?? 1000) > best.reckoning.safe - 150)) return false;
  return right * 3 <= plans.length && worst * 2 >= plans.length;
}

/** What an ace finds in a position when it may think until the deadline. */
export function aceFinds<G extends Shape>({ game, book, state, seat }: Position<G>, seed: string, deadline: () => boolean): G['command'] {
  return choose(game, game.ruleset.view(state, seat), seat, book, { level: 'ace', seed, deadline }).command;
}

export const judgedAlone = <G extends Shape>(position: Position<G>, kind: Kind, command: G['command']): Plan<G['command']> | undefined =>
  judged(position, kind, [command], WORLDS)[0];
