import { type Candidate, fill, type Game, type Place, type Shape, type Telling, tell, type View } from '@sortie/kernel';

/** Something that was weighed, with what it seemed to be worth and why. */
export interface Plan<G extends Shape> {
  readonly command: G['command'];
  readonly value: number;
  readonly why: string;
  /** What it is for and what it is worth, as a sentence for whoever asks. */
  readonly words: Telling;
  /** Where it leads, for ghosts on the board; empty for what happens on the spot. */
  readonly steps: readonly Place[];
}

export interface Choice<G extends Shape> {
  readonly command: G['command'];
  /** The best plans that were weighed, the chosen one among them, best first. */
  readonly plans: readonly Plan<G>[];
}

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
    words: tell(`${reason.text} ({worth} points)`, { ...reason.args, worth: Math.round(value * 10) / 10 }),
    steps: tactics.path?.(view, command) ?? [],
  };
}
