import type { Hex } from '@sortie/geometry';
import type { UnitId } from '../../shape/ids.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents {
    /** A MechWarrior who has left a machine stands beside it. */
    readonly bailedOut: { readonly type: 'bailedOut'; readonly machine: UnitId; readonly unit: UnitId; readonly at: Hex };
  }
}
