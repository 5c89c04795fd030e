declare module '../../shape/open.ts' {
  interface ChapterAlterations {
    readonly caughtFire: true;
    readonly fireOut: true;
  }
}

declare module '../../shape/condition.ts' {
  interface Condition {
    /** Burning fuel clings to it. */
    readonly burning?: true;
  }
}

export {};
