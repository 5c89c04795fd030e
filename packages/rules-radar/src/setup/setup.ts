import { type Card, cardFrom } from '../card/card.ts';
import { cardNamed } from '../card/cards.ts';
import { countOf, fuelOf, has } from '../card/craft.ts';
import { AWAY } from '../map/sectors.ts';
import { NOWHERE } from '../map/zones.ts';
import { exchanges } from '../sequence/order.ts';
import type { Entry, Hits, Setup, State, Unit } from '../shape.ts';
import { FRESH_TURN, UNHURT } from '../state.ts';

export const REGULAR = 4;
/** What one squad of marines can take: two points of armor and one of structure. */
export const MARINE_POINTS = 3;

export const cardOf = ({ craft }: Entry): Card | undefined => (typeof craft === 'string' ? cardNamed(craft) : cardFrom(craft));

/** Jumps that a drive has a charge for: one, and a second one from a lithium-fusion battery. */
export const chargesOf = (unit: { readonly card: Card }): number => (has(unit, 'KF') ? (has(unit, 'LF') ? 2 : 1) : 0);

const noHits: Hits = UNHURT;

/** A craft as it comes to the table. The set-up has been read, so its card exists. */
export function unitOf(entry: Entry, id: number, seat: number, first: number): Unit {
  const card = cardOf(entry);
  if (!card) throw new Error(`no card for unit ${id}`);
  const fate = entry.reserve ? 'reserve' : entry.docked !== undefined ? 'docked' : 'waiting';
  return {
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
    fuel: fuelOf({ card }),
    heat: 0,
    shutdown: false,
    hits: noHits,
    fresh: [],
    bombs: entry.bombs ?? [],
    gifts: entry.gifts ?? [],
    turn: FRESH_TURN,
    parent: entry.docked === undefined ? null : first + entry.docked,
    docking: null,
    undocking: false,
    grip: null,
    marines: (entry.marines ?? countOf({ card }, 'CRW')) * MARINE_POINTS,
    boarders: 0,
    jump: null,
    charges: chargesOf({ card }),
    blinded: -1,
  };
}

/** The table before anybody rolls or chooses anything. */
export function setUp({ centre, forces, areas, turns, goal, sites = [] }: Setup): State {
  const [one, two] = forces;
  return {
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
    queue: exchanges(0, [placed(one), placed(two)]),
    initiative: -1,
    units: [...one.map((entry, i) => unitOf(entry, i, 0, 0)), ...two.map((entry, i) => unitOf(entry, one.length + i, 1, one.length))],
    engagements: [],
    clash: null,
    unsettled: [],
    wish: null,
    strikes: [],
    sites,
    barrages: [],
    lastHarm: 0,
    result: null,
  };
}

const placed = (force: readonly Entry[]): number => force.filter(entry => !entry.reserve && entry.docked === undefined).length;
