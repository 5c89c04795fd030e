import type { Weights as Any } from '@sortie/kernel';
import file from './weights.json' with { type: 'json' };

/** What the opponent's judgement is made of, in build points. */
export interface Weights extends Any {
  /** A victory point. */
  readonly point: number;
  /** How much a better shot after a move counts now. */
  readonly seeing: number;
  /** A hex nearer to the goal. */
  readonly advance: number;
  /** What a soldier gives up by reacting instead of moving later. */
  readonly waiting: number;
  /** What the best shot of each soldier counts where nobody has fired yet. */
  readonly aiming: number;
  /** A hex nearer to the goal, in a position that is judged as a whole. */
  readonly nearer: number;
  /** What a commander is worth beyond its build value. */
  readonly leader: number;
  /** How many imagined worlds the first sight counts for. */
  readonly sight: number;
}

/** The file says where its numbers come from. */
export const WEIGHTS: Weights = file.weights;

/** Weights come complete: an opponent fills in what it was not given. */
export const asOurs = (weights: Any): Weights => weights as Weights;
