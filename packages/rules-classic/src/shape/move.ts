import type { Facing, Hex } from '@sortie/geometry';
import type { UnitId } from './ids.ts';
import type { TaskTerms } from './open.ts';
import type { StepWord, Tempo } from './step.ts';
import type { Task } from './task.ts';

export const MODES = ['stand', 'walk', 'run', 'jump'] as const;

export type Mode = (typeof MODES)[number];

/** Ways to run that take a machine for it, or that only some lists of rules know. */
export const MANNERS = ['sprint', 'evade', 'masc', 'supercharge', 'overdrive', 'shield'] as const;

export type Manner = (typeof MANNERS)[number];

/** Those that are walked; all others are run. */
export const WALKED: ReadonlySet<Manner> = new Set(['shield']);

/** So many bombs on one hex. */
export interface Drop {
  readonly at: Hex;
  readonly count: number;
}

/** What becomes of a turn that fails: none, one hexside more, the same with the end of the move, or a slide. */
export type Fishtail = 'straight' | 'wide' | 'wild' | 'slide';

/** A charge or a death from above that was announced with the move. */
export interface Assault {
  readonly kind: 'charge' | 'dfa';
  readonly target: UnitId;
  /** Where the jump began: the side that it comes from. */
  readonly from: Hex;
}

/** Ahead or back: hexes count anew when it changes. */
export type Heading = 'forward' | 'backward';

export interface Moved extends TaskTerms {
  readonly mode: Mode;
  /** Hexes that count for the target movement modifier. */
  readonly hexes: number;
  readonly spent: number;
  /** The way that the last hex was entered; `null` before the first. */
  readonly heading: Heading | null;
  /** False while the unit has yet to finish: it fell or stood up on the way and may go on. */
  readonly done: boolean;
  /** Turning is free right after getting up. */
  readonly rising: boolean;
  /** Turned in a paved hex and not yet moved on. */
  readonly turned: boolean;
  readonly skidded: boolean;
  /** Attempts to stand this turn, for the heat. */
  readonly attempts: number;
  /** The roll for running with a damaged gyro or hip has been made. */
  readonly tried: boolean;
  readonly assault: Assault | null;
  readonly manner?: Manner;
  /** How it minds the ground, where that is not as everybody does. */
  readonly tempo?: Tempo;
  /** Climbs what is in its way instead of going through or below it. */
  readonly over?: true;
  /** Points spent on a softer landing. */
  readonly cushion?: number;
  /** Points that a vehicle has said it will spend, and hexes that it has gone straight since its last turn, where that is played. */
  readonly declared?: number;
  readonly straight?: number;
  /** Bombs that fall when everybody has fired. */
  readonly drops?: Drop;
  /** What it does instead of going anywhere. */
  readonly task?: Task;
}

/** A unit goes nowhere. */
export interface Stay extends TaskTerms {
  readonly type: 'move';
  readonly unit: UnitId;
  readonly mode: 'stand';
  readonly task?: Task;
  readonly into?: UnitId;
}

export type Move =
  | Stay
  | {
      readonly type: 'move';
      readonly unit: UnitId;
      readonly mode: 'walk' | 'run';
      readonly steps: readonly StepWord[];
      readonly charge?: UnitId;
      readonly manner?: Manner;
      readonly tempo?: Tempo;
      /** Over buildings and bridges, instead of through them and below. */
      readonly over?: true;
      /** Points that a vehicle says it will spend; as many as its way takes where it does not say. */
      readonly declared?: number;
      /** Bombs that are dropped on a hex that it flies over. */
      readonly drops?: Drop;
    }
  | {
      readonly type: 'move';
      readonly unit: UnitId;
      readonly mode: 'jump';
      readonly to: Hex;
      readonly facing: Facing;
      readonly onto?: UnitId;
      /** Points spent on nothing but a softer landing. */
      readonly cushion?: number;
    };
