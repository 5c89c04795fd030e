/** What can lie in a hex. The value says what `level` means there. */
export const TERRAIN_KINDS = {
  woods: '1 light, 2 heavy, 3 ultra-heavy',
  jungle: '1 light, 2 heavy, 3 ultra-heavy',
  foliage: 'height of foliage without woods',
  water: 'depth',
  rapids: '1 rapids, 2 torrent',
  ice: '1',
  rough: '1 rough, 2 ultra-rough',
  rubble: 'by the building it was: 1 light to 4 hardened, 5 wall, 6 ultra',
  sand: '1 soft sand, 2 deep sand',
  mud: '1 mud, 2 deep mud',
  swamp: '1 swamp, 2 and more quicksand',
  snow: '1 thin, 2 deep',
  tundra: '1',
  magma: '1 crust, 2 liquid',
  hazardousLiquid: 'depth',
  geyser: '1 dormant, 2 active, 3 magma vent',
  fields: 'planted fields: 1, higher numbers are other drawings',
  industrial: 'heavy industrial zone: its height',
  pavement: '1, higher numbers are other drawings',
  road: '1 paved, 2 dirt, 3 gravel and others',
  bridge: '1 light, 2 medium, 3 heavy, 4 hardened',
  building: '1 light, 2 medium, 3 heavy, 4 hardened, 5 wall',
  fuelTank: '1 and more: kind of tank',
  fortified: '1',
  impassable: '1',
  cliffTop: '1; exits are the hexsides of the edge',
  cliffBottom: '1',
  incline: '1; exits are the hexsides',
  elevator: 'height',
  metal: 'metal in the ground, 1 to 10',
  space: '1',
  sky: '1',
  fire: '1 fire, 2 inferno',
  smoke: '1 light, 2 heavy, higher numbers are other smokes',
  screen: '1',
  arms: 'torn-off arms lying about',
  legs: 'torn-off legs lying about',
  fluff: 'drawing only',
  groundFluff: 'drawing only',
  waterFluff: 'drawing only',
  roadFluff: 'drawing only',
  buildingFluff: 'drawing only',
} as const;

export type KnownTerrain = keyof typeof TERRAIN_KINDS;

/** One terrain in a hex. What the fields of a kind mean is told by `TERRAIN_KINDS` and docs/formats/board.md. */
export interface Terrain {
  /** `other` is a terrain this program does not know; it is kept under its own `name`. */
  readonly kind: KnownTerrain | 'other';
  readonly name?: string;
  readonly level: number;
  /** One bit for each hexside, bit 0 north and then clockwise. Absent: the terrain joins its like next door by itself. */
  readonly exits?: number;
  /** Levels above the hex floor: of foliage, a building, a tank, or the deck of a bridge. */
  readonly height?: number;
  /** Construction factor of a building, bridge or tank. */
  readonly cf?: number;
  readonly armor?: number;
  /** Building class: 0 standard, 1 hangar, 2 fortress, 3 gun emplacement. */
  readonly buildingClass?: number;
  readonly basement?: number;
  /** Magnitude of a tank's explosion. */
  readonly magnitude?: number;
}

/** What one hex of a board is. */
export interface Site {
  /** Ground level; the floor of water lies `depth` below it. */
  readonly level: number;
  readonly terrains: readonly Terrain[];
  /** The look of this hex where it differs from the board's. */
  readonly theme?: string;
}

export const CLEAR: Site = { level: 0, terrains: [] };

export const LIGHT = 1;
export const HEAVY = 2;
export const ULTRA = 3;

export const terrainIn = (site: Site, kind: KnownTerrain): Terrain | undefined => site.terrains.find(one => one.kind === kind);

/** Levels that foliage stands above its floor where the map does not say. */
const foliageByDensity = (density: number): number => (density >= ULTRA ? 3 : 2);

export const foliageHeight = (woods: Terrain): number => woods.height ?? foliageByDensity(woods.level);

const CF_BY_TYPE = [0, 15, 40, 90, 120, 120] as const;

export const constructionFactor = (structure: Terrain): number => structure.cf ?? CF_BY_TYPE[structure.level] ?? 0;
