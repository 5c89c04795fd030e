import { type Board, boardOf } from '@sortie/board';
import type { Fault, Pace } from '../../movement/pace.ts';
import type { State } from '../../shape.ts';
import { elevationOf, type Standing } from '../../state.ts';
import { depthOf } from '../../terrain/board.ts';

/** A submarine dives and surfaces, a point for each level, down to the bottom. */
export function dived(board: Board, now: Pace, letter: '+' | '-', points: number): Pace | Fault {
  const elevation = elevationOf(now) + (letter === '+' ? 1 : -1);
  if (elevation > 0 || -elevation > depthOf(board, now.at)) return 'barred';
  return now.spent + 1 > points ? 'tooFar' : { ...now, letter, elevation, spent: now.spent + 1 };
}

/** Ways up and down that a submarine can afford: a level, and as far as it goes. */
export function depthsFor(state: State, unit: Standing, points: number): readonly string[] {
  const left = points - (unit.moved?.spent ?? 0);
  const [up, down] = [-elevationOf(unit), depthOf(boardOf(state.board), unit.at) + elevationOf(unit)];
  const ways = (letter: string, levels: number): readonly string[] => {
    const far = Math.min(levels, left);
    return far <= 0 ? [] : far === 1 ? [letter] : [letter, letter.repeat(far)];
  };
  return [...ways('-', down), ...ways('+', up)];
}
