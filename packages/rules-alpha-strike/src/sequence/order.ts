import type { Seat } from '@sortie/kernel';
import { type AlphaRule, core } from '../rule.ts';
import type { Exchange, Side, State, Unit } from '../shape.ts';
import { isImmobile, isOn, marked, moveBy, otherSeat } from '../state.ts';

/** Units that may still be moved this turn: those that can move at all and are not hidden. */
export const maysMove = (unit: Unit): boolean =>
  (isOn(unit) || unit.fate === 'aloft') &&
  unit.moved === null &&
  !unit.hidden &&
  !marked(unit, 'towed') &&
  !isImmobile(unit) &&
  (moveBy(unit, false) > 0 || moveBy(unit, true) > 0);
export const toMove = (state: State, seat: Seat): readonly Unit[] => state.units.filter(unit => unit.seat === seat && maysMove(unit));
export const toDeploy = (state: State, seat: Seat): readonly Unit[] =>
  state.units.filter(unit => unit.seat === seat && unit.fate === 'waiting');

/** How many units each side moves before the numbers are compared again. */
export function exchangeOf(loser: number, winner: number): Exchange {
  if (loser === 0 || winner === 0) return { loser, winner };
  return { loser: Math.max(1, Math.floor(loser / winner)), winner: Math.max(1, Math.floor(winner / loser)) };
}

/** Who acts next and what is left of the exchange then; `undefined` when nobody is left. */
export function nextTurn(state: State, left: (seat: Seat) => number): { readonly seat: Seat; readonly exchange: Exchange } | undefined {
  const winner = state.initiative;
  const loser = otherSeat(winner);
  const [losing, winning] = [left(loser), left(winner)];
  if (losing + winning === 0) return undefined;
  let exchange: Exchange = { loser: Math.min(state.exchange.loser, losing), winner: Math.min(state.exchange.winner, winning) };
  if (exchange.loser + exchange.winner === 0) exchange = exchangeOf(losing, winning);
  return exchange.loser > 0
    ? { seat: loser, exchange: { ...exchange, loser: exchange.loser - 1 } }
    : { seat: winner, exchange: { ...exchange, winner: exchange.winner - 1 } };
}

/** The same among more than two sides, from the lowest roll to the highest. */
export function nextSide(state: State, left: (side: Side) => number): { readonly side: Side; readonly exchange: Exchange } | undefined {
  const waiting = state.order.map(left);
  const fewest = Math.min(...waiting.filter(count => count > 0));
  if (!Number.isFinite(fewest)) return undefined;
  let rest = waiting.map((count, i) => Math.min(state.exchange.sides?.[i] ?? 0, count));
  if (rest.every(count => count === 0)) rest = waiting.map(count => Math.floor(count / fewest));
  const at = rest.findIndex(count => count > 0);
  return { side: state.order[at]!, exchange: { loser: 0, winner: 0, sides: rest.map((count, i) => (i === at ? count - 1 : count)) } };
}

export const orderRules: readonly AlphaRule[] = [
  core('AS-init-order-move', { covers: ['ASC-term-unit'] }),
  core('AS-init-unequal'),
  core('AS-init-order-setup'),
  core('AS-init-order-combat'),
];
