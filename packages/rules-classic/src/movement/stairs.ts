import { type Board, boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import type { Book } from '../rule.ts';
import type { State, StepWord } from '../shape.ts';
import { elevationOf, isTroop, type OnMap } from '../state.ts';
import { afford, type Fault, type Pace } from './pace.ts';
import type { Walking } from './walking.ts';

/** Levels of the building in a hex; 0 without one. */
export function storeysAt(board: Board, at: Hex): number {
  const building = terrainAt(board, at, 'building');
  return building ? (building.height ?? 1) : 0;
}

/** Troops climb stairs, up to the roof. */
export function onStairs({ book, board, unit, points }: Walking, now: Pace, step: 'up' | 'down'): Pace | Fault {
  const elevation = elevationOf(now) + (step === 'up' ? 1 : -1);
  if (elevation < 0 || elevation > storeysAt(board, now.at)) return 'barred';
  return afford({ ...now, step, elevation, spent: now.spent + book.ask('levelCost', { unit }).total }, points);
}

/** Ways to another floor that troops can afford. */
export function floors(state: State, unit: OnMap, book: Book, points: number): readonly Way[] {
  const board = boardOf(state.board);
  const [now, top] = [elevationOf(unit), storeysAt(board, unit.at)];
  if (!isTroop(unit)) return [];
  return [...levels(unit, book, 'up', Math.min(1, top - now), points), ...levels(unit, book, 'down', now, points)];
}

/** Some levels up or down, and what they cost. */
export interface Way {
  readonly steps: readonly StepWord[];
  readonly spent: number;
}

/** So many levels at once, if there are any and it can afford them. */
export function levels(unit: OnMap, book: Book, step: 'up' | 'down', count: number, points: number): readonly Way[] {
  const spent = count * book.ask('levelCost', { unit }).total;
  const fits = count > 0 && (unit.moved?.spent ?? 0) + spent <= points;
  return fits ? [{ steps: new Array<StepWord>(count).fill(step), spent }] : [];
}
