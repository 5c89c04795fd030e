import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { State, Unit, UnitId } from '../../shape.ts';
import { marking, markOf, unmarking } from '../../state.ts';

/** What shakes a unit beside plain losses: burning ordnance, cruise missiles, and, for infantry, 'Mechs that attack it; walls steady infantry. */
export type Shock = 'inferno' | 'cruise' | 'mech' | 'indoors';

export interface MoraleFacts {
  /** What has befallen it this turn. */
  readonly rattled: { readonly unit: UnitId; readonly by: Shock; readonly until: number };
  readonly routed: { readonly unit: UnitId; readonly shocks?: readonly Shock[] };
  readonly rallied: { readonly unit: UnitId };
}

declare module '../../questions/numbers.ts' {
  interface Questions {
    /** The number for a morale check. */
    readonly morale: { readonly state: State; readonly unit: Unit; readonly why: 'shock' | 'recovery' };
  }
}
declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<MoraleFacts> {}
  interface ChapterDuties {
    readonly rattle: { readonly type: 'rattle'; readonly unit: UnitId; readonly by: Shock };
  }
  interface ChapterMarks {
    readonly rattled: { readonly shocks: readonly Shock[] };
    /** With what it broke under. */
    readonly routed: { readonly shocks?: readonly Shock[] };
  }
}

export const moraleFacts: Parts<keyof MoraleFacts> = {
  rattled: ofUnit({
    fold: (unit, { by, until }) => {
      const before = markOf(unit, 'rattled')?.shocks ?? [];
      return { marks: marking(unit, { kind: 'rattled', until, shocks: [...before.filter(one => one !== by), by] }) };
    },
  }),
  routed: ofUnit({
    fold: (unit, { shocks }) => ({ marks: marking(unit, { kind: 'routed', until: 0, ...(shocks?.length ? { shocks } : {}) }) }),
    says: tell('{unit} routs'),
  }),
  rallied: ofUnit({ fold: unit => ({ marks: unmarking(unit, 'routed') }), says: tell('{unit} rallies') }),
};
