import type { Seat } from '@sortie/kernel';
import { CENTRE, entryHours, ringOf, type Sector } from '../map/sectors.ts';
import { NOWHERE, outerZone, type Zone } from '../map/zones.ts';
import type { Table } from '../rule.ts';
import type { State } from '../shape.ts';
import { isFighting } from '../state.ts';

/** Does somebody of the other side hold this sector? */
export const isHeld = (state: State, sector: Sector, seat: Seat): boolean =>
  state.units.some(unit => isFighting(unit) && unit.seat !== seat && unit.sector === sector && !unit.sunk);

/** Whoever enters it is put on a standard map: because enemies are there, or because the air over a battle begins there. */
export const needsMap = (state: State, sector: Sector, seat: Seat): boolean =>
  ringOf(sector) !== 'peripheral' && ((state.centre === 'ground' && sector === CENTRE) || isHeld(state, sector, seat));

/** The zones in which somebody who comes from another sector may begin. */
export const entryZones = (sector: Sector, from: Sector): readonly Zone[] => entryHours(sector, from).map(outerZone);

/** Lay the map of a sector if it has none: those who are there begin in its middle. */
export function layMap(play: Table, sector: Sector): void {
  const bare = play.state.units.some(unit => isFighting(unit) && !unit.sunk && unit.sector === sector && unit.zone === NOWHERE);
  if (bare) play.emit({ type: 'mapLaid', sector });
}
