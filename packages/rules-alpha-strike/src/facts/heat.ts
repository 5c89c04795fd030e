import { type RuleId, tell } from '@sortie/kernel';
import type { Mark, Order, UnitId } from '../shape.ts';
import { marking, unmarking } from '../state.ts';
import { ofUnit, type Parts } from './fact.ts';

/** Heat, and what units are told to do in the End Phase. */
export interface HeatFacts {
  /** Points of overheating this turn, in all. */
  readonly overheated: { readonly unit: UnitId; readonly total: number };
  /** Heat from outside this turn, in all. */
  readonly heated: { readonly unit: UnitId; readonly total: number; readonly rule: RuleId };
  /** Where it stands on the heat scale at the end of a turn. */
  readonly heatSettled: { readonly unit: UnitId; readonly heat: number; readonly rule: RuleId };
  /** `asleep` is the turn at whose end it starts again by itself. */
  readonly shutDown: { readonly unit: UnitId; readonly heat: number; readonly asleep?: number; readonly rule: RuleId };
  readonly started: { readonly unit: UnitId; readonly rule: RuleId };
  readonly ordered: { readonly unit: UnitId; readonly order: Order; readonly until: number };
  readonly ejected: { readonly unit: UnitId };
}

/** One more order for this turn. */
const withOrder = (marks: readonly Mark[], order: Order, until: number): readonly Mark[] => [
  ...marks.filter(one => one.kind !== 'ordered' || one.order !== order),
  { kind: 'ordered', until, order },
];

const BY_FIRE: readonly RuleId[] = ['AS-bomb-types', 'AS-mine', 'ASC-sua-iatm-inferno'];

export const heatFacts: Parts<keyof HeatFacts> = {
  overheated: ofUnit({ fold: (_unit, { total }) => ({ overheated: total }), says: tell('{unit} overheats') }),
  heated: ofUnit({
    fold: (_unit, { total }) => ({ heatFrom: total }),
    says: ({ rule }) =>
      rule === 'AS-fire'
        ? tell('{unit} stands in fire')
        : BY_FIRE.includes(rule)
          ? tell('{unit} burns')
          : tell('{unit} is heated from outside'),
  }),
  heatSettled: ofUnit({ fold: (_unit, { heat }) => ({ heat, shutdown: false }), says: tell('{unit} is at heat {heat}') }),
  shutDown: ofUnit({
    fold: (unit, { heat, asleep }) => ({
      heat,
      shutdown: true,
      ...(asleep !== undefined && { marks: marking(unit, { kind: 'asleep', until: 0, value: asleep }) }),
    }),
    says: tell('{unit} shuts down'),
  }),
  started: ofUnit({
    fold: unit => ({ heat: 0, shutdown: false, marks: unmarking(unit, 'asleep') }),
    says: tell('{unit} starts again'),
  }),
  ordered: ofUnit({
    fold: (unit, { order, until }) => ({ marks: withOrder(unit.marks, order, until) }),
    says: tell('{unit} has its orders'),
  }),
  ejected: ofUnit({ fold: () => ({ waiting: [] }), says: tell('{unit} is abandoned') }),
};
