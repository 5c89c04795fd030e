declare module '../../shape/open.ts' {
  interface ChapterCauses {
    readonly mire: true;
  }
}
