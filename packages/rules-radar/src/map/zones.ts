import { nth } from '@sortie/kernel';
import { CIRCLE, overlap } from './compass.ts';

/**
 * Index of a zone of a standard Radar Map: the Central Zone, the Inner Ring as one zone, six zones of the Middle Ring, and twelve of the
 * Outer Ring that are numbered like the hours of a clock.
 */
export type Zone = number;

export const MIDDLE_OF_MAP: Zone = 0;
export const INNER_RING: Zone = 1;
const MIDDLE = 2;
const OUTER = 8;
export const ZONES: readonly Zone[] = Array.from({ length: 20 }, (_, i) => i);
/** Not on any standard map. */
export const NOWHERE: Zone = -1;

export const outerZone = (hour: number): Zone => OUTER - 1 + hour;
export const isOuter = (zone: Zone): boolean => zone >= OUTER;
/** How far out: 0 in the middle, 3 in the Outer Ring. */
export const depthOf = (zone: Zone): number => (zone >= OUTER ? 3 : zone >= MIDDLE ? 2 : zone);
/** The hour of a zone of the Outer Ring. */
export const hourOf = (zone: Zone): number => zone - OUTER + 1;

export const nameOfZone = (zone: Zone): string => {
  if (zone === MIDDLE_OF_MAP) return 'Central Zone';
  if (zone === INNER_RING) return 'Inner Ring';
  return isOuter(zone) ? `Outer Ring ${hourOf(zone)}` : `Middle Ring ${zone - MIDDLE + 1}`;
};

const bearing = (zone: Zone): number => (isOuter(zone) ? hourOf(zone) * 4 : (zone - MIDDLE) * 8);
const half = (zone: Zone): number => CIRCLE / (isOuter(zone) ? 24 : 12);

function touch(a: Zone, b: Zone): boolean {
  if (a === b) return false;
  const apart = Math.abs(depthOf(a) - depthOf(b));
  if (apart > 1) return false;
  if (Math.min(a, b) <= INNER_RING) return apart === 1;
  if (apart === 1) return overlap(bearing(a), half(a), bearing(b), half(b));
  const steps = Math.abs(a - b);
  return steps === 1 || steps === (isOuter(a) ? 11 : 5);
}

const NEXT: readonly (readonly Zone[])[] = ZONES.map(zone => ZONES.filter(other => touch(zone, other)));
export const zonesBeside = (zone: Zone): readonly Zone[] => NEXT[zone] ?? [];
export const areBeside = (a: Zone, b: Zone): boolean => NEXT[a]?.includes(b) ?? false;

/** One ring inward. */
export const inward = (zone: Zone): Zone => {
  if (isOuter(zone)) return zonesBeside(zone).find(one => depthOf(one) === 2) ?? INNER_RING;
  return depthOf(zone) === 2 ? INNER_RING : MIDDLE_OF_MAP;
};

const DISTANCES: readonly (readonly number[])[] = ZONES.map(start => {
  const steps = ZONES.map(() => -1);
  steps[start] = 0;
  const queue: Zone[] = [start];
  for (const at of queue)
    for (const next of zonesBeside(at))
      if (steps[next] === -1) {
        steps[next] = nth(steps, at) + 1;
        queue.push(next);
      }
  return steps;
});
export const zonesApart = (a: Zone, b: Zone): number => DISTANCES[a]?.[b] ?? ZONES.length;
