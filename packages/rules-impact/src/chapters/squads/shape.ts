import type { Seat } from '@sortie/kernel';
import type { UnitId } from '../../model/state.ts';

export interface SquadCommands {
  /** The soldiers of the first squad; the others form the second. */
  readonly assign: { readonly type: 'assign'; readonly first: readonly UnitId[] };
  readonly reorganize: { readonly type: 'reorganize' };
}

export interface SquadEvents {
  readonly reorganized: { readonly type: 'reorganized'; readonly seat: Seat };
  readonly merged: { readonly type: 'merged'; readonly seat: Seat; readonly shaken: boolean };
}

declare module '../../shape/open.ts' {
  interface ChapterCommands extends SquadCommands {}
  interface ChapterEvents extends SquadEvents {}
}

declare module '../../model/state.ts' {
  interface SideState {
    /** Gives up its actions this turn to become one squad (14.11). */
    readonly reorganizing: boolean;
    /** One of two squads had lost half when they were merged (14.12). */
    readonly shaken: boolean;
  }
}
