import { hexLabel } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import { callSign, nameAt, unitAt } from '../state.ts';
import { endsOnOther, traceOf } from './trace.ts';

const enemyThrough: QuickStartRule = {
  id: 'QS-move-stack-enemy-through',
  cite: 'QS p. 4',
  kind: 'core',
  affirms: { bars: ({ enemy }) => enemy },
  forbids: {
    move: (view, move, _seat, book) => {
      const through = traceOf(view, move, book)?.through;
      return through ? tell('the enemy {unit} bars {hex}', { unit: nameAt(view, through), hex: hexLabel(through) }) : undefined;
    },
  },
};

/** A jump has a line of its own for this: `QS-move-jump-landing-occupied`. */
const end: QuickStartRule = {
  id: 'QS-move-stack-end',
  cite: 'QS p. 4',
  kind: 'core',
  affirms: { full: ({ mode }) => mode === 'walk' || mode === 'run' },
  forbids: {
    move: (view, move, _seat, book) => {
      const trace = move.mode === 'walk' || move.mode === 'run' ? traceOf(view, move, book) : undefined;
      if (!trace || !endsOnOther(view, trace)) return undefined;
      return tell('the {unit} already stands in {hex}', { unit: nameAt(view, trace.to), hex: hexLabel(trace.to) });
    },
    deploy: (view, { unit, at }) => {
      const other = unitAt(view, at);
      return other && other.id !== unit
        ? tell('the {unit} already stands in {hex}', { unit: callSign(view, other.id), hex: hexLabel(at) })
        : undefined;
    },
  },
};

const friendlyThrough: QuickStartRule = {
  id: 'QS-move-stack-friendly-through',
  cite: 'QS p. 10',
  kind: 'core',
  structural: 'only enemies bar the way',
};

export const stackingRules: readonly QuickStartRule[] = [enemyThrough, end, friendlyThrough];
