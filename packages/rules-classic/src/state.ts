import type { Hex } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import type { Condition, Flight, State, Unit, UnitId, Wear } from './shape.ts';
import { sheetOf } from './sheet/compile.ts';
import type { Location, Part, Sheet } from './sheet/sheet.ts';

/** The unit of a number, which has to exist. */
export function unitAt({ units }: Pick<State, 'units'>, id: UnitId): Unit {
  const unit = units[id];
  if (unit === undefined) throw new RangeError(`there is no unit ${id}`);
  return unit;
}

/** The same state with one unit altered. */
export function withUnit(state: State, id: UnitId, change: Partial<Unit>): State {
  const units = state.units.slice();
  units[id] = { ...unitAt(state, id), ...change };
  return { ...state, units };
}

/** On the map and in the fight. */
export type OnMap = Unit & { readonly at: Hex };

export const isFighting = (unit: Unit | undefined): unit is OnMap => unit !== undefined && unit.fate === 'fighting' && unit.at !== null;

/** A unit that has to be on the map. */
export function placed(unit: Unit): OnMap {
  if (unit.at === null) throw new Error(`unit ${unit.id} is not on the map`);
  return unit as OnMap;
}

/** The hex of a unit that has to be on the map. */
export const placeOf = (unit: Unit): Hex => placed(unit).at;

/** How a unit flies that has to be a fighter. */
export function flightOf({ id, flight }: Pick<Unit, 'id' | 'flight'>): Flight {
  if (flight === undefined) throw new Error(`unit ${id} does not fly`);
  return flight;
}

/** Step after step of a phase asks who is in the fight, and most of them change nobody. */
let lastUnits: readonly Unit[] = [];
let lastFighting: readonly OnMap[] = [];

export function fighting({ units }: Pick<State, 'units'>): readonly OnMap[] {
  if (units !== lastUnits) {
    lastFighting = units.filter(isFighting);
    lastUnits = units;
  }
  return lastFighting;
}

export const sheetFor = (unit: Unit): Sheet => sheetOf(unit.design);

export const isGone = (unit: Unit, location: Location): boolean => unit.gone.includes(location);

/** Neither shut down nor without a pilot who is awake. */
export const canAct = (unit: Unit): boolean => !unit.shutDown && unit.pilot.awake;

/** Cannot move a step, so that it is easy to hit (TW-th-immobile). */
export const isImmobile = (unit: Unit): boolean => !canAct(unit) || unit.wear?.immobile === true;

export const isVehicle = (unit: Unit): boolean => unit.wear !== null;

export const isMech = (unit: Unit): boolean => sheetFor(unit).kind === 'mech';

/** The MechWarrior sits in the middle, so that the head may be lost (TOE-torso-cockpit-head). */
export const isHeadless = (unit: Unit): boolean => sheetFor(unit).cockpit === 'Torso-Mounted';

/** A condition with some of it changed; what is changed to `undefined` is no more, and nothing is left as `null`. */
export function conditioned(
  before: Condition | undefined,
  change: { readonly [K in keyof Condition]?: Condition[K] | undefined },
): Condition | null {
  const now = Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined));
  return Object.keys(now).length > 0 ? (now as Condition) : null;
}

/** Lies, crouches or hangs on a wall: it does not simply walk off. */
export const isDown = ({ prone, condition, wear }: Unit): boolean =>
  prone || (condition !== undefined && wear === null && (condition.hullDown === true || (condition.climbed ?? 0) > 0));

export const isProto = (unit: Unit): boolean => sheetFor(unit).kind === 'proto';

/** Infantry with and without powered suits. */
export const isTroop = (unit: Unit): boolean => {
  const { kind } = sheetFor(unit);
  return kind === 'infantry' || kind === 'battleArmor';
};

/** Levels of its feet above the ground of its hex. */
export const elevationOf = ({ elevation }: Pick<Unit, 'elevation'>): number => elevation ?? 0;

/** A fighter in the air. */
export const isAloft = ({ flight }: Pick<Unit, 'flight'>): boolean => flight !== undefined && flight.altitude > 0;

/** On its rotors or wings, and not on the ground. */
export const isAirborne = (unit: Unit): boolean =>
  (unit.elevation !== undefined && unit.elevation > 0 && sheetFor(unit).gait === 'vtol') || isAloft(unit);

/** What rides on its wings is off the ground once it has moved, unless it is said to have set down again; wings carry only while it moves. */
export function isSkimming(unit: Unit): boolean {
  const { moved, elevation } = unit;
  if (!moved || moved.mode === 'stand' || sheetFor(unit).gait !== 'wige') return false;
  return elevation === undefined ? moved.hexes > 0 : elevation > 0;
}

/** In the air for whoever fires into it: on rotors, on wings, in flight. */
export const isFlying = (unit: Unit): boolean => isAirborne(unit) || isSkimming(unit);

/** One level tall: whoever lies, and everything that drives on a hull of four sides. */
export function isLow(unit: Unit): boolean {
  const { kind, sixSided } = sheetFor(unit);
  return unit.prone || (kind !== 'mech' && sixSided === undefined);
}

const isFresh = ({ fresh }: Unit, location: Location, slot: number): boolean => fresh.slots.includes(`${location}:${slot}`);

/** Nothing struck and nothing lost: most questions about damage are answered by that. */
export function isUnscathed({ gone, hits }: Unit): boolean {
  if (gone.length > 0) return false;
  for (const _location in hits) return false;
  return true;
}

