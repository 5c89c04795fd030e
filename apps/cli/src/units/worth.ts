import { battleValue, price } from '@sortie/construction';
import type { WorthFacts } from '@sortie/convert';
import type { Unit } from '@sortie/roster';

const known = new WeakMap<Unit, WorthFacts>();

/** Battle Value and price of a unit, worked out once. */
export function worthOf(unit: Unit): WorthFacts {
  const worth = known.get(unit) ?? workedOut(unit);
  known.set(unit, worth);
  return worth;
}

function workedOut(unit: Unit): WorthFacts {
  const cost = price(unit)?.total;
  const bv = battleValue(unit)?.total;
  return { ...(bv === undefined ? {} : { bv }), ...(cost === undefined ? {} : { cost }) };
}
