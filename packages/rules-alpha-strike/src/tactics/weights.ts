import type { Weights as Any } from '@sortie/kernel';
import file from './weights.json' with { type: 'json' };

/** What the opponent's judgement is made of, in points of damage. */
export interface Weights extends Any {
  /** Added to caution once the armor is gone. */
  readonly bare: number;
  /** How much more harm counts on somebody without armor. */
  readonly finishing: number;
  /** What it is worth to bring a unit down, beyond the damage that takes. */
  readonly kill: number;
  /** What being nearer to the enemy is worth. */
  readonly closing: number;
  /** What it costs to stay where nobody can be reached. */
  readonly idle: number;
  /** The turn after which nobody waits for a better chance, and what each inch to the enemy costs for every turn since. */
  readonly evening: number;
  readonly pressing: number;
  /** What a point of overheating costs, and what it costs when it shuts the unit down. */
  readonly overheating: number;
  readonly shutdown: number;
  /** How much what the enemy may do this turn counts against what we may. */
  readonly fear: number;
  /** What an inch between a unit and its nearest enemy costs. */
  readonly drift: number;
  /** How much more harm counts that brings a unit down together with what others aim at it, and that adds to theirs. */
  readonly killing: number;
  readonly focus: number;
}

/** The file says where its numbers come from. */
export const WEIGHTS: Weights = file.weights;

/** Weights come complete: an opponent fills in what it was not given. */
export const asOurs = (weights: Any): Weights => weights as Weights;
