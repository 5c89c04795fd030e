import type { Weights as Any } from '@sortie/kernel';
import file from './weights.json' with { type: 'json' };

/** What the opponent's judgement is made of, in points of damage. */
export interface Weights extends Any {
  /** Added to caution once the armor is gone. */
  readonly bare: number;
  /** How much more harm counts on somebody without armor. */
  readonly finishing: number;
  /** What being nearer to the enemy is worth. */
  readonly closing: number;
  /** What a point of overheating costs, and what it costs when it shuts the unit down. */
  readonly overheating: number;
  readonly shutdown: number;
}

/** The file says where its numbers come from. */
export const WEIGHTS: Weights = file.weights;

/** Weights come complete: an opponent fills in what it was not given. */
export const asOurs = (weights: Any): Weights => weights as Weights;
