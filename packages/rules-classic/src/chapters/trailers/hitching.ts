import { distance } from '@sortie/geometry';
import { equipment, find, type Mount, type Unit as Paper } from '@sortie/roster';
import type { Setup, State, Unit } from '../../shape.ts';
import { type Design, sheetOf } from '../../sheet/compile.ts';
import { isFighting, type OnMap } from '../../state.ts';

const paperOf = (design: Design): Paper | undefined => (typeof design === 'string' ? find(design) : design);

const ammoIn = (design: Design): readonly Mount[] => (paperOf(design)?.mounts ?? []).filter(({ item }) => equipment(item)?.kind === 'ammo');

/** A vehicle with an empty place for every kind of ammunition that its neighbours carry and it does not. */
function withRoom({ design, ...unit }: Unit, neighbours: readonly Unit[]): Unit {
  const paper = paperOf(design);
  const own = new Set(ammoIn(design).map(({ item }) => item));
  const fired = new Set(sheetOf(design).weapons.map(({ ammo }) => ammo));
  const others = new Map<string, Mount>();
  for (const mount of neighbours.flatMap(one => ammoIn(one.design))) {
    const item = equipment(mount.item);
    if (!own.has(mount.item) && item?.kind === 'ammo' && fired.has(item.type)) others.set(mount.item, { ...mount, shots: 0 });
  }
  if (!paper || others.size === 0) return { ...unit, design };
  return {
    ...unit,
    design: { ...paper, mounts: [...paper.mounts, ...others.values()] },
    ammo: [...unit.ammo, ...[...others].map(() => 0)],
  };
}

/** Vehicles that a set-up couples, with room for what is handed from one to the next. */
export function hitched(state: State, { forces }: Setup): State {
  const places = forces.flatMap((force, seat) => force.map(({ towedBy }) => ({ towedBy, first: seat === 0 ? 0 : forces[0].length })));
  if (places.every(({ towedBy }) => towedBy === undefined)) return state;
  const coupled = state.units.map((unit, i): Unit => {
    const { towedBy, first = 0 } = places[i] ?? {};
    return towedBy === undefined ? unit : { ...unit, hitch: first + towedBy };
  });
  return { ...state, units: coupled.map(unit => withRoom(unit, coupledTo(coupled, unit))) };
}

/** Vehicles before and behind one in its train. */
const coupledTo = (units: readonly Unit[], { id, hitch }: Unit): readonly Unit[] =>
  units.filter(other => other.hitch === id || (hitch !== undefined && other.id === hitch));

/** Those of them that are still beside it. */
export const attachedTo = ({ units }: State, unit: OnMap): readonly OnMap[] =>
  coupledTo(units, unit).filter(
    (other): other is OnMap => isFighting(other) && other.seat === unit.seat && distance(other.at, unit.at) === 1,
  );
