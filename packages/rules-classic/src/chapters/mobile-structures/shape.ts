import type { StructureEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends StructureEvents {}
  interface ChapterPurposes {
    /** At a turret on a structure that moves. */
    readonly turret: true;
  }
}
