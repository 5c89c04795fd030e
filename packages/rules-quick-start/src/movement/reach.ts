import { type Board, boardOf, cellAt, onMap } from '@sortie/board';
import { FACINGS, type Facing, type Hex, hexOfCell, within } from '@sortie/geometry';
import { isImmobile } from '../destruction/destruction.ts';
import type { Edge } from '../event.ts';
import type { Book } from '../rule.ts';
import type { Mode, Move, State, Steps } from '../shape.ts';
import type { Standing } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { edgeAt } from '../terrain/board.ts';
import { flood } from './flood.ts';

/** Where one move can end, and what it makes of the 'Mech. */
export interface Stop {
  readonly mode: Mode;
  readonly to: Hex;
  readonly facing: Facing;
  /** Empty for jumps and for standing still. */
  readonly steps: Steps;
  readonly spent: number;
  readonly hexes: number;
  /** What it adds to shots at the 'Mech. */
  readonly evasion: number;
  /** The edge it leaves the map over. */
  readonly leaves: Edge | null;
}

const hexTables = new WeakMap<Board, readonly Hex[]>();

/** The hexes of a board by cell, its margin included. */
function hexesByCell(board: Board): readonly Hex[] {
  let table = hexTables.get(board);
  if (!table) {
    table = Array.from({ length: board.grid.size }, (_, at) => hexOfCell(board.grid, at));
    hexTables.set(board, table);
  }
  return table;
}

/**
 * Every hex and facing in which a move of this mode can end, once each, with the way that makes the 'Mech hardest to hit and among
 * those the cheapest: points are worth nothing once the move is over. Leaving the map is listed once for each edge.
 */
export function reach(state: State, unit: Standing, mode: Mode, book: Book): readonly Stop[] {
  if (mode === 'stand') return [standing(unit)];
  if (isImmobile(unit, book)) return [];
  const { total } = book.ask('allowance', { unit, mode, scenario: state.scenario });
  if (mode === 'jump') return total > 0 ? jumps(state, unit, total, book) : [];
  return onFoot(state, unit, mode, total, book);
}

const standing = ({ at, facing }: Standing): Stop => ({
  mode: 'stand',
  to: at,
  facing,
  steps: '',
  spent: 0,
  hexes: 0,
  evasion: 0,
  leaves: null,
});

function jumps(state: State, unit: Standing, points: number, book: Book): readonly Stop[] {
  const board = boardOf(state.board);
  const { fees, evasion } = tablesOf(book);
  const fee = fees.jump.enter[0];
  const taken = new Set(state.units.filter(other => other.id !== unit.id && other.at !== null).map(other => cellAt(board, other.at!)));
  const stops: Stop[] = [];
  const left = new Set<Edge>();
  const farthest = Math.floor(points / fee);
  const centre = unit.at;
  for (const to of within(centre, farthest)) {
    const hexes = Math.max(Math.abs(to.q - centre.q), Math.abs(to.r - centre.r), Math.abs(to.q + to.r - centre.q - centre.r));
    const way = { mode: 'jump' as const, to, steps: '', spent: Math.max(1, hexes) * fee, hexes, evasion: evasion.jump[hexes]! };
    if (onMap(board, to)) {
      if (taken.has(cellAt(board, to))) continue;
      for (const facing of FACINGS) stops.push({ ...way, facing, leaves: null });
      continue;
    }
    const edge = edgeAt(board, to);
    if (left.has(edge)) continue;
    left.add(edge);
    stops.push({ ...way, facing: unit.facing, leaves: edge });
  }
  return stops;
}

function onFoot(state: State, unit: Standing, mode: 'walk' | 'run', points: number, book: Book): readonly Stop[] {
  const board = boardOf(state.board);
  const hexes = hexesByCell(board);
  const { fees, evasion } = tablesOf(book);
  const found = flood(board, state, unit, fees[mode], evasion[mode], points, mode === 'walk');
  const stops: Stop[] = [];
  const left = new Set<Edge>();
  for (const { at, facing, steps, spent, count, leaves } of found) {
    const to = hexes[at]!;
    const edge = leaves ? edgeAt(board, to) : null;
    if (edge !== null) {
      if (left.has(edge)) continue;
      left.add(edge);
    }
    stops.push({ mode, to, facing, steps, spent, hexes: count, evasion: evasion[mode][count]!, leaves: edge });
  }
  return stops;
}

/** The command that goes to a stop. */
export function moveTo(unit: number, { mode, to, facing, steps }: Stop): Move {
  if (mode === 'stand') return { type: 'move', unit, mode };
  return mode === 'jump' ? { type: 'move', unit, mode, to, facing } : { type: 'move', unit, mode, steps };
}
