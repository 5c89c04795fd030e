declare module '../../shape/open.ts' {
  interface ChapterCauses {
    readonly hurry: true;
  }
  interface ChapterTempos {
    /** Pays for no ground and rolls for all of it. */
    readonly hurried: true;
  }
}
