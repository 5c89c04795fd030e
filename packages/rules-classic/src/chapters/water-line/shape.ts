declare module '../../shape/open.ts' {
  interface ChapterAlterations {
    readonly masted: true;
  }
  interface ChapterOrders {
    /** The mast of a submarine is raised or lowered when the turn ends. */
    readonly mast: { readonly do: 'mast'; readonly up: boolean };
  }
}
