import type { SensorKind, Unit } from '../../shape.ts';
import { SENSORS } from '../../shape.ts';
import { isWhole, sheetFor } from '../../state.ts';

/**
 * Hexes in one band of a sensor; there are three bands, each as wide as the first. The tables of the book are not at hand: these are the
 * numbers that players know, in the rows that the errata name.
 */
type Suite = { readonly [S in SensorKind]?: number };

const PROBES: readonly (readonly [name: RegExp, width: number])[] = [
  [/Bloodhound/, 16],
  [/Beagle/, 12],
  [/Light Active|Watchdog|Nova/, 9],
  // One row for the Clans' probe and for electronic warfare equipment.
  [/Active Probe|Electronic Warfare/, 15],
];
const MECH: Suite = { radar: 8, infrared: 10, magscan: 10, seismic: 2 };
const VEHICLE: Suite = { radar: 6, infrared: 9, magscan: 9, seismic: 1 };

/** How wide the bands of a probe by this name are; 0 for what is no probe. */
export const probeWidth = (name: string): number => PROBES.find(([pattern]) => pattern.test(name))?.[1] ?? 0;

const bestProbe = (unit: Unit): number =>
  sheetFor(unit).gear.reduce((best, { name }, i) => (isWhole(unit, 'gear', i) ? Math.max(best, probeWidth(name)) : best), 0);

/** Civil vehicles without any fire control have no instruments to search with (TOE-sensor-support-vehicle-limit). */
const isBlunt = (unit: Unit): boolean => {
  const { support, gear } = sheetFor(unit);
  return support && !gear.some(({ item }) => /Fire Control$/.test(item));
};

function builtIn(unit: Unit): Suite {
  const { kind, gear } = sheetFor(unit);
  if (kind === 'mech') return MECH;
  if (kind === 'vehicle' || kind === 'fighter') return VEHICLE;
  const has = (word: string): boolean => gear.some(({ name }) => name.startsWith(word));
  return { ...(has('Improved Sensors') ? { radar: 6 } : {}), ...(has('Heat Sensor') ? { infrared: 9 } : {}) };
}

/** How wide the bands of a sensor of this unit are; 0 without one. */
export function widthOf(unit: Unit, sensor: SensorKind): number {
  if (isBlunt(unit)) return 0;
  return sensor === 'probe' ? bestProbe(unit) : (builtIn(unit)[sensor] ?? 0);
}

export const sensorsOf = (unit: Unit): readonly SensorKind[] => SENSORS.filter(sensor => widthOf(unit, sensor) > 0);

/** What a unit searches with: what its player has chosen, or else the first that it has. */
export function sensorOf(unit: Unit): SensorKind | undefined {
  const all = sensorsOf(unit);
  return unit.sensor && all.includes(unit.sensor) ? unit.sensor : all[0];
}
