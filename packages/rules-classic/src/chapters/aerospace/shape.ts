import type { Fly } from '../../shape/flight.ts';
import type { FlightEvents } from './events.ts';
import type { AerospaceEvents } from './reloading-events.ts';

declare module '../../shape/open.ts' {
  interface ChapterAlterations {
    readonly scrambled: true;
    readonly reloadAccident: true;
  }
  interface ChapterEvents extends AerospaceEvents {}
  interface ChapterCauses {
    readonly rollOut: true;
  }
  interface ChapterCommands {
    readonly fly: Fly;
  }
  interface ChapterEvents extends FlightEvents {}
}

declare module '../../shape/condition.ts' {
  interface Condition {
    /** The last turn in which a jammer spoils its aim, and the first in which it can be loaded again after an accident. */
    readonly scrambled?: number;
    readonly reloadsFrom?: number;
  }
}
