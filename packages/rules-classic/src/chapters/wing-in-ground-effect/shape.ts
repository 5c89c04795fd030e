declare module '../../shape/open.ts' {
  interface ChapterAlterations {
    readonly aloft: true;
    readonly setDown: true;
  }
}
