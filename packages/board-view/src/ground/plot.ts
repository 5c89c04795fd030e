import { centreOf, FACINGS, type Hex, neighbour, nth, type Point, rowOf } from '@sortie/geometry';
import type { Pen } from '../canvas.ts';
import type { GroundLayer, GroundSite, HexGround, Region } from '../scene.ts';
import type { Biome } from './biome.ts';

/** One hex with all that its drawing needs to know. */
export interface Plot {
  readonly h: Hex;
  readonly site: GroundSite;
  readonly centre: Point;
}

/** What a piece of ground is painted with. `scale` is device pixels per drawing unit. */
export interface Brush {
  readonly pen: Pen;
  readonly ground: HexGround;
  readonly biome: Biome;
  readonly plots: readonly Plot[];
  readonly scale: number;
}

export function siteAt(ground: HexGround, h: Hex): GroundSite | undefined {
  const row = rowOf(h) - 1;
  return h.q >= 0 && h.q < ground.width && row >= 0 && row < ground.height ? ground.sites[row * ground.width + h.q] : undefined;
}

export const layerOf = (site: GroundSite | undefined, kind: string): GroundLayer | undefined =>
  site?.terrains.find(one => one.kind === kind);

/** The hexes whose drawing may touch a region. */
export function plotsIn(ground: HexGround, region: Region): readonly Plot[] {
  const plots: Plot[] = [];
  const firstColumn = Math.max(0, Math.floor((region.x - 90) / 45));
  const lastColumn = Math.min(ground.width - 1, Math.ceil((region.x + region.width + 30) / 45));
  for (let row = 0; row < ground.height; row++) {
    const y = row * 52;
    if (y + 120 < region.y || y - 60 > region.y + region.height) continue;
    for (let q = firstColumn; q <= lastColumn; q++) {
      const h = { q, r: row - (q >> 1) };
      plots.push({ h, site: nth(ground.sites, row * ground.width + q), centre: centreOf(h) });
    }
  }
  return plots;
}

/** One bit for each hexside behind which the same thing goes on. */
export function joins(ground: HexGround, plot: Plot, kind: string, alike: (layer: GroundLayer) => boolean = always): number {
  let mask = 0;
  for (const facing of FACINGS) {
    const site = siteAt(ground, neighbour(plot.h, facing));
    const layer = layerOf(site, kind);
    // Off the map things go on, so that nothing ends in front of the map's edge.
    if (!site || (layer && alike(layer))) mask |= 1 << facing;
  }
  return mask;
}

/** The hexsides behind which there is no map. */
export function offMap(ground: HexGround, { h }: Plot): number {
  let mask = 0;
  for (const facing of FACINGS) if (!siteAt(ground, neighbour(h, facing))) mask |= 1 << facing;
  return mask;
}

const always = (): boolean => true;
