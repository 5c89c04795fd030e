import { type Candidate, fill, type Game, type Place, type Shape, type Telling, tell, type View } from '@sortie/kernel';

/** Something that was weighed, with what it seemed to be worth and why. */
export interface Plan<G extends Shape> {
  readonly command: G['command'];
  readonly value: number;
  readonly why: string;
  /** What it is for, as a sentence for whoever asks, in any language. */
  readonly words: Telling;
  /** Where it leads, for ghosts on the board; empty for what happens on the spot. */
  readonly steps: readonly Place[];
}

export interface Choice<G extends Shape> {
  readonly command: G['command'];
  /** The best plans that were weighed, the chosen one among them, best first. */
  readonly plans: readonly Plan<G>[];
}

/** A plan as people are told of it. */
export interface ToldPlan {
  readonly words: Telling;
  /** To a tenth of the unit of the game's values. */
  readonly value: number;
  readonly steps: readonly Place[];
  readonly chosen: boolean;
}

export const toldPlans = <G extends Shape>({ command, plans }: Choice<G>): readonly ToldPlan[] =>
  plans.map(plan => ({
    words: plan.words,
    value: Math.round(plan.value * 10) / 10,
    steps: plan.steps,
    chosen: plan.command === command,
  }));

/** How far a thought is. */
export interface Progress {
  /** Positions looked at. */
  readonly nodes: number;
  /** 0 … 1 of the nodes it may look at; 0 where only time limits it. */
  readonly share: number;
}

/** A command with its worth, before it is dressed up as a plan. */
export interface Weighed<G extends Shape> {
  readonly candidate: Candidate<G>;
  readonly value: number;
}

export function planOf<G extends Shape>({ tactics }: Game<G>, view: View<G>, { candidate, value }: Weighed<G>): Plan<G> {
  const { command, why = '' } = candidate;
  const reason = typeof why === 'string' ? tell(why) : why;
  return {
    command,
    value,
    why: fill(reason),
    words: reason,
    steps: tactics.path?.(view, command) ?? [],
  };
}
