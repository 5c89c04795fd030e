declare module '../../shape/open.ts' {
  interface ChapterCauses {
    readonly haste: true;
  }
  interface ChapterTempos {
    /** Goes on at full speed where it cannot see, and rolls for it. */
    readonly blindly: true;
  }
}
