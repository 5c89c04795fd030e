declare module '../../shape/open.ts' {
  interface ChapterTasks {
    /** Down on the ground, where half of everything passes overhead. */
    readonly deck: true;
  }
}
