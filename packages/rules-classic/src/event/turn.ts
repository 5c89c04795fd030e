import type { Roll, Seat } from '@sortie/kernel';
import type { EndReason, Phase } from '../shape.ts';

/** What happens in the course of a turn. */
export type TurnEvent =
  | { readonly type: 'turnBegan'; readonly turn: number }
  /** `winner` is −1 for a tie that is rolled again. */
  | { readonly type: 'initiativeRolled'; readonly rolls: readonly Roll[]; readonly winner: Seat; readonly bonus?: readonly number[] }
  /** `queue` is the order in which the seats act. */
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly queue: readonly Seat[] }
  | { readonly type: 'phaseEnded'; readonly phase: Phase }
  /** All that was declared for a phase has been rolled. */
  | { readonly type: 'resolved'; readonly phase: Phase }
  | { readonly type: 'called'; readonly seat: Seat; readonly queue: readonly Seat[] }
  /** What the phase did to its units is settled. */
  | { readonly type: 'settled' }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly reason: EndReason; readonly points?: readonly number[] };
