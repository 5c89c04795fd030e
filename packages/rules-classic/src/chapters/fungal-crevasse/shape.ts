import type { FungalCrevasseEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends FungalCrevasseEvents {}
  interface ChapterCauses {
    readonly spores: true;
  }
}

declare module '../../shape/unit.ts' {
  interface Unit {
    /** Spores that cling to it. */
    readonly spores?: number;
  }
}
