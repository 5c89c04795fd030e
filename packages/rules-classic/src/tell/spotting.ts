import { hexLabel } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { SpottingEvent } from '../event/spotting.ts';
import { callSign, unitAt } from '../state.ts';
import type { Tellers } from './names.ts';

export const spottingTellers: Tellers<SpottingEvent> = {
  blindfolded: () => tell('Both sides know only what they see and sense.'),
  sighted: (state, { unit, as }) => {
    const args = { unit: callSign(state, unit) };
    if (as.fate !== unitAt(state, unit).fate) return as.fate === 'fighting' ? undefined : tell('{unit} is gone.', args);
    return as.at && !as.veil
      ? tell('{unit} is sighted in {hex}.', { ...args, hex: hexLabel(as.at) })
      : tell('{unit} is out of sight.', args);
  },
  blipped: (_state, { blips, open }) =>
    open
      ? undefined
      : blips.length > 0
        ? tell('Sensors have contacts in {hexes}.', { hexes: blips.map(({ at }) => hexLabel(at)).join(', ') })
        : tell('Sensors have no contact.'),
};
