import { hexLabel } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import { nameAt } from '../state.ts';
import { endsOnOther, traceOf } from './trace.ts';

/** A point for each hex as the crow flies, whatever grows there: surcharges for woods speak of walking and running only. */
const hexPerPoint: QuickStartRule = {
  id: 'QS-move-jump-hex-per-mp',
  cite: 'QS p. 3',
  kind: 'core',
  base: { jumpCost: ({ hexes }) => hexes },
  forbids: {
    move: (view, move, _seat, book) => {
      const trace = move.mode === 'jump' ? traceOf(view, move, book) : undefined;
      if (!trace) return undefined;
      const { total } = book.ask('allowance', { unit: trace.unit, mode: 'jump', scenario: view.scenario });
      return trace.spent > total
        ? tell('the jump takes {spent} MP, and it has {total} Jumping MP', { spent: trace.spent, total })
        : undefined;
    },
  },
};

/** Up and down again: one point, no hexes, and all the modifiers of a jump. */
const inPlace: QuickStartRule = { id: 'QS-move-jump-in-place', cite: 'QS p. 3', kind: 'core', atLeast: { jumpCost: () => 1 } };

const overfly: QuickStartRule = {
  id: 'QS-move-jump-overfly',
  cite: 'QS p. 3',
  kind: 'core',
  structural: 'what lies between take-off and landing is not looked at',
};

const landingOccupied: QuickStartRule = {
  id: 'QS-move-jump-landing-occupied',
  cite: 'QS p. 3',
  kind: 'core',
  affirms: { full: ({ mode }) => mode === 'jump' },
  forbids: {
    move: (view, move, _seat, book) => {
      const trace = move.mode === 'jump' ? traceOf(view, move, book) : undefined;
      if (!trace || !endsOnOther(view, trace)) return undefined;
      return tell('it cannot land on the {unit} in {hex}', { unit: nameAt(view, trace.to), hex: hexLabel(trace.to) });
    },
  },
};

const facingFree: QuickStartRule = {
  id: 'QS-move-jump-facing-free',
  cite: 'QS p. 3',
  kind: 'core',
  structural: 'a jump says where it ends and how it faces there, and pays for hexes alone',
};

export const jumpingRules: readonly QuickStartRule[] = [hexPerPoint, inPlace, overfly, landingOccupied, facingFree];
