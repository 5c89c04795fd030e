import type { State, Unit } from '../../shape.ts';

declare module '../../questions/numbers.ts' {
  interface Questions {
    /** Inches from end to end of what stands by a template of its own: of a train, all its cars together. */
    readonly templateLength: { readonly state: State; readonly unit: Unit };
    /** Inches that a vessel reaches below the water. */
    readonly draught: { readonly unit: Unit };
    /** What stands for some inches on a metric table. */
    readonly millimetres: { readonly inches: number };
  }
}
