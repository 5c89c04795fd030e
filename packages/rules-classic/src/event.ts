import type { Facing, Hex, Side } from '@sortie/geometry';
import type { Answer, Roll, RuleId, Seat } from '@sortie/kernel';
import type { Assault, Battery, Blow, Cause, EndReason, Manner, Mode, Phase, Shot, Steps, UnitId, WeaponId, Wear } from './shape.ts';
import type { Location } from './sheet/sheet.ts';

export type ShotResult = 'hit' | 'miss' | 'automaticHit' | 'automaticMiss' | 'jammed';

export interface Cluster {
  readonly roll: Roll | null;
  /** The row of the table after modifiers. */
  readonly row: Answer;
  readonly size: number;
  readonly hits: number;
}

/** Where some damage strikes. */
export interface Struck {
  readonly roll: Roll;
  readonly location: Location;
  readonly damage: number;
  /** The roll was one that may go through armor. */
  readonly critical: boolean;
  /** On a vehicle: tracks, wheels or skirts may suffer. */
  readonly motive: boolean;
  /** Stopped by what the target stands behind. */
  readonly covered: boolean;
}

/** What did the damage. */
export type Source =
  | { readonly kind: 'weapon'; readonly unit: UnitId; readonly weapon: WeaponId }
  | { readonly kind: 'blow'; readonly unit: UnitId; readonly blow: Blow['kind'] }
  | { readonly kind: 'fall' | 'explosion' | 'slide' };

/** What can happen to a vehicle, by motive damage or by a critical hit. */
export type WearKind =
  | 'nothing'
  | 'minor'
  | 'moderate'
  | 'heavy'
  | 'immobilized'
  | 'driver'
  | 'malfunction'
  | 'stabilizer'
  | 'sensors'
  | 'commander'
  | 'weapon'
  | 'crewKilled'
  | 'cargo'
  | 'stunned'
  | 'engine'
  | 'fuel'
  | 'ammunition'
  | 'turretJam'
  | 'turretLocks'
  | 'turretGone';

