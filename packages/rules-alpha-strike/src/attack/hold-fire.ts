import type { AlphaRule } from '../rule.ts';
import type { State, Unit } from '../shape.ts';

type Why = (unit: Unit, state: State) => string | undefined;
type Named = { readonly unit: number };

/** A unit that gives up all its attacks, whatever they are aimed at. */
export function holdsFire(why: Why): NonNullable<AlphaRule['forbids']> {
  const objection = (state: State, { unit: id }: Named): string | undefined => {
    const unit = state.units[id];
    return unit && why(unit, state);
  };
  return { attack: objection, demolish: objection, bombard: objection, run: objection };
}
