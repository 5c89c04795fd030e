import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { nth, type Seat } from '@sortie/kernel';
import type { State, Unit } from '../shape.ts';
import { fromBehind, inForwardArc } from '../sight/arcs.ts';
import { canAct, distanceBetween, foesOf, friendsOf, INCH, type Standing, tallness } from '../state.ts';
import { courage, fleeting, lateness, threat } from './outlook.ts';
import type { Weights } from './weights.ts';

/** Points of value that a point of damage takes off a unit: a bare structure is worth twice as much a point as armor. */
const priceOf = ({ pv, armor, card }: Unit): number => (pv * (armor > 0 ? 1 : 2)) / (card.armor + 2 * card.structure + 1);

/** What a unit may expect to do to another from where both stand. */
function hope(state: State, from: Standing, to: Standing): number {
  const range = Math.max(0, distanceBetween(from, to));
  if (range > REACH || (from.moved && !inForwardArc(from, to))) return 0;
  const seen = terrain.sightOf(
    state.table,
    { at: from.at, z: from.z, height: tallness(from) },
    { at: to.at, z: to.z, height: tallness(to) },
  );
  if (seen.hidden > 667 || seen.dimmed > 1524) return 0;
  const cover = Math.max(seen.density, seen.hidden > 333 ? 1 : 0);
  // A shot in the back does a point more.
  const rear = from.moved && to.moved && fromBehind(from, to) ? 1 : 0;
  return threat(from, from.moved?.mode ?? 'ground', to, to.moved?.mode ?? 'ground', range, cover, rear) * fleeting(from, to);
}

const REACH = 42 * INCH;

/**
 * What the attacks of this turn are likely to bring a seat, everybody standing where they stand, in points of value. Each unit attacks where
 * most is to be had, and what several aim at one unit counts more once it may bring it down.
 */
export function exchange(state: State, seat: Seat, weights: Weights): number {
  const [own, foes] = [friendsOf(state, seat), foesOf(state, seat)];
  if (own.length === 0 || foes.length === 0) return 0;
  const late = lateness(state, weights);
  return (
    weights.aggression * given(state, own, foes, weights) -
    weights.fear * courage(late) * given(state, foes, own, weights) -
    weights.drift * (apart(own, foes) - apart(foes, own)) -
    2 * weights.pressing * late * apart(own, foes)
  );
}

function given(state: State, own: readonly Standing[], foes: readonly Standing[], weights: Weights): number {
  const aimed = foes.map(() => 0);
  let sum = 0;
  for (const unit of own) {
    if (!canAct(unit) || unit.did.length > 0) continue;
    let [best, at, points] = [0, -1, 0];
    for (let i = 0; i < foes.length; i++) {
      const foe = nth(foes, i);
      const damage = hope(state, unit, foe);
      if (damage === 0) continue;
      const left = foe.armor + foe.structure;
      const finish = nth(aimed, i) + damage >= left ? weights.killing : nth(aimed, i) > 0 ? weights.focus : 1;
      const worth = damage * priceOf(foe) * finish;
      if (worth > best) [best, at, points] = [worth, i, damage];
    }
    if (at >= 0) aimed[at] = nth(aimed, at) + points;
    sum += best;
  }
  return sum;
}

/** How far the units of a side are from whoever is nearest to them, in inches for each of them. */
function apart(own: readonly Standing[], foes: readonly Standing[]): number {
  let sum = 0;
  for (const unit of own) {
    let nearest = Number.MAX_SAFE_INTEGER;
    for (const foe of foes) nearest = Math.min(nearest, geometry.distanceOf(unit.at, foe.at));
    sum += nearest / INCH;
  }
  return sum / own.length;
}
