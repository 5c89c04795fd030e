import type { Answer } from '@sortie/kernel';
import type { Arm, Location } from '../sheet/sheet.ts';
import type { UnitId } from './ids.ts';

export type Blow =
  | { readonly kind: 'punch'; readonly arm: Arm; readonly target: UnitId }
  | { readonly kind: 'kick'; readonly leg: Location; readonly target: UnitId }
  | { readonly kind: 'push'; readonly target: UnitId }
  /** With a hatchet, sword or mace: `gear` is its index on the sheet. */
  | { readonly kind: 'club'; readonly gear: number; readonly target: UnitId; readonly active?: true }
  /** Troops climb a machine, or set charges at its legs; a 'Mech brushes them off. */
  | { readonly kind: 'leg'; readonly target: UnitId }
  | { readonly kind: 'swarm'; readonly target: UnitId }
  | { readonly kind: 'brush'; readonly arm: Arm; readonly target: UnitId }
  /** Of a ProtoMech, with all it has. */
  | { readonly kind: 'frenzy'; readonly target: UnitId }
  | { readonly kind: 'charge'; readonly target: UnitId }
  | { readonly kind: 'dfa'; readonly target: UnitId };

/** What a unit has declared for the Physical Attack Phase. */
export interface Strike {
  readonly blows: readonly Blow[];
  readonly numbers: readonly Answer[] | null;
  readonly resolved: boolean;
}
