import { boardOf, buildingNumbers, terrainAt } from '@sortie/board';
import { cellOf, type Hex } from '@sortie/geometry';
import type { State, Unit } from '../shape.ts';
import { elevationOf } from '../state.ts';

/** The number of the building that a unit is in; 0 on its roof, in the air above it, and everywhere else. */
export function roomOf(state: Pick<State, 'board'>, unit: Unit): number {
  if (!unit.at || unit.flight) return 0;
  const board = boardOf(state.board);
  const building = terrainAt(board, unit.at, 'building');
  return building && elevationOf(unit) < (building.height ?? 1) ? (buildingNumbers(board)[cellOf(board.grid, unit.at)] ?? 0) : 0;
}

/** In the rooms of one building. */
export function share(state: State, one: Hex, other: Hex): boolean {
  const board = boardOf(state.board);
  const numbers = buildingNumbers(board);
  const here = numbers[cellOf(board.grid, one)] ?? 0;
  return here > 0 && here === numbers[cellOf(board.grid, other)];
}
