declare module '../../model/scenario.ts' {
  interface Muster {
    /** Elite soldiers (14.5). */
    readonly marines?: boolean;
  }
}

declare module '../../model/state.ts' {
  interface Card {
    readonly marine: boolean;
  }
}

export type MarineFields = 'marines';
