import type { Seat } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Law } from '../law.ts';
import type { State, Unit } from '../model/state.ts';
import { sees } from '../sight/sees.ts';
import { enemyOf, inOrder, is, isPlaced, onMap, unitsOf } from '../units/unit.ts';

/** Within so many points an ECM drone scrambles signals (14.4.3). */
export const JAMMING_RANGE = 10;

export const commandersOf = (state: State, seat: Seat): readonly Unit[] => unitsOf(state, seat).filter(unit => is(unit, 'command'));

/** On the map and himself: a down, shocked or panicked commander commands nobody (7.8), nor does one who has not arrived (8.6). */
export const isFunctioning = (commander: Unit): boolean => onMap(commander) && inOrder(commander);

/** Does this commander speak for this soldier? With two squads only for his own, and for whoever he can see (14.11). */
export const speaksFor = (state: State, law: Law, commander: Unit, unit: Unit): boolean =>
  commander.seat === unit.seat &&
  (state.sides[unit.seat]!.squads === 1 || commander.squad === unit.squad || sees(state, law, commander, unit));

/** The drone that jams a soldier, if one does: an enemy's, or anybody's by reading 37. */
export function jammerOf(state: State, law: Law, unit: Unit): Unit | null {
  if (!isPlaced(unit)) return null;
  const ground = groundOf(state.map);
  const jams = (drone: Unit): boolean =>
    is(drone, 'ecm') &&
    isPlaced(drone) &&
    drone.morale === 'good' &&
    (law.jamAll ? drone.id !== unit.id : drone.seat === enemyOf(unit.seat)) &&
    ground.range(drone.at, unit.at) <= JAMMING_RANGE;
  return state.units.find(jams) ?? null;
}

/** Is the soldier under command (12.1)? Commanders always are, and so is whoever comes on this turn (8.6). */
export function inCommand(state: State, law: Law, unit: Unit): boolean {
  if (is(unit, 'command')) return true;
  if (jammerOf(state, law, unit)) return false;
  if (unit.entered === state.turn && state.turn > 0) return true;
  return commandersOf(state, unit.seat).some(commander => isFunctioning(commander) && speaksFor(state, law, commander, unit));
}

/** Is the squad leader there and himself? Assistants count once they have taken over (7.4). */
export function isLed(state: State, law: Law, unit: Unit): boolean {
  if (is(unit, 'command')) return true;
  if (jammerOf(state, law, unit)) return false;
  if (unit.entered === state.turn && state.turn > 0) return true;
  return commandersOf(state, unit.seat).some(
    commander => commander.card?.stars === 2 && isFunctioning(commander) && speaksFor(state, law, commander, unit),
  );
}

/** Commanders whose points may be spent on a soldier, fullest pool first. */
export const poolsFor = (state: State, law: Law, unit: Unit): readonly Unit[] =>
  commandersOf(state, unit.seat)
    .filter(commander => commander.points > 0 && onMap(commander) && speaksFor(state, law, commander, unit))
    .sort((a, b) => b.points - a.points || a.id - b.id);

export const pointsFor = (state: State, law: Law, unit: Unit): number =>
  poolsFor(state, law, unit).reduce((sum, { points }) => sum + points, 0);
