declare module '../../shape/open.ts' {
  interface ChapterCauses {
    readonly rope: true;
  }
}
