import type { Unit } from '../../shape.ts';

declare module '../../shape/open.ts' {
  interface ChapterCauses {
    readonly climb: true;
  }
  interface ChapterSteps {
    readonly climbUp: true;
    readonly climbDown: true;
  }
}

declare module '../../questions/questions.ts' {
  interface Questions {
    /** Points for a level of a wall. */
    readonly climbCost: { readonly unit: Unit };
  }
}

declare module '../../questions/truths.ts' {
  interface Truths {
    /** A unit can climb walls. */
    readonly scales: { readonly unit: Unit };
  }
}
