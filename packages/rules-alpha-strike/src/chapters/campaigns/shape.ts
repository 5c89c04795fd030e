import type { Plain } from '../../shape.ts';

/** Points and hits that were not repaired, a crew that is hurt, sights that were put right only in part. */
export interface Worn {
  readonly armor?: number;
  readonly structure?: number;
  readonly engine?: number;
  readonly fireControl?: number;
  readonly weapon?: number;
  readonly mp?: number;
  readonly wounded?: boolean;
  readonly misaligned?: boolean;
}

declare module '../../shape/setup.ts' {
  interface Entry {
    /** What it has not recovered from since its last battle. */
    readonly worn?: Worn;
  }
}
declare module '../../shape/open.ts' {
  interface ChapterMarks {
    readonly wounded: Plain;
    readonly misaligned: Plain;
  }
}
