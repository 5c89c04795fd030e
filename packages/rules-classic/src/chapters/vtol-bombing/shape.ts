import type { State, Unit } from '../../shape.ts';
import type { VtolBombingEvents } from './events.ts';

declare module '../../questions/questions.ts' {
  interface Questions {
    /** The number that bombs need. */
    readonly bombing: { readonly state: State; readonly unit: Unit };
  }
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends VtolBombingEvents {}
}

declare module '../../shape/unit.ts' {
  interface Unit {
    /** Bombs that it still has on its racks. */
    readonly racks?: number;
  }
}

declare module '../../shape/setup.ts' {
  interface Entry {
    /** Bombs on the racks of a VTOL. */
    readonly racks?: number;
  }
}
