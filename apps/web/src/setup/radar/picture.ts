import type { Token, Zone } from '@sortie/board-view';
import { nth, seenBy, type View } from '@sortie/kernel';
import { CAPITAL, type Radar, radar, type Setup } from '@sortie/rules-radar';
import { borderAt, cellSpot } from '../../games/radar/ground.ts';
import { tokenOf } from '../../games/radar/units.ts';
import { bothZones } from '../zones.ts';

/** The table before anybody has set up, as far as the maps are concerned. */
export const viewOf = (setup: unknown): View<Radar> => seenBy<Radar>(radar.ruleset.setup(setup as Setup));

/** The sectors and zones in which each side sets up. */
export function zonesOf(setup: unknown): readonly Zone[] {
  const view = viewOf(setup);
  const [first, second] = view.areas.map(({ sectors, zones }) => {
    const spots = sectors.flatMap(sector => zones?.map(zone => cellSpot(view, sector, zone)) ?? [cellSpot(view, CAPITAL, sector)]);
    return { outlines: spots.map(spot => borderAt(view, spot)) };
  });
  return first && second ? bothZones(first, second) : [];
}

/** Both forces where they begin, so that a picture tells how many fight. */
export function tokensOf(setup: unknown): readonly Token[] {
  const view = viewOf(setup);
  const places = view.areas.map(({ sectors, zones }) => {
    const sector = sectors[0] ?? 0;
    return zones ? cellSpot(view, sector, zones[0] ?? 0) : cellSpot(view, CAPITAL, sector);
  });
  return view.units
    .filter(({ fate }) => fate === 'waiting')
    .map((unit, i) => {
      const { x, y } = nth(places, unit.seat);
      const { label: _, ...token } = tokenOf(view, unit);
      return { ...token, at: { x: x + (i % 3) * 34 - 34, y: y + Math.floor((i % 6) / 3) * 34 } };
    });
}
