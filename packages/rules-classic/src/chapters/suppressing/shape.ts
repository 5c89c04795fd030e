declare module '../../shape/open.ts' {
  interface ChapterPurposes {
    readonly suppress: true;
  }
  interface ChapterAlterations {
    readonly pinned: true;
    readonly risen: true;
  }
}
declare module '../../shape/condition.ts' {
  interface Condition {
    /** The last turn in which fire keeps its troopers down. */
    readonly pinned?: number;
  }
}

export type {};
