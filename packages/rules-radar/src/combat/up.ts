import { actsOn } from '../sequence/order.ts';
import type { State, Unit } from '../shape.ts';
import { isFighting, sharesZone } from '../state.ts';

/** Is that one an enemy in reach, whom it has not met this turn? */
export const mayMeet = (unit: Unit, foe: Unit): boolean =>
  isFighting(foe) && foe.seat !== unit.seat && sharesZone(unit, foe) && !foe.turn.late && !unit.turn.met.includes(foe.id);

/** On the map that is played, in time, and not through with its attacks. */
export const isUp = (state: State, unit: Unit): boolean =>
  isFighting(unit) && !unit.turn.done && !unit.turn.late && !unit.shutdown && actsOn(state, unit, state.map);
