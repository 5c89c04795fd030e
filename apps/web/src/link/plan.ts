import type { RuleId, Shape } from '@sortie/kernel';
import type { ClockTerms } from '@sortie/table';

/** What a set-up screen decides, for a local table or one on the server. */
export interface Plan<G extends Shape = Shape> {
  readonly game: string;
  /** A ready-made set-up by its id … */
  readonly scenario?: string;
  /** … or one of one's own. */
  readonly setup?: G['setup'];
  /** The scenario's rules if absent. */
  readonly rules?: readonly RuleId[];
  readonly seats: readonly PlannedSeat[];
  readonly dice: 'seeded' | 'manual';
  readonly clock?: ClockTerms;
}

export type PlannedSeat =
  /** Somebody at this screen; a name may be given for the second person of a hot-seat game. */
  | { readonly kind: 'me'; readonly name?: string }
  /** Somebody who comes by an invite link; only on the server. */
  | { readonly kind: 'open' }
  | { readonly kind: 'opponent'; readonly level: string };
