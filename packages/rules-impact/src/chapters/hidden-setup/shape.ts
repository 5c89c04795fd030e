import type { Heading, Spot } from '@sortie/geometry';
import type { UnitId } from '../../model/state.ts';
import type { Terrain } from '../../terrain/chart.ts';

export interface HiddenEvents {
  /** A hidden soldier is put on the map. */
  readonly unveiled: {
    readonly type: 'unveiled';
    readonly unit: UnitId;
    readonly at: Spot;
    readonly level: number;
    readonly heading: Heading;
  };
  /** A step has led to somebody whom nobody could know of: it ends where it began. */
  readonly turnedBack: { readonly type: 'turnedBack'; readonly unit: UnitId; readonly from: Spot; readonly mp: number };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends HiddenEvents {}
  interface DeployTerms {
    /** Out of sight: only noted down. */
    readonly hidden?: boolean;
  }
}

declare module '../../model/scenario.ts' {
  interface Garrison {
    /** May set up hidden (14.10) … */
    readonly hidden?: boolean;
    /** … in more kinds of terrain than woods, buildings, bunkers and improved positions. */
    readonly hidesIn?: readonly Terrain[];
  }
}

declare module '../../model/state.ts' {
  interface Unit {
    /** Set up out of sight and not yet found (14.10). */
    readonly hidden: boolean;
  }
}
