import type { UnitId } from '../../shape/ids.ts';
import type { TrailerEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends TrailerEvents {}
}

declare module '../../shape/unit.ts' {
  interface Unit {
    /** The vehicle ahead that pulls it. */
    readonly hitch?: UnitId;
  }
}

declare module '../../shape/setup.ts' {
  interface Entry {
    /** A trailer: the vehicle ahead that pulls it, by its place in the list of the force. */
    readonly towedBy?: number;
  }
}
