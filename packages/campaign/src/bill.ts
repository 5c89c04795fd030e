import type { Seat } from '@sortie/kernel';
import { repairBill } from './repair.ts';
import type { Book } from './rule.ts';
import type { State, Unit, UnitId } from './shape.ts';
import type { Cost } from './stage.ts';
import { isDamaged, isWreck, unitsOf } from './state.ts';
import { supplyBill } from './supply.ts';

/** What one unit needs before it fights again. */
export interface UnitBill {
  readonly unit: UnitId;
  readonly repairs: Cost;
  /** Fuel and ammunition; nothing for a wreck, which has no use for them yet. */
  readonly supplies: Cost;
}

export interface ForceBill {
  readonly units: readonly UnitBill[];
  readonly repairs: Cost;
  readonly supplies: Cost;
  readonly total: Cost;
}

const NOTHING: Cost = { sp: 0, minutes: 0 };
const plus = (one: Cost, other: Cost): Cost => ({ sp: one.sp + other.sp, minutes: one.minutes + other.minutes });
const added = (costs: readonly Cost[]): Cost => costs.reduce(plus, NOTHING);

const isRepairable = (unit: Unit): boolean => unit.type !== 'CI' && isDamaged(unit);

/** The bill of a whole army, unit by unit and added up, refueling and rearming included. */
export function forceBill(book: Book, state: State, seat: Seat): ForceBill {
  const units = unitsOf(state, seat)
    .map(unit => ({
      unit: unit.id,
      repairs: isRepairable(unit) ? repairBill(book, state, seat, unit) : NOTHING,
      supplies: isWreck(unit) ? NOTHING : supplyBill(unit),
    }))
    .filter(({ repairs, supplies }) => plus(repairs, supplies).sp > 0);
  const repairs = added(units.map(one => one.repairs));
  const supplies = added(units.map(one => one.supplies));
  return { units, repairs, supplies, total: plus(repairs, supplies) };
}
