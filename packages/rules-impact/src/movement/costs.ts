import { type Answer, sum, type Term } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Ground } from '../board/ground.ts';
import type { MapState } from '../board/plan.ts';
import type { State, Unit } from '../model/state.ts';
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

/** Is this a floor of a building that bears soldiers? 0 is the ground floor, the highest is the roof. */
export function floorAt(ground: Ground, at: number, level: number): number | undefined {
  const storeys = ground.terrain(at) === 'building' ? ground.storeys(at) : 0;
  const rise = level - ground.level(at);
  return storeys > 0 && rise >= 0 && rise % STOREY === 0 && rise / STOREY <= storeys ? rise / STOREY : undefined;
}

/** Is the unit on an upper floor? */
export const isUpstairs = (ground: Ground, unit: Unit): boolean =>
  unit.at !== null && !unit.aloft && unit.level > ground.level(unit.at) && (floorAt(ground, unit.at, unit.level) ?? 0) > 0;

/** One step of a unit that is on the map; `undefined` if no such step exists. Whether it is allowed is for the rules to say. */
export function footing(state: State, unit: Unit, to: number, nap: boolean): Footing | undefined {
  const ground = groundOf(state.map);
  if (unit.at === null || !ground.has(to)) return undefined;
  if (unit.aloft || isUpstairs(ground, unit)) return flight(state, ground, unit, to, nap);
  const climb = Math.max(0, ground.level(to) - ground.level(unit.at)) * CLIMB;
  const terms = [term(entryRule(ground, to), entryCost(state.map, to))];
  if (climb > 0) terms.push(term('MAAS-comp-tec-contour-up', climb));
  return { level: ground.level(to), aloft: false, cost: sum(terms) };
}

function flight(state: State, ground: Ground, unit: Unit, to: number, nap: boolean): Footing | undefined {
  const base = ground.level(to);
  const level = nap && unit.aloft ? unit.level - ground.level(unit.at!) + base : unit.level;
  const floor = floorAt(ground, to, level);
  if (level < base) return undefined;
  // The floor of a building that bears soldiers, or ground as high as the flier: it has touched down (8.2.5).
  if ((floor !== undefined && floor > 0 && unit.kind === 'armored') || level === base)
    return { level, aloft: false, cost: sum([term(entryRule(ground, to), entryCost(state.map, to))]) };
  if (level >= ground.top(to)) return { level, aloft: true, cost: sum([term('MAAS-8.2.4-horizontal', AIR_STEP)]) };
  // Between the floors of a strong building there are walls.
  if (ground.terrain(to) === 'building' && ground.storeys(to) > 0) return undefined;
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

/** The highest level a unit may reach: twelve, or twelve above the terrain under it in nap-of-the-earth flight (14.7). */
export const ceilingFor = (ground: Ground, at: number, nap: boolean): number => CEILING + (nap ? ground.level(at) : 0);
