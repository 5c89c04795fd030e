import type { Hex } from '@sortie/geometry';
import type { TerrainFactorEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends TerrainFactorEvents {}
}

declare module '../../shape/state.ts' {
  interface State {
    /** Ground that has been worn. */
    readonly scars?: readonly Scar[];
  }
}

/** How strong the ground of a hex is, and was when the turn began in which it was last worn. */
export interface Scar {
  readonly at: Hex;
  readonly factor: number;
  readonly start: number;
  readonly turn: number;
}
