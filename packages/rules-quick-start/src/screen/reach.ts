import { boardOf, onMap } from '@sortie/board';
import { type Facing, type Hex, STEPS, turn } from '@sortie/geometry';
import { moveTo, reach, type Stop } from '../movement/reach.ts';
import type { Book } from '../rule.ts';
import type { Mode, Move, State, Steps, UnitId } from '../shape.ts';
import { isFighting } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { modifiersOf } from '../tactics/gunnery.ts';
import { woodsAt } from '../terrain/board.ts';

/** A place that a 'Mech can move to, with everything a player wants to know before going there. */
export interface Reachable extends Stop {
  /** What the mode adds to its own fire. */
  readonly ownFire: number;
  /** The command that goes there. */
  readonly command: Move;
}

/** Every place and facing in reach by one mode; empty for a 'Mech that is not on the map or cannot move so. */
export function reachable(view: State, id: UnitId, mode: Mode, book: Book): readonly Reachable[] {
  const unit = view.units[id];
  if (!isFighting(unit)) return [];
  const ownFire = modifiersOf(book, unit).attacker[mode];
  return reach(view, unit, mode, book).map(stop => ({ ...stop, ownFire, command: moveTo(id, stop) }));
}

/** One point of a way: where the 'Mech is after a step and what it has spent so far. */
export interface Waypoint {
  readonly at: Hex;
  readonly facing: Facing;
  readonly spent: number;
}

/** A walk or run step by step, for a ribbon on the map; the first point is where it starts. Steps that lead nowhere are left out. */
export function route(view: State, id: UnitId, mode: 'walk' | 'run', steps: Steps, book: Book): readonly Waypoint[] {
  const unit = view.units[id];
  if (!isFighting(unit)) return [];
  const board = boardOf(view.board);
  const fees = tablesOf(book).fees[mode];
  const points: Waypoint[] = [{ at: unit.at, facing: unit.facing, spent: 0 }];
  for (const step of steps) {
    const { at, facing, spent } = points.at(-1)!;
    if (step === 'L' || step === 'R') points.push({ at, facing: turn(facing, step === 'R' ? 1 : -1), spent: spent + fees.turn });
    else if (step === 'F' || step === 'B') {
      const way = STEPS[step === 'F' ? facing : turn(facing, 3)];
      const to = { q: at.q + way.q, r: at.r + way.r };
      points.push({ at: to, facing, spent: spent + (onMap(board, to) ? fees.enter[woodsAt(board, to)] : fees.leave) });
    }
  }
  return points;
}
