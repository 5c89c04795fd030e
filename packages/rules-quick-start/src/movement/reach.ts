import { type Board, boardOf, cellAt, onMap } from '@sortie/board';
import { distance, FACINGS, type Facing, type Hex, hexOfCell, within } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
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
  const { jumps: costs, evasion, full } = tablesOf(book);
  const taken = new Set(full.jump ? state.units.flatMap(({ id, at }) => (at && id !== unit.id ? [cellAt(board, at)] : [])) : []);
  const stops: Stop[] = [];
  const left = new Set<Edge>();
  const centre = unit.at;
  for (const to of within(
    centre,
    costs.findLastIndex(cost => cost <= points),
  )) {
    const hexes = distance(to, centre);
    const way = { mode: 'jump' as const, to, steps: '', spent: nth(costs, hexes), hexes, evasion: nth(evasion.jump, hexes) };
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
  const tables = tablesOf(book);
  const evasion = tables.evasion[mode];
  const found = flood({ board, state, unit, mode, points, tables });
  const stops: Stop[] = [];
  const left = new Set<Edge>();
  for (const { at, facing, steps, spent, count, leaves } of found) {
    const to = nth(hexes, at);
    const edge = leaves ? edgeAt(board, to) : null;
    if (edge !== null) {
      if (left.has(edge)) continue;
      left.add(edge);
    }
    stops.push({ mode, to, facing, steps, spent, hexes: count, evasion: nth(evasion, count), leaves: edge });
  }
  return stops;
}

/** The command that goes to a stop. */
export function moveTo(unit: number, { mode, to, facing, steps }: Stop): Move {
  if (mode === 'stand') return { type: 'move', unit, mode };
  return mode === 'jump' ? { type: 'move', unit, mode, to, facing } : { type: 'move', unit, mode, steps };
}
