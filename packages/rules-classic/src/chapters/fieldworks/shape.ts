import type { Unit } from '../../shape/unit.ts';
import type { FieldworksEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends FieldworksEvents {}
  interface ChapterTasks {
    /** A fieldwork is thrown up. */
    readonly fortify: true;
  }
}

declare module '../../shape/unit.ts' {
  interface Unit {
    /** Turns that it has spent on a fieldwork. */
    readonly digging?: number;
  }
}

declare module '../../questions/truths.ts' {
  interface Truths {
    /** A unit can throw up a fieldwork. */
    readonly fortifies: { readonly unit: Unit };
  }
}
