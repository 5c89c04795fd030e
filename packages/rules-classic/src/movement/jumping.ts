import { type Board, type BoardPlan, boardOf, buildingNumbers, cellAt, onMap, terrainAt } from '@sortie/board';
import { distance, FACINGS, type Hex, hexLabel, neighbour, sameHex } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { Step } from '../questions.ts';
import { type Book, CITE, type ClassicRule, structural } from '../rule.ts';
import type { State } from '../shape.ts';
import { type Gait, isOnFoot, isTorso } from '../sheet/sheet.ts';
import { isFighting, type OnMap, sheetFor, workingPieces } from '../state.ts';
import { depthOf, floorOf, groundOf, levelOf } from '../terrain/board.ts';
import { pointsFor } from './points.ts';
import { isSwimmer } from './swimming.ts';
import { isRaised, topAt } from './tops.ts';

/** Jumping points where it stands: under water only jets above the surface work (TW-jump-water). */
export function jumpPoints(state: State, unit: OnMap, book: Book): number {
  const depth = isRaised(unit) ? 0 : depthOf(boardOf(state.board), unit.at);
  const points = pointsFor(book, unit, 'jump');
  if (isSwimmer(unit)) return depth > 0 && !unit.prone ? points : 0;
  if (depth === 0) return points;
  return depth > 1 || unit.prone ? 0 : Math.max(0, points - workingPieces(unit, 'jet', at => !isTorso(at)));
}

/** A jump on the spot is still a jump, and costs as much as the shortest one. */
export const jumpCost = (from: Hex, to: Hex): number => Math.max(1, distance(from, to));

const peaks = new WeakMap<BoardPlan, Map<number, number>>();

/** Where a jump begins: inside a building unless it is on its roof. */
type Origin = Pick<OnMap, 'at' | 'elevation'>;

/** The highest ground that a jump passes or lands on; without end where there is no way at all. */
export function peakOf(state: State, { at: from, elevation }: Origin, to: Hex): number {
  const board = boardOf(state.board);
  const ground = groundOf(state.board);
  let known = peaks.get(ground);
  if (!known) {
    known = new Map();
    peaks.set(ground, known);
  }
  const inside = elevation === undefined ? (buildingNumbers(board)[cellAt(board, from)] ?? 0) : 0;
  const key = (cellAt(board, from) * board.grid.size + cellAt(board, to)) * 2 + (inside > 0 ? 1 : 0);
  let peak = known.get(key);
  if (peak === undefined) {
    peak = measurePeak(board, from, to, inside);
    known.set(key, peak);
  }
  return peak;
}

/** What a jump has to get over in a hex: the ground, or the roof of a building (TW-jump-bldg). */
const crestOf = (board: Board, h: Hex): number => {
  const top = terrainAt(board, h, 'building') ? topAt(board, h) : undefined;
  return top === undefined ? floorOf(board, h) : levelOf(board, { at: h, elevation: top });
};

/**
 * The least height of all ways of the fewest hexes: a jump is direct, and which of several direct ways it takes is up to the jumper. Out of a
 * building it leads through an outer wall (TWR-61).
 */
function measurePeak(board: Board, from: Hex, to: Hex, inside: number): number {
  const known = new Map<number, number>();
  const numbers = buildingNumbers(board);
  const isRoom = (at: Hex, next: Hex): boolean => inside > 0 && sameHex(at, from) && numbers[cellAt(board, next)] === inside;
  const onwards = (at: Hex): number => {
    const left = distance(at, to);
    const nearer = FACINGS.map(side => neighbour(at, side)).filter(
      next => onMap(board, next) && distance(next, to) < left && !isRoom(at, next),
    );
    return Math.min(...nearer.map(through));
  };
  const through = (at: Hex): number => {
    const cell = cellAt(board, at);
    let peak = known.get(cell);
    if (peak === undefined) {
      peak = sameHex(at, to) ? crestOf(board, at) : Math.max(crestOf(board, at), onwards(at));
      known.set(cell, peak);
    }
    return peak;
  };
  return sameHex(from, to) ? Number.MIN_SAFE_INTEGER : onwards(from);
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
      const rise = peakOf(view, unit, move.to) - levelOf(boardOf(view.board), unit);
      if (rise === Number.POSITIVE_INFINITY) return undefined;
      return rise > jumpPoints(view, unit, book)
        ? tell('the ground towards {hex} rises {rise} levels: too high for its jets', { hex: hexLabel(move.to), rise })
        : undefined;
    },
  },
};

const CLEAR = { darkness: 0, haze: 0 };

/** May a unit of this gait come down in a hex? What a machine may never enter it does not land on, unless there is a roof over it. */
export function mayLand(book: Book, board: Board, from: Hex, to: Hex, gait: Gait): boolean {
  // Nobody jumps into flames on foot (TW-fire-effect).
  if (isOnFoot(gait) && terrainAt(board, to, 'fire')) return false;
  const top = topAt(board, to);
  const step: Step = {
    board,
    from,
    to,
    side: 0,
    mode: 'jump',
    backward: false,
    lateral: false,
    // Troops come down wherever there is room, for better or worse.
    gait: isOnFoot(gait) ? 'mech' : gait,
    road: false,
    tempo: null,
    air: CLEAR,
    climb: 0,
    ...(top === undefined ? {} : { top }),
  };
  return book.holds('barred', step) === undefined;
}

/** Nobody comes down where it may never be. */
const ground: ClassicRule = {
  id: 'TW-jump-bldg',
  cite: CITE,
  kind: 'core',
  forbids: {
    move: (view, move, _seat, book) => {
      const unit = view.units[move.unit];
      const board = boardOf(view.board);
      if (move.mode !== 'jump' || move.onto !== undefined || !isFighting(unit) || !onMap(board, move.to)) return undefined;
      if (peakOf(view, unit, move.to) === Number.POSITIVE_INFINITY)
        return tell('it is inside a building and can only jump out through an outer wall');
      return mayLand(book, board, unit.at, move.to, sheetFor(unit).gait)
        ? undefined
        : tell('it cannot land in {hex}', { hex: hexLabel(move.to) });
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

export const jumpingRules: readonly ClassicRule[] = [
  cost,
  height,
  ground,
  prone,
  structural('TW-jump-water', 'jets below the surface are left out where jumping points are counted'),
];
