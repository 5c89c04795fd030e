import type { Arcs, Brackets, Move, Special, SpecialValue } from '../card.ts';
import type { Subject } from '../subject.ts';

/** A finished card but for its price. */
export interface Appraisal {
  readonly subject: Subject;
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
