import type { Unit } from '../../shape.ts';

declare module '../../questions/truths.ts' {
  interface Truths {
    /** Platoons fire their artillery at what flies. */
    readonly fieldFlak: { readonly unit: Unit };
  }
}
