import type { Seat } from '@sortie/kernel';
import type { Report, State, Suffered } from './shape.ts';
import { called } from './state.ts';

/** What a game tells of a battle: units by the names that they were mustered under. */
export interface BattleTold {
  readonly winner: Seat;
  readonly points: readonly [number, number];
  readonly losses: readonly (Omit<Suffered, 'unit'> & { readonly name: string; readonly seat: Seat })[];
}

/** A battle as a campaign books it, or nothing if none of its units was in it. Strangers who lent a hand are left out. */
export function reportOf({ units }: Pick<State, 'units'>, { winner, points, losses }: BattleTold): Report | undefined {
  const suffered = losses.flatMap(({ name, seat, ...loss }): Suffered[] => {
    const unit = units.find(one => one.seat === seat && called(one) === name);
    return unit ? [{ unit: unit.id, ...loss }] : [];
  });
  if (suffered.length === 0) return undefined;
  return { result: winner === 0 ? 'victory' : winner === 1 ? 'defeat' : 'draw', scores: points, field: winner, units: suffered };
}
