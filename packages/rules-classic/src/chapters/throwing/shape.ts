import type { Hex } from '@sortie/geometry';
import type { UnitId } from '../../shape/ids.ts';

declare module '../../shape/open.ts' {
  interface ChapterBlows {
    /** A ProtoMech is taken up with both hands and thrown into a hex. */
    readonly hurl: { readonly kind: 'hurl'; readonly target: UnitId; readonly to: Hex };
  }
}
