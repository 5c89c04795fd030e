import type { Arcs, Brackets, Move, Special, SpecialValue, TypeCode } from '../card.ts';
import { isAerospace, isVehicle, type Subject } from '../subject.ts';
import type { Working } from '../working.ts';

/** What a price and a role look at beside the figures of a card. */
export interface Sort {
  readonly type: TypeCode;
  readonly size: number;
  /** Priced like a fighter or a ship, whatever its code says. */
  readonly aerospace: boolean;
  /** Armor of vehicles is worth what their motive system makes of it. */
  readonly vehicle: boolean;
  readonly spheroid: boolean;
  readonly satellite: boolean;
}

/** A finished card but for its price. */
export interface Appraisal extends Sort {
  readonly work: Working;
  readonly moves: readonly Move[];
  readonly tmm: number;
  readonly damage: Brackets;
  readonly overheat: number;
  readonly armor: number;
  readonly structure: number;
  readonly threshold: number;
  readonly specials: readonly Special[];
  readonly arcs: Arcs | undefined;
  has(code: string): boolean;
  value(code: string): SpecialValue | undefined;
  /** Number behind a code, 1 when it has none, 0 when the unit lacks it. */
  rating(code: string): number;
}

/** The sort of a unit on its way to a card. */
export const sortOf = (subject: Subject): Sort => ({
  type: subject.type,
  size: subject.size,
  aerospace: isAerospace(subject),
  vehicle: isVehicle(subject) && subject.unit.kind !== 'emplacement',
  spheroid: subject.unit.motive === 'spheroid',
  satellite: subject.type === 'SV' && subject.unit.motive === 'station-keeping',
});

export function appraisalOf(card: Omit<Appraisal, 'has' | 'value' | 'rating'>): Appraisal {
  const byCode = new Map(card.specials.map(special => [special.code, special]));
  const value = (code: string) => byCode.get(code)?.value;
  return {
    ...card,
    has: code => byCode.has(code),
    value,
    rating: code => {
      const found = value(code);
      if (found?.kind === 'number') return found.value;
      return byCode.has(code) ? 1 : 0;
    },
  };
}
