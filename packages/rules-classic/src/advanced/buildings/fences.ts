import { type Board, boardOf, siteAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import { traceOf } from '../../movement/trace.ts';
import type { Book, ClassicRule, Seen } from '../../rule.ts';
import type { Mech, Move } from '../../shape.ts';
import { sheetFor } from '../../state.ts';
import { advanced } from '../rule.ts';

const isFenced = (board: Board, at: Hex): boolean =>
  siteAt(board, at)?.terrains.some(({ kind, name }) => kind === 'other' && name === 'fence') === true;

/** What a fence costs troops that ride; from memory. */
const FENCE = 1;

const isPlatoon = (unit: Mech): boolean => sheetFor(unit).kind === 'infantry';

/** Motorcycles pay for the fences on their way as carriers do; who is on foot takes a whole move to climb one. */
function fenceFault(view: Seen, unit: Mech, move: Move, book: Book): Telling | undefined {
  if ((move.mode !== 'walk' && move.mode !== 'run') || !isPlatoon(unit)) return undefined;
  const board = boardOf(view.board);
  const trace = traceOf(view, move, book);
  const paces = trace?.paces ?? [];
  const fences = paces.filter(({ at, letter }) => (letter === 'F' || letter === 'B') && isFenced(board, at)).length;
  if (fences === 0) return undefined;
  const { motive, gait } = sheetFor(unit);
  if (motive === 'motorized')
    return paces.at(-1)!.spent + fences * FENCE > trace!.points ? tell('the fence costs more than is left') : undefined;
  return gait === 'foot' && paces.length > 1 ? tell('to climb a fence takes all of a move') : undefined;
}

/** A fence stops no machine and no suit: troops that ride pay for it, and those on foot climb over it. */
const fences = advanced('TOE-building-fences', {
  adds: { stepCost: ({ board, to, gait }) => (gait === 'mechanized' && isFenced(board, to) ? FENCE : undefined) },
  forbids: {
    move: (view, move, _seat, book) => {
      const unit = view.units[move.unit];
      return unit ? fenceFault(view, unit, move, book) : undefined;
    },
  },
});

export const fenceRules: readonly ClassicRule[] = [fences];
