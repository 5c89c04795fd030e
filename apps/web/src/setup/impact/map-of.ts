import type { MapState, ScenarioPlan } from '@sortie/rules-impact';

const maps = new WeakMap<object, MapState>();

/** The map as it lies before anybody has built anything. */
export function mapOf({ map, special }: ScenarioPlan): MapState {
  const known = maps.get(map);
  if (known) return known;
  const made: MapState = {
    plan: map,
    tiles: {},
    works: {},
    storeys: {},
    wade: special.wade ?? false,
    woodsHeight: special.woodsHeight ?? 6,
    buildingHeight: special.buildingHeight ?? 6,
  };
  maps.set(map, made);
  return made;
}
