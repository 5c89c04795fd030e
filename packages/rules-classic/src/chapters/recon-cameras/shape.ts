import type { CameraEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterDuties {
    readonly film: { readonly type: 'film' };
  }
  interface ChapterEvents extends CameraEvents {}
}
