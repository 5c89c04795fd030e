import type { Condition, LocationState } from '@sortie/roster';
import type { State, Unit, Wear } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import type { Location, Sheet } from '../../sheet/sheet.ts';

/** Whoever brings more than this many hits along would not have come. */
const MOST_HITS = 5;

type Places = NonNullable<Condition['locations']>;

/** Points of every location with what is left of some of them; nobody has more than a whole one. */
const left = (whole: Unit['armor'], places: Places, part: 'armor' | 'rear' | 'structure'): Unit['armor'] =>
  Object.fromEntries(
    Object.entries(whole).map(([at, points]) => {
      const { [part]: rest = points, lost } = places[at] ?? {};
      return [at, lost === 'destroyed' || lost === 'blown-off' ? 0 : Math.min(points, rest)];
    }),
  );

const isGone = ({ lost, structure }: LocationState): boolean => lost === 'destroyed' || lost === 'blown-off' || structure === 0;

/** What lies in a slot, by its name in the tables. */
function itemIn({ weapons, gear }: Sheet, part: string, ref: number): string | undefined {
  if (part === 'weapon') return weapons[ref]?.item;
  return part === 'gear' ? gear[ref]?.item : undefined;
}

/** Slots that are hit: parts of the 'Mech by their number, from 1, and what is mounted by its name. */
function hitSlots(sheet: Sheet, at: Location, hits: readonly (number | string)[]): readonly number[] {
  const slots = sheet.slots[at] ?? [];
  const found = new Set<number>();
  for (const hit of hits) {
    const place =
      typeof hit === 'number' ? hit - 1 : slots.findIndex(({ part, ref }, slot) => !found.has(slot) && itemIn(sheet, part, ref) === hit);
    if (place >= 0 && place < slots.length) found.add(place);
  }
  return [...found].sort((a, b) => a - b);
}

/** Shots in every bin: those of one location in the order of its bins. */
function shotsLeft({ bins }: Sheet, states: NonNullable<Condition['bins']>): readonly number[] {
  return bins.map(({ at, shots }, bin) => {
    const nth = bins.slice(0, bin).filter(one => one.at === at).length;
    const state = states.filter(one => one.at === at)[nth];
    return state === undefined ? shots : Math.min(shots, state.shots);
  });
}

/** What has happened to a vehicle: each point of motive damage costs one of cruising. */
function wearOf(wear: Wear, { motive, systems = {} }: Condition): Wear {
  const cruise = Math.max(0, wear.cruise - (motive?.damage ?? 0));
  return {
    ...wear,
    cruise,
    immobile: wear.immobile || (motive !== undefined && cruise === 0),
    motive: MOTIVE[Math.min(MOTIVE.length - 1, motive?.penalty ?? 0)] ?? [],
    sensors: systems['sensors'] ?? wear.sensors,
    engine: (systems['engine'] ?? 0) > 0 || wear.engine,
    driver: (systems['driver'] ?? 0) > 0 || wear.driver,
    commander: (systems['commander'] ?? 0) > 0 || wear.commander,
  };
}

/** The damage behind what has been added to driving: 1 for minor, 2 for moderate, 3 for heavy damage. */
const MOTIVE: readonly Wear['motive'][] = [
  [],
  ['minor'],
  ['moderate'],
  ['heavy'],
  ['minor', 'heavy'],
  ['moderate', 'heavy'],
  ['minor', 'moderate', 'heavy'],
];

/** A unit as it comes from its last battle. */
export function worn(unit: Unit, condition: Condition): Unit {
  const sheet = sheetOf(unit.design);
  const { locations = {}, bins = [], crewHits = 0 } = condition;
  const hits = Object.entries(locations).flatMap(([at, { hits: struck }]) => {
    const slots = struck ? hitSlots(sheet, at as Location, struck) : [];
    return slots.length > 0 ? [[at, slots] as const] : [];
  });
  return {
    ...unit,
    armor: left(unit.armor, locations, 'armor'),
    rear: left(unit.rear, locations, 'rear'),
    structure: left(unit.structure, locations, 'structure'),
    gone: Object.entries(locations).flatMap(([at, state]) => (at in unit.structure && isGone(state) ? [at as Location] : [])),
    hits: Object.fromEntries(hits),
    ammo: bins.length > 0 ? shotsLeft(sheet, bins) : unit.ammo,
    pilot: { ...unit.pilot, hits: Math.min(MOST_HITS, crewHits) },
    wear: unit.wear && wearOf(unit.wear, condition),
  };
}

/** Everybody with what he brings along. */
export function bringWear(state: State, entries: readonly { readonly worn?: Condition }[]): State {
  if (entries.every(entry => entry.worn === undefined)) return state;
  return {
    ...state,
    units: state.units.map((unit, i) => {
      const condition = entries[i]?.worn;
      return condition ? worn(unit, condition) : unit;
    }),
  };
}
