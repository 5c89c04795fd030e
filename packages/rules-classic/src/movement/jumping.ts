import { type Board, type BoardPlan, boardOf, cellAt, onMap } from '@sortie/board';
import { distance, type Hex, hexLabel, line } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { type Book, CITE, type ClassicRule, told } from '../rule.ts';
import type { State } from '../shape.ts';
import { isTorso } from '../sheet/sheet.ts';
import { isFighting, type Standing, workingPieces } from '../state.ts';
import { depthOf, floorOf, groundOf } from '../terrain/board.ts';
import { pointsFor } from './points.ts';
import { isSwimmer } from './swimming.ts';

/** Jumping points where it stands: under water only jets above the surface work (TW-jump-water). */
export function jumpPoints(state: State, unit: Standing, book: Book): number {
  const depth = depthOf(boardOf(state.board), unit.at);
  const points = pointsFor(book, unit, 'jump');
  if (isSwimmer(unit)) return depth > 0 && !unit.prone ? points : 0;
  if (depth === 0) return points;
  return depth > 1 || unit.prone ? 0 : Math.min(points, workingPieces(unit, 'jet', isTorso));
}

/** A jump on the spot is still a jump, and costs as much as the shortest one. */
export const jumpCost = (from: Hex, to: Hex): number => Math.max(1, distance(from, to));

const peaks = new WeakMap<BoardPlan, Map<number, number>>();

/** The highest ground that a jump passes or lands on; between two hexes it passes the lower one. */
export function peakOf(state: State, from: Hex, to: Hex): number {
  const board = boardOf(state.board);
  const ground = groundOf(state.board);
  let known = peaks.get(ground);
  if (!known) {
    known = new Map();
    peaks.set(ground, known);
  }
  const key = cellAt(board, from) * board.grid.size + cellAt(board, to);
  let peak = known.get(key);
  if (peak === undefined) {
    peak = measurePeak(board, from, to);
    known.set(key, peak);
  }
  return peak;
}

function measurePeak(board: Board, from: Hex, to: Hex): number {
  let peak = Number.MIN_SAFE_INTEGER;
  for (const step of line(from, to).slice(1)) {
    const lowest = Math.min(...step.filter(h => onMap(board, h)).map(h => floorOf(board, h)));
    if (Number.isFinite(lowest)) peak = Math.max(peak, lowest);
  }
  return peak;
}

const cost: ClassicRule = {
  id: 'TW-jump-cost',
  cite: CITE,
  kind: 'core',
  forbids: {
    move: (view, move, _seat, book) => {
      const unit = view.units[move.unit];
      if (move.mode !== 'jump' || !isFighting(unit)) return undefined;
      const total = jumpPoints(view, unit, book);
      const spent = jumpCost(unit.at, move.to) + (move.cushion ?? 0);
      return spent > total ? tell('the jump takes {spent} MP, and it has {total} Jumping MP', { spent, total }) : undefined;
    },
  },
};

const height: ClassicRule = {
  id: 'TW-jump-height',
  cite: CITE,
  kind: 'core',
  forbids: {
    move: (view, move, _seat, book) => {
      const unit = view.units[move.unit];
      if (move.mode !== 'jump' || !isFighting(unit)) return undefined;
      const rise = peakOf(view, unit.at, move.to) - floorOf(boardOf(view.board), unit.at);
      return rise > jumpPoints(view, unit, book)
        ? tell('the ground towards {hex} rises {rise} levels: too high for its jets', { hex: hexLabel(move.to), rise })
        : undefined;
    },
  },
};

const prone: ClassicRule = {
  id: 'TW-jump-prone',
  cite: CITE,
  kind: 'core',
  forbids: {
    move: (view, move) => (move.mode === 'jump' && view.units[move.unit]?.prone ? tell('a prone unit cannot jump') : undefined),
  },
};

export const jumpingRules: readonly ClassicRule[] = [cost, height, prone, told('TW-jump-water')];
