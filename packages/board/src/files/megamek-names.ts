import type { KnownTerrain, Terrain } from '../terrain.ts';

/** Names that stand for a terrain of their own in a `.board` file. */
const NAMES = {
  woods: 'woods',
  jungle: 'jungle',
  water: 'water',
  rapids: 'rapids',
  ice: 'ice',
  rough: 'rough',
  rubble: 'rubble',
  sand: 'sand',
  mud: 'mud',
  swamp: 'swamp',
  snow: 'snow',
  tundra: 'tundra',
  magma: 'magma',
  hazardousLiquid: 'hazardous_liquid',
  geyser: 'geyser',
  fields: 'planted_fields',
  industrial: 'heavy_industrial',
  pavement: 'pavement',
  road: 'road',
  bridge: 'bridge',
  building: 'building',
  fuelTank: 'fuel_tank',
  fortified: 'fortified',
  impassable: 'impassable',
  cliffTop: 'cliff_top',
  cliffBottom: 'cliff_bottom',
  incline: 'incline',
  elevator: 'elevator',
  metal: 'metal_deposit',
  space: 'space',
  sky: 'sky',
  fire: 'fire',
  smoke: 'smoke',
  screen: 'screen',
  arms: 'arms',
  legs: 'legs',
  fluff: 'fluff',
  groundFluff: 'ground_fluff',
  waterFluff: 'water_fluff',
  roadFluff: 'road_fluff',
  buildingFluff: 'bldg_fluff',
  foliage: 'foliage_elev',
} as const satisfies { readonly [K in KnownTerrain]: string };

export const fileName = (kind: KnownTerrain): string => NAMES[kind];

const KINDS: ReadonlyMap<string, KnownTerrain> = new Map(Object.entries(NAMES).map(([kind, name]) => [name, kind as KnownTerrain]));

export const kindOf = (name: string): KnownTerrain | undefined => KINDS.get(name);

/** A field of a terrain that `.board` files write as a terrain of its own, beside the one it belongs to. */
export interface Companion {
  readonly name: string;
  readonly of: readonly KnownTerrain[];
  readonly field: 'height' | 'cf' | 'armor' | 'buildingClass' | 'basement' | 'magnitude';
}

export const COMPANIONS: readonly Companion[] = [
  { name: 'foliage_elev', of: ['woods', 'jungle'], field: 'height' },
  { name: 'bldg_elev', of: ['building'], field: 'height' },
  { name: 'bldg_cf', of: ['building'], field: 'cf' },
  { name: 'bldg_armor', of: ['building'], field: 'armor' },
  { name: 'bldg_class', of: ['building'], field: 'buildingClass' },
  { name: 'bldg_basement_type', of: ['building'], field: 'basement' },
  { name: 'bridge_elev', of: ['bridge'], field: 'height' },
  { name: 'bridge_cf', of: ['bridge'], field: 'cf' },
  { name: 'fuel_tank_elev', of: ['fuelTank'], field: 'height' },
  { name: 'fuel_tank_cf', of: ['fuelTank'], field: 'cf' },
  { name: 'fuel_tank_magn', of: ['fuelTank'], field: 'magnitude' },
];

export const companionsOf = (terrain: Terrain): readonly Companion[] =>
  COMPANIONS.filter(({ of, field }) => terrain[field] !== undefined && of.some(kind => kind === terrain.kind));
