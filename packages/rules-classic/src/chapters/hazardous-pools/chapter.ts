import { list, optional } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { hex } from '../../read.ts';
import { type HazardousPoolsEvents, hazardousPoolsEvents } from './events.ts';
import { hiddenPoolRules } from './hidden-pools.ts';
import { poolRules } from './pools.ts';

const MOST_PITS = 99;

export const hazardousPools: ClassicChapter<{ event: keyof HazardousPoolsEvents; setup: 'pits' }> = {
  name: 'hazardous-pools',
  rules: [...hiddenPoolRules, ...poolRules],
  events: hazardousPoolsEvents,
  setup: { pits: optional(list(hex, MOST_PITS)) },
  begin: (state, { pits }) => (pits ? { ...state, pits } : state),
  // What nobody knows of, not even whose map it is. Where there is nothing to hide the state stays the very same, and with it all that is
  // remembered of it.
  conceal: state => {
    if (state.pits === undefined) return state;
    const { pits: _pits, ...open } = state;
    return open;
  },
};