export type Event =
  | { readonly type: 'deployed'; readonly unit: UnitId; readonly at: Hex; readonly facing: Facing }
  | { readonly type: 'turnBegan'; readonly turn: number }
  /** `winner` is −1 for a tie that is rolled again. */
  | { readonly type: 'initiativeRolled'; readonly rolls: readonly Roll[]; readonly winner: Seat }
  /** `queue` is the order in which the seats act. */
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly queue: readonly Seat[] }
  | { readonly type: 'phaseEnded'; readonly phase: Phase }
  /** All that was declared for a phase has been rolled. */
  | { readonly type: 'resolved'; readonly phase: Phase }
  | { readonly type: 'called'; readonly seat: Seat; readonly queue: readonly Seat[] }
  /** A move begins; what it is to be is fixed. */
  | {
      readonly type: 'setOut';
      readonly unit: UnitId;
      readonly mode: Mode;
      readonly assault: Assault | null;
      readonly manner?: Manner;
      readonly careful?: true;
    }
  | { readonly type: 'spored'; readonly unit: UnitId; readonly roll: Roll; readonly spores: number }
  | { readonly type: 'resonated'; readonly unit: UnitId; readonly roll: Roll; readonly ok: boolean }
  | { readonly type: 'windRose'; readonly roll: Roll; readonly strong: boolean }
  /** A booster is used: `roll` is `null` where it fails of itself. */
  | {
      readonly type: 'strained';
      readonly unit: UnitId;
      readonly manner: Manner;
      readonly needed: number;
      readonly roll: Roll | null;
      readonly uses: number;
      readonly ok: boolean;
    }
  /** Part of a move: up to the next hex entered or the next thing done. */
  | {
      readonly type: 'stepped';
      readonly unit: UnitId;
      readonly steps: Steps;
      readonly to: Hex;
      readonly facing: Facing;
      readonly spent: number;
      readonly hexes: number;
      readonly heading: '' | 'F' | 'B';
      readonly turned: boolean;
      readonly prone: boolean;
    }
  | { readonly type: 'stoodUp'; readonly unit: UnitId; readonly ok: boolean; readonly spent: number }
  | { readonly type: 'skidded'; readonly unit: UnitId; readonly to: Hex; readonly hexes: number }
  | { readonly type: 'moved'; readonly unit: UnitId }
  | { readonly type: 'leftMap'; readonly unit: UnitId }
  | { readonly type: 'bogged'; readonly unit: UnitId; readonly stuck: boolean }
  | {
      readonly type: 'declared';
      readonly unit: UnitId;
      readonly twist: -1 | 0 | 1;
      readonly flip: boolean;
      readonly turret: Facing;
      readonly shots: readonly Shot[];
      readonly spots: UnitId | null;
      readonly batters?: readonly Battery[];
      readonly light?: Hex;
      readonly powerDown?: true;
      readonly eject?: true;
      readonly shakeOff?: true;
    }
  | { readonly type: 'aimed'; readonly unit: UnitId; readonly numbers: readonly Answer[] }
  | {
      readonly type: 'fired';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly weapon: WeaponId;
      readonly toHit: Answer;
      readonly result: ShotResult;
      readonly roll: Roll | null;
      readonly cluster: Cluster | null;
      readonly side: Side;
      readonly heat: number;
      /** The bin that paid, and how many shots. */
      readonly bin: number | null;
      readonly shots: number;
      readonly jams: boolean;
    }
  /** A shot at a building; what it does to the walls is told by `battered`. */
  | {
      readonly type: 'wallFired';
      readonly unit: UnitId;
      readonly at: Hex;
      readonly weapon: WeaponId;
      readonly toHit: Answer;
      readonly roll: Roll | null;
      readonly hit: boolean;
      readonly damage: number;
      readonly heat: number;
      readonly bin: number | null;
      readonly shots: number;
    }
  | { readonly type: 'located'; readonly unit: UnitId; readonly side: Side; readonly struck: Struck }
  | { readonly type: 'fireResolved'; readonly unit: UnitId }
  | { readonly type: 'pointDefense'; readonly unit: UnitId; readonly weapon: WeaponId; readonly bin: number | null; readonly heat: number }
  | { readonly type: 'heated'; readonly unit: UnitId; readonly points: number }
  | { readonly type: 'willStrike'; readonly unit: UnitId; readonly blows: readonly Blow[] }
  | { readonly type: 'measured'; readonly unit: UnitId; readonly numbers: readonly Answer[] }
  | {
      readonly type: 'struck';
      readonly unit: UnitId;
      readonly blow: Blow;
      readonly toHit: Answer;
      readonly roll: Roll | null;
      readonly hit: boolean;
      readonly damage: number;
    }
  | { readonly type: 'blowsResolved'; readonly unit: UnitId }
  | {
      readonly type: 'damaged';
      readonly unit: UnitId;
      readonly location: Location;
      readonly rear: boolean;
      readonly armor: number;
      readonly structure: number;
      /** What counts for the roll after heavy damage. */
      readonly counts: number;
      readonly source: Source;
    }
  | { readonly type: 'lost'; readonly unit: UnitId; readonly location: Location; readonly how: 'destroyed' | 'blownOff' | 'withTorso' }
  | { readonly type: 'criticalRolled'; readonly unit: UnitId; readonly location: Location; readonly roll: Roll; readonly row: Answer }
  | {
      readonly type: 'slotHit';
      readonly unit: UnitId;
      readonly location: Location;
      readonly slot: number;
      readonly rolls: readonly Roll[];
      readonly cause: Cause | null;
      readonly doomed: RuleId | null;
    }
  /** Something about a vehicle gives way; `wear` is how it stands afterwards. */
  | {
      readonly type: 'worn';
      readonly unit: UnitId;
      readonly what: WearKind;
      readonly location: Location;
      readonly roll: Roll;
      readonly wear: Wear;
      readonly jams: WeaponId | null;
      readonly doomed: RuleId | null;
    }
  /** A building has this much strength left. */
  | { readonly type: 'battered'; readonly at: Hex; readonly factor: number }
  | { readonly type: 'exploded'; readonly unit: UnitId; readonly location: Location; readonly bin: number | null; readonly damage: number }
  | {
      readonly type: 'pilotHit';
      readonly unit: UnitId;
      readonly hits: number;
      /** One roll for each hit that did not kill. */
      readonly rolls: readonly Roll[];
      readonly needed: readonly number[];
      readonly awake: boolean;
      readonly dead: boolean;
    }
  | { readonly type: 'caused'; readonly unit: UnitId; readonly cause: Cause }
  | {
      readonly type: 'piloted';
      readonly unit: UnitId;
      readonly cause: Cause;
      readonly number: Answer;
      /** `null` where it fails of itself. */
      readonly roll: Roll | null;
      readonly ok: boolean;
    }
  | {
      readonly type: 'fell';
      readonly unit: UnitId;
      readonly roll: Roll;
      readonly levels: number;
      readonly facing: Facing;
      readonly damage: number;
    }
  | { readonly type: 'pilotChecked'; readonly unit: UnitId; readonly number: number; readonly roll: Roll | null; readonly ok: boolean }
  | { readonly type: 'displaced'; readonly unit: UnitId; readonly to: Hex; readonly facing: Facing }
  | { readonly type: 'faltered'; readonly unit: UnitId; readonly awake: boolean }
  | { readonly type: 'woke'; readonly unit: UnitId; readonly roll: Roll; readonly needed: number; readonly ok: boolean }
  | { readonly type: 'cooled'; readonly unit: UnitId; readonly built: Answer; readonly cooling: Answer; readonly heat: number }
  | {
      readonly type: 'reactorRolled';
      readonly unit: UnitId;
      readonly needed: number;
      readonly roll: Roll | null;
      readonly shutDown: boolean;
      readonly restart: boolean;
    }
  | { readonly type: 'ammoHeld'; readonly unit: UnitId; readonly needed: number; readonly roll: Roll; readonly ok: boolean }
  | { readonly type: 'destroyed'; readonly unit: UnitId; readonly by: RuleId }
  /** What the phase did to its units is settled. */
  | { readonly type: 'settled' }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly reason: EndReason; readonly points?: readonly number[] };
