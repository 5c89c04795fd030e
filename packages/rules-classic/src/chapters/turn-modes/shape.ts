import type { TurnModesEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends TurnModesEvents {}
  interface ChapterCauses {
    readonly turning: true;
  }
}
