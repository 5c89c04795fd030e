import type { UnitId } from '../../shape/ids.ts';
import type { Arm } from '../../sheet/sheet.ts';

declare module '../../shape/open.ts' {
  interface ChapterBlows {
    /** Suits that cling to a friend, or to itself, are picked off. */
    readonly pluck: { readonly kind: 'pluck'; readonly arm: Arm; readonly target: UnitId };
  }
}
