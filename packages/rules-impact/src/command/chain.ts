import type { Seat } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { State, Unit } from '../model/state.ts';
import type { Book } from '../rule.ts';
import { sees } from '../sight/sees.ts';
import { inOrder, is, isPlaced, onMap, unitsOf } from '../units/unit.ts';

/** Within so many points an ECM drone scrambles signals (14.4.3). */
const JAMMING_RANGE = 10;

export const commandersOf = (state: State, seat: Seat): readonly Unit[] => unitsOf(state, seat).filter(unit => is(unit, 'command'));

/** On the map and himself: a down, shocked or panicked commander commands nobody (7.8), nor does one who has not arrived (8.6). */
export const isFunctioning = (commander: Unit): boolean => onMap(commander) && inOrder(commander);

/** Does this commander speak for this soldier? */
const speaksFor = (state: State, book: Book, commander: Unit, unit: Unit): boolean =>
  commander.seat === unit.seat &&
  book.holds('speaks', { state, commander, unit, sees: () => sees(state, book, commander, unit) }) !== undefined;

/** The drone that jams a soldier, if one does. */
export function jammerOf(state: State, book: Book, unit: Unit): Unit | null {
  if (!isPlaced(unit)) return null;
  const ground = groundOf(state.map);
  const jams = (drone: Unit): boolean =>
    is(drone, 'ecm') &&
    isPlaced(drone) &&
    drone.morale === 'good' &&
    ground.range(drone.at, unit.at) <= JAMMING_RANGE &&
    book.holds('jams', { drone, unit }) !== undefined;
  return state.units.find(jams) ?? null;
}

/** Is the soldier under command (12.1)? Commanders always are, and so is whoever comes on this turn (8.6). */
export const inCommand = (state: State, book: Book, unit: Unit): boolean => isUnder(state, book, unit, isFunctioning);

/** Is the squad leader there and himself? Assistants count once they have taken over (7.4). */
export const isLed = (state: State, book: Book, unit: Unit): boolean =>
  isUnder(state, book, unit, commander => commander.card?.stars === 2 && isFunctioning(commander));

function isUnder(state: State, book: Book, unit: Unit, able: (commander: Unit) => boolean): boolean {
  if (is(unit, 'command')) return true;
  if (jammerOf(state, book, unit)) return false;
  if (unit.entered === state.turn && state.turn > 0) return true;
  return commandersOf(state, unit.seat).some(commander => able(commander) && speaksFor(state, book, commander, unit));
}

/** Commanders whose points may be spent on a soldier, fullest pool first. Commanders who are not themselves give nothing. */
export const poolsFor = (state: State, book: Book, unit: Unit): readonly Unit[] =>
  book.holds('deaf', { inCommand: inCommand(state, book, unit) })
    ? []
    : commandersOf(state, unit.seat)
        .filter(commander => commander.points > 0 && isFunctioning(commander) && speaksFor(state, book, commander, unit))
        .sort((a, b) => b.points - a.points || a.id - b.id);

export const pointsFor = (state: State, book: Book, unit: Unit): number =>
  poolsFor(state, book, unit).reduce((sum, { points }) => sum + points, 0);
