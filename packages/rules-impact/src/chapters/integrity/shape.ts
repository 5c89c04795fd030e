import type { UnitId } from '../../model/state.ts';

export interface IntegrityEvents {
  readonly breachChecked: {
    readonly type: 'breachChecked';
    readonly unit: UnitId;
    readonly d6: number | null;
    readonly breached: boolean;
  };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends IntegrityEvents {}
}

declare module '../../model/questions.ts' {
  interface Questions {
    /** Boxes that count for the seals of a suit. */
    readonly leak: { readonly before: number; readonly boxes: number };
  }
}
