import type { Facing, Hex } from '@sortie/geometry';
import type { Blow } from './blow.ts';
import type { Barrage, Battery, Shot } from './fire.ts';
import type { Bombing, Strafe } from './flight.ts';
import type { UnitId } from './ids.ts';
import type { Move } from './move.ts';
import type { ChapterCommands } from './open.ts';
import type { Order } from './order.ts';
import type { Tuning } from './setting.ts';
import type { SensorKind } from './spotting.ts';

export type Command = CoreCommand | ChapterCommands[keyof ChapterCommands];

export type CoreCommand =
  | { readonly type: 'deploy'; readonly unit: UnitId; readonly at: Hex; readonly facing: Facing }
  | Move
  /** A move that was interrupted goes no further. */
  | { readonly type: 'halt'; readonly unit: UnitId }
  /** No shots: the unit holds its fire. */
  | {
      readonly type: 'declare';
      readonly unit: UnitId;
      readonly twist: -1 | 0 | 1;
      readonly flip?: true;
      /** Where a vehicle turns its turret, counted from the hull. */
      readonly turret?: Facing;
      readonly fore?: Facing;
      readonly shots: readonly Shot[];
      readonly spots?: UnitId;
      /** Weapons that are fired at buildings. */
      readonly batters?: readonly Battery[];
      /** Weapons that are fired at hexes. */
      readonly barrages?: readonly Barrage[];
      /** The hex that its searchlight is turned to. */
      readonly light?: Hex;
      /** The level above the ground of that hex at which its beam begins; the ground without one. */
      readonly beam?: number;
      readonly powerDown?: true;
      /** Equipment that is set anew when the turn ends. */
      readonly tunes?: readonly Tuning[];
      readonly orders?: readonly Order[];
      readonly eject?: true;
      /** It will try to get rid of spores in the next turn. */
      readonly shakeOff?: true;
      /** What it will search the field with from the next turn on. */
      readonly sensor?: SensorKind;
      /** What a fighter does to the ground beneath it. */
      readonly strafe?: Strafe;
      readonly bombs?: Bombing;
    }
  /** A vehicle sets troops down where it is. */
  | { readonly type: 'unload'; readonly unit: UnitId; readonly troops: UnitId }
  /** No blows: the unit strikes at nobody. */
  | { readonly type: 'strike'; readonly unit: UnitId; readonly blows: readonly Blow[] };
