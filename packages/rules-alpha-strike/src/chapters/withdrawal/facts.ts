import { type RuleId, type Seat, tell } from '@sortie/kernel';
import type { Wear } from '../../attack/value.ts';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Plain, State, Unit, UnitId } from '../../shape.ts';
import { marking } from '../../state.ts';

export interface WithdrawalFacts {
  readonly hasToWithdraw: { readonly unit: UnitId; readonly rule: RuleId };
  /** Crippled, and can no longer leave. */
  readonly machineAbandoned: { readonly unit: UnitId };
}

declare module '../../questions/truths.ts' {
  interface Truths {
    /** A unit has to leave the table, and a unit that never does. */
    readonly leaves: { readonly unit: Unit };
    /** Hurt badly enough to leave. */
    readonly crippled: { readonly unit: Unit; readonly wear: Wear };
    readonly fightsOn: { readonly state: State; readonly unit: Unit };
  }
}
declare module '../../questions/numbers.ts' {
  interface Questions {
    /** The side whose edge a side leaves over. */
    readonly exit: { readonly state: State; readonly seat: Seat };
  }
}
declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<WithdrawalFacts> {}
  interface ChapterMarks {
    readonly withdrawing: Plain;
  }
}

export const withdrawalFacts: Parts<keyof WithdrawalFacts> = {
  hasToWithdraw: ofUnit({
    fold: unit => ({ marks: marking(unit, { kind: 'withdrawing', until: 0 }) }),
    says: tell('{unit} has to withdraw'),
  }),
  machineAbandoned: ofUnit({
    fold: unit => ({ marks: marking(unit, { kind: 'abandoned', until: 0 }) }),
    says: tell('{unit} is abandoned'),
  }),
};
