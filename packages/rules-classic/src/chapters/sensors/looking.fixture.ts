import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import type { SensorKind } from '../../shape.ts';
import { type OnMap, unitAt } from '../../state.ts';
import { NORTH, type Placed, type Position, start, stay } from '../../testing/table.fixture.ts';
import { lookingAt } from './looking.ts';
import type { Scan } from './shape.ts';

export const BLIND: readonly RuleId[] = ['TOE-sensor-blips'];
export const SENSING: readonly RuleId[] = [...BLIND, 'TOE-sensor-roll-bands'];

/** A design with some more equipment aboard. */
export function fitted(design: string, ...items: readonly string[]): Paper {
  const unit = find(design)!;
  const at = unit.kind === 'mech' ? 'CT' : 'BD';
  return { ...unit, mounts: [...unit.mounts, ...items.map(item => ({ kind: 'equipment' as const, item, at, slots: 1 }))] };
}

/** Nobody has seen anybody yet; the first unit stays where it is, and all look about them. */
export function afterALook(position: Omit<Position, 'blind'>) {
  const units = position.units.map((unit): Placed => ({ veil: 'hidden', ...unit }));
  const play = start({ ...position, units, blind: true });
  play.does(NORTH, stay(0));
  return play;
}

/** Is the second unit seen by the first after a look? */
export const isSeen = (position: Omit<Position, 'blind'>): boolean => unitAt(afterALook(position).state, 1).veil === undefined;

/** A unit that searches with a sensor, with this roll. */
export const searching = (sensor: SensorKind, rolled: number): { readonly scan: Scan } => ({ scan: { sensor, rolled } });

/** The edges of the three bands in which a sensor of the first unit finds the second. */
export function edges(sensor: SensorKind, position: Omit<Position, 'blind'>): readonly number[] {
  const { state, book } = start({ rules: SENSING, ...position, blind: true });
  const [spotter, target] = state.units as readonly OnMap[];
  const looking = lookingAt(state, spotter!, target!);
  return [0, 1, 2].map(band => book.ask('sensorEdge', { ...looking, sensor, band }).total);
}
