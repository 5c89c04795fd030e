import type { Answer, Roll, Seat } from '@sortie/kernel';
import type { Arc, WeaponClass } from '../../card/card.ts';
import type { Unit, UnitId } from '../../shape.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on the ground that fire from orbit may be aimed at. */
export interface Site extends Point {
  readonly name: string;
  readonly seat: Seat;
  readonly points: number;
  /** Somebody points it out to friends above. */
  readonly tagged?: boolean;
  /** Capital weapons that answer ships in orbit. */
  readonly battery?: { readonly weapon: 'capital' | 'subCapital' | 'missiles'; readonly damage: number };
}

/** Fire from orbit on its way down. */
export interface Barrage extends Point {
  readonly by: UnitId;
  readonly seat: Seat;
  readonly damage: number;
  /** The ground turn in which it lands, counted from the first. */
  readonly turn: number;
  /** Missiles: only the one who fired knows when. */
  readonly secret: boolean;
}

export interface OrbitCommands {
  /** Fire at points on the ground: one for each fifty points of damage at most. */
  readonly bombard: {
    readonly type: 'bombard';
    readonly unit: UnitId;
    readonly arc: Arc;
    readonly weapon: WeaponClass;
    readonly at: readonly Point[];
  };
}

export interface OrbitDuties {
  /** What stands on the ground answers a ship that has fired at it. */
  readonly answerBelow: { readonly type: 'answerBelow'; readonly unit: UnitId };
}

export interface OrbitEvents {
  readonly bombarded: {
    readonly type: 'bombarded';
    readonly unit: UnitId;
    readonly arc: Arc;
    readonly weapon: WeaponClass;
    readonly toHit: Answer;
    readonly roll: Roll;
    readonly barrages: readonly Barrage[];
    readonly delay: Roll | null;
  };
  readonly landed: {
    readonly type: 'landed';
    readonly barrage: Barrage;
    readonly losses: readonly { readonly site: number; readonly damage: number }[];
  };
  /** A battery on the ground answers. */
  readonly answeredBelow: {
    readonly type: 'answeredBelow';
    readonly site: number;
    readonly target: UnitId;
    readonly toHit: Answer;
    readonly roll: Roll | null;
    readonly hit: boolean;
  };
}

declare module '../../shape/open.ts' {
  interface ChapterCommands extends OrbitCommands {}
  interface ChapterDuties extends OrbitDuties {}
  interface ChapterEvents extends OrbitEvents {}
}

declare module '../../shape/state.ts' {
  interface State {
    readonly sites: readonly Site[];
    readonly barrages: readonly Barrage[];
  }
}

declare module '../../shape/setup.ts' {
  interface Setup {
    /** Places in inches from the south-west corner of the table. */
    readonly sites?: readonly Site[];
  }
}

declare module '../../questions.ts' {
  interface Questions {
    /** What fire from orbit does to something so far away from the point, by the square of the distance. */
    readonly blast: { readonly damage: number; readonly square: number };
    /** Fire from the ground at a ship in orbit. */
    readonly battery: { readonly site: Site; readonly unit: Unit };
  }
}
