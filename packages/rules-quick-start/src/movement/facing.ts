import { isFacing } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import { traceOf } from './trace.ts';

/** One of six hexsides, and the whole 'Mech with it: nothing turns its torso. */
const facing: QuickStartRule = {
  id: 'QS-move-facing',
  cite: 'QS p. 3',
  kind: 'core',
  forbids: {
    deploy: (_view, command) => (isFacing(command.facing) ? undefined : tell("a 'Mech faces one of six hexsides")),
    move: (_view, command) =>
      command.mode === 'jump' && !isFacing(command.facing) ? tell("a 'Mech faces one of six hexsides") : undefined,
  },
};

const facingCost: QuickStartRule = {
  id: 'QS-move-facing-cost',
  cite: 'QS p. 3',
  kind: 'core',
  base: { stepCost: ({ act }) => (act === 'turn' ? 1 : undefined) },
};

const forwardRearOnly: QuickStartRule = {
  id: 'QS-move-forward-rear-only',
  cite: 'QS p. 3',
  kind: 'core',
  affirms: { backward: ({ mode }) => mode === 'walk' || mode === 'run' },
  forbids: {
    move: (view, move, _seat, book) =>
      traceOf(view, move, book)?.unknownSteps ? tell("a 'Mech steps forward or back, and turns to go anywhere else") : undefined,
  },
};

const backwardWalkOnly: QuickStartRule = {
  id: 'QS-move-backward-walk-only',
  cite: 'QS p. 3',
  kind: 'core',
  covers: ['QS-move-run-no-backward'],
  denies: { backward: ({ mode }) => mode === 'run' },
  forbids: {
    move: (view, move, _seat, book) =>
      traceOf(view, move, book)?.backwards && !book.holds('backward', move) ? tell("a running 'Mech cannot move backward") : undefined,
  },
};

const mixForwardBackward: QuickStartRule = {
  id: 'QS-move-mix-forward-backward',
  cite: 'QS p. 3',
  kind: 'core',
  structural: 'no rule objects to steps of both kinds in one walk',
};

export const facingRules: readonly QuickStartRule[] = [facing, facingCost, forwardRearOnly, backwardWalkOnly, mixForwardBackward];
