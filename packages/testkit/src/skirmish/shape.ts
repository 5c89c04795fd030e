import type { Answer, Roll, Seat } from '@sortie/kernel';

/** A little game of our own for the tests of kernel, table and server: two sides, hidden units, dice, heat, a choice. */
export interface Skirmish {
  readonly setup: { readonly units: readonly Unit[]; readonly woods: readonly number[] };
  readonly state: State;
  readonly command: Command;
  readonly duty: Duty;
  readonly event: Event;
  readonly questions: { readonly toHit: Shot; readonly damage: Shot; readonly heat: Shot };
  readonly sequences: { readonly attack: Attack };
}

/** Places are whole numbers on a line: a board is not what these tests are about. */
export interface Unit {
  readonly id: number;
  readonly seat: Seat;
  readonly hidden: boolean;
  readonly at: number;
  readonly ran: boolean;
  readonly armor: number;
  readonly heat: number;
  readonly fired: boolean;
}

export interface State {
  readonly turn: number;
  readonly active: Seat;
  readonly units: readonly Unit[];
  readonly woods: readonly number[];
  /** A unit whose owner has to say whether it ducks. */
  readonly ducking: number | null;
  /** Did the last shot hit? */
  readonly onTarget: boolean;
  readonly ended: boolean;
}

export type Command =
  | { readonly type: 'move'; readonly unit: number; readonly to: number }
  | { readonly type: 'fire'; readonly unit: number; readonly target: number }
  | { readonly type: 'duck'; readonly yes: boolean }
  | { readonly type: 'endTurn' };

export type Duty = { readonly type: 'checkShutdown'; readonly unit: number } | { readonly type: 'toss' };

export type Event =
  | { readonly type: 'tossed'; readonly first: Seat; readonly roll: Roll }
  | { readonly type: 'moved'; readonly unit: number; readonly to: number; readonly ran: boolean }
  | { readonly type: 'revealed'; readonly unit: number; readonly as: Unit }
  | { readonly type: 'shot'; readonly unit: number; readonly target: number; readonly toHit: Answer; readonly roll: Roll }
  | { readonly type: 'damaged'; readonly unit: number; readonly amount: number }
  | { readonly type: 'heated'; readonly unit: number; readonly amount: number }
  | { readonly type: 'asked'; readonly unit: number }
  | { readonly type: 'ducked'; readonly yes: boolean }
  | { readonly type: 'turnEnded'; readonly over: boolean };

export interface Shot {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly range: number;
  readonly woods: number;
}

export interface Attack {
  readonly unit: number;
  readonly target: number;
}
