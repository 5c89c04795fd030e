import { nth, sure, type Telling, tell } from '@sortie/kernel';
import { AMMUNITION, type Ammunition, equipment, find, type Mount, type Unit as Paper } from '@sortie/roster';
import type { ClassicRule } from '../rule.ts';
import type { Entry } from '../shape.ts';
import type { Design } from '../sheet/compile.ts';

/** What is filled into the bins of a unit instead of what its paper says, bin by bin; `null` leaves a bin as it is. */
type Loads = NonNullable<Entry['loads']>;

const ammunitionOf = (item: string): Ammunition | undefined => {
  const found = equipment(item);
  return found?.kind === 'ammo' ? found : undefined;
};

const binsOf = ({ mounts }: Pick<Paper, 'mounts'>): readonly Mount[] => mounts.filter(({ item }) => ammunitionOf(item) !== undefined);

const unitOf = (design: Design): Paper | undefined => (typeof design === 'string' ? find(design) : design);

/** Munitions that take more room leave fewer shots in a bin. */
function refilled(mount: Mount, item: string): Mount {
  const [before, after] = [sure(ammunitionOf(mount.item), 'the ammunition'), sure(ammunitionOf(item), 'the ammunition')];
  const shots = mount.shots ?? before.shots;
  return { ...mount, item, shots: Math.floor((shots * after.shots) / before.shots) };
}

/** A design with other ammunition in its bins. */
export function reloaded(design: Design, loads: Loads | undefined): Design {
  const unit = loads?.some(item => item !== null) ? unitOf(design) : undefined;
  if (!unit) return design;
  const next = sure(loads, 'the loads').values();
  return {
    ...unit,
    mounts: unit.mounts.map(mount => {
      const item = ammunitionOf(mount.item) ? (next.next().value ?? null) : null;
      return item === null ? mount : refilled(mount, item);
    }),
  };
}

const fits = (before: Ammunition, after: Ammunition): boolean =>
  after.type === before.type && after.rack === before.rack && after.traits.has('battlearmor') === before.traits.has('battlearmor');

const isClan = ({ tech }: Ammunition): boolean => tech === 'clan';

/** What may be filled into each bin of a design by those who made it; what its paper says comes first. */
export const choicesFor = (design: Design): readonly (readonly Ammunition[])[] =>
  binsOf(unitOf(design) ?? NO_UNIT).map(({ item }) => {
    const own = sure(ammunitionOf(item), 'the ammunition');
    return [
      own,
      ...AMMUNITION.flatMap(({ item: other }) => (other.id !== own.id && isClan(other) === isClan(own) && fits(own, other) ? [other] : [])),
    ];
  });

const NO_UNIT = { mounts: [] };

function fault({ design, loads }: Entry): Telling | undefined {
  const unit = loads ? unitOf(design) : undefined;
  if (!unit) return undefined;
  const bins = binsOf(unit);
  if (sure(loads, 'the loads').length > bins.length)
    return tell('the {unit} has only {bins} bins', { unit: unit.chassis, bins: bins.length });
  for (const [i, item] of sure(loads, 'the loads').entries()) {
    if (item === null) continue;
    const [before, after] = [sure(ammunitionOf(nth(bins, i).item), 'the ammunition'), ammunitionOf(item)];
    if (!after) return tell('there is no ammunition called {name}', { name: item });
    if (!fits(before, after)) return tell('{name} does not fit into the bin of {other}', { name: after.name, other: before.name });
  }
  return undefined;
}

const loads: ClassicRule = {
  id: 'TW-house-loads',
  cite: 'house',
  kind: 'core',
  covers: ['TOE-missile-reload-protomech', 'TOE-t404-hvac-switchable', 'TOE-t408-extended-lrm-type', 'TOE-t416-thunder-ammo'],
  forbidsSetup: ({ forces }) => {
    for (const entry of forces.flat()) {
      const reason = fault(entry);
      if (reason) return reason;
    }
    return undefined;
  },
};

export const loadRules: readonly ClassicRule[] = [loads];
