import type { Hex } from '@sortie/geometry';
import type { RainEvents } from './rain.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends RainEvents {}
}

declare module '../../shape/state.ts' {
  interface State {
    /** What has burned since an earlier turn. */
    readonly oldFires?: readonly Hex[];
  }
}
