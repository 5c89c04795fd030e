import { sure } from '@sortie/kernel';
import type { Card } from '../../card/card.ts';
import { countOf, hasAny } from '../../card/specials.ts';
import type { Unit } from '../../shape.ts';
import { isLarge, isSuperheavy, marked, motive } from '../../state.ts';

/** How big a load is for whoever carries it. */
export interface Bulk {
  readonly size: number;
  readonly large: boolean;
}

type Row = readonly [upTo: number, size: number, large: boolean];
const FIGHTERS: readonly Row[] = [
  [39, 1, false],
  [59, 2, false],
  [79, 3, false],
  [100, 4, false],
  [200, 4, true],
  [400, 5, true],
  // Beyond the strength of everybody but a heavy lifter whose muscles are at their best (ASC-reading-276).
  [Number.POSITIVE_INFINITY, 6, true],
];
const SUPPORT: readonly Row[] = [
  [5, 1, false],
  [99, 2, false],
  [199, 3, false],
  [299, 4, false],
  [399, 5, false],
  [Number.POSITIVE_INFINITY, 5, true],
];

const lookUp = (table: readonly Row[], tons: number): Bulk => {
  const [, size, large] = sure(
    table.find(([upTo]) => tons <= upTo),
    'the row of a weight',
  );
  return { size, large };
};

/** Size of a weight for 'Mechs, ProtoMechs and combat vehicles. */
const sizeOfTons = (tons: number): Bulk => lookUp(FIGHTERS, tons);
/** To a support vehicle on an air cushion everything counts twice, to one in the air four times. */
const heftFor = (carrier: Unit): number => {
  if (carrier.card.type !== 'SV') return 1;
  const code = motive(carrier);
  return code === 'h' ? 2 : code === 'v' ? 4 : 1;
};

/** Something that is no unit: a crate, a wreck, a stone. It is worn down by its Size and belongs to whoever set it up. */
export function freight(tons: number): Card {
  const { size, large } = sizeOfTons(tons);
  return {
    name: 'Freight',
    type: 'SV',
    size: Math.min(5, size),
    tmm: 0,
    moves: [],
    damage: [],
    overheat: 0,
    armor: 0,
    structure: Math.min(5, size),
    specials: [`TON${tons}`, ...(large ? ['LG'] : [])],
    pv: 0,
  };
}

/** Tons of what has a weight: freight, and infantry that says how much room it takes. */
const tonsOf = (cargo: { readonly card: Card }): number => countOf(cargo, 'TON') || countOf(cargo, 'CAR');

/** How big a load is for this carrier. */
export function bulkOf(cargo: Unit, carrier: Unit): Bulk {
  const tons = tonsOf(cargo);
  const heft = heftFor(carrier);
  if (tons > 0) return carrier.card.type === 'SV' ? lookUp(SUPPORT, tons * heft) : sizeOfTons(tons);
  const { type, size } = cargo.card;
  const own = type === 'SV' && size === 2 && !['h', 'v'].includes(motive(cargo)) ? 3 : size;
  return { size: own * heft, large: isLarge(cargo) };
}

/** Own Size; twice as much with strong muscles, but never more than 5. */
export const strengthOf = (carrier: Unit): number =>
  (hasAny(carrier, 'TSM', 'I-TSM', 'TSMX') ? Math.min(5, 2 * carrier.card.size) : carrier.card.size) + (marked(carrier, 'lifter') ? 1 : 0);

/** What counts for throwing: a superheavy is of Size 5. */
export const throwingSize = (unit: Unit): number => (isSuperheavy(unit) ? 5 : unit.card.size) + (marked(unit, 'lifter') ? 1 : 0);
