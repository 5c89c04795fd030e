import { rowOf } from '@sortie/geometry';
import { type Candidate, tell } from '@sortie/kernel';
import { isCrippled } from '../damage/crippled.ts';
import type { Stop } from '../movement/reach.ts';
import type { Book, View } from '../rule.ts';
import type { Classic, Move, State } from '../shape.ts';
import { isFighting, type OnMap } from '../state.ts';
import { punchLeft } from './life.ts';

/** So little of its weapons left is not worth dying for. */
const TOOTHLESS = 0.2;

/** Is there nothing left for it to do here? The last of a side stays as long as it can fire at all. */
export function isSpent(state: State, unit: OnMap): boolean {
  if (unit.flight || unit.rides !== undefined) return false;
  const left = punchLeft(unit);
  if (left > TOOTHLESS || !isCrippled(unit)) return false;
  return (
    left === 0 || state.units.some(other => other.id !== unit.id && other.seat === unit.seat && isFighting(other) && !isCrippled(other))
  );
}

/** The row that a side came from, and the way out over it. */
const homeOf = ({ board }: State, { seat }: OnMap) => (seat === 0 ? { row: 1, out: 0 } : { row: board.height, out: 3 });

/** Rows between a place and home. */
export const rowsFromHome = (state: State, unit: OnMap, at: OnMap['at']): number => Math.abs(rowOf(at) - homeOf(state, unit).row);

/** Ways off the map over the own edge. */
export function* waysOut(
  state: State,
  unit: OnMap,
  mode: 'walk' | 'run',
  stops: readonly Stop[],
  book: Book,
): Generator<Candidate<Classic>> {
  const { row, out } = homeOf(state, unit);
  const here: Pick<Stop, 'at' | 'facing' | 'steps'> = { at: unit.at, facing: unit.facing, steps: [] };
  for (const { at, facing, steps } of [here, ...stops]) {
    if (rowOf(at) !== row || facing !== out) continue;
    const command: Move = { type: 'move', unit: unit.id, mode, steps: [...steps, 'forward'] };
    if (!book.allows(state as View, command, unit.seat)) continue;
    yield { command, worth: LEAVING, why: tell('withdraws: crippled and out of weapons') };
    return;
  }
}
/** Better than anything that it could do here. */
const LEAVING = 60;
