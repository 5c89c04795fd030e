import type { Hex } from '@sortie/geometry';
import type { Answer } from '@sortie/kernel';
import type { Arm, Location } from '../sheet/sheet.ts';
import type { UnitId } from './ids.ts';
import type { ChapterBlows, SwingTerms } from './open.ts';

export type Blow = CoreBlow | ChapterBlows[keyof ChapterBlows];

export type CoreBlow =
  | { readonly kind: 'punch'; readonly arm: Arm; readonly target: UnitId }
  | { readonly kind: 'kick'; readonly leg: Location; readonly target: UnitId }
  | { readonly kind: 'push'; readonly target: UnitId }
  /** Troops climb a machine, or set charges at its legs; a 'Mech brushes them off. */
  | { readonly kind: 'leg'; readonly target: UnitId }
  | { readonly kind: 'swarm'; readonly target: UnitId }
  | { readonly kind: 'brush'; readonly arm: Arm; readonly target: UnitId }
  | Swing
  /** At the walls of a building beside it; nobody is its target but the attacker itself. */
  | { readonly kind: 'wreck'; readonly limb: Location; readonly at: Hex; readonly target: UnitId }
  /** With what it holds in both hands. */
  | { readonly kind: 'swing'; readonly target: UnitId }
  /** Of a ProtoMech, with all it has. */
  | { readonly kind: 'frenzy'; readonly target: UnitId }
  | { readonly kind: 'charge'; readonly target: UnitId }
  | { readonly kind: 'dfa'; readonly target: UnitId };

/** With a hatchet, sword or mace: `gear` is its index on the sheet. */
export interface Swing extends SwingTerms {
  readonly kind: 'club';
  readonly gear: number;
  readonly target: UnitId;
  /** Of blades that can be set humming. */
  readonly active?: true;
  /** Aimed at the upper or lower half. */
  readonly part?: 'high' | 'low';
}

/** Kinds that everybody plays. */
const CORE_BLOWS: ReadonlySet<string> = new Set<CoreBlow['kind']>([
  'punch',
  'kick',
  'push',
  'leg',
  'swarm',
  'brush',
  'club',
  'wreck',
  'swing',
  'frenzy',
  'charge',
  'dfa',
]);

export const isCoreKind = (kind: Blow['kind']): kind is CoreBlow['kind'] => CORE_BLOWS.has(kind);
export const isCoreBlow = (blow: Blow): blow is CoreBlow => CORE_BLOWS.has(blow.kind);

/** What a unit has declared for the Physical Attack Phase. */
export interface Strike {
  readonly blows: readonly Blow[];
  readonly numbers: readonly Answer[] | null;
  readonly resolved: boolean;
}
