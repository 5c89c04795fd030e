declare module '../../shape/open.ts' {
  interface ShotTerms {
    /** A pod that could jam is told to undo jamming instead. */
    readonly eccm?: true;
  }
}
