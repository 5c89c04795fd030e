import type { Weights as Any } from '@sortie/kernel';
import file from './weights.json' with { type: 'json' };

/** What the opponent's judgement is made of: numbers that self-play may tune, in points of expected damage. */
export interface Weights extends Any {
  /** What a hex nearer to the enemy is worth while nobody can be hit. */
  readonly closing: number;
  /** Turns without damage after which closing in counts ever more. */
  readonly patience: number;
  /** The turn after which nobody waits for a better chance. */
  readonly evening: number;
  /** The turn from which fear fades, and how many turns it takes: a fight is brought to an end one way or the other. */
  readonly night: number;
  readonly dusk: number;
  /** How far the night, and evenings without damage, take fear away in the judgement of whole positions as well: 0 … 1. */
  readonly pressing: number;
  /** What it costs to have no foe ahead. */
  readonly blindness: number;
  /** How much the fire that is about to fall counts beside what has fallen. */
  readonly salvo: number;
  /** How far fire is judged by the worth that it takes, the chance to destroy included, instead of points of damage: 0 … 1. */
  readonly toll: number;
  /** How much more harm counts on a 'Mech that is nearly gone, and on one that friends aim at as well. */
  readonly urgency: number;
  readonly focus: number;
  /** How much less a 'Mech that is nearly gone seeks the enemy. */
  readonly pluck: number;
  /** What a circle of each location adds to the damage that a 'Mech can take before the end. */
  readonly core: number;
  readonly flanks: number;
  readonly legs: number;
  readonly arms: number;
  readonly crown: number;
  /** What a 'Mech is worth: that it stands at all, the life in it, its circles, its weapons, and the share of these that is left without a leg. */
  readonly body: number;
  readonly stamina: number;
  readonly skin: number;
  readonly bite: number;
  readonly lame: number;
  /** Breakthrough: an escape, each row towards it, and each row a defender lets itself be drawn north. */
  readonly escape: number;
  readonly row: number;
  readonly guard: number;
}

/** `aggression` is above `caution`: whoever only hides never wins. The file says where its numbers come from. */
export const WEIGHTS: Weights = file.weights;

/** What is otherwise in the judgement of the strongest. */
export const TUNED: Weights = { ...WEIGHTS, ...file.tuned.weights };

/** What is made of a number by points of damage and one by worth; the one that does not count is not worked out. */
export function byToll({ toll }: Weights, damage: () => number, worth: () => number): number {
  if (toll <= 0) return damage();
  return toll >= 1 ? worth() : (1 - toll) * damage() + toll * worth();
}

/** Weights come complete: an opponent fills in what it was not given. */
export const asOurs = (weights: Any): Weights => weights as Weights;
