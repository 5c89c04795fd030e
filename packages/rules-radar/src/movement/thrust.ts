import { isFighter, keepsStation } from '../card/craft.ts';
import { type Ring, ringOf } from '../map/sectors.ts';
import { asc, type Book, type RadarRule } from '../rule.ts';
import type { Bomb, Unit } from '../shape.ts';

/** As many ordinary bombs as one of these counts for. */
export const BULK: { readonly [B in Bomb]: number } = { AAA: 5, AS: 6, ASEW: 6 };

const memo = new WeakMap<Book, WeakMap<Unit, number>>();

/** Thrust as it is now; a craft that has not changed is asked once. */
export function thrustOf(book: Book, unit: Unit): number {
  let known = memo.get(book);
  if (!known) {
    known = new WeakMap();
    memo.set(book, known);
  }
  const found = known.get(unit);
  if (found !== undefined) return found;
  const { total } = book.ask('thrust', { unit });
  known.set(unit, total);
  return total;
}

const actualThrust: RadarRule = asc('ASC-space-move-actual-thrust', 73, {
  base: { thrust: ({ unit }) => unit.card.thrust, pace: ({ unit }) => unit.card.thrust },
  atLeast: { thrust: () => 0 },
});

/** Missiles outside weigh on the engines like several bombs each. */
const bulk: RadarRule = asc('ASC-bomb-bulk', 85, {
  adds: { thrust: ({ unit }) => (unit.bombs.length > 0 ? -unit.bombs.reduce((sum, bomb) => sum + BULK[bomb], 0) : undefined) },
});

const SHARE: { readonly [R in Ring]: number | undefined } = {
  central: undefined,
  inner: undefined,
  middle: 0.5,
  outer: 0.25,
  peripheral: 0.1,
};

const zoneMultiplier: RadarRule = asc('ASC-space-move-zone-multiplier', 73, {
  multiplies: { pace: ({ sector }) => SHARE[ringOf(sector)] },
  atLeast: { pace: () => 1 },
});

/** A fighter without fuel spends no Thrust. */
const dry: RadarRule = asc('ASC-space-fuel-exhaustion', 75, {
  atMost: { thrust: ({ unit }) => (isFighter(unit) && unit.fuel <= 0 ? 0 : undefined) },
});

const adrift: RadarRule = asc('ASC-space-adrift', 83, { atMost: { thrust: ({ unit }) => (unit.shutdown ? 0 : undefined) } });

/** Thrust for the map. What cannot move has none, whatever the zone. */
export function paceOf(book: Book, unit: Unit, sector: number = unit.sector): number {
  const thrust = thrustOf(book, unit);
  if (thrust <= 0 || keepsStation(unit)) return 0;
  return book.ask('pace', { unit: thrust === unit.card.thrust ? unit : { ...unit, card: { ...unit.card, thrust } }, sector }).total;
}

/** From this Thrust on a craft goes twice as far. */
const FAST = 10;
export const stepsOf = (book: Book, unit: Unit): number => {
  const pace = paceOf(book, unit);
  return pace === 0 ? 0 : pace >= FAST ? 2 : 1;
};

/** Out of fuel, shut down or without Thrust: an easy mark. What only keeps its station is none for that alone. */
export const isAdrift = (book: Book, unit: Unit): boolean => unit.shutdown || (!keepsStation(unit) && thrustOf(book, unit) <= 0);

export const thrustRules: readonly RadarRule[] = [actualThrust, bulk, zoneMultiplier, dry, adrift];
