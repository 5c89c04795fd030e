import type { Unit } from '../../shape.ts';

declare module '../../questions/numbers.ts' {
  interface Questions {
    /** Points that an End Phase in poisonous air costs somebody in the open. */
    readonly poisoned: { readonly unit: Unit };
    /** From which roll on a squad drowns or suffocates in suits that were hit. */
    readonly holed: { readonly unit: Unit };
  }
}

declare module '../../shape/setup.ts' {
  interface Weather {
    /** Gravity in tenths of that of Terra; 10 where nothing is said. */
    readonly gravity?: number;
    /** The air is poison. */
    readonly poison?: true;
  }
  interface Setup {
    readonly gravity?: number;
    readonly poison?: boolean;
  }
}
