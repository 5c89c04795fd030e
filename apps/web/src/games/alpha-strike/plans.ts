import type { View } from '@sortie/kernel';
import type { AlphaStrike } from '@sortie/rules-alpha-strike';
import type { UnitKey } from '../../battle/face.ts';
import type { Moving } from './move-state.ts';

/**
 * Moves that somebody has prepared for later in the turn: they are there again when it is that unit's turn. Nothing but a convenience of this
 * screen, so nobody else hears of it, and another turn forgets it.
 */
let held: { readonly turn: string; readonly plans: Map<UnitKey, Moving> } | undefined;

const turnOf = ({ turn, units, table }: View<AlphaStrike>, seat: number): string =>
  `${seat}|${turn}|${table.name ?? ''}|${units.map(({ name }) => name).join()}`;

function plansFor(view: View<AlphaStrike>, seat: number): Map<UnitKey, Moving> {
  const turn = turnOf(view, seat);
  if (held?.turn !== turn) held = { turn, plans: new Map() };
  return held.plans;
}

export const planFor = (view: View<AlphaStrike>, seat: number, unit: UnitKey): Moving | undefined => plansFor(view, seat).get(unit);

export const plan = (view: View<AlphaStrike>, seat: number, unit: UnitKey, move: Moving): void => {
  plansFor(view, seat).set(unit, move);
};

export const planned = (view: View<AlphaStrike>, seat: number): ReadonlyMap<UnitKey, Moving> => plansFor(view, seat);

export const forget = (view: View<AlphaStrike>, seat: number, unit?: UnitKey): void => {
  if (unit === undefined) plansFor(view, seat).clear();
  else plansFor(view, seat).delete(unit);
};
