import { type Board, type BoardPlan, boardOf, cellAt, planOf, siteAt, type Terrain, terrainIn, withSites } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { sure } from '@sortie/kernel';

/** Roads join pavement or not by a setting of the map, so that it is kept. */
export const planWith = (board: Board): BoardPlan => planOf(board, { options: board.options });

export const depthOf = (board: Board, h: Hex): number => board.packed.depth[cellAt(board, h)] ?? 0;

/** The level that feet stand on: the ground, or the bottom of the water. */
export const floorOf = (board: Board, h: Hex): number => (board.packed.level[cellAt(board, h)] ?? 0) - depthOf(board, h);

/** The level that a unit's feet are on, in the air and in buildings as well. */
export const levelOf = (board: Board, { at, elevation }: { readonly at: Hex; readonly elevation?: number }): number =>
  elevation === undefined ? floorOf(board, at) : (board.packed.level[cellAt(board, at)] ?? 0) + elevation;

export function terrainOf(board: Board, h: Hex, kind: Terrain['kind']): Terrain | undefined {
  const site = siteAt(board, h);
  return site && kind !== 'other' ? terrainIn(site, kind) : undefined;
}

export const isPaved = (board: Board, h: Hex): boolean =>
  terrainOf(board, h, 'pavement') !== undefined || terrainOf(board, h, 'road') !== undefined || terrainOf(board, h, 'bridge') !== undefined;

const grounds = new WeakMap<BoardPlan, BoardPlan>();

/** The first of all plans that differ only in how strong their buildings are: ways and sights are the same on all of them. */
export const groundOf = (plan: BoardPlan): BoardPlan => grounds.get(plan) ?? plan;

/** A building, or something else that can be shot to pieces. */
export const isStructure = ({ kind, cf }: Terrain): boolean => kind === 'building' || (kind === 'other' && cf !== undefined);

const weakened = (terrain: Terrain, factor: number): Terrain =>
  factor > 0 || terrain.kind === 'other' ? { ...terrain, cf: factor } : { kind: 'rubble', level: terrain.level };

/** The same map with a structure weakened; where nothing is left of a building there is rubble. */
export function withFactor(plan: BoardPlan, at: Hex, factor: number): BoardPlan {
  const board = boardOf(plan);
  const site = siteAt(board, at);
  if (!site) return plan;
  const terrains = site.terrains.map(terrain => (isStructure(terrain) ? weakened(terrain, factor) : terrain));
  const weaker = planWith(withSites(board, [[at, { ...site, terrains }]]));
  if (factor > 0) grounds.set(weaker, groundOf(plan));
  return weaker;
}

/** The same map with some domes come down: rubble on the ground that they stood on. */
export function withoutDomes(plan: BoardPlan, hexes: readonly Hex[]): BoardPlan {
  const board = boardOf(plan);
  const changes = hexes.map(h => {
    const { level, terrains, ...rest } = sure(siteAt(board, h), 'the site');
    const height = terrains.find(isStructure)?.height ?? 0;
    const left = terrains.map((terrain): Terrain => (isStructure(terrain) ? { kind: 'rubble', level: 1 } : terrain));
    return [h, { ...rest, level: level - height, terrains: left }] as const;
  });
  return planWith(withSites(board, changes));
}
