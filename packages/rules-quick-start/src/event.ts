import type { Facing, Hex } from '@sortie/geometry';
import type { Answer, Roll, Seat } from '@sortie/kernel';
import type { Location } from './force/sheet.ts';
import type { ChapterEvents } from './shape/open.ts';
import type { EndReason, Hit, Mode, MovementDie, Phase, Shot, Steps, UnitId, WeaponId } from './shape.ts';

export type Edge = 'north' | 'east' | 'south' | 'west';

/** Circles crossed off in one location. */
export interface Mark {
  readonly location: Location;
  readonly points: number;
}

/** How a shot went. `automatic` needs no dice; `aborted` was left out because it could not hit. */
export type ShotResult = 'hit' | 'miss' | 'automaticHit' | 'automaticMiss' | 'aborted';

export interface Cluster {
  readonly roll: Roll;
  /** The row of the cluster table, with what a pilot adds to the roll. */
  readonly row: Answer;
  /** How many missiles strike. */
  readonly missiles: Answer;
}

/** One hit location roll and what lands there. */
export interface Group {
  readonly roll: Roll;
  readonly location: Location;
  readonly damage: number;
}

export type Event =
  | ChapterEvents[keyof ChapterEvents]
  /** `attacker` is −1 for a tie that is rolled again; `rolls` are by seat. */
  | { readonly type: 'rolesRolled'; readonly rolls: readonly Roll[]; readonly attacker: Seat }
  /** A stage of the preparations in which players are asked. */
  | { readonly type: 'stageBegan'; readonly stage: Phase }
  | { readonly type: 'stageEnded'; readonly stage: Phase }
  | { readonly type: 'deployed'; readonly unit: UnitId; readonly at: Hex; readonly facing: Facing }
  | { readonly type: 'turnBegan'; readonly turn: number }
  /** `winner` is −1 for a tie that is rolled again. */
  | { readonly type: 'initiativeRolled'; readonly rolls: readonly Roll[]; readonly winner: Seat }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'phaseEnded'; readonly phase: Phase }
  | { readonly type: 'called'; readonly seat: Seat }
  | {
      readonly type: 'moved';
      readonly unit: UnitId;
      readonly mode: Mode;
      /** Empty for a jump and for standing still. */
      readonly steps: Steps;
      readonly from: Hex;
      /** Where it stands now; off the map if it has left it. */
      readonly to: Hex;
      readonly facing: Facing;
      readonly hexes: number;
      readonly spent: number;
      readonly die: MovementDie;
    }
  | { readonly type: 'leftMap'; readonly unit: UnitId; readonly edge: Edge; readonly safely: boolean }
  /** Shots that wait for the target's player to say which hexes the line passes. */
  | { readonly type: 'announced'; readonly unit: UnitId; readonly target: UnitId; readonly shots: readonly Shot[] }
  | { readonly type: 'sightChosen'; readonly unit: UnitId; readonly target: UnitId; readonly hexes: readonly Hex[] }
  /** The choice has closed the line of sight: the 'Mech declares anew. */
  | { readonly type: 'sightClosed'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'declared'; readonly unit: UnitId; readonly shots: readonly Shot[] }
  /** Shots crossed off for what was announced; what is left, beside the sheet's `ammo`. */
  | { readonly type: 'ammoSpent'; readonly unit: UnitId; readonly left: readonly number[] }
  | {
      readonly type: 'fired';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly weapon: WeaponId;
      readonly toHit: Answer;
      readonly result: ShotResult;
      /** `null` where no roll is made. */
      readonly roll: Roll | null;
      readonly cluster: Cluster | null;
      readonly groups: readonly Group[];
    }
  /** With `anyOrder` every order of marking comes to the same, and nobody is asked. */
  | {
      readonly type: 'hitsWait';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly hits: readonly Hit[];
      readonly anyOrder: boolean;
    }
  | {
      readonly type: 'damaged';
      readonly unit: UnitId;
      readonly by: UnitId;
      readonly weapon: WeaponId;
      /** The location rolled; `marks` are where the damage went. */
      readonly location: Location;
      readonly damage: number;
      readonly marks: readonly Mark[];
      /** Locations that this hit destroyed, with arms that went with their torso. */
      readonly lost: readonly Location[];
    }
  | { readonly type: 'resolved'; readonly unit: UnitId }
  | { readonly type: 'destroyed'; readonly unit: UnitId; readonly location: Location }
  /** Movement dice are removed, declarations and choices of sight forgotten. */
  | { readonly type: 'turnEnded'; readonly turn: number }
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly reason: EndReason; readonly points?: readonly number[] };
