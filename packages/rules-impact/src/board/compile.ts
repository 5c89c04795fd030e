import { openTable } from '../mapless/table.ts';
import type { Ground } from './ground.ts';
import { joinPanels } from './join.ts';
import type { MapState } from './plan.ts';

const compiled = new WeakMap<MapState, Ground>();

/** The ground of a map. Worked out once per map record: states share it until a tile is laid. */
export function groundOf(map: MapState): Ground {
  const known = compiled.get(map);
  if (known) return known;
  const { plan } = map;
  const ground = plan.kind === 'panels' ? joinPanels(map, plan) : openTable(map, plan);
  compiled.set(map, ground);
  return ground;
}
