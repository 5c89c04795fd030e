declare module '../../shape/open.ts' {
  interface ChapterCauses {
    readonly gravity: true;
  }
}
