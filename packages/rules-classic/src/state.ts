import type { Hex } from '@sortie/geometry';
import type { Condition, Mech, State, UnitId, Wear } from './shape.ts';
import { sheetOf } from './sheet/compile.ts';
import type { Location, Part, Sheet } from './sheet/sheet.ts';

/** The same state with one unit altered. */
export function withUnit(state: State, id: UnitId, change: Partial<Mech>): State {
  const units = state.units.slice();
  units[id] = { ...units[id]!, ...change };
  return { ...state, units };
}

/** On the map and in the fight. */
export type Standing = Mech & { readonly at: Hex };

export const isFighting = (unit: Mech | undefined): unit is Standing => unit !== undefined && unit.fate === 'fighting' && unit.at !== null;

/** Step after step of a phase asks who is in the fight, and most of them change nobody. */
let lastUnits: readonly Mech[] = [];
let lastFighting: readonly Standing[] = [];

export function fighting({ units }: Pick<State, 'units'>): readonly Standing[] {
  if (units !== lastUnits) {
    lastFighting = units.filter(isFighting);
    lastUnits = units;
  }
  return lastFighting;
}

export const sheetFor = (unit: Mech): Sheet => sheetOf(unit.design);

export const isGone = (unit: Mech, location: Location): boolean => unit.gone.includes(location);

/** Neither shut down nor without a pilot who is awake. */
export const canAct = (unit: Mech): boolean => !unit.shutDown && unit.pilot.awake;

/** Cannot move a step, so that it is easy to hit (TW-th-immobile). */
export const isImmobile = (unit: Mech): boolean => !canAct(unit) || unit.wear?.immobile === true;

export const isVehicle = (unit: Mech): boolean => unit.wear !== null;

export const isMech = (unit: Mech): boolean => sheetFor(unit).kind === 'mech';

/** The MechWarrior sits in the middle, so that the head may be lost (TOE-torso-cockpit-head). */
export const isHeadless = (unit: Mech): boolean => sheetFor(unit).cockpit === 'Torso-Mounted';

/** A condition with some of it changed; what is changed to `undefined` is no more, and nothing is left as `null`. */
export function conditioned(
  before: Condition | undefined,
  change: { readonly [K in keyof Condition]?: Condition[K] | undefined },
): Condition | null {
  const now = Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined));
  return Object.keys(now).length > 0 ? (now as Condition) : null;
}

/** Lies, crouches or hangs on a wall: it does not simply walk off. */
export const isDown = ({ prone, condition, wear }: Mech): boolean =>
  prone || (condition !== undefined && wear === null && (condition.hullDown === true || (condition.climbed ?? 0) > 0));

export const isProto = (unit: Mech): boolean => sheetFor(unit).kind === 'proto';

/** Infantry with and without powered suits. */
export const isTroop = (unit: Mech): boolean => {
  const { kind } = sheetFor(unit);
  return kind === 'infantry' || kind === 'battleArmor';
};

/** Levels of its feet above the ground of its hex. */
export const elevationOf = ({ elevation }: Pick<Mech, 'elevation'>): number => elevation ?? 0;

/** A fighter in the air. */
export const isAloft = ({ flight }: Pick<Mech, 'flight'>): boolean => flight !== undefined && flight.altitude > 0;

/** On its rotors or wings, and not on the ground. */
export const isAirborne = (unit: Mech): boolean =>
  (unit.elevation !== undefined && unit.elevation > 0 && sheetFor(unit).gait === 'vtol') || isAloft(unit);

/** One level tall: whoever lies, and everything that drives on a hull of four sides. */
export function isLow(unit: Mech): boolean {
  const { kind, sixSided } = sheetFor(unit);
  return unit.prone || (kind !== 'mech' && sixSided === undefined);
}

const isFresh = ({ fresh }: Mech, location: Location, slot: number): boolean => fresh.slots.includes(`${location}:${slot}`);

/** Nothing struck and nothing lost: most questions about damage are answered by that. */
export function isUnscathed({ gone, hits }: Mech): boolean {
  if (gone.length > 0) return false;
  for (const _location in hits) return false;
  return true;
}

/** Does a slot still work? Locations that are gone take theirs along. */
export const isWorking = (unit: Mech, location: Location, slot: number): boolean =>
  !isGone(unit, location) && !(unit.hits[location]?.includes(slot) ?? false);

/** How many slots of a kind have been struck in one location; with `lasting` only those of earlier phases count. */
export function struckIn(unit: Mech, location: Location, part: Part, lasting = false): number {
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
export function lostParts(unit: Mech, part: Part): number {
  if (isUnscathed(unit)) return 0;
  const sheet = sheetFor(unit);
  let count = 0;
  for (const location of sheet.locations) {
    const slots = sheet.slots[location] ?? [];
    for (let i = 0; i < slots.length; i++) if (slots[i]!.part === part && !isWorking(unit, location, i)) count++;
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
export function workingPieces(unit: Mech, part: 'sink' | 'jet', where?: (location: Location) => boolean): number {
  const sheet = sheetFor(unit);
  if (!where && isUnscathed(unit)) return fittedPieces(sheet, part);
  const all = new Set<number>();
  const lost = new Set<number>();
  for (const location of sheet.locations) {
    const slots = sheet.slots[location] ?? [];
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!;
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
const isDented = (unit: Mech, location: Location, part: Part, ref: number): boolean =>
  unit.condition?.dented?.includes(`${part}:${ref}`) === true && !isGone(unit, location);

/** Does it stand in a part of a vessel that the water is in? */
const isUnderWater = (unit: Mech, { flooded }: Wear, weapon: number): boolean =>
  flooded?.includes(sheetFor(unit).weapons[weapon]!.at) === true;

/** What sits above a rotor goes with it (TOE-vtol-mast-items). */
const isMasted = (unit: Mech, gear: number): boolean => unit.gone.includes('RO') && sheetFor(unit).gear[gear]?.at === 'RO';

/** Is a weapon, bin or piece of gear of a vehicle whole? */
function isWholeIn(unit: Mech, wear: Wear, part: 'weapon' | 'bin' | 'gear', ref: number): boolean {
  if (part === 'weapon') return !(wear.broken.includes(ref) || isUnderWater(unit, wear, ref));
  return part !== 'gear' || !isMasted(unit, ref);
}

/** Is a weapon, bin or piece of gear whole? */
export function isWhole(unit: Mech, part: 'weapon' | 'bin' | 'gear', ref: number): boolean {
  if (unit.wear) return isWholeIn(unit, unit.wear, part, ref);
  if (isUnscathed(unit) || isTroop(unit)) return true;
  const sheet = sheetFor(unit);
  for (const location of sheet.locations) {
    const slots = sheet.slots[location] ?? [];
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!;
      if (slot.part === part && slot.ref === ref && !isWorking(unit, location, i) && !isDented(unit, location, part, ref)) return false;
    }
  }
  return true;
}

/** Has an actuator been destroyed, or was it never there? */
export function actuator(unit: Mech, location: Location, part: Part): 'whole' | 'struck' | 'missing' {
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
  return twins.length === 1 ? `${name} ${model}` : `${name} ${model} #${twins.indexOf(unit) + 1}`;
}
