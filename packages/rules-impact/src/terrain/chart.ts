/** What a point is, told by the colour of its dot. Contours have no dots: they are the levels of points. */
export const TERRAINS = ['clear', 'woods', 'building', 'marsh', 'slag', 'water', 'bridge', 'rubble'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Markers that stand on a point and add to its terrain. */
export const WORKS = ['bunker', 'command-post', 'improved'] as const;
export type Work = (typeof WORKS)[number];

export interface ChartRow {
  readonly colour: string;
  /** Movement points to enter on the ground. */
  readonly enter: number;
  /** Movement points to land safely. */
  readonly land: number;
  /** Levels that it rises above the ground it stands on. */
  readonly height: number;
  /** Does it stand in a line of sight up to its height? */
  readonly blocks: boolean;
  /** Added to attacks on whoever is in it. */
  readonly cover: number;
}

/** The Terrain Effects Chart. Stated by the rules: woods, building and rubble heights, covers and landings; the rest is house component. */
export const CHART: { readonly [T in Terrain]: ChartRow } = {
  clear: { colour: 'transparent', enter: 1, land: 0, height: 0, blocks: false, cover: 0 },
  woods: { colour: 'green', enter: 2, land: 2, height: 6, blocks: true, cover: -3 },
  building: { colour: 'black', enter: 2, land: 2, height: 6, blocks: true, cover: -5 },
  marsh: { colour: 'light blue', enter: 2, land: 0, height: 0, blocks: false, cover: -1 },
  slag: { colour: 'red', enter: 1, land: 0, height: 0, blocks: false, cover: 0 },
  water: { colour: 'blue', enter: 3, land: 1, height: 0, blocks: false, cover: -1 },
  bridge: { colour: 'tile', enter: 1, land: 0, height: 0, blocks: false, cover: 0 },
  rubble: { colour: 'gray', enter: 2, land: 2, height: 2, blocks: true, cover: -4 },
};

/** A bunker acts like a building that nobody looks over; a command post is a bunker with an objective on it. */
export const BUNKER: Pick<ChartRow, 'enter' | 'land' | 'cover'> = { enter: 2, land: 2, cover: -7 };
export const IMPROVED_COVER = -2;
/** However much is piled up, cover is never better than a bunker. */
export const BEST_COVER = -7;
/** Each level climbed on foot. */
export const CLIMB = 1;

/** Flying over anything, landing where nothing is in the way. */
export const AIR_STEP = 1;

export const isBunker = (work: Work | undefined): boolean => work === 'bunker' || work === 'command-post';
export const isStructure = (terrain: Terrain, work: Work | undefined): boolean =>
  terrain === 'bridge' || terrain === 'building' || isBunker(work);
