declare module '../../shape/open.ts' {
  interface ChapterCauses {
    readonly ice: true;
  }
  interface ChapterTempos {
    /** Pays for every slippery hex and rolls for none. */
    readonly careful: true;
  }
}
