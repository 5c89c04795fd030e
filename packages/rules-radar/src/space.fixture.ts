import { type Answer, nth } from '@sortie/kernel';
import { type Scene, scene } from '@sortie/testkit';
import type { Card } from './card/card.ts';
import type { Event } from './event.ts';
import { AWAY, nameOfSector, sectorNamed } from './map/sectors.ts';
import { NOWHERE, outerZone } from './map/zones.ts';
import { ruleset } from './ruleset.ts';
import { CAPITAL, type Command, type Doings, type Entry, type Hits, type Radar, type Setup, type State, type Unit } from './shape.ts';
import { FRESH_TURN, UNHURT } from './state.ts';

export interface Placed extends Partial<Omit<Unit, 'card' | 'turn' | 'hits'>>, Pick<Entry, 'bombs'> {
  readonly craft: string;
  readonly card?: Partial<Card>;
  /** The name of its sector; on no map if absent. */
  readonly at?: string;
  readonly turn?: Partial<Doings>;
  readonly hits?: Partial<Hits>;
}

export interface Position extends Partial<Omit<State, 'units' | 'map'>> {
  readonly units: readonly Placed[];
  /** The Engagement Map in play by its sector, or a map by its number; the Capital Map if absent. */
  readonly map?: string | number;
}

/** The first side and the second. */
export { ATMOSPHERE as ATMO } from './shape.ts';
export const A = 0;
export const B = 1;
/** Dice for the initiative of the next turn: the first side wins. */
export const NEXT = [2, 2, 1, 1] as const;

/** A set-up with these craft, on one side. */
const setupOf = (units: readonly Placed[]): Setup => ({
  centre: 'space',
  forces: [units.map(({ craft }) => ({ craft })), []],
  areas: [{ sectors: [19] }, { sectors: [31] }],
  turns: 20,
  goal: 'rout',
});

function placed({ craft, card, at, turn, hits, ...more }: Placed, unit: Unit): Unit {
  const seat = more.seat ?? (unit.id === 0 ? A : B);
  return {
    ...unit,
    fate: at === undefined ? 'reserve' : 'fighting',
    zone: NOWHERE,
    ...more,
    seat,
    card: { ...unit.card, ...card },
    armor: more.armor ?? card?.armor ?? unit.armor,
    structure: more.structure ?? card?.structure ?? unit.structure,
    sector: at === undefined ? AWAY : sectorNamed(at),
    turn: { ...FRESH_TURN, ...turn },
    hits: { ...UNHURT, ...hits },
  };
}

/** A position of a test's own making: the first craft is the first side's, the others are the second's unless they say otherwise. */
export function position({ units, map = CAPITAL, phase = 'combat', initiative = A, ...more }: Position): State {
  const first = phase === 'movement' || phase === 'orders' ? 1 - initiative : initiative;
  const fresh = ruleset.setup(setupOf(units));
  return {
    ...fresh,
    turn: 1,
    phase,
    map: typeof map === 'string' ? sectorNamed(map) : map,
    active: first,
    queue: phase === 'movement' ? [] : [first, 1 - first],
    initiative,
    units: units.map((unit, i) => placed(unit, nth(fresh.units, i))),
    ...more,
  };
}

export const start = (about: Position): Scene<Radar> => scene(ruleset, position(about));

/** A fighter without anything special: skill 4, Thrust 6. */
export const fighter = (more: Partial<Placed> = {}): Placed => ({
  craft: 'Goshawk',
  at: 'I1',
  zone: 0,
  ...more,
  card: { thrust: 6, overheat: 0, armor: 9, threshold: 9, ...more.card },
});

/** A DropShip of Thrust 4, for the same examples. */
export const dropShip = (more: Partial<Placed> = {}): Placed => ({
  craft: 'Homestead',
  at: 'I1',
  zone: 0,
  ...more,
  card: { specials: ['SPC'], threshold: 24, ...more.card },
});

/** A station with guns alone, far from everybody: it is asked for nothing, and keeps the game open. */
export const outpost = (more: Partial<Placed> = {}): Placed =>
  dropShip({
    craft: 'Lantern Station',
    seat: B,
    at: 'I4',
    zone: -1,
    ...more,
    card: { specials: [], threshold: 99, arcs: { front: { standard: [4, 4, 4, 4] }, left: {} }, ...more.card },
  });

/** Somebody of the second side who is not there yet: nobody is asked, and the game stays open. */
export const WAITING: Placed = { craft: 'Goshawk', seat: B };
/** The first side moves on the Capital Map; the second has nobody to move. */
export const sailing = (units: readonly Placed[], more: Partial<Position> = {}): Scene<Radar> =>
  start({ phase: 'movement', initiative: B, units: [...units, WAITING], ...more });
/** A fighter on the Capital Map, on no Engagement Map. */
export const free = (more: Partial<Placed> = {}): Placed => fighter({ zone: NOWHERE, ...more });

/** Two dice of a sum. */
export const dice = (total: number): readonly [number, number] => [Math.max(1, total - 6), total - Math.max(1, total - 6)];

export const engage = (unit: number, target: number, more: Partial<Extract<Command, { readonly type: 'engage' }>> = {}): Command => ({
  type: 'engage',
  unit,
  target,
  ...more,
});
export const answer = (fire: boolean, more: Partial<Extract<Command, { readonly type: 'answer' }>> = {}): Command => ({
  type: 'answer',
  fire,
  ...more,
});
export const HOLD: Command = { type: 'hold' };
export const DONE: Command = { type: 'done' };
export const stay = (unit: number): Command => ({ type: 'move', unit, path: [] });
export const move = (unit: number, ...path: readonly string[]): Command => ({
  type: 'move',
  unit,
  path: path.map(name => (name === 'away' ? AWAY : sectorNamed(name))),
});

export const eventsOf = <E extends Event['type']>(events: readonly Event[], type: E): readonly Extract<Event, { readonly type: E }>[] =>
  events.filter((event): event is Extract<Event, { readonly type: E }> => event.type === type);

/** The same move, entering a map at an hour of its Outer Ring. */
export const moveTo = (unit: number, name: string, hour: number): Command => ({ ...move(unit, name), zone: outerZone(hour) }) as Command;
export const maneuver = (unit: number, ...path: readonly number[]): Command => ({ type: 'maneuver', unit, path });
export const exit = (unit: number, name: string): Command => ({ type: 'maneuver', unit, path: [], exit: sectorNamed(name) });
export const placeOf = ({ sector }: Unit): string => nameOfSector(sector);

/** The terms of a number that count for something, by rule. */
export const termsOf = ({ terms }: Answer): { readonly [rule: string]: number } =>
  Object.fromEntries(terms.filter(({ value, waivedBy }) => value !== 0 && waivedBy === undefined).map(({ rule, value }) => [rule, value]));

/** Rules that object. */
export const objections = (play: Scene<Radar>, seat: number, command: Command): readonly string[] =>
  play.refuses(seat, command).map(({ rule }) => rule);

export const isAllowed = (play: Scene<Radar>, seat: number, command: Command): boolean =>
  play.book.allows(ruleset.view(play.state, seat), command, seat);
