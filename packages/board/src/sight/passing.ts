import { distance, type Hex } from '@sortie/geometry';
import { type Board, siteAt } from '../board.ts';
import { buildingNumbers } from '../buildings.ts';
import { foliageHeight, type Site, type Terrain, terrainIn } from '../terrain.ts';
import type { Post } from './post.ts';
import { NO_TALLY, type Obstacle, type Tally } from './tally.ts';

/** One thing in a hex that the line meets, and whether it bears on the line. */
export interface Meeting {
  readonly what: Obstacle;
  /** The level it reaches. */
  readonly top: number;
  readonly matters: boolean;
}

export interface Passing {
  readonly tally: Tally;
  readonly meetings: readonly Meeting[];
}

export interface Crossing {
  readonly board: Board;
  readonly from: Post;
  readonly to: Post;
  /** Whether the line runs under water. */
  readonly underWater: boolean;
}

const FIELD_HEIGHT = 1;
const SMOKE_HEIGHT = 2;

/**
 * What one intervening hex does to a line. Terrain matters from the level of *both* tops up, or from the top of the viewer next to it
 * (classic rules, TW-los-effect).
 */
export function passHex(crossing: Crossing, h: Hex): Passing {
  const site = siteAt(crossing.board, h);
  if (!site) return { tally: NO_TALLY, meetings: [] };
  const matters = threshold(crossing, h);
  return crossing.underWater ? passUnderWater(site, matters) : passAbove(crossing, h, site, matters);
}

function threshold({ from, to }: Crossing, h: Hex): (top: number) => boolean {
  const nearFrom = distance(from.at, h) === 1;
  const nearTo = distance(to.at, h) === 1;
  const highest = Math.max(from.top, to.top);
  return top => top >= highest || (nearFrom && top >= from.top) || (nearTo && top >= to.top);
}

function passUnderWater(site: Site, matters: (top: number) => boolean): Passing {
  const water = terrainIn(site, 'water');
  if (!water) return { tally: { ...NO_TALLY, wall: 'shore' }, meetings: [{ what: 'shore', top: site.level, matters: true }] };
  const floor = site.level - Math.max(0, water.level);
  const wall = matters(floor);
  return { tally: wall ? { ...NO_TALLY, wall: 'ground' } : NO_TALLY, meetings: [{ what: 'ground', top: floor, matters: wall }] };
}

function passAbove(crossing: Crossing, h: Hex, site: Site, matters: (top: number) => boolean): Passing {
  const meetings: Meeting[] = [];
  const meet = (what: Obstacle, top: number): boolean => {
    const does = matters(top);
    meetings.push({ what, top, matters: does });
    return does;
  };
  const tally: { -readonly [K in keyof Tally]: Tally[K] } = { ...NO_TALLY };
  const structure = structureHeight(site);
  const hard = site.level + structure;
  if (sharesBuilding(crossing, h)) tally.rooms = 1;
  else {
    const solid: Obstacle = structure > 0 && !matters(site.level) ? 'building' : 'ground';
    if (meet(solid, hard)) tally.wall = solid;
    Object.assign(tally, covers(crossing, h, hard));
  }
  for (const terrain of site.terrains) passTerrain(tally, site, terrain, meet);
  return { tally, meetings };
}

const structureHeight = (site: Site): number =>
  site.terrains.reduce((most, { kind, height = 1 }) => (kind === 'building' || kind === 'fuelTank' ? Math.max(most, height) : most), 0);

function sharesBuilding({ board, from, to }: Crossing, h: Hex): boolean {
  if (from.building === 0 || from.building !== to.building) return false;
  const { grid } = board;
  return buildingNumbers(board)[grid.origin + h.r * grid.stride + h.q] === from.building;
}

/**
 * A hex next to a viewer covers it when only its topmost level rises above that hex, and the other one does not look down on it (TW-cover-when).
 * For a standing 'Mech that is exactly one level, for a superheavy one two.
 */
function covers({ from, to }: Crossing, h: Hex, hard: number): Pick<Tally, 'targetCover' | 'attackerCover'> {
  const hides = ({ at, top, height }: Post): boolean => distance(at, h) === 1 && height > 1 && hard === top - 1;
  return { targetCover: from.top <= to.top && hides(to), attackerCover: to.top <= from.top && hides(from) };
}

type Meet = (what: Obstacle, top: number) => boolean;

function passTerrain(tally: { -readonly [K in keyof Tally]: Tally[K] }, site: Site, terrain: Terrain, meet: Meet): void {
  const { kind, level } = terrain;
  if (kind === 'woods' || kind === 'jungle') {
    if (!meet('woods', site.level + foliageHeight(terrain))) return;
    if (level >= 3) tally.ultraWoods++;
    else if (level === 2) tally.heavyWoods++;
    else tally.lightWoods++;
  } else if (kind === 'smoke') {
    if (!meet('smoke', site.level + (terrain.height ?? SMOKE_HEIGHT))) return;
    // Even numbers are the heavy kinds of smoke.
    if (level % 2 === 0) tally.heavySmoke++;
    else tally.lightSmoke++;
  } else if (kind === 'fields') {
    if (meet('fields', site.level + FIELD_HEIGHT)) tally.fields++;
  } else if (kind === 'industrial' && meet('industry', site.level + level)) tally.industry++;
}
