declare module '../../shape/open.ts' {
  interface ChapterDuties {
    /** A turn, or the Weapon Attack Phase, begins on a world with a life of its own. */
    readonly startTurn: { readonly type: 'startTurn' };
    readonly startFire: { readonly type: 'startFire' };
  }
}
