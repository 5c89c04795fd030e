import { tell } from '@sortie/kernel';
import { feetAhead } from '../../arcs/arcs.ts';
import { blowFault } from '../../physical/blow-faults.ts';
import { besideFault, canKick, isLevelWith } from '../../physical/reach.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { isMech, sheetFor } from '../../state.ts';

const isBiped = (unit: Unit | undefined): boolean => unit !== undefined && isMech(unit) && !sheetFor(unit).quad;

/** How easy it is to take somebody's legs away (the book's number is not in its errata). */
const TRIP = -1;

const tripFault = blowFault('trip', (state, unit, target) => {
  const fault = besideFault(unit, target);
  if (fault) return fault;
  if (!isLevelWith(state, unit, target)) return 'level';
  return canKick(unit) && feetAhead(unit, target) ? null : 'limb';
});

/** Two legs take two legs away: who is hit rolls to stay upright. */
const trip = advanced('TOE-tripping-bipeds-only', {
  permits: { blow: ['trip'] },
  offers: { blows: ({ target }) => [{ kind: 'trip', target: target.id }] },
  adds: {
    blow: ({ blow }) => (blow.kind === 'trip' ? TRIP : undefined),
    piloting: ({ cause }) => (cause === 'tripped' ? 0 : undefined),
  },
  forbids: {
    strike: (view, command) => {
      const { unit, blows } = command;
      const wrong = blows.some(blow => blow.kind === 'trip' && !(isBiped(view.units[unit]) && isBiped(view.units[blow.target])));
      return wrong ? tell("only 'Mechs on two legs trip, and are tripped") : tripFault(view, command);
    },
  },
  steps: {
    striking: [
      {
        name: 'trip',
        after: 'effect',
        run: (play, { blow, hit }) => {
          if (blow.kind === 'trip' && hit) play.emit({ type: 'caused', unit: blow.target, cause: 'tripped' });
        },
      },
    ],
  },
});

export const trippingRules: readonly ClassicRule[] = [trip];
