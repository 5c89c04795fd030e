import { type Unit as Paper, sideTorsoSlots } from '@sortie/roster';
import { armOf } from './actuators.ts';
import { capacityOf, isArm, type Location, type Part, type Slot } from './sheet.ts';

const fixed = (part: Part, times = 1): Slot[] => Array.from({ length: times }, () => ({ part, ref: -1 }));
const EMPTY: Slot = { part: 'empty', ref: -1 };

const GYRO_SLOTS = (gyro: string | undefined): number => (/XL/i.test(gyro ?? '') ? 6 : /compact/i.test(gyro ?? '') ? 2 : 4);

/** What is built into a location before anything is mounted. */
function builtIn(unit: Paper, location: Location): Slot[] {
  const inside = unit.cockpit === 'Torso-Mounted';
  if (location === 'HD' && inside) return fixed('sensors', 2);
  if (location === 'HD')
    return [...fixed('lifeSupport'), ...fixed('sensors'), ...fixed('cockpit'), EMPTY, ...fixed('sensors'), ...fixed('lifeSupport')];
  if (location === 'CT') {
    const engine = unit.engine?.type === 'Compact' ? 0 : 3;
    const machine = [...fixed('engine', 3), ...fixed('gyro', GYRO_SLOTS(unit.gyro)), ...fixed('engine', engine)];
    return inside ? [...machine, ...fixed('cockpit'), ...fixed('sensors')] : machine;
  }
  if (location === 'LT' || location === 'RT')
    return [...fixed('engine', unit.engine ? sideTorsoSlots(unit.engine) : 0), ...fixed('lifeSupport', inside ? 1 : 0)];
  if (isArm(location)) {
    const { lowerArm, hand } = armOf(unit, location);
    return [...fixed('shoulder'), ...fixed('upperArm'), ...(lowerArm ? fixed('lowerArm') : []), ...(lowerArm && hand ? fixed('hand') : [])];
  }
  return [...fixed('hip'), ...fixed('upperLeg'), ...fixed('lowerLeg'), ...fixed('foot')];
}

/** Something mounted: so many slots in one location. */
export interface Mounted {
  readonly at: Location;
  readonly slot: Slot;
  readonly count: number;
}

/** The critical slots of a location: what is built in, then what is mounted, empty ones at the end. What does not fit cannot be hit. */
export function slotsIn(unit: Paper, location: Location, mounted: readonly Mounted[]): readonly Slot[] {
  const slots = builtIn(unit, location);
  for (const { at, slot, count } of mounted) {
    if (at !== location) continue;
    for (let i = 0; i < count; i++) {
      const gap = slots.findIndex(({ part }) => part === 'empty');
      if (gap >= 0) slots[gap] = slot;
      else slots.push(slot);
    }
  }
  const capacity = capacityOf(location);
  while (slots.length < capacity) slots.push(EMPTY);
  return slots.slice(0, capacity);
}
