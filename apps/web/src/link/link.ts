import type { Seat, Shape } from '@sortie/kernel';
import type { WireRefusal } from '@sortie/wire';
import type { Snapshot } from './snapshot.ts';

/** Why something was not done, with the rule where a rule says so. */
export type Refused = Omit<WireRefusal, 'code'> & { readonly code: WireRefusal['code'] | 'unreachable' | 'closed' };

export type Reply = { readonly ok: true } | { readonly ok: false; readonly refusal: Refused };

/** A wire between a screen and a table, wherever that stands. Fits `useSyncExternalStore`. */
export interface Link<G extends Shape> {
  readonly snapshot: () => Snapshot<G>;
  /** Calls back after every change of the snapshot; the result stops it. */
  readonly subscribe: (listener: () => void) => () => void;

  /** `as`: for another seat of mine, without handing the screen over. */
  readonly send: (command: G['command'], as?: Seat) => Promise<Reply>;
  /** Free when it may be; otherwise it asks the others. Without `to`: my last command. */
  readonly undo: (to?: number) => Promise<Reply>;
  /** Says yes or no to `snapshot().proposal`; no withdraws one's own. */
  readonly answer: (yes: boolean) => Promise<Reply>;
  /** The faces of real dice, as `snapshot().rolling.wants` asks. */
  readonly dice: (faces: readonly number[]) => Promise<Reply>;
  /** Takes the command back that waits for dice, as long as no face was typed. */
  readonly withdraw: () => Promise<Reply>;
  readonly ready: (ready: boolean) => Promise<Reply>;
  /** Hot-seat: the screen is now in this seat's hands. */
  readonly hand: (seat: number) => Promise<Reply>;
  readonly concede: () => Promise<Reply>;
  /** Offers a draw; the others answer it. */
  readonly draw: () => Promise<Reply>;
  readonly pause: () => Promise<Reply>;
  readonly resume: () => Promise<Reply>;
  readonly chat: (text: string) => Promise<Reply>;
  /** The program that is thinking (`snapshot().thinking`) moves now, with what it has found so far. */
  readonly moveNow: () => Promise<Reply>;

  /** The game as a file: everything after the end, before it what my seat has heard. */
  readonly file: () => Promise<string>;
  /** Plays the whole game again in this browser and compares every roll and every state. Only after the end. */
  readonly verify: () => Promise<Verification>;
  readonly close: () => void;
}

export type Verification =
  | { readonly ok: true; readonly entries: number; readonly seed?: string; readonly commitment?: string }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly entry?: number;
      /** It was played by an earlier version of the rules, by which it may well have come out so. */
      readonly older?: { readonly playedBy: number; readonly today: number };
    };
