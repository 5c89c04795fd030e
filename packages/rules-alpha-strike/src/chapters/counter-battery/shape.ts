import type { Unit } from '../../shape.ts';

declare module '../../questions/numbers.ts' {
  interface Questions {
    /** Points that a counter-battery shot may fall short of and still count. */
    readonly ranging: { readonly unit: Unit };
  }
}
