import { table as geometry } from '@sortie/geometry';
import { MEASURES } from '../../measure.ts';
import { waysOnGround } from '../../movement/ways.ts';
import type { Book, Seen } from '../../rule.ts';
import type { MoveCommand, Point } from '../../shape.ts';
import type { Standing } from '../../state.ts';
import { exitEdge } from './exit-edge.ts';

/** How much nearer to its edge a point is than the unit, in tenths of a millimetre. */
export function progressOf(view: Seen, book: Book, unit: Standing, at: Point): number {
  const edge = exitEdge(view, book, unit.seat);
  return Math.abs(unit.at.y - edge) - Math.abs(at.y - edge);
}

/** So many of the best places are tried before a unit counts as hemmed in. */
const TRIES = 60;

const known = new WeakMap<Seen, Map<number, MoveCommand | null>>();

/** The move on the ground that brings a unit nearest to its edge, of those that the other rules allow; nothing for one that is hemmed in. */
export function flightHome(view: Seen, unit: Standing, book: Book): MoveCommand | undefined {
  const moves = known.get(view) ?? new Map<number, MoveCommand | null>();
  known.set(view, moves);
  const before = moves.get(unit.id);
  if (before !== undefined) return before ?? undefined;
  // What it might do is asked of the same rules that ask what it might do.
  moves.set(unit.id, null);
  const found = search(view, unit, book);
  moves.set(unit.id, found ?? null);
  return found;
}

function search(view: Seen, unit: Standing, book: Book): MoveCommand | undefined {
  for (const { at, path } of waysOnGround(view, unit, book, place => progressOf(view, book, unit, place), TRIES)) {
    const facing = MEASURES[unit.base].facing(geometry.headingTo(unit.at, at));
    const command: MoveCommand = { type: 'move', unit: unit.id, mode: 'ground', path, facing };
    if (book.allows(view, command, unit.seat)) return command;
  }
  return undefined;
}
