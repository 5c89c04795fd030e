import type { BoardPlan } from '@sortie/board';
import type { Facing } from '@sortie/geometry';
import type { Design } from '../sheet/compile.ts';
import type { Tuning } from './setting.ts';

export const MAPS = [
  'hills',
  'river',
  'crossroads',
  'bay',
  'caustic-valley',
  'lunar-base',
  'fungal-crevasse',
  'crystalline-canyon',
] as const;

export type MapName = (typeof MAPS)[number];

/** One unit of a force: a design of the catalogue by its code, or one that somebody brought, and who drives it. */
export interface Entry {
  readonly design: Design;
  readonly gunnery?: number;
  readonly piloting?: number;
  /** How good its crew is where its skills are not said one by one. */
  readonly crew?: CrewRating;
  /** Ammunition by its name in the tables, for each bin in their order; `null` for what the design says. */
  readonly loads?: readonly (string | null)[];
  /** Equipment that is set otherwise than it comes. */
  readonly tunes?: readonly Tuning[];
  /** What the grenade launchers of a squad fire instead of what they were made for. */
  readonly grenades?: (typeof GRENADES)[number];
  /** What hangs under the wings of a fighter, by its name. */
  readonly bombs?: readonly string[];
  /** The weapon that it holds in its hands. */
  readonly handheld?: Design;
}

export const CREWS = ['green', 'regular', 'veteran', 'elite'] as const;
export type CrewRating = (typeof CREWS)[number];

export const GRENADES = ['INCENDIARY', 'SMOKE'] as const;
export type Grenades = (typeof GRENADES)[number] | 'FLARE';

export const RARITIES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Rarity = (typeof RARITIES)[number];

export interface Setup {
  readonly map: MapName | BoardPlan;
  /** A second map along the eastern edge of the first, or maps along several of its edges. */
  readonly beside?: Beside | readonly Beside[];
  /** Sheets edge to edge, row by row from the north-west, instead of the map alone; the map is then the first of them. */
  readonly sheets?: readonly (readonly LaidSheet[])[];
  /** The force of each seat. */
  readonly forces: readonly [readonly Entry[], readonly Entry[]];
  /** The last turn; `null` for a fight to the end. */
  readonly turns: number | null;
  readonly conditions?: Conditions;
  /** When the battle takes place, and how rare a thing may be then: nobody brings what was not to be had. */
  readonly year?: number;
  readonly rarest?: Rarity;
}

/** Another map, and by how many levels all of it is raised where the maps themselves do not say. */
export interface Beside {
  readonly map: MapName | BoardPlan;
  readonly raise?: number;
  /** The edge that it lies at; the eastern one where nothing is said. */
  readonly side?: Edge;
}

/** One of several sheets as it lies on the table. */
export interface LaidSheet {
  readonly map: MapName | BoardPlan;
  /** Laid the other way round. */
  readonly turned?: true;
  readonly raise?: number;
}

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

export const PRESSURES = ['vacuum', 'trace', 'thin', 'high', 'veryHigh'] as const;
export const AIRS = ['caustic', 'poisonous', 'flammable'] as const;

export const WEATHERS = [
  'snowFlurries',
  'lightSnow',
  'moderateSnow',
  'heavySnow',
  'sleet',
  'heavyRain',
  'torrential',
  'lightGale',
  'moderateGale',
  'strongGale',
] as const;
/** What the tables knew once and do not know any more: it can be named, so that a rule can say so. */
export const PAST_WEATHERS = ['blizzard'] as const;

/** What a world is like, where it is not like ours. */
export interface Conditions {
  /** Where the wind blows. */
  readonly wind?: Facing;
  /** In degrees Celsius. */
  readonly temperature?: number;
  /** In tenths of ours. */
  readonly gravity?: number;
  readonly pressure?: (typeof PRESSURES)[number];
  /** What taints the air. */
  readonly air?: (typeof AIRS)[number];
  readonly weather?: (typeof WEATHERS)[number] | (typeof PAST_WEATHERS)[number];
  /** How dangerous pools are: 1 hardly, 2 dangerous, 3 extremely. */
  readonly pools?: number;
}
