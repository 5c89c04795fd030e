/** Unit types of ground combat, and of what flies over it: fighters, small craft, spheroid and winged DropShips. */
export const TYPES = ['BM', 'IM', 'PM', 'CV', 'SV', 'BA', 'CI', 'AF', 'CF', 'SC', 'DS', 'DA'] as const;
export type UnitType = (typeof TYPES)[number];

/** Points at a range; `minimal` is the printed 0*. */
export interface Damage {
  readonly points: number;
  readonly minimal: boolean;
}

/** Inches by mode, or Thrust for what flies with code a or p. The code is that of the card: none for walking, j, t, w, h, v, g, f, m, n, s … */
export interface Move {
  readonly value: number;
  readonly code: string;
}

export const ARCS = ['front', 'left', 'right', 'rear'] as const;
export type ArcName = (typeof ARCS)[number];
export const CLASSES = ['standard', 'capital', 'subCapital', 'missiles'] as const;
export type WeaponClass = (typeof CLASSES)[number];
/** Damage by class of weapon; a class that is not there has no weapons on that side. */
export type Arc = { readonly [C in WeaponClass]?: readonly Damage[] };

/** A unit as it is played. Special abilities are written as on a card: `IF1`, `AC2/2/-`, `TUR(2/2/1)`. */
export interface Card {
  readonly name: string;
  readonly type: UnitType;
  readonly size: number;
  readonly tmm: number;
  readonly moves: readonly Move[];
  readonly role?: string;
  /** Short, medium, long, and extreme where there is one. */
  readonly damage: readonly Damage[];
  readonly overheat: number;
  readonly armor: number;
  readonly structure: number;
  /** Damage that makes aircraft roll for a critical hit however much armor is left. */
  readonly threshold?: number;
  /** Weapons of large craft, side by side; their `damage` says nothing then. */
  readonly arcs?: { readonly [A in ArcName]?: Arc };
  readonly specials: readonly string[];
  readonly pv: number;
}

export const NONE: Damage = { points: 0, minimal: false };
export const MINIMAL: Damage = { points: 0, minimal: true };

/** "3/3/0*" or "2/-/-" as damage by bracket. */
export const damageOf = (text: string): readonly Damage[] =>
  text.split('/').map(part => (part === '0*' ? MINIMAL : { points: part === '-' ? 0 : Number(part), minimal: false }));

/** `12"j`, `8"/10"j`, `10"t` as moves: one value with a j walks and jumps that far. */
export function movesOf(text: string): readonly Move[] {
  const moves = text.split('/').map(part => {
    const [, value, code] = /^(\d+)"?([a-z()]*)$/.exec(part) ?? [];
    return { value: Number(value ?? 0), code: code ?? '' };
  });
  const [only] = moves;
  return moves.length === 1 && only?.code === 'j' ? [{ value: only.value, code: '' }, only] : moves;
}

export const printDamage = ({ points, minimal }: Damage): string => (minimal ? '0*' : points === 0 ? '-' : `${points}`);
