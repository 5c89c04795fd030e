import type { CausticValleyEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends CausticValleyEvents {}
}
