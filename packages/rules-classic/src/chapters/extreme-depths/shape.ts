import type { ExtremeDepthsEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends ExtremeDepthsEvents {}
}
