declare module '../../shape/open.ts' {
  interface ChapterTasks {
    /** Whoever is in the cockpit leaves it. */
    readonly eject: true;
  }
}
