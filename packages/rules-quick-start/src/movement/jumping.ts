import { hexLabel } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import { callSign, unitAt } from '../state.ts';
import { endsOnOther, traceOf } from './trace.ts';

/** A point for each hex as the crow flies, whatever grows there: surcharges for woods speak of walking and running only. */
const hexPerPoint: QuickStartRule = {
  id: 'QS-move-jump-hex-per-mp',
  cite: 'QS p. 3',
  kind: 'core',
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

/** Up and down again: one point, no hexes, and all the modifiers of a jump. See `traceOf`. */
const inPlace: QuickStartRule = { id: 'QS-move-jump-in-place', cite: 'QS p. 3', kind: 'core' };

/** What lies between take-off and landing is not even looked at. */
const overfly: QuickStartRule = { id: 'QS-move-jump-overfly', cite: 'QS p. 3', kind: 'core' };

const landingOccupied: QuickStartRule = {
  id: 'QS-move-jump-landing-occupied',
  cite: 'QS p. 3',
  kind: 'core',
  forbids: {
    move: (view, move, _seat, book) => {
      const trace = move.mode === 'jump' ? traceOf(view, move, book) : undefined;
      if (!trace || !endsOnOther(view, trace)) return undefined;
      return tell('it cannot land on the {unit} in {hex}', { unit: callSign(view, unitAt(view, trace.to)!.id), hex: hexLabel(trace.to) });
    },
  },
};

/** The landing facing is the command's, at no cost, and the jump's direction is anybody's. */
const facingFree: QuickStartRule = { id: 'QS-move-jump-facing-free', cite: 'QS p. 3', kind: 'core' };

export const jumpingRules: readonly QuickStartRule[] = [hexPerPoint, inPlace, overfly, landingOccupied, facingFree];
