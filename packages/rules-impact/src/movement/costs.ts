import { type Answer, sum, type Term } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Ground } from '../board/ground.ts';
import type { MapState } from '../board/plan.ts';
import { placeOf } from '../model/lookup.ts';
import type { State, Unit } from '../model/state.ts';
import type { Book } from '../rule.ts';
import { AIR_STEP, BUNKER, CHART, CLIMB, isBunker } from '../terrain/chart.ts';

/** Height of one storey (14.13). */
export const STOREY = 4;
/** No soldier rises above this level (8.2.2). */
export const CEILING = 12;
/** Levels of one bounce (8.2.1). */
export const BOUNCE = 6;

/** May somebody stand there? Not in water that is too deep. */
export const isStandable = (map: MapState, ground: Ground, at: number): boolean => ground.terrain(at) !== 'water' || map.wade;

/** Movement points to enter a place on foot, the climb left out. */
export function entryCost(map: MapState, at: number): number {
  const ground = groundOf(map);
  return isBunker(ground.work(at)) ? BUNKER.enter : CHART[ground.terrain(at)].enter;
}

/** Movement points to land safely (8.2.7). */
export function landingCost(map: MapState, at: number): number {
  const ground = groundOf(map);
  return isBunker(ground.work(at)) ? BUNKER.land : CHART[ground.terrain(at)].land;
}

/** Where a step would leave a unit, and what it costs. */
export interface Footing {
  readonly level: number;
  readonly aloft: boolean;
  readonly cost: Answer;
}

const term = (rule: Term['rule'], value: number): Term => ({ rule, value });

/** Does this floor of a building bear soldiers? 0 is the ground floor, the highest is the roof. */
export const isFloor = (book: Book, ground: Ground, at: number, floor: number): boolean =>
  ground.storeys(at) > 0 && book.holds('bears', { ground, at, floor }) !== undefined;

/** The upper floor at a level that bears soldiers, if there is one. */
function floorAt(book: Book, ground: Ground, at: number, level: number): number {
  const floor = (level - ground.level(at)) / STOREY;
  return floor > 0 && Number.isInteger(floor) && isFloor(book, ground, at, floor) ? floor : 0;
}

/** Is the unit on an upper floor? */
const isUpstairs = (book: Book, ground: Ground, unit: Unit): boolean =>
  unit.at !== null && !unit.aloft && floorAt(book, ground, unit.at, unit.level) > 0;

/** One step of a unit that is on the map; `undefined` if no such step exists. Whether it is allowed is for the rules to say. */
export function footing(state: State, book: Book, unit: Unit, to: number): Footing | undefined {
  const ground = groundOf(state.map);
  if (unit.at === null || !ground.has(to)) return undefined;
  if (unit.aloft || isUpstairs(book, ground, unit)) return flight(state, book, ground, unit, to);
  const climb = Math.max(0, ground.level(to) - ground.level(unit.at)) * CLIMB;
  const terms = [term(entryRule(ground, to), entryCost(state.map, to))];
  if (climb > 0) terms.push(term('MAAS-comp-tec-contour-up', climb));
  return { level: ground.level(to), aloft: false, cost: sum(terms) };
}

function flight(state: State, book: Book, ground: Ground, unit: Unit, to: number): Footing | undefined {
  const base = ground.level(to);
  const level = unit.aloft ? altitude(book, unit.level, ground.level(placeOf(unit)), base) : unit.level;
  if (level < base) return undefined;
  // The floor of a building that bears soldiers, or ground as high as the flier: it has touched down (8.2.5).
  if ((unit.kind === 'armored' && floorAt(book, ground, to, level) > 0) || level === base)
    return { level, aloft: false, cost: sum([term(entryRule(ground, to), entryCost(state.map, to))]) };
  if (level >= ground.top(to)) return { level, aloft: true, cost: sum([term('MAAS-8.2.4-horizontal', AIR_STEP)]) };
  // Between the floors of a strong building there are walls.
  if (isFloor(book, ground, to, 0)) return undefined;
  return { level, aloft: true, cost: sum([term(entryRule(ground, to), CHART[ground.terrain(to)].enter)]) };
}

function entryRule(ground: Ground, at: number): Term['rule'] {
  if (isBunker(ground.work(at))) return 'MAAS-comp-tec-bunker-and-cp';
  return ground.terrain(at) === 'rubble' ? 'MAAS-2.3.8-rubble-cost' : `MAAS-comp-tec-${ground.terrain(at)}`;
}

/** What a change of height costs: the first six levels from the ground are free, every further six one point (8.2.1 to 8.2.3, 8.2.6). */
export function bounceCost(from: number, level: number, aloft: boolean, kept: boolean): Answer {
  const rise = Math.max(0, level - from);
  const terms: Term[] = [];
  if (!aloft) terms.push(term('MAAS-8.2.1-low-altitude', 0));
  // Staying up is paid once; a further bounce in the air costs as much (reading 25).
  else if (!kept) terms.push(term('MAAS-8.2.6-sustain-cost', 1));
  else if (rise > 0) terms.push(term('MAAS-8.2.3-mid-air-bounce', 1));
  else terms.push(term('MAAS-8.2.6-descend', 0));
  const beyond = Math.ceil((rise - BOUNCE) / BOUNCE);
  if (beyond > 0) terms.push(term('MAAS-8.2.2-high-altitude', beyond));
  return sum(terms);
}

/** Ground is flat over most of a map: the few answers there are need not be worked out again for every step. */
const levels = new WeakMap<Book, Map<number, number>>();
function recalled(book: Book, key: number, ask: () => number): number {
  const known = levels.get(book) ?? new Map<number, number>();
  levels.set(book, known);
  const level = known.get(key) ?? ask();
  known.set(key, level);
  return level;
}

/** The highest level a unit may reach over a point. */
export function ceilingFor(book: Book, ground: Ground, at: number): number {
  const base = ground.level(at);
  return recalled(book, base, () => book.ask('ceiling', { ground: base }).total);
}

/** The level of a flier that goes from over one ground to over another. */
export const altitude = (book: Book, level: number, from: number, to: number): number =>
  recalled(book, ((((from + 1) << 6) | to) << 6) | level, () => book.ask('altitude', { level, from, to }).total);
