import type { Refusal, RuleId, Seat, Telling } from '@sortie/kernel';

/** What a guest may ask of a table. Commands are still raw: the ruleset reads them at the door. */
export type Message =
  | { readonly type: 'ready'; readonly ready: boolean }
  /** The screen goes to another seat of the same guest. */
  | { readonly type: 'hand'; readonly seat: Seat }
  /** `after` is the number of entries the guest knows of, so that nothing is done twice or on a picture that has passed. */
  /** `as`: another seat of the same guest answers without the screen changing hands. */
  | { readonly type: 'command'; readonly after: number; readonly command: unknown; readonly as?: Seat }
  | { readonly type: 'faces'; readonly faces: readonly number[] }
  | { readonly type: 'withdraw' }
  /** Without `to`: this seat's last command. */
  | { readonly type: 'undo'; readonly after: number; readonly to?: number }
  /** Says yes or no to what is proposed; whoever proposed it withdraws it with no. */
  | { readonly type: 'answer'; readonly yes: boolean }
  | { readonly type: 'concede' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'chat'; readonly text: string }
  /** To the host, not to the table: the program that is thinking moves now, with what it has found. */
  | { readonly type: 'hurry' };

export type RefusalCode =
  | 'malformed'
  | 'no-seat'
  | 'not-begun'
  | 'begun'
  | 'over'
  | 'paused'
  | 'stale'
  | 'out-of-turn'
  | 'illegal'
  | 'dice'
  | 'nothing'
  | 'fault';

/** Why a table did not do what a guest asked. Nothing has changed. */
export interface TableRefusal {
  readonly code: RefusalCode;
  /** As in a `Refusal` of the rules: finished, and with its gaps where it has any. */
  readonly reason: string;
  readonly said?: Telling;
  /** The first rule that objects. */
  readonly rule?: RuleId;
  /** Every rule that objects. */
  readonly refusals?: readonly Refusal[];
}
