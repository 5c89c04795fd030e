import { FACING_NAMES, type Facing } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import type { Mech, State, UnitId } from '@sortie/rules-quick-start';

/** The six facings as they are typed and drawn. */
export const FACING_SHORT = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export const FACING_ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;

/** `D1`, `A2`: the side, and the number within it. */
export function labelOf({ units }: State, id: UnitId): string {
  const { side } = nth(units, id);
  const number = units.filter(unit => unit.side === side && unit.id <= id).length;
  return `${side === 'defender' ? 'D' : 'A'}${number}`;
}

export const unitNamed = (state: State, label: string): Mech | undefined =>
  state.units.find(({ id }) => labelOf(state, id) === label.toUpperCase());

/** "D1 Griffin GRF-1N" */
export const fullName = (state: State, { id, sheet }: Mech): string => `${labelOf(state, id)} ${sheet.name} ${sheet.code}`;

/** A facing as somebody may type it: ne, north-east or 2 (north is 1, then clockwise). */
export function facingNamed(text: string): Facing | undefined {
  const typed = text.toLowerCase();
  const at = FACING_SHORT.findIndex((short, i) => short === typed || FACING_NAMES[i] === typed || String(i + 1) === typed);
  return at < 0 ? undefined : (at as Facing);
}
