import type { Board } from '@sortie/board';
import type { Book } from '../rule.ts';
import type { Move, State, StepWord, Tempo } from '../shape.ts';
import type { OnMap } from '../state.ts';
import type { Pace } from './pace.ts';

export type OnFoot = 'walk' | 'run';
export type Walk = Extract<Move, { readonly mode: OnFoot }>;

/** A walk or run that is followed step by step: all that stays the same on the way. */
export interface Walking {
  readonly state: State;
  readonly book: Book;
  readonly board: Board;
  readonly unit: OnMap;
  readonly mode: OnFoot;
  readonly tempo: Tempo | undefined;
  /** Over buildings and bridges, instead of through them and below. */
  readonly over: boolean;
  /** What there is to spend. */
  readonly points: number;
}

/** A step that is about to be taken. */
export interface Pacing extends Walking {
  readonly now: Pace;
  readonly step: StepWord;
}
