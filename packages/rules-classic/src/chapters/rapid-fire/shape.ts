declare module '../../shape/condition.ts' {
  interface Condition {
    /** Arrays of machine guns that were switched off before the game. */
    readonly arraysOff?: true;
  }
}

declare module '../../shape/setup.ts' {
  interface Entry {
    /** Whether its arrays of machine guns stay off. */
    readonly arraysOff?: true;
  }
}
