import type { UnitId } from '../../shape.ts';
import type { RankEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends RankEvents {}
}
declare module '../../shape/state.ts' {
  interface State {
    /** Units in the order in which they move this turn. */
    readonly ranks?: readonly UnitId[];
  }
}
