import type { Hex } from '@sortie/geometry';
import type { Answer } from '@sortie/kernel';
import type { Arm, Location } from '../sheet/sheet.ts';
import type { UnitId } from './ids.ts';

export type Blow =
  | { readonly kind: 'punch'; readonly arm: Arm; readonly target: UnitId }
  | { readonly kind: 'kick'; readonly leg: Location; readonly target: UnitId }
  | { readonly kind: 'push'; readonly target: UnitId }
  /** With a hatchet, sword or mace: `gear` is its index on the sheet. */
  /** Troops climb a machine, or set charges at its legs; a 'Mech brushes them off. */
  | { readonly kind: 'leg'; readonly target: UnitId }
  | { readonly kind: 'swarm'; readonly target: UnitId }
  | { readonly kind: 'brush'; readonly arm: Arm; readonly target: UnitId }
  | {
      readonly kind: 'club';
      readonly gear: number;
      readonly target: UnitId;
      readonly active?: true;
      /** Aimed at the upper or lower half. */
      readonly part?: 'high' | 'low';
      /** A whip that has struck an arm winds round it. */
      readonly winds?: true;
    }
  /** Suits that cling to a friend, or to itself, are picked off. */
  | { readonly kind: 'pluck'; readonly arm: Arm; readonly target: UnitId }
  /** At the walls of a building beside it; nobody is its target but the attacker itself. */
  | { readonly kind: 'wreck'; readonly limb: Location; readonly at: Hex; readonly target: UnitId }
  /** With what it holds in both hands. */
  | { readonly kind: 'swing'; readonly target: UnitId }
  | { readonly kind: 'trip'; readonly target: UnitId }
  /** An arm is held in the way of whatever the target strikes with. */
  | { readonly kind: 'block'; readonly arm: Arm; readonly target: UnitId }
  /** `holds`: it keeps its grip when the other one stumbles. */
  | { readonly kind: 'grapple'; readonly target: UnitId; readonly holds?: true }
  | { readonly kind: 'break'; readonly target: UnitId }
  /** Of a ProtoMech, with all it has. */
  | { readonly kind: 'frenzy'; readonly target: UnitId }
  | { readonly kind: 'charge'; readonly target: UnitId }
  | { readonly kind: 'dfa'; readonly target: UnitId };

/** Kinds that not every table plays. */
export const RARE_BLOWS: ReadonlySet<Blow['kind']> = new Set<Blow['kind']>(['trip', 'block', 'grapple', 'break', 'pluck']);

/** What a unit has declared for the Physical Attack Phase. */
export interface Strike {
  readonly blows: readonly Blow[];
  readonly numbers: readonly Answer[] | null;
  readonly resolved: boolean;
}
