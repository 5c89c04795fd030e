import { type Card, damageOf, movesOf, type UnitType } from './card.ts';

/** A card as a line of a list. */
export type Row = readonly [
  name: string,
  type: UnitType,
  size: number,
  move: string,
  tmm: number,
  role: string,
  damage: string,
  ov: number,
  armor: number,
  structure: number,
  pv: number,
  specials: string,
];

export const cardsOf = (rows: readonly Row[]): readonly Card[] =>
  rows.map(([name, type, size, move, tmm, role, damage, overheat, armor, structure, pv, specials]) => ({
    name,
    type,
    size,
    tmm,
    moves: movesOf(move),
    role,
    damage: damageOf(damage),
    overheat,
    armor,
    structure,
    specials: specials === '' ? [] : splitSpecials(specials),
    pv,
  }));

/** Commas inside brackets belong to a turret. */
export function splitSpecials(text: string): readonly string[] {
  return text.match(/[^,(]+(\([^)]*\))?/g)?.map(one => one.trim()) ?? [];
}
