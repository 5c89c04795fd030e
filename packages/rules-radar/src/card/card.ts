import type { PrintedCard } from '@sortie/roster';

/** Fighters, small craft, spheroid and winged DropShips, JumpShips, WarShips, stations, and satellites among the support vehicles. */
export const TYPES = ['AF', 'SC', 'DS', 'DA', 'JS', 'WS', 'SS', 'SV'] as const;
export type CraftType = (typeof TYPES)[number];

export const ARCS = ['front', 'left', 'right', 'rear'] as const;
export type Arc = (typeof ARCS)[number];
export const WEAPON_CLASSES = ['standard', 'capital', 'subCapital', 'missiles'] as const;
export type WeaponClass = (typeof WEAPON_CLASSES)[number];
export const BRACKETS = ['short', 'medium', 'long', 'extreme'] as const;
export type Bracket = (typeof BRACKETS)[number];

/** Damage at short, medium, long and extreme range. What is printed as 0* counts half a point: see `ASC-house-minimal`. */
export type Damage = readonly [number, number, number, number];
export type Broadside = { readonly [C in WeaponClass]?: Damage };

/** A craft as it is played in space. */
export interface Card {
  readonly name: string;
  readonly type: CraftType;
  readonly size: number;
  readonly thrust: number;
  /** Aerodyne, spheroid or station-keeping. */
  readonly mode: 'a' | 'p' | 'k';
  readonly armor: number;
  readonly structure: number;
  readonly threshold: number;
  readonly overheat: number;
  /** Fighters and small craft have weapons in front alone. */
  readonly arcs: { readonly [A in Arc]?: Broadside };
  readonly specials: readonly string[];
  readonly pv: number;
}

const MINIMAL = 0.5;
const points = (part: string | undefined): number => {
  if (part === undefined || part === '-') return 0;
  return part === '0*' ? MINIMAL : Number(part);
};

/** "4/4/2/1", with nothing where the card prints a dash. */
export function damageOf(text: string): Damage {
  const parts = text.split('/');
  return [points(parts[0]), points(parts[1]), points(parts[2]), points(parts[3])];
}

const modeOf = (move: string): Card['mode'] => (move.endsWith('k') ? 'k' : move.endsWith('p') ? 'p' : 'a');

/** A third of the armor, rounded up, where the card does not print it. */
export const thresholdFrom = ({ armor, threshold }: { readonly armor: number; readonly threshold?: number }): number =>
  threshold ?? Math.ceil(armor / 3);

const broadside = (printed: NonNullable<NonNullable<PrintedCard['arcs']>['front']>): Broadside =>
  Object.fromEntries(Object.entries(printed).map(([name, text]) => [name, damageOf(text ?? '-')]));

const SPACE_TYPES: readonly string[] = TYPES;
export const isSpaceType = (type: string): type is CraftType => SPACE_TYPES.includes(type);

/** A printed card in the terms of this game. The type has been checked. */
export function cardFrom(printed: PrintedCard): Card {
  const arcs = printed.arcs
    ? Object.fromEntries(Object.entries(printed.arcs).map(([arc, classes]) => [arc, broadside(classes ?? {})]))
    : { front: { standard: damageOf(printed.damage) } };
  return {
    name: printed.name,
    type: printed.type as CraftType,
    size: printed.size,
    thrust: Number(/^\d+/.exec(printed.move)?.[0] ?? 0),
    mode: modeOf(printed.move),
    armor: printed.armor,
    structure: printed.structure,
    threshold: thresholdFrom(printed),
    overheat: printed.overheat,
    arcs,
    specials: printed.specials,
    pv: printed.pv,
  };
}
