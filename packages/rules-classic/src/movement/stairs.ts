import { type Board, boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import type { State } from '../shape.ts';
import { elevationOf, isTroop, type Standing } from '../state.ts';
import type { Fault, Pace } from './pace.ts';

/** Levels of the building in a hex; 0 without one. */
export function storeysAt(board: Board, at: Hex): number {
  const building = terrainAt(board, at, 'building');
  return building ? (building.height ?? 1) : 0;
}

/** Troops climb stairs, a point for each level, up to the roof. */
export function onStairs(board: Board, now: Pace, letter: '+' | '-', points: number): Pace | Fault {
  const elevation = elevationOf(now) + (letter === '+' ? 1 : -1);
  if (elevation < 0 || elevation > storeysAt(board, now.at)) return 'barred';
  return now.spent + 1 > points ? 'tooFar' : { ...now, letter, elevation, spent: now.spent + 1 };
}

/** Ways to another floor that troops can afford. */
export function floors(state: State, unit: Standing, points: number): readonly string[] {
  const board = boardOf(state.board);
  const spent = unit.moved?.spent ?? 0;
  const [now, top] = [elevationOf(unit), storeysAt(board, unit.at)];
  if (!isTroop(unit)) return [];
  return [...(now < top && spent < points ? ['+'] : []), ...(now > 0 && spent + now <= points ? ['-'.repeat(now)] : [])];
}
