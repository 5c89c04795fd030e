import { nth, type Seat } from '@sortie/kernel';
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

/** How many units a side with so many left moves for one of a side with so many. */
type Share = (own: number, theirs: number) => number;

/** Who acts next and what is left of the exchange then; `undefined` when nobody is left. */
export function nextTurn(
  state: State,
  left: (seat: Seat) => number,
  share: Share,
): { readonly seat: Seat; readonly exchange: Exchange } | undefined {
  const winner = state.initiative;
  const loser = otherSeat(winner);
  const [losing, winning] = [left(loser), left(winner)];
  if (losing + winning === 0) return undefined;
  let exchange: Exchange = { loser: Math.min(state.exchange.loser, losing), winner: Math.min(state.exchange.winner, winning) };
  if (exchange.loser + exchange.winner === 0) exchange = { loser: share(losing, winning), winner: share(winning, losing) };
  return exchange.loser > 0
    ? { seat: loser, exchange: { ...exchange, loser: exchange.loser - 1 } }
    : { seat: winner, exchange: { ...exchange, winner: exchange.winner - 1 } };
}

/** The same among more than two sides, from the lowest roll to the highest. */
export function nextSide(
  state: State,
  left: (side: Side) => number,
  share: Share,
): { readonly side: Side; readonly exchange: Exchange } | undefined {
  const waiting = state.order.map(left);
  const fewest = Math.min(...waiting.filter(count => count > 0));
  if (!Number.isFinite(fewest)) return undefined;
  let rest = waiting.map((count, i) => Math.min(state.exchange.sides?.[i] ?? 0, count));
  if (rest.every(count => count === 0)) rest = waiting.map(count => (count === 0 ? 0 : share(count, fewest)));
  const at = rest.findIndex(count => count > 0);
  return { side: nth(state.order, at), exchange: { loser: 0, winner: 0, sides: rest.map((count, i) => (i === at ? count - 1 : count)) } };
}
