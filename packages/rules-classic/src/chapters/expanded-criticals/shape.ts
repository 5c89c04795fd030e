declare module '../../shape/open.ts' {
  interface ChapterAlterations {
    readonly dented: true;
  }
}
