export const ABILITIES = ['sandblaster', 'clusterHitter'] as const;
export type Ability = (typeof ABILITIES)[number];

declare module '../../shape/unit.ts' {
  interface Unit {
    /** What whoever fires its weapons can do beyond others. */
    readonly abilities?: readonly Ability[];
  }
}
declare module '../../shape/setup.ts' {
  interface Entry {
    readonly abilities?: readonly Ability[];
  }
}
