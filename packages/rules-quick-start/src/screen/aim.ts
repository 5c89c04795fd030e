import type { Answer, Refusal } from '@sortie/kernel';
import { aimThrough, bracketOf } from '../attack/aim.ts';
import { dieFor } from '../movement/die.ts';
import type { Stop } from '../movement/reach.ts';
import type { Bracket } from '../questions.ts';
import type { Book, Seen } from '../rule.ts';
import type { State, UnitId, WeaponId } from '../shape.ts';
import { type Mark, marksAlong, sightBetween } from '../sight/sight.ts';
import { isFighting, withUnit } from '../state.ts';
import { chanceAt, meanDamage } from '../tactics/gunnery.ts';

/** A shot before it is declared. */
export interface Preview {
  /** The Target Number with its terms. */
  readonly answer: Answer;
  /** Chance to hit, from 0 to 1. */
  readonly chance: number;
  /** Damage to be expected, misses included. */
  readonly expectedDamage: number;
  readonly range: number;
  readonly bracket: Bracket;
  /** Every hex between the two, and what it adds. */
  readonly sight: readonly Mark[];
  /** The target's player has yet to choose between hexes; the numbers take the choice that hides it best. */
  readonly undecided: boolean;
  /** Why the shot could not be declared from here. Whose turn it is does not matter for a preview. */
  readonly refusals: readonly Refusal[];
}

/** Rules that speak of whose turn it is, not of the shot. */
const OF_THE_MOMENT: ReadonlySet<string> = new Set(['QS-seq-multi-declare-alternation']);

/**
 * What a shot would need, hit and do; `undefined` if one of the two is not on the map or there is no such weapon. With `from` the shooter
 * is looked at as if it had made that move.
 */
export function aim(view: Seen, id: UnitId, targetId: UnitId, weaponId: WeaponId, book: Book, from?: Stop): Preview | undefined {
  const state = from ? afterMove(view, id, from) : view;
  const [unit, target] = [state.units[id], state.units[targetId]];
  const weapon = unit?.sheet.weapons[weaponId];
  if (!weapon || !isFighting(unit) || !isFighting(target) || id === targetId) return undefined;
  const seen = sightBetween(state, book, unit, target);
  const about = aimThrough(state, unit, target, weapon, seen.sight);
  const answer = book.ask('toHit', about);
  const chance = chanceAt(answer.total);
  const refusals = book.check(state as Seen, { type: 'declare', unit: id, shots: [{ weapon: weaponId, target: targetId }] }, unit.seat);
  return {
    answer,
    chance,
    expectedDamage: chance * meanDamage(book, about),
    range: about.range,
    bracket: bracketOf(weapon, about.range),
    sight: marksAlong(state, book, unit, target),
    undecided: seen.undecided,
    refusals: refusals.filter(({ rule }) => !OF_THE_MOMENT.has(rule)),
  };
}

const afterMove = (view: State, id: UnitId, { mode, to, facing, hexes, spent, evasion }: Stop): State =>
  withUnit(view, id, { at: to, facing, moved: { mode, hexes, spent, die: dieFor(mode, evasion) } });
