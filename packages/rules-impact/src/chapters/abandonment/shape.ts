import type { UnitId } from '../../model/state.ts';

export interface AbandonmentEvents {
  readonly abandoned: { readonly type: 'abandoned'; readonly units: readonly UnitId[] };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends AbandonmentEvents {}
}

declare module '../../model/state.ts' {
  interface Unit {
    /** Skipped although shocked or panicked (14.14). */
    readonly abandoned: boolean;
  }
}

declare module '../../model/questions.ts' {
  interface MoraleDraw {
    /** Drawn against a soldier that was skipped. */
    readonly abandonment?: number;
  }
}
