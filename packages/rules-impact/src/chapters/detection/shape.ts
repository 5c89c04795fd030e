declare module '../../model/scenario.ts' {
  interface Force {
    /** The named side of improved detection (14.1). */
    readonly detection?: boolean;
  }
}

export type DetectionFields = 'detection';
