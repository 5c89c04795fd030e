import { table as terrain } from '@sortie/board';
import { chanceOf } from '@sortie/kernel';
import { BRACKETS, bracketOf, RANGE_MODIFIERS } from '../attack/range.ts';
import { firepower, isSome } from '../attack/value.ts';
import { MEASURES } from '../measure.ts';
import { groundInches, tmmOf } from '../movement/tmm.ts';
import type { Bracket } from '../questions.ts';
import type { Mode, Point, State, Unit } from '../shape.ts';
import { baseOf, INCH, isInfantry, moveBy, radiusOf, type Standing, tallness } from '../state.ts';
import type { Weights } from './weights.ts';

/** A place a unit may end on, and how it gets there. */
export interface Place {
  readonly at: Point;
  readonly z: number;
  readonly mode: Mode;
}

/** What one unit may expect to deal to another at a distance, in points, from what everybody sees; `more` is dealt with every hit. */
export function threat(
  attacker: Unit,
  attackerMode: Mode,
  target: Unit,
  targetMode: Mode,
  range: number,
  density: number,
  more = 0,
): number {
  const bracket = bracketOf(range);
  if (bracket === undefined) return 0;
  const { points, minimal } = firepower(attacker, 'standard', bracket);
  const damage = minimal ? 0.5 : points;
  if (damage === 0) return 0;
  const moved = targetMode === 'stand' ? 0 : targetMode === 'jump' ? tmmOf(moveBy(target, true)) + 1 : tmmOf(groundInches(target));
  const own = isInfantry(attacker) ? 0 : attackerMode === 'stand' ? -1 : attackerMode === 'jump' ? 2 : 0;
  const needs =
    attacker.skill + RANGE_MODIFIERS[bracket] + moved + own + Math.min(3, attacker.heat) + 2 * attacker.fireHits + (density > 0 ? 2 : 0);
  return chanceOf(needs) * (damage + more);
}

/** Whoever has not moved yet may be gone, or somewhere better, before anybody fires. */
export const fleeting = (from: Unit, to: Unit): number => (from.moved ? 1 : 0.85) * (to.moved ? 1 : 0.85);

const CLOSE = 200;

/** How good a place is: what can be dealt from there less what may be suffered there. */
export function worthOf(state: State, unit: Standing, place: Place, foes: readonly Standing[], weights: Weights): number {
  let dealt = 0;
  let suffered = 0;
  let nearest = Number.MAX_SAFE_INTEGER;
  const post = { at: place.at, z: place.z, height: tallness(unit) };
  for (const foe of foes) {
    const range = MEASURES[unit.base].between({ at: place.at, radius: radiusOf(unit) }, baseOf(foe));
    nearest = Math.min(nearest, range);
    const sight =
      place.z > 400 && unit.airborne ? OPEN : terrain.sightOf(state.table, post, { at: foe.at, z: foe.z, height: tallness(foe) });
    if (sight.hidden > 667 || sight.dimmed > 1524) continue;
    const kill = 1 + (foe.armor === 0 ? weights.finishing : 0);
    dealt = Math.max(dealt, threat(unit, place.mode, foe, foe.moved?.mode ?? 'ground', range, sight.density) * kill);
    const cover = sight.hidden > 333 ? 1 : 0;
    suffered += threat(foe, foe.moved?.mode ?? 'ground', unit, place.mode, range, Math.max(sight.density, cover));
  }
  const late = lateness(state, weights);
  const fear = (weights.caution + (unit.armor === 0 ? weights.bare : 0)) * courage(late);
  const closing = weights.closing / (CLOSE * CLOSE) + (weights.pressing * late) / INCH;
  const idle = place.mode === 'stand' && nearest > farthest(unit) ? weights.idle : 0;
  return weights.aggression * dealt - fear * suffered - closing * nearest - idle;
}

/** How far the weapons of a unit reach; whoever has none is nowhere out of reach. */
function farthest(unit: Unit): number {
  const bracket = BRACKETS.findLastIndex((_, at) => isSome(firepower(unit, 'standard', at as Bracket)));
  return BRACKETS[bracket] ?? Number.MAX_SAFE_INTEGER;
}

/** Turns since the evening fell: from then on a fight is brought to its end, one way or the other. */
export const lateness = ({ turn }: State, { evening }: Weights): number => Math.max(0, turn - evening);

/** What is left of fear when it is late. */
export const courage = (late: number): number => Math.max(0, 1 - late / 8);

const OPEN: terrain.Sight = { hidden: 0, dimmed: 0, density: 0 };
