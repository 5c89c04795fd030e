import type { Heading } from '@sortie/geometry';
import type { UnitId } from '../../model/state.ts';

export interface FacingCommands {
  readonly turn: { readonly type: 'turn'; readonly heading: Heading };
}

export interface FacingEvents {
  readonly turned: { readonly type: 'turned'; readonly unit: UnitId; readonly heading: Heading; readonly steps: number };
}

declare module '../../shape/open.ts' {
  interface ChapterCommands extends FacingCommands {}
  interface ChapterEvents extends FacingEvents {}
}

declare module '../../model/state.ts' {
  interface Active {
    /** Sixths of a circle turned before firing. */
    readonly turned: number;
  }
}

declare module '../../model/questions.ts' {
  interface Truths {
    /** Is a place within the arc of fire of whoever stands and looks so? */
    readonly inArc: { readonly from: number; readonly heading: Heading; readonly to: number };
  }
}
