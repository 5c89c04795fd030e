import type { Answer, Roll, RuleId } from '@sortie/kernel';
import type { Blow, Cause, Setting, UnitId, WeaponId, Wear } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';

/** What did the damage. */
export type Source =
  | { readonly kind: 'weapon'; readonly unit: UnitId; readonly weapon: WeaponId; readonly warhead?: string }
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
  | 'turretGone'
  | 'rotor'
  | 'flight'
  | 'rotorGone'
  /** Of vessels with many hexes and many hands. */
  | 'flooded'
  | 'recovered';

/** What units suffer. */
export type HarmEvent =
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
      /** All places where a point is left half struck, where that has changed. */
      readonly slashed?: readonly string[];
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
  | { readonly type: 'pilotChecked'; readonly unit: UnitId; readonly number: number; readonly roll: Roll | null; readonly ok: boolean }
  | { readonly type: 'faltered'; readonly unit: UnitId; readonly awake: boolean }
  | { readonly type: 'woke'; readonly unit: UnitId; readonly roll: Roll; readonly needed: number; readonly ok: boolean }
  /** A pod of coolant is empty. */
  | { readonly type: 'emptied'; readonly unit: UnitId; readonly bin: number }
  | { readonly type: 'heated'; readonly unit: UnitId; readonly points: number }
  /** Armor that was hung on takes some of a hit. */
  | { readonly type: 'modularHit'; readonly unit: UnitId; readonly location: Location; readonly points: number; readonly rear?: true }
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
  /** A piece of equipment is set anew. */
  | { readonly type: 'tuned'; readonly unit: UnitId; readonly gear: number; readonly to: Setting }
  | { readonly type: 'destroyed'; readonly unit: UnitId; readonly by: RuleId };
