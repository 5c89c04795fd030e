import { type Board, boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { pilotingRoll, rollOrFall } from '../../piloting/roll.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Table } from '../../rule.ts';
import { isMech, isTroop, sheetFor } from '../../state.ts';
import { motiveDamage } from '../../vehicles/wound.ts';
import { advanced } from '../rule.ts';

const isIcy = (board: Board, at: Hex): boolean => terrainAt(board, at, 'ice') !== undefined;

/** Whoever did not watch its step rolls on every sheet of ice; a vehicle that fails damages what it drives on. */
function slip(play: Table, about: Entering): void {
  const unit = play.state.units[about.unit]!;
  const exempt = isTroop(unit) || sheetFor(unit).gait === 'hover';
  if (about.stopped || exempt || unit.moved?.careful || !isIcy(boardOf(play.state.board), about.to)) return;
  if (isMech(unit)) about.stopped = !rollOrFall(play, about.unit, 'ice');
  else {
    const { ok } = pilotingRoll(play, about.unit, 'ice');
    if (!ok) motiveDamage(play, about.unit, 'FR', 0);
  }
}

const SLIPPERY = 4;

const ice = advanced('TOE-ice-psr', {
  covers: ['TOE-terrain-table-ice-psr', 'TOE-terrain-footnote-22-ice-skid'],
  adds: {
    piloting: ({ state, unit, cause }) =>
      cause !== 'ice' && unit.at && isIcy(boardOf(state.board), unit.at) && sheetFor(unit).gait !== 'hover' ? SLIPPERY : undefined,
    stepCost: ({ board, to, careful, gait }) => (careful && gait !== 'foot' && gait !== 'mechanized' && isIcy(board, to) ? 1 : undefined),
    slippery: ({ board, at }) => (isIcy(board, at) ? 1 : undefined),
  },
  steps: { entering: [{ name: 'ice', after: 'swamp', run: slip }] },
});

export const iceRules: readonly ClassicRule[] = [ice];
