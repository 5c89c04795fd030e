import type { Roll } from '@sortie/kernel';
import type { Zone } from '../../map/zones.ts';
import type { Unit, UnitId } from '../../shape.ts';

/** A place on the ground, in inches. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface GravityCommands {
  /** Where in the Outer Ring a craft that cannot hold its place comes down. */
  readonly drift: { readonly type: 'drift'; readonly unit: UnitId; readonly zone: Zone };
  /** Where a WarShip that falls is to strike the ground. */
  readonly impact: { readonly type: 'impact'; readonly unit: UnitId; readonly at: Point };
}

export interface GravityEvents {
  readonly drifts: { readonly type: 'drifts'; readonly unit: UnitId; readonly zone: Zone };
  readonly aimsDown: { readonly type: 'aimsDown'; readonly unit: UnitId; readonly at: Point };
  readonly crashed: {
    readonly type: 'crashed';
    readonly unit: UnitId;
    readonly diameter: number;
    readonly fire: Roll;
    readonly burns: boolean;
    readonly scatter: number;
    readonly direction: number;
    /** Where it has come down in the end; games of version 1 do not say so. */
    readonly at?: Point;
  };
}

/** Something comes down. */
export interface Falling {
  readonly unit: Unit;
  /** It has been said what becomes of it. */
  done: boolean;
}

/** A WarShip strikes the ground. */
export interface Crashing {
  readonly unit: Unit;
  scatter: number;
  direction: number;
  fire: Roll | null;
  diameter: number;
}

declare module '../../shape/open.ts' {
  interface ChapterCommands extends GravityCommands {}
  interface ChapterEvents extends GravityEvents {}
  interface ChapterControls {
    recover: true;
    plunge: true;
  }
}

declare module '../../shape/unit.ts' {
  interface Unit {
    /** Where in the Outer Ring it is to come down, and where on the ground; absent until somebody has said so. */
    readonly drift?: Zone;
    readonly impact?: Point;
  }
}

declare module '../../questions.ts' {
  interface Sequences {
    readonly falling: Falling;
    readonly crashing: Crashing;
  }
}
