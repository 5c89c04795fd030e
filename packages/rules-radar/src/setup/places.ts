import type { Seat } from '@sortie/kernel';
import { entryZones } from '../movement/entering.ts';
import { isOverGround } from '../sequence/order.ts';
import type { State } from '../shape.ts';

/** Where a seat may set up. */
export function areaOptions(view: State, seat: Seat): readonly { readonly sector: number; readonly zone?: number }[] {
  const { sectors, zones } = view.areas[seat as 0 | 1];
  return sectors.flatMap(sector => {
    const inside = zones ?? (isOverGround(view, sector) ? entryZones(sector, 1) : undefined);
    return inside ? inside.map(zone => ({ sector, zone })) : [{ sector }];
  });
}
