import type { UnitId } from '../../shape/ids.ts';
import type { Unit } from '../../shape.ts';
import type { Location } from '../../sheet/sheet.ts';

declare module '../../shape/open.ts' {
  interface ChapterAlterations {
    readonly gripped: true;
    readonly freed: true;
  }
  interface ChapterSteps {
    readonly letGo: true;
  }
  interface ChapterCauses {
    readonly grip: true;
  }
  interface ChapterBlows {
    /** `holds`: it keeps its grip when the other one stumbles. */
    readonly grapple: { readonly kind: 'grapple'; readonly target: UnitId; readonly holds?: true };
    readonly break: { readonly kind: 'break'; readonly target: UnitId };
  }
  interface SwingTerms {
    /** A whip that has struck an arm winds round it. */
    readonly winds?: true;
  }
}

declare module '../../questions/questions.ts' {
  interface Questions {
    /** The roll to get or keep a whip round an arm. */
    readonly winding: { readonly unit: Unit; readonly target: Unit };
  }
}

declare module '../../shape/condition.ts' {
  interface Condition {
    /** Whom it holds, and who holds it. */
    readonly grips?: Grip;
    readonly gripped?: Grip;
  }
}

/** One end of a hold: the unit at the other end. */
export interface Grip {
  readonly unit: UnitId;
  /** The whip that holds, by its index on the sheet; with both arms without one. */
  readonly gear?: number;
  /** The arm that is held, or that the whip is in. */
  readonly limb?: Location;
  readonly holds?: true;
  readonly since: number;
}
