import { groundOf } from '../board/compile.ts';
import type { Ground } from '../board/ground.ts';
import type { Cover } from '../model/shape.ts';
import type { State, Unit } from '../model/state.ts';
import { BEST_COVER, BUNKER, CHART, IMPROVED_COVER, isBunker } from './chart.ts';

const OPEN: Cover = { terrain: null, work: null, wade: false };

/** What protects a unit: its point's terrain, unless it flies above the top of it. */
export function coverOf(state: State, unit: Unit): Cover {
  if (unit.at === null) return OPEN;
  const ground = groundOf(state.map);
  if (unit.aloft && unit.level >= Math.max(ground.top(unit.at), ground.level(unit.at) + 1)) return OPEN;
  const { wade } = state.map;
  return { terrain: ground.terrain(unit.at), work: unit.aloft ? null : (ground.work(unit.at) ?? null), wade };
}

/** What the terrain alone takes off an attack. */
export function terrainCover({ terrain, work, wade }: Cover): number {
  if (isBunker(work ?? undefined)) return BUNKER.cover;
  if (terrain === null || (terrain === 'water' && !wade)) return 0;
  return CHART[terrain].cover;
}

/** What an improved position adds, never beyond the best cover there is. */
export const improvedCover = (cover: Cover): number =>
  cover.work === 'improved' ? Math.max(IMPROVED_COVER, BEST_COVER - terrainCover(cover)) : 0;

/** How good a place is to hide in: for frightened soldiers. */
export function shelterAt(state: State, ground: Ground, at: number): number {
  const cover: Cover = { terrain: ground.terrain(at), work: ground.work(at) ?? null, wade: state.map.wade };
  return 0 - terrainCover(cover) - improvedCover(cover);
}
