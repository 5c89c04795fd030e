import { boardOf } from '@sortie/board';
import { nth, tell } from '@sortie/kernel';
import { traceOf } from '../movement/trace.ts';
import type { ClassicRule } from '../rule.ts';
import { sheetFor } from '../state.ts';
import { depthOf } from '../terrain/board.ts';

/** From the shore into the water, or back, with the first hex of a move; then only on in what it has come to. */
const transition: ClassicRule = {
  id: 'TOE-limited-amphibious-transition',
  cite: 'TOE',
  kind: 'core',
  // Beyond what a hovercraft would pay for the same hex.
  base: { swimCost: () => 1 },
  forbids: {
    move: (view, move, _seat, book) => {
      if (move.mode !== 'walk' && move.mode !== 'run') return undefined;
      const unit = view.units[move.unit];
      if (!unit?.at || sheetFor(unit).floats !== 'fromShore') return undefined;
      const board = boardOf(view.board);
      const way = traceOf(view, move, book)?.paces.filter(({ leaves }) => !leaves) ?? [];
      const wet = [unit.at, ...way.map(({ at }) => at)].map(at => depthOf(board, at) > 0);
      const hexes = wet.filter((_, i) => i === 0 || nth(way, i - 1).at !== (i > 1 ? nth(way, i - 2).at : unit.at));
      const crossing = hexes.findIndex((now, i) => i > 0 && now !== hexes[i - 1]);
      const settled = crossing < 0 || (crossing === 1 && !unit.moved?.hexes && hexes.slice(1).every(now => now === hexes[1]));
      return settled ? undefined : tell('it goes into the water, or out of it, with the first hex of a move and stays there');
    },
  },
};

export const amphibiousRules: readonly ClassicRule[] = [transition];
