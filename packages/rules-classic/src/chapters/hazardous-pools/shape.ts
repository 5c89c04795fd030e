import type { Hex } from '@sortie/geometry';
import type { HazardousPoolsEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends HazardousPoolsEvents {}
}

declare module '../../shape/state.ts' {
  interface State {
    /** Pools that nobody knows of. */
    readonly pits?: readonly Hex[];
  }
}

declare module '../../shape/setup.ts' {
  interface Setup {
    /** Pools that neither side sees until somebody is in one. */
    readonly pits?: readonly Hex[];
  }
}
