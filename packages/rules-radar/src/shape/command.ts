import type { Arc, Bracket, WeaponClass } from '../card/card.ts';
import type { Sector } from '../map/sectors.ts';
import type { Zone } from '../map/zones.ts';
import type { Bomb, UnitId } from './setup.ts';

export type Command =
  | { readonly type: 'deploy'; readonly unit: UnitId; readonly sector: Sector; readonly zone?: Zone }
  /** On the Capital Map: the sectors entered, none to stay; `AWAY` at the end leaves for good. The zone is where an Engagement Map is entered. */
  | { readonly type: 'move'; readonly unit: UnitId; readonly path: readonly Sector[]; readonly zone?: Zone }
  /** On a standard map: the zones entered; `exit` is the sector it goes on to from the Outer Ring. */
  | {
      readonly type: 'maneuver';
      readonly unit: UnitId;
      readonly path: readonly Zone[];
      readonly exit?: Sector;
      readonly zone?: Zone;
    }
  | {
      readonly type: 'engage';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly overheat?: number;
      readonly bomb?: Bomb;
      readonly grapple?: boolean;
    }
  | { readonly type: 'answer'; readonly fire: boolean; readonly overheat?: number; readonly bomb?: Bomb; readonly screen?: boolean }
  /** One's own side, and the other's where one may choose both. */
  | { readonly type: 'face'; readonly arc: Arc; readonly other?: Arc }
  | { readonly type: 'range'; readonly bracket: Bracket }
  /** Give up the attack to force the one in front down. */
  | { readonly type: 'wash'; readonly yes: boolean }
  | { readonly type: 'fire'; readonly weapons: readonly WeaponClass[]; readonly helper?: UnitId }
  /** An Advanced Capital Missile Attack. */
  | { readonly type: 'launch'; readonly unit: UnitId; readonly target: UnitId; readonly arc: Arc }
  /** A High-Speed Attack. */
  | { readonly type: 'pass'; readonly unit: UnitId; readonly target: UnitId; readonly arc: Arc; readonly weapon: WeaponClass }
  /** Fire at points on the ground: one for each fifty points of damage at most. */
  | {
      readonly type: 'bombard';
      readonly unit: UnitId;
      readonly arc: Arc;
      readonly weapon: WeaponClass;
      readonly at: readonly { readonly x: number; readonly y: number }[];
    }
  | { readonly type: 'screen'; readonly unit: UnitId }
  /** No more attacks by this side on this map. */
  | { readonly type: 'hold' }
  /** Go on with an engagement, or wish to end it. */
  | { readonly type: 'settle'; readonly a: UnitId; readonly b: UnitId; readonly stay: boolean }
  | { readonly type: 'jump'; readonly unit: UnitId; readonly to: Sector }
  | { readonly type: 'dock'; readonly unit: UnitId; readonly parent: UnitId; readonly extra?: number }
  | { readonly type: 'abort'; readonly unit: UnitId }
  | { readonly type: 'undock'; readonly unit: UnitId }
  | { readonly type: 'release'; readonly unit: UnitId }
  /** No more orders in this End Phase. */
  | { readonly type: 'done' };

export type Duty =
  | { readonly type: 'callNext' }
  | { readonly type: 'rollInitiative' }
  | { readonly type: 'nextMap' }
  /** What stands on the ground answers a ship that has fired at it. */
  | { readonly type: 'answerBelow'; readonly unit: UnitId };
