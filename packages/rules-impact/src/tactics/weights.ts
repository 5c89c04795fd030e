import type { Weights as Any } from '@sortie/kernel';
import file from './weights.json' with { type: 'json' };

/** What the opponent's judgement is made of, in build points. */
export interface Weights extends Any {
  /** A victory point. */
  readonly point: number;
  /** A point of way nearer to the goal, where an activation is planned. */
  readonly advance: number;
  /** The same in a position that is judged as a whole. */
  readonly nearer: number;
  /** How much of the harm that may befall a soldier where it stops is held against the place. */
  readonly fear: number;
  /** What the best shot of a soldier counts where nobody has fired yet. */
  readonly aiming: number;
  /** How much of what the soldiers before somebody's muzzle have to fear counts in a position that is judged. */
  readonly threat: number;
  /** How much of it counts if whoever aims has acted: it shoots next turn at the earliest, and by then hardly anybody is where he was. */
  readonly after: number;
  /** What a soldier who can still act this turn is worth beyond the shot that is seen. */
  readonly ready: number;
  /** Does a judged position foresee shots that somebody has to move for? */
  readonly foresight: number;
  /** How much of what the dead bring the enemy nearer to a sudden end counts in a position that is judged. */
  readonly fallen: number;
  /** What it is worth to act first in a turn; second is 0.4. */
  readonly first: number;
  /** What a soldier gives up by reacting instead of moving later. */
  readonly waiting: number;
  /** How much of a shot at somebody else is given up by reacting. */
  readonly later: number;
  /** What each step of cover counts where nobody looks, and what it costs to stay in the air. */
  readonly shelter: number;
  readonly hovering: number;
  /** What it costs to stand beside a friend: what hits one may hit both. */
  readonly crowd: number;
  /** What a commander is worth beyond its build value. */
  readonly leader: number;
  /** How many imagined worlds the first sight counts for. */
  readonly sight: number;
  /** After how many activations a position is judged. */
  readonly ahead: number;
}

/** The file says where its numbers come from. */
export const WEIGHTS: Weights = file.weights;

/** What an ace goes by. */
export const TUNED: Weights = { ...WEIGHTS, ...file.tuned.weights };

/** Weights come complete: an opponent fills in what it was not given. */
export const asOurs = (weights: Any): Weights => weights as Weights;
