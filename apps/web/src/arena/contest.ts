import type { Staged } from '@sortie/arena';
import type { Shape, Telling } from '@sortie/kernel';

/** Something that can be pitted against something else of its game. `S` is what a side fights with there. */
export interface Contestant<S = unknown> {
  readonly id: string;
  readonly name: string;
  readonly units: readonly string[];
  readonly kept: boolean;
  readonly side: S;
}

/** Whom a game has to compare, and how they meet. */
export interface Contest<S = unknown> {
  forces(): Promise<readonly Contestant<S>[]>;
  /** Units, or what comes nearest to one, alone. */
  units(): Promise<readonly Contestant<S>[]>;
  /** Whom one of the units meets. */
  field(unit: Contestant<S>, all: readonly Contestant<S>[]): Promise<readonly Contestant<S>[]>;
  /** The same in words. */
  readonly fieldWords: string;
  /** What stands for points is tons. */
  readonly tons?: true;
  /** Two sides on a table, or why they cannot meet. */
  meet(a: S, b: S): Promise<Staged<Shape> | Telling>;
}
