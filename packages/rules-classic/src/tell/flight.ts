import { FACING_NAMES, hexLabel } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { FlightEvent } from '../event/flight.ts';
import { callSign, sheetFor } from '../state.ts';
import type { Tellers } from './names.ts';

export const flightTellers: Tellers<FlightEvent> = {
  flew: (state, { unit, path, heading, altitude, landed }) => {
    const args = {
      unit: callSign(state, unit),
      from: hexLabel(path[0]!),
      to: hexLabel(path.at(-1)!),
      heading: FACING_NAMES[heading],
      altitude,
    };
    return landed
      ? tell('{unit} comes in over {from} and rolls out in {to}.', args)
      : tell('{unit} flies from {from} to {to}, heading {heading}, at altitude {altitude}.', args);
  },
  sank: (state, { unit, why, altitude }) => {
    const args = { unit: callSign(state, unit), altitude };
    return why === 'lost'
      ? tell('{unit} loses height out of control: altitude {altitude}.', args)
      : tell('{unit} pulls up at altitude {altitude}.', args);
  },
  strafed: (state, { unit, shots }) => tell('{unit} strafes: {shots} attacks.', { unit: callSign(state, unit), shots: shots.length }),
  bombed: (state, { unit, bin, at, lands, toHit, roll }) => {
    const args = {
      unit: callSign(state, unit),
      bomb: sheetFor(state.units[unit]!).bins[bin]!.name,
      at: hexLabel(at),
      needed: toHit.total,
      roll: roll?.total ?? 0,
      lands: lands ? hexLabel(lands) : '',
    };
    if (lands === null)
      return tell('{unit} drops a bomb ({bomb}) at {at}, needs {needed} and rolls {roll}: it is lost beyond the map.', args);
    return tell('{unit} drops a bomb ({bomb}) at {at}, needs {needed} and rolls {roll}: it falls on {lands}.', args);
  },
  tankStruck: (state, { unit, roll, doomed }) => {
    const args = { unit: callSign(state, unit), roll: roll.total };
    return doomed
      ? tell('A fuel tank of {unit} goes up (roll of {roll}).', args)
      : tell('A fuel tank of {unit} is struck and holds (roll of {roll}).', args);
  },
  crashed: (state, { unit, at, damage }) =>
    tell('{unit} crashes into {at}: {damage} damage.', { unit: callSign(state, unit), at: hexLabel(at), damage }),
};
