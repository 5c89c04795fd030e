import { type Board, type BoardPlan, boardOf, cellAt, planOf, siteAt, type Terrain, terrainIn, withSites } from '@sortie/board';
import type { Hex } from '@sortie/geometry';

/** Roads join pavement or not by a setting of the map, so that it is kept. */
export const planWith = (board: Board): BoardPlan => planOf(board, { options: board.options });

export const depthOf = (board: Board, h: Hex): number => board.packed.depth[cellAt(board, h)] ?? 0;

/** The level that feet stand on: the ground, or the bottom of the water. */
export const floorOf = (board: Board, h: Hex): number => (board.packed.level[cellAt(board, h)] ?? 0) - depthOf(board, h);

export function terrainOf(board: Board, h: Hex, kind: Terrain['kind']): Terrain | undefined {
  const site = siteAt(board, h);
  return site && kind !== 'other' ? terrainIn(site, kind) : undefined;
}

export const isPaved = (board: Board, h: Hex): boolean =>
  terrainOf(board, h, 'pavement') !== undefined || terrainOf(board, h, 'road') !== undefined || terrainOf(board, h, 'bridge') !== undefined;

const grounds = new WeakMap<BoardPlan, BoardPlan>();

/** The first of all plans that differ only in how strong their buildings are: ways and sights are the same on all of them. */
export const groundOf = (plan: BoardPlan): BoardPlan => grounds.get(plan) ?? plan;

/** The same map with a building weakened; where nothing is left of it there is rubble. */
export function withFactor(plan: BoardPlan, at: Hex, factor: number): BoardPlan {
  const board = boardOf(plan);
  const site = siteAt(board, at);
  if (!site) return plan;
  const terrains = site.terrains.map(
    (terrain): Terrain =>
      terrain.kind !== 'building' ? terrain : factor > 0 ? { ...terrain, cf: factor } : { kind: 'rubble', level: terrain.level },
  );
  const weaker = planWith(withSites(board, [[at, { ...site, terrains }]]));
  if (factor > 0) grounds.set(weaker, groundOf(plan));
  return weaker;
}
