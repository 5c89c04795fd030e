import type { Facing, Hex } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import type { Shot, Unit, UnitId } from '../../shape.ts';
import type { HiddenEvents } from './events.ts';

/** A unit is set up where the other side does not see it. */
export interface Hide {
  readonly type: 'hide';
  readonly unit: UnitId;
  readonly at: Hex;
  readonly facing: Facing;
  /** It keeps overwatch, and opens fire on whoever comes within so many hexes. */
  readonly overwatch?: number;
}

/** The shots of whoever has been found, or keeps overwatch; none lets the other pass. */
export interface Pounce {
  readonly type: 'pounce';
  readonly unit: UnitId;
  readonly twist: -1 | 0 | 1;
  readonly flip?: true;
  readonly turret?: Facing;
  readonly fore?: Facing;
  readonly shots: readonly Shot[];
}

/** Somebody may fire at once at whoever has come near. */
export interface Chance {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly by: 'pointBlank' | 'overwatch';
}

/** Shots that interrupt a move: whose they are, and the seat that goes on afterwards; −1 where the move is over. */
export interface Interlude {
  readonly chances: readonly Chance[];
  readonly resumes: Seat;
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends HiddenEvents {}
  interface ChapterCommands {
    readonly hide: Hide;
    readonly pounce: Pounce;
  }
  interface ChapterDuties {
    /** Units that have given themselves away are seen. */
    readonly comeOut: { readonly type: 'comeOut'; readonly unit?: UnitId };
  }
  interface ChapterTasks {
    readonly overwatch: true;
  }
  interface TaskTerms {
    /** Hexes within which it opens fire. */
    readonly overwatch?: number;
  }
}
declare module '../../shape/state.ts' {
  interface State {
    readonly interlude?: Interlude;
  }
}
declare module '../../shape/unit.ts' {
  interface Unit {
    /** It was set up hidden and has not been found. */
    readonly hides?: true;
    /** Hexes within which it opens fire from its hiding place. */
    readonly overwatch?: number;
  }
}
declare module '../../questions/truths.ts' {
  interface Truths {
    /** Whoever is found fires before its finder does anything else; it may keep overwatch. */
    readonly firesFirst: { readonly unit: Unit; readonly finder: Unit };
    readonly overwatches: { readonly unit: Unit };
  }
}
