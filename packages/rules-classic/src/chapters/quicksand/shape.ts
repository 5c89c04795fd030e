declare module '../../shape/open.ts' {
  interface ChapterAlterations {
    readonly sank: true;
    readonly rose: true;
  }
}
