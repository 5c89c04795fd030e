import type { LunarBaseEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends LunarBaseEvents {}
  interface ChapterCauses {
    readonly blast: true;
    readonly dome: true;
  }
}