/** Does a slot still work? Locations that are gone take theirs along. */
export const isWorking = (unit: Unit, location: Location, slot: number): boolean =>
  !isGone(unit, location) && !(unit.hits[location]?.includes(slot) ?? false);

/** How many slots of a kind have been struck in one location; with `lasting` only those of earlier phases count. */
export function struckIn(unit: Unit, location: Location, part: Part, lasting = false): number {
  const hits = unit.hits[location];
  if (!hits) return 0;
  const slots = sheetFor(unit).slots[location] ?? [];
  let count = 0;
  for (const slot of hits) {
    if (slots[slot]?.part === part && !(lasting && isFresh(unit, location, slot))) count++;
  }
  return count;
}

/** Slots of a kind that are lost anywhere; side torsos that are gone take their part of the engine along. */
export function lostParts(unit: Unit, part: Part): number {
  if (isUnscathed(unit)) return 0;
  const sheet = sheetFor(unit);
  let count = 0;
  for (const location of sheet.locations) {
    const slots = sheet.slots[location] ?? [];
    for (let i = 0; i < slots.length; i++) if (slots[i]?.part === part && !isWorking(unit, location, i)) count++;
  }
  return count;
}

const fitted = new WeakMap<Sheet, { readonly sink: number; readonly jet: number }>();

/** Jets or sinks that a design has in its slots. */
export function fittedPieces(sheet: Sheet, part: 'sink' | 'jet'): number {
  let counts = fitted.get(sheet);
  if (!counts) {
    const slots = Object.values(sheet.slots).flat();
    const count = (kind: Part): number => new Set(slots.filter(slot => slot.part === kind).map(({ ref }) => ref)).size;
    counts = { sink: count('sink'), jet: count('jet') };
    fitted.set(sheet, counts);
  }
  return counts[part];
}

/** Things of a kind (jets, sinks) that still work as a whole: one slot struck and it is lost. */
export function workingPieces(unit: Unit, part: 'sink' | 'jet', where?: (location: Location) => boolean): number {
  const sheet = sheetFor(unit);
  if (!where && isUnscathed(unit)) return fittedPieces(sheet, part);
  const all = new Set<number>();
  const lost = new Set<number>();
  for (const location of sheet.locations) {
    const slots = sheet.slots[location] ?? [];
    for (let i = 0; i < slots.length; i++) {
      const slot = nth(slots, i);
      if (slot.part !== part) continue;
      if (!where || where(location)) all.add(slot.ref);
      if (!isWorking(unit, location, i)) lost.add(slot.ref);
    }
  }
  let count = 0;
  for (const one of all) if (!lost.has(one)) count++;
  return count;
}

/** Struck, and working all the same (TOE-expanded-critical-one-slot). */
const isDented = (unit: Unit, location: Location, part: Part, ref: number): boolean =>
  unit.condition?.dented?.includes(`${part}:${ref}`) === true && !isGone(unit, location);

/** Does it stand in a part of a vessel that the water is in? */
const isUnderWater = (unit: Unit, { flooded }: Wear, weapon: number): boolean =>
  flooded?.includes(nth(sheetFor(unit).weapons, weapon).at) === true;

/** What sits above a rotor goes with it (TOE-vtol-mast-items). */
const isMasted = (unit: Unit, gear: number): boolean => unit.gone.includes('RO') && sheetFor(unit).gear[gear]?.at === 'RO';

/** Is a weapon, bin or piece of gear of a vehicle whole? */
function isWholeIn(unit: Unit, wear: Wear, part: 'weapon' | 'bin' | 'gear', ref: number): boolean {
  if (part === 'weapon') return !(wear.broken.includes(ref) || isUnderWater(unit, wear, ref));
  return part !== 'gear' || !isMasted(unit, ref);
}

/** Is a weapon, bin or piece of gear whole? */
export function isWhole(unit: Unit, part: 'weapon' | 'bin' | 'gear', ref: number): boolean {
  if (unit.wear) return isWholeIn(unit, unit.wear, part, ref);
  if (isUnscathed(unit) || isTroop(unit)) return true;
  const sheet = sheetFor(unit);
  for (const location of sheet.locations) {
    const slots = sheet.slots[location] ?? [];
    for (let i = 0; i < slots.length; i++) {
      const slot = nth(slots, i);
      if (slot.part === part && slot.ref === ref && !isWorking(unit, location, i) && !isDented(unit, location, part, ref)) return false;
    }
  }
  return true;
}

/** Has an actuator been destroyed, or was it never there? */
export function actuator(unit: Unit, location: Location, part: Part): 'whole' | 'struck' | 'missing' {
  const slots = sheetFor(unit).slots[location] ?? [];
  const slot = slots.findIndex(one => one.part === part);
  if (slot < 0) return 'missing';
  return isWorking(unit, location, slot) ? 'whole' : 'struck';
}

/** "Griffin"; with its model or a number as far as it takes to tell it from the others. */
export function callSign(state: State, id: UnitId): string {
  const unit = state.units[id];
  if (!unit) return `unit ${id}`;
  const { name, model } = sheetFor(unit);
  const namesakes = state.units.filter(other => sheetFor(other).name === name);
  if (namesakes.length === 1) return name;
  const twins = namesakes.filter(other => sheetFor(other).model === model);
  const whole = `${name} ${model}`.trimEnd();
  return twins.length === 1 ? whole : `${whole} #${twins.indexOf(unit) + 1}`;
}
