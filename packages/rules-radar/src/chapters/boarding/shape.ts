import type { Roll, RuleId } from '@sortie/kernel';
import type { UnitId } from '../../shape.ts';

export interface BoardingCommands {
  readonly release: { readonly type: 'release'; readonly unit: UnitId };
}

export interface BoardingEvents {
  readonly gripped: { readonly type: 'gripped'; readonly unit: UnitId; readonly target: UnitId | null; readonly rule: RuleId };
  readonly boarded: {
    readonly type: 'boarded';
    readonly unit: UnitId;
    readonly marines: number;
    readonly boarders: number;
    readonly from: UnitId | null;
  };
  readonly boardingFought: {
    readonly type: 'boardingFought';
    readonly unit: UnitId;
    readonly rolls: readonly Roll[];
    readonly marines: number;
    readonly boarders: number;
  };
}

declare module '../../shape/open.ts' {
  interface ChapterCommands extends BoardingCommands {}
  interface ChapterEvents extends BoardingEvents {}
  interface ChapterControls {
    hold: true;
  }
  interface EngageTerms {
    /** Reach for the other one instead of firing at it. */
    readonly grapple?: boolean;
  }
}

declare module '../../shape/clash.ts' {
  interface Clash {
    /** The first one reaches for the second instead of firing at it. */
    readonly grapple: boolean;
  }
}

declare module '../../shape/unit.ts' {
  interface Unit {
    /** Whom it holds by its grapple. */
    readonly grip: UnitId | null;
    /** Points of marines aboard, and of enemies who have come over. */
    readonly marines: number;
    readonly boarders: number;
  }
}

declare module '../../shape/setup.ts' {
  interface Entry {
    /** Squads of marines that may board. */
    readonly marines?: number;
  }
}
