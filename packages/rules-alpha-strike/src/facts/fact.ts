import type { EventPart, Telling, Variant } from '@sortie/kernel';
import type { Event } from '../event.ts';
import type { AlphaStrike, State, Unit } from '../shape.ts';
import { callSign, isUnseen, unitAt, withUnit } from '../state.ts';

/** Facts by their types: each says what it is beside its type. */
export type Facts<T> = { readonly [E in keyof T]: T[E] & { readonly type: E } };
/** A table with all that is known about some facts. */
export type Parts<T extends Event['type']> = { readonly [E in T]: EventPart<AlphaStrike, E> };

type UnitEvent = Extract<Event, { readonly unit: number }>['type'];
type About<E extends Event['type']> = Variant<Event, E>;

interface UnitPart<E extends Event['type']> {
  /** What is different about the unit from now on. */
  readonly fold: (unit: Unit, event: About<E>) => Partial<Unit>;
  /** A sentence about `{unit}`; other gaps are filled with what the fact says. */
  readonly says?: Telling | ((event: About<E>, state: State) => Telling | undefined);
}

/** The sentence with its gaps filled from a fact. */
export function toldOf(state: State, said: Telling, event: { readonly unit: number }): Telling {
  const known = event as { readonly unit: number; readonly [field: string]: unknown };
  const args: { [gap: string]: string | number } = { ...said.args, unit: callSign(state, event.unit) };
  for (const [, gap = ''] of said.text.matchAll(/\{(\w+)\}/g)) {
    const value = known[gap];
    if (args[gap] === undefined && (typeof value === 'number' || typeof value === 'string')) args[gap] = value;
  }
  return { text: said.text, args };
}

/** A fact about one unit. Whoever does not know where the unit is does not hear of it. */
export const ofUnit = <E extends UnitEvent>({ fold, says }: UnitPart<E>): EventPart<AlphaStrike, E> => ({
  fold: (state, event) => {
    const { unit } = event as unknown as { readonly unit: number };
    return withUnit(state, unit, fold(unitAt(state, unit), event));
  },
  ...(says && {
    tell: (state, event) => {
      const said = typeof says === 'function' ? says(event, state) : says;
      return said && toldOf(state, said, event as unknown as { readonly unit: number });
    },
  }),
  redact: (state, event, seat) =>
    isUnseen(state.units[(event as unknown as { readonly unit: number }).unit], seat) ? undefined : (event as Event),
});
