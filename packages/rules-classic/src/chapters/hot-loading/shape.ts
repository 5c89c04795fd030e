declare module '../../shape/condition.ts' {
  interface Condition {
    /** Bins whose missiles are armed before they leave the tube. */
    readonly hotBins?: readonly number[];
  }
}

declare module '../../shape/setup.ts' {
  interface Entry {
    /** Bins of missiles that are hot-loaded. */
    readonly hotLoaded?: readonly number[];
  }
}
