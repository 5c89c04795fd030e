declare module '../../shape/open.ts' {
  interface ChapterAlterations {
    readonly guarded: true;
  }
  interface ChapterOrders {
    /** A shield is held up from now on, or lowered. */
    readonly guard: { readonly do: 'guard'; readonly gear: number; readonly mode: 'active' | 'passive' | 'none'; readonly center?: true };
  }
}

declare module '../../shape/condition.ts' {
  interface Condition {
    /** Shields that are held up, and what each has taken. */
    readonly guards?: readonly Guard[];
    readonly worn?: { readonly [gear: number]: number };
  }
}

/** A shield, by its index on the sheet. */
export interface Guard {
  readonly gear: number;
  readonly mode: 'active' | 'passive';
  /** It takes what strikes the middle, where two could. */
  readonly center?: true;
}
