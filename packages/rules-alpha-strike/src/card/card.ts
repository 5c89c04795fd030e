/** Unit types of ground combat. */
export const TYPES = ['BM', 'IM', 'PM', 'CV', 'SV', 'BA', 'CI'] as const;
export type UnitType = (typeof TYPES)[number];

/** Points at a range; `minimal` is the printed 0*. */
export interface Damage {
  readonly points: number;
  readonly minimal: boolean;
}

/** Inches by mode. The code is that of the card: none for walking, j, t, w, h, v, g, f, m, n, s … */
export interface Move {
  readonly value: number;
  readonly code: string;
}

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
  readonly threshold?: number;
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
