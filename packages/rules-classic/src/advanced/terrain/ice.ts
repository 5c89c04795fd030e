import { type Board, boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { stumble } from '../../piloting/stumble.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Table } from '../../rule.ts';
import { rides } from '../../sheet/sheet.ts';
import { sheetFor } from '../../state.ts';
import { advanced } from '../rule.ts';

const isIcy = (board: Board, at: Hex): boolean => terrainAt(board, at, 'ice') !== undefined;

/** Whoever did not watch its step rolls on every sheet of ice. */
function slip(play: Table, about: Entering): void {
  const careful = play.state.units[about.unit]!.moved?.careful;
  if (!about.stopped && !careful && isIcy(boardOf(play.state.board), about.to)) stumble(play, about, 'ice');
}

const SLIPPERY = 4;

const ice = advanced('TOE-ice-psr', {
  covers: ['TOE-terrain-table-ice-psr', 'TOE-terrain-footnote-22-ice-skid', 'TOE-black-ice-careful'],
  adds: {
    piloting: ({ state, unit, cause }) =>
      cause !== 'ice' && unit.at && isIcy(boardOf(state.board), unit.at) && !rides(sheetFor(unit).gait) ? SLIPPERY : undefined,
    stepCost: ({ board, to, careful, gait }) => (careful && gait !== 'foot' && gait !== 'mechanized' && isIcy(board, to) ? 1 : undefined),
    slippery: ({ board, at }) => (isIcy(board, at) ? 1 : undefined),
  },
  steps: { entering: [{ name: 'ice', after: 'swamp', run: slip }] },
});

export const iceRules: readonly ClassicRule[] = [ice];
