import type { Board } from '@sortie/board';
import { nth } from '@sortie/kernel';
import type { Book } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import { lineBetween } from '../sight/sight.ts';
import type { Standing } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { woodsAt } from '../terrain/board.ts';
import { modifiersOf, type Strike, volleyOf } from './gunnery.ts';
import { Toll } from './toll.ts';
import type { Weights } from './weights.ts';

/** The line of fire from one 'Mech to another. */
export interface Aim {
  readonly range: number;
  /** What is against the shots besides the range. */
  readonly against: number;
}

/** How one 'Mech can shoot at another from where both stand; not at all if it does not see it. */
export function aimBetween(board: Board, book: Book, from: Standing, to: Standing): Aim | undefined {
  const there = lineBetween(board, from.at, to.at);
  if ((there.arcs & (1 << from.facing)) === 0) return undefined;
  const { hindrance, blocking, evasion } = tablesOf(book);
  if (there.lightMost * hindrance[1] + there.heavyMost * hindrance[2] >= blocking) return undefined;
  const modifiers = modifiersOf(book, from);
  const against =
    modifiers.attacker[from.moved?.mode ?? 'walk'] +
    (to.moved ? nth(evasion[to.moved.mode], to.moved.hexes) : 1) +
    there.lightMost * modifiers.lightBetween +
    there.heavyMost * modifiers.heavyBetween +
    modifiers.targetIn[woodsAt(board, to.at)];
  return { range: there.range, against };
}

/** Somebody who shall fire at a target whatever the others do, or hold its fire. */
interface Order {
  readonly unit: UnitId;
  readonly target: UnitId | null;
}

/**
 * The worth that some 'Mechs may expect to take from the others by the fire of this turn: what has been declared is settled, and the rest fire
 * where that leaves most to be taken, one after the other.
 */
export function tollTaken(
  board: Board,
  book: Book,
  own: readonly Standing[],
  foes: readonly Standing[],
  weights: Weights,
  order?: Order,
): number {
  const tolls = foes.map(foe => new Toll(book, foe, weights));
  const open: Standing[] = [];
  const fire = (unit: Standing, at: number): void => {
    const shot = at < 0 ? undefined : shotAt(board, book, unit, nth(foes, at));
    if (shot) nth(tolls, at).add(shot.strikes, shot.against);
  };
  for (const unit of own) {
    if (unit.id === order?.unit) fire(unit, indexOf(foes, order.target));
    else if (unit.fire === null) open.push(unit);
    else if (!unit.fire.resolved) fire(unit, indexOf(foes, unit.fire.shots[0]?.target));
  }
  for (const unit of open) {
    let [most, at] = [0, -1];
    for (let i = 0; i < foes.length; i++) {
      const shot = shotAt(board, book, unit, nth(foes, i));
      const more = shot ? nth(tolls, i).more(shot.strikes, shot.against) : 0;
      if (more > most) [most, at] = [more, i];
    }
    fire(unit, at);
  }
  return tolls.reduce((sum, { loss }) => sum + loss, 0);
}

const indexOf = (foes: readonly Standing[], target: UnitId | null | undefined): number => foes.findIndex(({ id }) => id === target);

function shotAt(board: Board, book: Book, from: Standing, to: Standing): { strikes: readonly Strike[]; against: number } | undefined {
  const aim = aimBetween(board, book, from, to);
  const strikes = aim && volleyOf(book, from).strikes[aim.range];
  return strikes && strikes.length > 0 ? { strikes, against: aim.against } : undefined;
}
