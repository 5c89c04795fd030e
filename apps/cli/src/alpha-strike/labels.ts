import type { State, Unit } from '@sortie/rules-alpha-strike';

const SIDES = ['S', 'N'];

/** S1 is the first unit of the force in the south, N2 the second in the north, M1 the first marker of a mission. */
export const labelOf = (state: State, unit: Unit): string =>
  `${SIDES[unit.seat] ?? 'M'}${state.units.filter(({ seat, id }) => seat === unit.seat && id <= unit.id).length}`;

export const unitCalled = (state: State, word: string): Unit | undefined =>
  state.units.find(unit => labelOf(state, unit).toLowerCase() === word.toLowerCase());
