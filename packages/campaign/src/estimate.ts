import { type Answer, type RuleId, type Seat, sum, type Term } from '@sortie/kernel';
import { heads } from './healing.ts';
import { CREW_KINDS, consumables } from './kind.ts';
import { jobsFor } from './repair.ts';
import type { Book } from './rule.ts';
import type { Crew, State, Unit } from './shape.ts';
import type { Cost } from './stage.ts';
import { nearest } from './state.ts';
import { supplyBill } from './supply.ts';

/** A piece of work before it is done: every number with the terms that make it. */
export interface Estimate {
  readonly what: string;
  readonly sp: Answer;
  readonly minutes: Answer;
  /** What has to be rolled, where something is rolled. */
  readonly needs?: Answer;
}

/** A printed number and what circumstances make of it, in hundredths. */
function scaled(rule: RuleId, printed: number, { total, terms }: Answer): Answer {
  const base: Term = { rule, value: printed, stage: 'base' };
  const why = terms.at(-1);
  if (total === 100 || !why) return sum([base]);
  return { total: nearest(printed * total, 100), terms: [base, { rule: why.rule, value: total / 100, stage: 'multiply' }] };
}

const tableOf = (work: string): RuleId => (work === 'armor' || work === 'structure' ? 'ASC-tbl-repair-armor' : 'ASC-tbl-repair-crits');

/** All that the workshop would do to a unit, one row for each roll. */
export function repairEstimate(book: Book, state: State, seat: Seat, unit: Unit): readonly Estimate[] {
  const cost = book.ask('repairCost', { state, seat, unit });
  const time = book.ask('repairTime', { state, seat, unit });
  return jobsFor(unit).map(({ work, sp, minutes }) => ({
    what: work,
    sp: scaled(tableOf(work), sp, cost),
    minutes: scaled(tableOf(work), minutes, time),
    needs: book.ask('repairRoll', { state, seat, unit, work }),
  }));
}

/** What the medics would do, and how long the patient rests afterwards. */
export function healEstimate(book: Book, state: State, crew: Crew): Estimate & { readonly rest: Answer } {
  const { sp, minutes, rest } = CREW_KINDS[crew.kind].heal;
  const cost = book.ask('healCost', { state, crew });
  const time = book.ask('healTime', { state, crew });
  return {
    what: crew.name,
    sp: scaled('ASC-tbl-healing', sp * heads(state, crew), cost),
    minutes: scaled('ASC-tbl-healing', minutes, time),
    rest: scaled('ASC-tbl-healing', rest, time),
    needs: book.ask('healRoll', { state, crew }),
  };
}

/** Fuel and ammunition, each in its own term. */
export function supplyEstimate(unit: Unit, alternative = false): Estimate {
  const fuel = supplyBill({ ...unit, empty: false });
  const loads = supplyBill({ ...unit, dry: false }, alternative);
  const table: RuleId = 'ASC-tbl-refuel-rearm';
  const rows = (of: (cost: Cost) => number): readonly Term[] => [
    ...(unit.dry ? [{ rule: 'ASC-repair-refuel-who' as RuleId, value: of(fuel) }] : []),
    ...(unit.empty ? [{ rule: table, value: of(loads) }] : []),
  ];
  return { what: consumables(unit.card.specials).join(', '), sp: sum(rows(({ sp }) => sp)), minutes: sum(rows(({ minutes }) => minutes)) };
}
