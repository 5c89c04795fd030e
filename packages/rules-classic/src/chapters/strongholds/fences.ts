import { type Board, boardOf, siteAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { last, sure, type Telling, tell } from '@sortie/kernel';
import { traceOf } from '../../movement/trace.ts';
import type { Book, ClassicRule, View } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Move, Unit } from '../../shape.ts';
import { isOnFoot } from '../../sheet/sheet.ts';
import { sheetFor } from '../../state.ts';

const isFenced = (board: Board, at: Hex): boolean =>
  siteAt(board, at)?.terrains.some(({ kind, name }) => kind === 'other' && name === 'fence') === true;

/** What a fence costs troops that ride; from memory. */
const FENCE = 1;

const isPlatoon = (unit: Unit): boolean => sheetFor(unit).kind === 'infantry';

/** Motorcycles pay for the fences on their way as carriers do; who is on foot takes a whole move to climb one. */
function fenceFault(view: View, unit: Unit, move: Move, book: Book): Telling | undefined {
  if ((move.mode !== 'walk' && move.mode !== 'run') || !isPlatoon(unit)) return undefined;
  const board = boardOf(view.board);
  const trace = traceOf(view, move, book);
  const paces = trace?.paces ?? [];
  const fences = paces.filter(({ at, step }) => (step === 'forward' || step === 'backward') && isFenced(board, at)).length;
  if (fences === 0) return undefined;
  const { motive, gait } = sheetFor(unit);
  if (motive === 'motorized')
    return last(paces).spent + fences * FENCE > sure(trace, 'the trace').points ? tell('the fence costs more than is left') : undefined;
  return gait === 'foot' && paces.length > 1 ? tell('to climb a fence takes all of a move') : undefined;
}

/** A fence stops no machine and no suit: troops that ride pay for it, and those on foot climb over it. */
const fences = advanced('TOE-building-fences', {
  adds: { stepCost: ({ board, to, gait }) => (isOnFoot(gait) && gait !== 'foot' && isFenced(board, to) ? FENCE : undefined) },
  forbids: {
    move: (view, move, _seat, book) => {
      const unit = view.units[move.unit];
      return unit ? fenceFault(view, unit, move, book) : undefined;
    },
  },
});

export const fenceRules: readonly ClassicRule[] = [fences];
