import { type EventPart, type Roll, tell } from '@sortie/kernel';
import type { Classic, SensorKind, State, UnitId } from '../../shape.ts';
import { callSign, unitAt, withUnit } from '../../state.ts';

export interface SensorEvents {
  readonly scanned: { readonly type: 'scanned'; readonly unit: UnitId; readonly sensor: SensorKind; readonly roll: Roll };
  /** Gel that burns has struck a unit. */
  readonly seared: { readonly type: 'seared'; readonly unit: UnitId };
  /** Somebody jams the sensors of a unit; who, how and from where is not told. */
  readonly scanJammed: { readonly type: 'scanJammed'; readonly unit: UnitId };
}

const SENSOR_NAMES: { readonly [S in SensorKind]: string } = {
  probe: 'active probe',
  radar: 'radar',
  infrared: 'infrared sensor',
  magscan: 'magscan',
  seismic: 'seismic sensor',
};

/** Nobody else hears of what one side does for itself. */
const ownBusiness = <E extends { readonly unit: UnitId }>(state: State, event: E, seat: number): E | undefined =>
  state.blind && unitAt(state, event.unit).seat !== seat ? undefined : event;

export const sensorEvents: { readonly [E in keyof SensorEvents]: EventPart<Classic, E> } = {
  scanned: {
    fold: (state, { unit, sensor, roll }) => withUnit(state, unit, { scan: { sensor, rolled: roll.total } }),
    tell: (state, { unit, sensor, roll }) =>
      tell('{unit} searches with its {sensor}: {total}.', { unit: callSign(state, unit), sensor: SENSOR_NAMES[sensor], total: roll.total }),
    redact: ownBusiness,
    reveals: true,
  },
  seared: { fold: (state, { unit }) => withUnit(state, unit, { seared: state.turn }) },
  scanJammed: {
    fold: state => state,
    tell: (state, { unit }) => tell('{unit} is jammed.', { unit: callSign(state, unit) }),
    redact: ownBusiness,
  },
};
