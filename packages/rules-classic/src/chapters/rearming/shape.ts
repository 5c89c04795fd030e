import type { RearmingEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends RearmingEvents {}
  interface ChapterTasks {
    /** Ammunition is taken on. */
    readonly rearm: true;
  }
}

declare module '../../shape/unit.ts' {
  interface Unit {
    /** Turns that it has spent on taking on ammunition. */
    readonly loading?: number;
  }
}
