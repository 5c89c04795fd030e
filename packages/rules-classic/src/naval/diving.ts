import { boardOf } from '@sortie/board';
import { afford, type Fault, type Pace } from '../movement/pace.ts';
import { levels, type Way } from '../movement/stairs.ts';
import type { Walking } from '../movement/walking.ts';
import type { Book } from '../rule.ts';
import type { State } from '../shape.ts';
import { elevationOf, type OnMap } from '../state.ts';
import { depthOf } from '../terrain/board.ts';

/** A submarine dives and surfaces, down to the bottom. */
export function dived({ book, board, unit, points }: Walking, now: Pace, step: 'up' | 'down'): Pace | Fault {
  const elevation = elevationOf(now) + (step === 'up' ? 1 : -1);
  if (elevation > 0 || -elevation > depthOf(board, now.at)) return 'barred';
  return afford({ ...now, step, elevation, spent: now.spent + book.ask('levelCost', { unit }).total }, points);
}

/** Ways up and down that a submarine can afford: a level, and as far as it goes. */
export function depthsFor(state: State, unit: OnMap, book: Book, points: number): readonly Way[] {
  const [up, down] = [-elevationOf(unit), depthOf(boardOf(state.board), unit.at) + elevationOf(unit)];
  const ways = (step: 'up' | 'down', far: number): readonly Way[] => {
    for (let count = far; count > 1; count--) {
      const all = levels(unit, book, step, count, points);
      if (all.length > 0) return [...levels(unit, book, step, 1, points), ...all];
    }
    return levels(unit, book, step, far, points);
  };
  return [...ways('down', down), ...ways('up', up)];
}
