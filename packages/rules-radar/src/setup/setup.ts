import { nth, type Seat, sure } from '@sortie/kernel';
import { type Card, cardFrom } from '../card/card.ts';
import { cardNamed } from '../card/cards.ts';
import { fuelOf } from '../card/craft.ts';
import { AWAY } from '../map/sectors.ts';
import { NOWHERE } from '../map/zones.ts';
import { exchanges } from '../sequence/order.ts';
import type { Area, Entry, Setup, State, Unit } from '../shape.ts';
import { FRESH_TURN, UNHURT } from '../state.ts';
import { areasOf, isInside } from './areas.ts';

export const REGULAR = 4;

export const cardOf = ({ craft }: Entry): Card | undefined => (typeof craft === 'string' ? cardNamed(craft) : cardFrom(craft));

/** A craft as it comes to the table, before chapters have added to it. The set-up has been read, so its card exists. */
function unitOf(entry: Entry, id: number, seat: number, first: number): Unit {
  const card = sure(cardOf(entry), `the card of unit ${id}`);
  const fate = entry.reserve ? 'reserve' : entry.docked !== undefined ? 'docked' : 'waiting';
  const unit: Partial<Unit> = {
    id,
    seat,
    card,
    skill: entry.skill ?? REGULAR,
    fate,
    sector: AWAY,
    zone: NOWHERE,
    sunk: false,
    armor: card.armor,
    structure: card.structure,
    fuel: Math.min(entry.fuel ?? fuelOf({ card }), fuelOf({ card })),
    heat: 0,
    shutdown: false,
    hits: UNHURT,
    fresh: [],
    bombs: entry.bombs ?? [],
    turn: FRESH_TURN,
    parent: entry.docked === undefined ? null : first + entry.docked,
    blinded: -1,
  };
  return unit as Unit;
}

/** The table before anybody rolls or chooses anything. */
export function setUp({ centre, forces, turns, goal, ...where }: Setup): State {
  const [one, two] = forces;
  const areas = areasOf({ centre, ...where });
  const state: Partial<State> = {
    centre,
    goal,
    areas,
    turns,
    turn: 0,
    groundTurn: 0,
    phase: 'deployment',
    map: -1,
    maps: [],
    active: -1,
    queue: orderFrom(areas, [placed(one), placed(two)]),
    initiative: -1,
    units: [...one.map((entry, i) => unitOf(entry, i, 0, 0)), ...two.map((entry, i) => unitOf(entry, one.length + i, 1, one.length))],
    engagements: [],
    clash: null,
    unsettled: [],
    wish: null,
    lastHarm: 0,
    result: null,
  };
  return state as State;
}

/** Side by side, as on the ground; where each side has a map of its own, one map is finished before the next is begun. */
function orderFrom(areas: readonly [Area, Area], counts: readonly [number, number]): readonly Seat[] {
  if (isInside(areas, 0) === isInside(areas, 1)) return exchanges(0, counts);
  const first = isInside(areas, 0) ? 1 : 0;
  return [first, 1 - first].flatMap(seat => Array.from({ length: nth(counts, seat) }, () => seat));
}

const placed = (force: readonly Entry[]): number => force.filter(entry => !entry.reserve && entry.docked === undefined).length;

/** Every craft with what a chapter adds to it, given what the set-up says of it. */
export const eachCraft = (state: State, { forces }: Setup, add: (entry: Entry, unit: Unit) => Partial<Unit>): State => ({
  ...state,
  units: state.units.map((unit, i) => ({ ...unit, ...add(nth(forces.flat(), i), unit) })),
});
