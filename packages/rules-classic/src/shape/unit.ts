import type { Facing, Hex } from '@sortie/geometry';
import type { RuleId, Seat } from '@sortie/kernel';
import type { Design } from '../sheet/compile.ts';
import type { Location, Points } from '../sheet/sheet.ts';
import type { Strike } from './blow.ts';
import type { Cause } from './cause.ts';
import type { Condition } from './condition.ts';
import type { Fire } from './fire.ts';
import type { Flight } from './flight.ts';
import type { UnitId, WeaponId } from './ids.ts';
import type { Manner, Moved } from './move.ts';
import type { Pod } from './pod.ts';
import type { Setting } from './setting.ts';
import type { Grenades } from './setup.ts';
import type { Veil } from './spotting.ts';
import type { Wear } from './wear.ts';

/** What the present phase has done to a unit; forgotten when the phase ends. */
export interface Fresh {
  readonly damage: number;
  /** Slots struck in this phase, as `LL:2`: they count as causes now and as lasting damage later. */
  readonly slots: readonly string[];
  readonly gone: readonly Location[];
  readonly causes: readonly Cause[];
  /** Anti-missile systems that have fired. */
  readonly defended: readonly WeaponId[];
  /** The MechWarrior has failed to stay awake. */
  readonly fainting: boolean;
  /** Has fallen in this phase: no more rolls. */
  readonly fallen: boolean;
  /** Engine, head or pilot have given out; the wreck is removed with the phase. */
  readonly doomed: RuleId | null;
}

export interface Pilot {
  readonly gunnery: number;
  readonly piloting: number;
  readonly hits: number;
  readonly awake: boolean;
}

/** Heat that has come about this turn. */
export interface Built {
  readonly weapons: number;
  readonly external: number;
  /** Points that somebody's coolant takes away. */
  readonly coolant?: number;
}

export type Fate = 'waiting' | 'fighting' | 'destroyed' | 'withdrawn';

export interface Unit {
  readonly id: UnitId;
  readonly seat: Seat;
  readonly design: Design;
  readonly pilot: Pilot;
  readonly fate: Fate;
  /** `null` off the map. */
  readonly at: Hex | null;
  /** Where the feet point. */
  readonly facing: Facing;
  /** Hexsides that the torso is turned by: −1 left, 1 right. */
  readonly twist: -1 | 0 | 1;
  /** Both arms point backwards. */
  readonly flipped: boolean;
  readonly prone: boolean;
  readonly shutDown: boolean;
  /** Stuck in a swamp. */
  readonly stuck: boolean;
  readonly armor: Points;
  readonly rear: Points;
  readonly structure: Points;
  /** Locations that are destroyed or torn off. */
  readonly gone: readonly Location[];
  /** Slots struck, by location. */
  readonly hits: { readonly [L in Location]?: readonly number[] };
  /** Shots left in each bin. */
  readonly ammo: readonly number[];
  readonly jammed: readonly WeaponId[];
  /** One-shot launchers that are empty. */
  readonly spent: readonly WeaponId[];
  /** `null` for everything but vehicles. */
  readonly wear: Wear | null;
  readonly heat: number;
  readonly built: Built;
  readonly fresh: Fresh;
  readonly moved: Moved | null;
  readonly fire: Fire | null;
  readonly strike: Strike | null;
  /** The turn in which it tries to get rid of what clings to it. */
  readonly shakesOff?: number;
  /** The machine that it clings to. */
  readonly clings?: UnitId | null;
  /** The vehicle that it rides in: it is on no hex of its own. */
  readonly aboard?: UnitId;
  /** The machine of its own side that carries it, and a squad that it carries. */
  readonly rides?: UnitId;
  readonly bears?: UnitId;
  /** Levels of its feet above the ground of its hex: in the air, or on a floor of a building. */
  readonly elevation?: number;
  /** How its equipment is set, by the index on its sheet; what is left out is set as it comes. */
  readonly settings?: { readonly [gear: number]: Setting };
  /** What pulls at it, in tenths of our gravity, where that is another. */
  readonly pull?: number;
  /** What is left of armor that was hung on, before it and on its back. */
  readonly modular?: Points;
  readonly modularRear?: Points;
  /** The turn in which somebody has pointed it out to guided missiles. */
  readonly tagged?: number;
  /** What others have shot at it to cling there. */
  readonly pods?: readonly Pod[];
  /** What its grenade launchers are loaded with. */
  readonly grenades?: Grenades;
  /** When boosters were last used, and in how many turns without a break. */
  readonly boosts?: { readonly [M in Manner]?: { readonly turn: number; readonly uses: number } };
  readonly condition?: Condition;
  /** Where not everybody is seen: how the other side knows it. */
  readonly veil?: Veil;
  /** Of fighters alone. */
  readonly flight?: Flight;
}
