import type { UnitId } from '../../shape/ids.ts';

declare module '../../shape/open.ts' {
  interface ChapterCauses {
    readonly tripped: true;
  }
  interface ChapterBlows {
    /** Two legs take two legs away. */
    readonly trip: { readonly kind: 'trip'; readonly target: UnitId };
  }
}
