import type { Seat, Shape } from '@sortie/kernel';

/** What is asked: whom to shoot, where to go, or how to live through the turn. */
export const KINDS = ['shot', 'move', 'survive'] as const;
export type Kind = (typeof KINDS)[number];

/** What comes of a plan by the end of the turn, on average over many worlds. */
export interface Reckoning {
  /** Points of damage done and suffered. */
  readonly dealt: number;
  readonly taken: number;
  /** Units destroyed and lost. */
  readonly killed: number;
  readonly lost: number;
  /** In how many of a thousand worlds nobody was lost. */
  readonly safe: number;
}

/** One plan with what comes of it. */
export interface Plan<C = unknown> {
  readonly command: C;
  readonly score: number;
  readonly reckoning: Reckoning;
}

/** A real position from a game between opponents: which game it was, its dice and everything done so far. */
export interface Puzzle<G extends Shape = Shape> {
  readonly id: string;
  readonly kind: Kind;
  readonly game: string;
  /** The rules that played it. */
  readonly version: number;
  /** The ready game it was. */
  readonly scenario: string;
  readonly seed: string;
  readonly played: readonly { readonly seat: Seat; readonly command: G['command'] }[];
  /** Fingerprint of the position. */
  readonly hash: string;
  readonly seat: Seat;
  /** Best first: the solution, then what else was looked at. */
  readonly plans: readonly Plan<G['command']>[];
  /** A plan that comes so near to the solution counts as solved. */
  readonly margin: number;
}

/** A unit is worth so many points of damage. */
const UNIT = 15;

/** How good a plan is for what was asked. */
export function scoreOf(kind: Kind, { dealt, taken, killed, lost, safe }: Reckoning): number {
  const done = dealt + UNIT * killed;
  const suffered = taken + UNIT * lost;
  if (kind === 'shot') return done;
  return kind === 'move' ? done - suffered : safe / 10 + (done - suffered) / 100;
}

/** What makes a difference: points of damage, or hundredths of a chance. */
export const MARGINS: { readonly [K in Kind]: number } = { shot: 0.75, move: 1.5, survive: 5 };
