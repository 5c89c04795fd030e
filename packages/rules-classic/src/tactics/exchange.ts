import { boardOf } from '@sortie/board';
import { distance } from '@sortie/geometry';
import { nth, type Seat } from '@sortie/kernel';
import type { Book } from '../rule.ts';
import type { State } from '../shape.ts';
import { fighting, isAloft, isVehicle, type OnMap, sheetFor } from '../state.ts';
import { levelOf } from '../terrain/board.ts';
import { BEARINGS, facingsThatBear, sidesShown } from './bearing.ts';
import { kickHope } from './blows.ts';
import { gaitOf, lying } from './gait.ts';
import { lifeOf, priceOf, pricePerPoint } from './life.ts';
import { between, HIDDEN } from './lines.ts';
import { idealRange } from './ranges.ts';
import { AT_MEN, DIRECT, damageAt, INDIRECT, volleyOf } from './volley.ts';
import { bentAt, fearAt, type Weights } from './weights.ts';

/** What one unit can expect to do to another with its weapons from where both stand, in points of damage; a side that is thin counts for more. */
export function hopeOf(state: State, book: Book, unit: OnMap, target: OnMap, weights: Weights): number {
  const range = distance(unit.at, target.at);
  const volley = volleyOf(state, book, unit);
  if (range > volley.reach) return 0;
  const through = between(state, unit, target);
  if (through === HIDDEN && !fighting(state).some(({ seat, id }) => seat === unit.seat && id !== unit.id)) return 0;
  const way = through === HIDDEN ? INDIRECT : sheetFor(target).kind === 'infantry' ? AT_MEN : DIRECT;
  const gait = gaitOf(book, unit);
  const against = gait.own + gaitOf(book, target).evasion + lying(target, range) + (way === INDIRECT ? 2 : through);
  let damage = 0;
  for (const bearing of volley.bearings) {
    if ((facingsThatBear(nth(BEARINGS, bearing), unit.at, target.at) & (1 << unit.facing)) === 0) continue;
    damage += damageAt(volley, bearing, range, against, gait.hot, way);
  }
  const side = sidesShown(isVehicle(target) ? 'vehicle' : 'mech', target.at, unit.at)[target.facing];
  return damage * (side === 'rear' ? weights.rear : side === 'front' ? 1 : weights.flank);
}

function blowOf(state: State, book: Book, unit: OnMap, target: OnMap): number {
  if (distance(unit.at, target.at) !== 1 || (facingsThatBear('feet', unit.at, target.at) & (1 << unit.facing)) === 0) return 0;
  const board = boardOf(state.board);
  const rise = levelOf(board, target) - levelOf(board, unit);
  return rise === 0 || rise === -1 ? kickHope(unit, target, gaitOf(book, unit).own, gaitOf(book, target).evasion) : 0;
}

/** What the fire and the blows of one side come to: each aims where most is to be had, and what several aim at one counts more the nearer it brings the end. */
function given(state: State, book: Book, own: readonly OnMap[], foes: readonly OnMap[], weights: Weights): number {
  const aimed = foes.map(() => 0);
  let sum = 0;
  const worthOn = (i: number, damage: number): number => {
    const foe = nth(foes, i);
    const close = Math.min(1, (nth(aimed, i) + damage) / lifeOf(foe));
    return damage * pricePerPoint(foe) * (1 + weights.focus * close) + (close === 1 ? priceOf(foe) * 0.1 : 0);
  };
  const strike = (hopes: readonly number[]): void => {
    let [at, most] = [-1, 0];
    for (let i = 0; i < hopes.length; i++) {
      const damage = nth(hopes, i);
      const worth = damage > 0 ? worthOn(i, damage) : 0;
      if (worth > most) [at, most] = [i, worth];
    }
    if (at < 0) return;
    sum += most;
    aimed[at] = nth(aimed, at) + nth(hopes, at);
  };
  for (const unit of own) strike(foes.map(foe => hopeOf(state, book, unit, foe, weights)));
  for (const unit of own) strike(foes.map(foe => weights.blows * blowOf(state, book, unit, foe)));
  return sum;
}

/** Being farther off than one's weapons like, or looking away from everybody, leads nowhere. */
function restless(state: State, book: Book, own: readonly OnMap[], foes: readonly OnMap[], weights: Weights): number {
  let sum = 0;
  for (const unit of own) {
    let [nearest, ahead] = [99, false];
    for (const foe of foes) {
      nearest = Math.min(nearest, distance(unit.at, foe.at));
      ahead ||= (facingsThatBear('torso', unit.at, foe.at) & (1 << unit.facing)) !== 0;
    }
    sum -=
      Math.max(0, nearest - Math.max(1, idealRange(volleyOf(state, book, unit)) + bentAt(state.turn, weights))) * weights.closing +
      (ahead ? 0 : weights.blindness);
  }
  return sum;
}

/** What this turn is likely to bring a seat, everybody standing where they stand. */
export function exchange(state: State, seat: Seat, book: Book, weights: Weights): number {
  const there = fighting(state).filter(unit => !isAloft(unit) && unit.rides === undefined);
  const own = there.filter(unit => unit.seat === seat);
  const foes = there.filter(unit => unit.seat !== seat);
  if (own.length === 0 || foes.length === 0) return 0;
  const hope = given(state, book, own, foes, weights) * weights.aggression;
  const fear = given(state, book, foes, own, weights) * fearAt(state.turn, weights);
  return hope - fear + restless(state, book, own, foes, weights) - 0.5 * restless(state, book, foes, own, weights);
}
