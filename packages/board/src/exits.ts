import { type Facing, type Hex, neighbour, opposite } from '@sortie/geometry';
import { type Board, siteAt } from './board.ts';
import { type Site, type Terrain, terrainIn } from './terrain.ts';

/** Exits are a sum of one bit for each hexside, bit 0 north and then clockwise. */
export const hasExit = (exits: number, side: Facing): boolean => (exits & (1 << side)) !== 0;

/** Exits after a turn by so many hexsides, clockwise when positive. */
export function turnExits(exits: number, sides: number): number {
  const turns = ((sides % 6) + 6) % 6;
  const beyond = exits & ~0b111111;
  const low = exits & 0b111111;
  return beyond | (((low << turns) | (low >> (6 - turns))) & 0b111111);
}

export const turnTerrain = (terrain: Terrain, sides: number): Terrain =>
  terrain.exits === undefined ? terrain : { ...terrain, exits: turnExits(terrain.exits, sides) };

const carriesRoad = (site: Site): boolean => terrainIn(site, 'road') !== undefined || terrainIn(site, 'bridge') !== undefined;

/**
 * The hexsides through which a road or bridge leaves a hex; 0 without one. Exits that the map gives are taken as given, others join
 * every neighbouring road or bridge, and pavement unless the map says otherwise.
 */
export function roadExits(board: Board, h: Hex): number {
  const site = siteAt(board, h);
  if (!site) return 0;
  let exits = 0;
  for (const terrain of site.terrains) {
    if (terrain.kind === 'road' || terrain.kind === 'bridge') exits |= terrain.exits ?? joinedRoads(board, h);
  }
  return exits & 0b111111;
}

function joinedRoads(board: Board, h: Hex): number {
  const toPavement = board.options['exit_roads_to_pavement'] !== 'false';
  let exits = 0;
  for (let side = 0; side < 6; side++) {
    const next = siteAt(board, neighbour(h, side as Facing));
    if (next && (carriesRoad(next) || (toPavement && terrainIn(next, 'pavement')))) exits |= 1 << side;
  }
  return exits;
}

/** Whether one may go from a hex to its neighbour along road, bridge or pavement all the way. */
export function followsRoad(board: Board, from: Hex, side: Facing): boolean {
  return opensTo(board, from, side) && opensTo(board, neighbour(from, side), opposite(side));
}

function opensTo(board: Board, h: Hex, side: Facing): boolean {
  const site = siteAt(board, h);
  if (!site) return false;
  return hasExit(roadExits(board, h), side) || terrainIn(site, 'pavement') !== undefined;
}
