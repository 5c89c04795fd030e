import type { Seat } from '@sortie/kernel';
import type { UnitId } from '../../model/state.ts';

export interface StealthCommands {
  readonly stealth: { readonly type: 'stealth' };
}

export interface StealthEvents {
  readonly hid: { readonly type: 'hid'; readonly unit: UnitId };
  readonly stealthChecked: {
    readonly type: 'stealthChecked';
    readonly unit: UnitId;
    readonly leave: 'may' | 'must' | 'no';
    readonly d6: number;
  };
  /** `from`: the box in which it failed before the soldier has acted. */
  readonly surfaced: { readonly type: 'surfaced'; readonly unit: UnitId; readonly ready: number; readonly from?: number };
  /** Suits cool a turn faster. */
  readonly cooled: { readonly type: 'cooled'; readonly seat: Seat };
}

/** How far a suit in stealth has gone (14.3). */
export interface Stealth {
  /** Box of the turn track; 0 is not in stealth. */
  readonly box: number;
  /** What this turn's draw said of leaving. */
  readonly leave: 'no' | 'may' | 'must';
  /** Turn from which it works again. */
  readonly ready: number;
  /** The box in which it failed this turn: its soldier has still to come out. */
  readonly from?: number;
}

declare module '../../shape/open.ts' {
  interface ChapterCommands extends StealthCommands {}
  interface ChapterEvents extends StealthEvents {}
  interface ActivatedTerms {
    /** The box it came out of, as the first version told it. */
    readonly emerging?: number;
  }
}

declare module '../../model/state.ts' {
  interface Card {
    readonly stealthy: boolean;
  }
  interface Unit {
    readonly stealth: Stealth;
  }
  interface Active {
    /** Comes out of this box of the stealth track; 0 is not. */
    readonly emerging: number;
  }
}

declare module '../../model/scenario.ts' {
  interface Muster {
    /** Suits with stealth beside the Rangers' (14.3). */
    readonly stealth?: boolean;
  }
}

declare module '../../model/questions.ts' {
  interface Truths {
    /** May a suit be left that has drawn so in its box? */
    readonly emerges: { readonly d6: number; readonly box: number };
  }
}
