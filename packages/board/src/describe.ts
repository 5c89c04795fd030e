import { type Hex, nth } from '@sortie/geometry';
import { type Board, siteAt } from './board.ts';
import { constructionFactor, type KnownTerrain, type Site, type Terrain } from './terrain.ts';

const DENSITY = ['', 'light', 'heavy', 'ultra-heavy'] as const;
const STRENGTH = ['', 'light', 'medium', 'heavy', 'hardened', 'wall'] as const;

const named =
  (...names: readonly string[]) =>
  ({ level }: Terrain): string =>
    names[Math.min(level, names.length) - 1] ?? nth(names, 0);

const levels = (count: number): string => `${count} ${count === 1 ? 'level' : 'levels'}`;

function building(terrain: Terrain): string {
  const what = terrain.level === 5 ? 'wall' : `${STRENGTH[terrain.level] ?? 'strange'} building`;
  return `${what}, ${levels(terrain.height ?? 1)} high, CF ${constructionFactor(terrain)}`;
}

const WORDS: { readonly [K in KnownTerrain]: (terrain: Terrain) => string | undefined } = {
  woods: ({ level }) => `${DENSITY[level] ?? 'strange'} woods`,
  jungle: ({ level }) => `${DENSITY[level] ?? 'strange'} jungle`,
  foliage: ({ level }) => `foliage ${levels(level)} high`,
  water: ({ level }) => (level === 0 ? 'shallow water' : `water of depth ${level}`),
  rapids: named('rapids', 'torrent'),
  ice: named('ice'),
  rough: named('rough ground', 'ultra-rough ground'),
  rubble: named('rubble'),
  sand: named('sand', 'deep sand'),
  mud: named('mud', 'deep mud'),
  swamp: named('swamp', 'quicksand'),
  snow: named('thin snow', 'deep snow'),
  tundra: named('tundra'),
  magma: named('magma crust', 'liquid magma'),
  hazardousLiquid: ({ level }) => (level > 0 ? `hazardous liquid of depth ${level}` : 'hazardous liquid'),
  geyser: named('dormant geyser', 'active geyser', 'magma vent'),
  fields: named('planted fields'),
  industrial: ({ level }) => `heavy industrial zone, ${levels(level)} high`,
  pavement: named('pavement'),
  road: named('road', 'dirt road', 'gravel road'),
  bridge: terrain => `${STRENGTH[terrain.level] ?? 'strange'} bridge at height ${terrain.height ?? 0}, CF ${constructionFactor(terrain)}`,
  building,
  fuelTank: terrain => `fuel tank, ${levels(terrain.height ?? 1)} high, CF ${terrain.cf ?? 0}`,
  fortified: named('fortified'),
  impassable: named('impassable'),
  cliffTop: named('cliff edge'),
  cliffBottom: named('foot of a cliff'),
  incline: named('incline'),
  elevator: named('elevator'),
  metal: named('metal in the ground'),
  space: named('space'),
  sky: named('sky'),
  fire: named('fire', 'inferno fire'),
  smoke: named('light smoke', 'heavy smoke'),
  screen: named('screen'),
  arms: ({ level }) => (level === 1 ? 'a torn-off arm' : `${level} torn-off arms`),
  legs: ({ level }) => (level === 1 ? 'a torn-off leg' : `${level} torn-off legs`),
  fluff: () => undefined,
  groundFluff: () => undefined,
  waterFluff: () => undefined,
  roadFluff: () => undefined,
  buildingFluff: () => undefined,
};

/** One terrain in words; `undefined` for what is only drawn. */
export function describeTerrain(terrain: Terrain): string | undefined {
  if (terrain.kind === 'other') return `unknown terrain “${terrain.name ?? ''}” ${terrain.level}`;
  return WORDS[terrain.kind](terrain);
}

/** A hex in words: "level 2, heavy woods". */
export function describeSite(site: Site): string {
  const things = site.terrains.map(describeTerrain).filter(words => words !== undefined);
  return [`level ${site.level}`, ...(things.length > 0 ? things : ['clear'])].join(', ');
}

export function describeHex(board: Board, h: Hex): string {
  const site = siteAt(board, h);
  return site ? describeSite(site) : 'off the map';
}
