import { type Board, boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { ahead } from '../../movement/tempo.ts';
import { stumble } from '../../piloting/stumble.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { isOnFoot, rides } from '../../sheet/sheet.ts';
import { sheetFor, unitAt } from '../../state.ts';

const isIcy = (board: Board, at: Hex): boolean => terrainAt(board, at, 'ice') !== undefined;

/** Whoever did not watch its step rolls on every sheet of ice. */
function slip(play: Play, about: Entering): void {
  const careful = unitAt(play.state, about.unit).moved?.tempo === 'careful';
  if (!about.stopped && !careful && isIcy(boardOf(play.state.board), about.to)) stumble(play, about, 'ice');
}

const SLIPPERY = 4;

const ice = advanced('TOE-ice-psr', {
  covers: ['TOE-terrain-table-ice-psr', 'TOE-terrain-table-ice-mp-footnote', 'TOE-terrain-footnote-22-ice-skid', 'TOE-black-ice-careful'],
  adds: {
    piloting: ({ state, unit, cause }) =>
      cause !== 'ice' && unit.at && isIcy(boardOf(state.board), unit.at) && !rides(sheetFor(unit).gait) ? SLIPPERY : undefined,
    stepCost: ({ board, to, tempo, gait }) => (tempo === 'careful' && !isOnFoot(gait) && isIcy(board, to) ? 1 : undefined),
  },
  affirms: { slippery: ({ board, at }) => isIcy(board, at) },
  permits: { tempo: ['careful'] },
  offers: { moves: ahead('careful') },
  steps: { entering: [{ name: 'ice', after: 'swamp', run: slip }] },
});

export const iceRules: readonly ClassicRule[] = [ice];
