import type { Unit } from '../../shape.ts';
import type { Location } from '../../sheet/sheet.ts';

declare module '../../shape/open.ts' {
  interface ChapterAlterations {
    readonly bottomed: true;
  }
}

declare module '../../shape/condition.ts' {
  interface Condition {
    /** Suits on the bottom of the water. */
    readonly bottomed?: true;
  }
}

declare module '../../questions/truths.ts' {
  interface Truths {
    /** A suit lives through being under water. */
    readonly survives: { readonly unit: Unit; readonly location: Location };
  }
}
