declare module '../../shape/open.ts' {
  interface ChapterTempos {
    /** Takes its whole move to get up. */
    readonly steady: true;
  }
}
