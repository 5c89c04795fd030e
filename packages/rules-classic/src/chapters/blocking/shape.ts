import type { UnitId } from '../../shape/ids.ts';
import type { Arm } from '../../sheet/sheet.ts';

declare module '../../shape/open.ts' {
  interface ChapterCauses {
    readonly blocked: true;
  }
  interface ChapterBlows {
    /** An arm is held in the way of whatever the target strikes with. */
    readonly block: { readonly kind: 'block'; readonly arm: Arm; readonly target: UnitId };
  }
}
