import type { MarinesEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends MarinesEvents {}
  interface ChapterTasks {
    /** Troops rush those beside them. */
    readonly storm: true;
  }
}
