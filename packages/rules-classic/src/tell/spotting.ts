import { hexLabel } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { SpottingEvent } from '../event/spotting.ts';
import type { SensorKind } from '../shape.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

const SENSOR_NAMES: { readonly [S in SensorKind]: string } = {
  probe: 'active probe',
  radar: 'radar',
  infrared: 'infrared sensor',
  magscan: 'magscan',
  seismic: 'seismic sensor',
};

export const spottingTellers: Tellers<SpottingEvent> = {
  blindfolded: () => tell('Both sides know only what they see and sense.'),
  sighted: (state, { unit, as }) => {
    const args = { unit: callSign(state, unit) };
    if (as.fate !== state.units[unit]!.fate) return as.fate === 'fighting' ? undefined : tell('{unit} is gone.', args);
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
  scanned: (state, { unit, sensor, roll }) =>
    tell('{unit} searches with its {sensor}: {total}.', { unit: callSign(state, unit), sensor: SENSOR_NAMES[sensor], total: roll.total }),
  seared: () => undefined,
  scanJammed: (state, { unit }) => tell('{unit} is jammed.', { unit: callSign(state, unit) }),
};
