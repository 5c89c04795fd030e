import type { Entry, Setup, State, Unit } from '../shape.ts';

/** Marks on units that their entries in a set-up ask for; most ask for none. */
export const marked =
  (mark: (entry: Entry, unit: Unit) => Partial<Unit> | undefined) =>
  (state: State, { forces }: Setup): State => {
    let units: Unit[] | undefined;
    for (const [i, entry] of forces.flat().entries()) {
      const unit = state.units[i];
      const marks = unit && mark(entry, unit);
      if (!unit || !marks) continue;
      units ??= [...state.units];
      units[i] = { ...unit, ...marks };
    }
    return units ? { ...state, units } : state;
  };
