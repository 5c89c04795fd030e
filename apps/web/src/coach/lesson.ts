import type { GameId } from '@sortie/games';
import type { RuleId, Seat } from '@sortie/kernel';
import type { UnitKey } from '../battle/face.ts';

/** A record that an event, a command or a part of the view has to agree with, as far as it says anything. */
export interface Pattern {
  readonly [field: string]: unknown;
}

/** Something that is or has been so, at the table or on the screen. */
export type Check =
  /** The pupil has read it and says so. */
  | { readonly kind: 'read' }
  /** The pupil is asked this question. */
  | { readonly kind: 'asked'; readonly question: string }
  /** One of these has happened since the step began. */
  | { readonly kind: 'happened'; readonly event: Pattern }
  /** The view agrees with this. */
  | { readonly kind: 'view'; readonly like: Pattern }
  /** The turn has come this far. */
  | { readonly kind: 'turn'; readonly from: number }
  /** A button with this id is offered, and nothing speaks against it. */
  | { readonly kind: 'offered'; readonly action: string }
  /** A button with this id is pressed in. */
  | { readonly kind: 'chosen'; readonly action: string }
  /** This unit is the chosen one. */
  | { readonly kind: 'selected'; readonly unit: UnitKey }
  | { readonly kind: 'over' }
  | { readonly kind: 'any' | 'all'; readonly of: readonly Check[] };

/** What the coach points at. */
export type Pointer =
  | { readonly at: 'unit'; readonly unit: UnitKey }
  /** A button of the action bar by its id. */
  | { readonly at: 'action'; readonly id: string }
  /** Where a good player would go or aim, among the commands that agree with this. */
  | { readonly at: 'advice'; readonly like?: Pattern }
  /** The button that a field of such a command names: its way of moving, say. */
  | { readonly at: 'advised-action'; readonly field: string; readonly like?: Pattern }
  | { readonly at: 'part'; readonly part: 'turn' | 'actions' | 'panel' | 'sheet' | 'log' | 'undo' };

export interface Step {
  readonly id: string;
  /** What the coach says: a text of the catalogue. */
  readonly says: string;
  readonly points?: readonly Pointer[];
  /** The step is done when this is so. */
  readonly until: Check;
  /** Left out unless this is so when its turn comes. */
  readonly when?: Check;
  /** Left out once the game has passed this turn. */
  readonly turn?: number;
  /** Said at the end, even if the game is over before its time. */
  readonly last?: true;
}

/** One idea, taught at a real table: a set-up, fixed dice, and steps with checks. */
export interface Lesson {
  readonly id: string;
  readonly game: GameId;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  /** A ready game, and what differs from it. */
  readonly scenario: string;
  readonly setup?: Pattern;
  readonly rules?: readonly RuleId[];
  /** Whose part the pupil takes. */
  readonly seat: Seat;
  /** 32 hexadecimal digits: everybody's dice fall alike. */
  readonly seed: string;
  /** Both sides do what looks best until the pupil would do something like this: here the lesson begins. */
  readonly from?: Pattern;
  readonly steps: readonly Step[];
}
