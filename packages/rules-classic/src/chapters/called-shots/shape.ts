/** Parts of a 'Mech that can be called: its upper and lower half, its two sides. */
export const CALLED = ['high', 'low', 'left', 'right'] as const;
export type Called = (typeof CALLED)[number];

declare module '../../shape/open.ts' {
  interface ShotTerms {
    /** Aimed at one part of a 'Mech as a whole. */
    readonly called?: Called;
  }
}
