import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { type Acting, isFresh } from '../flow/asked.ts';
import { placeOf } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { FireMode, Unit } from '../model/state.ts';
import { isSpotted, sees } from '../sight/sees.ts';
import { isPlaced, reachOf } from '../units/unit.ts';
import { paintWorth, shotWorth } from './shooting.ts';
import { turnsLeft } from './tempo.ts';
import { type Idea, idea, ideaOf } from './thought.ts';
import type { Weights } from './weights.ts';

type V = View<Impact>;
type Book = Rulebook<Impact>;
type Target = Unit & { readonly at: number };

/** Everybody in sight, in every way that is open. */
export function* volleys(view: V, seat: Seat, book: Book, now: Acting, afterShot: number, weights: Weights): Generator<Idea> {
  for (const enemy of view.units) {
    if (enemy.seat === seat || !isPlaced(enemy)) continue;
    const seen = sees(view, book, now.unit, enemy);
    if (seen || isSpotted(view, book, now.unit, enemy)) yield* shotsAt(view, book, now, enemy, afterShot, weights);
    if (seen && isFresh(now.active))
      yield ideaOf({ type: 'paint', target: enemy.id }, paintWorth(view, book, seat, now.unit, enemy, weights), 'paint', view, enemy);
    if (!enemy.card) yield idea({ type: 'query', target: enemy.id }, 0.05, 'query');
  }
}

function* shotsAt(view: V, book: Book, { unit, active }: Acting, enemy: Target, afterShot: number, weights: Weights): Generator<Idea> {
  for (const mode of modesOf(active)) {
    const worth = shotWorth(view, book, unit, enemy, mode, weights) * weights.aggression;
    // A shot that no card could make a hit: not even a recruit fires it.
    if (worth === 0) continue;
    const again = mode === 'rapid' && active.shots === 0 ? 1.9 : 1;
    const patience = mode === 'assault' || active.shots > 0 ? 1 : worthWaiting(view, unit, enemy);
    const gain = worth * again * patience + (mode === 'assault' ? afterShot : 0);
    yield ideaOf({ type: 'fire', target: enemy.id, mode }, gain, 'fire', view, enemy);
  }
}

const LONG = 20;
/** With so many turns left there is time to come nearer first. */
const EARLY = 5;

/** Whoever stands still to fire from afar gives up the better shots that he could walk to, while there is time to walk. */
function worthWaiting(view: V, unit: Unit, enemy: Target): number {
  const range = groundOf(view.map).range(placeOf(unit), enemy.at);
  const left = turnsLeft(view, unit.done);
  if (range > reachOf(unit)) return left > 1 ? 0.35 : 1;
  return range > LONG && left > EARLY ? 0.6 : 1;
}

const MODES: readonly FireMode[] = ['stationary', 'rapid', 'assault'];

function modesOf({ moved, shots, painted, mode }: Acting['active']): readonly FireMode[] {
  if (painted !== null) return ['targeted'];
  if (shots > 0) return mode === 'rapid' ? ['rapid'] : [];
  return moved ? ['assault'] : MODES;
}
