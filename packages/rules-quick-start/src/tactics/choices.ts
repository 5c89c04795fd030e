import { boardOf } from '@sortie/board';
import { distance } from '@sortie/geometry';
import { type Candidate, nth } from '@sortie/kernel';
import { aimThrough } from '../attack/aim.ts';
import { inFiringArc } from '../attack/arc.ts';
import { isUsable } from '../attack/declare.ts';
import { afterAll } from '../damage/order.ts';
import { options } from '../options.ts';
import type { Book, Seen } from '../rule.ts';
import type { QuickStart, State } from '../shape.ts';
import { lineBetween, type Sight, sightWith } from '../sight/sight.ts';
import { isFighting, type Standing } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { chanceAt, meanDamage } from './gunnery.ts';
import type { Weights } from './weights.ts';
import { life } from './worth.ts';

type Found = readonly Candidate<QuickStart>[];

/** What some weapons do through a line of sight on average; nothing if it is blocked. */
function hopeThrough(state: State, book: Book, from: Standing, to: Standing, weapons: readonly number[], sight: Sight): number {
  if (sight.blocked) return 0;
  return weapons.reduce((sum, weapon) => {
    const aim = aimThrough(state, from, to, nth(from.sheet.weapons, weapon), sight);
    return sum + chanceAt(book.ask('toHit', aim).total) * meanDamage(book, aim);
  }, 0);
}

/** What one could fire at the other when its turn comes, if the line is open. */
function bearing(from: Standing, to: Standing): readonly number[] {
  const range = distance(from.at, to.at);
  const reaches = (weapon: number): boolean => isUsable(from, weapon) && range <= nth(from.sheet.weapons, weapon).long;
  return inFiringArc(from, to) ? [...from.sheet.weapons.keys()].filter(reaches) : [];
}

/** Hide or leave the line open: whatever leaves the better exchange, if the target has yet to declare. */
export function sightCandidates(view: Seen, seat: number, book: Book): Found {
  const { pending, units } = view;
  if (pending?.kind !== 'sight') return [];
  const [unit, target] = [units[pending.unit], units[pending.target]];
  if (!isFighting(unit) || !isFighting(target)) return [];
  const board = boardOf(view.board);
  const line = lineBetween(board, unit.at, target.at);
  const announced = pending.shots.map(({ weapon }) => weapon);
  const answer = target.fire === null ? bearing(target, unit) : [];
  return [...options(view, seat, book)]
    .flatMap((command): Candidate<QuickStart>[] => {
      if (command.type !== 'chooseSight') return [];
      const sight = sightWith(book, board, line, command.hexes);
      const fear = hopeThrough(view, book, unit, target, announced, sight);
      const hope = hopeThrough(view, book, target, unit, answer, sight);
      return [{ command, worth: hope - fear, why: sight.blocked ? 'hides' : 'keeps the line for the answer' }];
    })
    .sort((a, b) => b.worth - a.worth);
}

/** The order that leaves the target least to live on. */
export function damageCandidates(view: Seen, seat: number, book: Book, weights: Weights): Found {
  const { pending, units } = view;
  if (pending?.kind !== 'damage') return [];
  const target = nth(units, pending.target);
  return [...options(view, seat, book)]
    .flatMap((command): Candidate<QuickStart>[] => {
      if (command.type !== 'markDamage') return [];
      const hits = command.order.map(i => nth(pending.hits, i));
      const left = life({ armor: afterAll(tablesOf(book), target.armor, hits) }, weights);
      return [{ command, worth: -left, why: 'hurts most' }];
    })
    .sort((a, b) => b.worth - a.worth);
}
