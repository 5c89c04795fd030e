import { tell } from '@sortie/kernel';
import { equipment, find, type Mount, type Unit as Paper } from '@sortie/roster';
import { type ClassicRule, structural } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import type { Design } from '../sheet/compile.ts';
import { sightBetween } from '../sight/sight.ts';
import { elevationOf, isWhole, type OnMap, sheetFor } from '../state.ts';

/** Eyes above its rotor, as long as it has one. */
export function hasMast(unit: Unit): boolean {
  const { gait, gear } = sheetFor(unit);
  return gait === 'vtol' && gear.some(({ kind }, i) => kind === 'mast' && isWhole(unit, 'gear', i));
}

/** Does a unit see enough of a target to spot it? A mast looks from a level higher, over what hides the rest of the machine. */
export function spies(state: State, unit: OnMap, target: OnMap): boolean {
  if (sightBetween(state, unit, target).canSee) return true;
  return hasMast(unit) && sightBetween(state, { ...unit, elevation: elevationOf(unit) + 1 }, target).canSee;
}

/** It only spots: whatever is fired over cover goes indirectly. */
const spotting: ClassicRule = structural('TOE-vtol-mast-spotting', 'a mast looks from one level higher and never fires');

const unitOf = (design: Design): Paper | undefined => (typeof design === 'string' ? find(design) : design);

/** Probes, jammers and the like; what points targets out, and what leads a network, is too heavy. */
const isInstrument = ({ item: id }: Mount): boolean => {
  const item = equipment(id);
  return item?.kind === 'equipment' && !/C3.*Master|TAG/i.test(id);
};

/** Things above a rotor are in its place, and go with it: see `isWhole`. */
const items: ClassicRule = {
  id: 'TOE-vtol-mast-items',
  cite: 'TOE',
  kind: 'core',
  forbidsSetup: ({ forces }) => {
    for (const { design } of forces.flat()) {
      const above = unitOf(design)?.mounts.filter(({ at }) => at === 'RO') ?? [];
      if (above.some(mount => !isInstrument(mount))) return tell('a mast carries instruments, and no master computer');
    }
    return undefined;
  },
};

export const mastRules: readonly ClassicRule[] = [spotting, items];
