import type { UnitId } from '../../shape/ids.ts';
import type { Location } from '../../sheet/sheet.ts';

declare module '../../shape/open.ts' {
  interface ChapterDuties {
    /** A limb that was torn off lies where it fell. */
    readonly leaveLimb: { readonly type: 'leaveLimb'; readonly unit: UnitId; readonly location: Location };
  }
}
