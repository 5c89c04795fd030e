import type { Seat } from '@sortie/kernel';
import type { Guest } from '@sortie/table';
import type { ToGuest } from '@sortie/wire';

/** Somebody on the line: who it is for the table, and how to speak to them. */
export interface Visitor {
  readonly guest: Guest;
  readonly tell: (message: ToGuest) => void;
  readonly hangUp: (code: number, reason: string) => void;
  /** What this line has been told; set by the room. `undefined` until the visitor said hello. */
  known: { since: number; facing: Seat } | undefined;
}
