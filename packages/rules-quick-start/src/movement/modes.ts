import { type Telling, tell } from '@sortie/kernel';
import type { Book, QuickStartRule, Seen } from '../rule.ts';
import type { Mode, Move } from '../shape.ts';
import { callSign, isFighting } from '../state.ts';
import { traceOf } from './trace.ts';

/** Why a move in this mode takes more points than the 'Mech has. */
function tooFar(view: Seen, move: Move, book: Book, mode: Mode, points: string): Telling | undefined {
  if (move.mode !== mode) return undefined;
  const trace = traceOf(view, move, book);
  if (!trace) return undefined;
  const { total } = book.ask('allowance', { unit: trace.unit, mode, scenario: view.scenario });
  return trace.spent > total
    ? tell('the move takes {spent} MP, and it has {total} {points}', { spent: trace.spent, total, points })
    : undefined;
}

/** One mode for the whole turn: whoever has moved does not move again. */
const modeSelect: QuickStartRule = {
  id: 'QS-move-mode-select',
  cite: 'QS p. 3',
  kind: 'core',
  forbids: {
    move: (view, { unit }) =>
      view.units[unit]?.moved ? tell('the {unit} has already moved this turn', { unit: callSign(view, unit) }) : undefined,
  },
};

/** It stays where it is and as it faces, spends nothing and counts as not having moved. */
const standStill: QuickStartRule = {
  id: 'QS-move-stand-still',
  cite: 'QS p. 2',
  kind: 'core',
  base: { allowance: ({ mode }) => (mode === 'stand' ? 0 : undefined) },
};

const walking: QuickStartRule = {
  id: 'QS-move-walk',
  cite: 'QS p. 2',
  kind: 'core',
  base: { allowance: ({ unit, mode }) => (mode === 'walk' ? unit.sheet.walk : undefined) },
  forbids: { move: (view, move, _seat, book) => tooFar(view, move, book, 'walk', 'Walking MP') },
};

const running: QuickStartRule = {
  id: 'QS-move-run',
  cite: 'QS p. 3',
  kind: 'core',
  base: { allowance: ({ unit, mode }) => (mode === 'run' ? unit.sheet.run : undefined) },
  forbids: { move: (view, move, _seat, book) => tooFar(view, move, book, 'run', 'Running MP') },
};

const jumpEligibility: QuickStartRule = {
  id: 'QS-move-jump-eligibility',
  cite: 'QS p. 3',
  kind: 'core',
  base: { allowance: ({ unit, mode }) => (mode === 'jump' ? unit.sheet.jump : undefined) },
  forbids: {
    move: (view, { unit: id, mode }) => {
      const unit = view.units[id];
      return mode === 'jump' && isFighting(unit) && unit.sheet.jump === 0
        ? tell('the {unit} has no Jumping MP', { unit: callSign(view, id) })
        : undefined;
    },
  },
};

const mpOptional: QuickStartRule = {
  id: 'QS-move-mp-optional',
  cite: 'QS p. 3',
  kind: 'core',
  structural: 'points that are left over are neither asked for nor recorded',
};

const modeFixed: QuickStartRule = {
  id: 'QS-move-mode-fixed',
  cite: 'QS p. 3',
  kind: 'core',
  structural: 'a move records the mode that was chosen, however little was spent',
};

export const modeRules: readonly QuickStartRule[] = [modeSelect, standStill, walking, running, jumpEligibility, mpOptional, modeFixed];
