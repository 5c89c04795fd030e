import { FACINGS, type Hex, hexKey, neighbour } from '@sortie/geometry';
import { label, labelSize } from '../canvas.ts';
import type { HexGround } from '../scene.ts';
import { type Brush, layerOf, siteAt } from './plot.ts';

/** Device pixels per drawing unit below which a level is written once for each stretch of ground, and larger. */
const FEW_BELOW = 1.01;
/** So far from a written level, in hexes, another one of the same stretch is not needed. */
const SPREAD = 2;

const chosen = new WeakMap<HexGround, ReadonlySet<number>>();

/** Hexes that speak for the ground around them: every hex of a level has one of its own level near it, on the same stretch. */
function speakers(ground: HexGround): ReadonlySet<number> {
  const known = chosen.get(ground);
  if (known) return known;
  const [found, settled] = [new Set<number>(), new Set<number>()];
  for (let row = 0; row < ground.height; row++) {
    for (let q = 0; q < ground.width; q++) {
      const h = { q, r: row - (q >> 1) };
      const site = siteAt(ground, h);
      if (!site || site.level === 0 || settled.has(hexKey(h))) continue;
      const speaker = middleOfStretch(ground, h, settled);
      found.add(hexKey(speaker));
      for (const near of stretch(ground, speaker, SPREAD)) settled.add(hexKey(near));
      settled.add(hexKey(h));
    }
  }
  chosen.set(ground, found);
  return found;
}

/** Whether the level of this hex is written from afar. */
export const speaks = (ground: HexGround, h: Hex): boolean => speakers(ground).has(hexKey(h));

/** Hexes of the same level that can be reached over no other one, up to so many steps away. */
function stretch(ground: HexGround, from: Hex, steps: number): readonly Hex[] {
  const level = siteAt(ground, from)?.level;
  const seen = new Map<number, Hex>([[hexKey(from), from]]);
  let rim: readonly Hex[] = [from];
  for (let step = 0; step < steps; step++) {
    const next: Hex[] = [];
    for (const h of rim) {
      for (const facing of FACINGS) {
        const beside = neighbour(h, facing);
        if (seen.has(hexKey(beside)) || siteAt(ground, beside)?.level !== level) continue;
        seen.set(hexKey(beside), beside);
        next.push(beside);
      }
    }
    rim = next;
  }
  return [...seen.values()];
}

/** Of the hexes around one, the one that has most of its level around it. */
function middleOfStretch(ground: HexGround, from: Hex, settled: ReadonlySet<number>): Hex {
  const open = stretch(ground, from, SPREAD).filter(h => !settled.has(hexKey(h)));
  const alike = (h: Hex): number => stretch(ground, h, 1).length;
  return open.reduce((best, h) => (alike(h) > alike(best) ? h : best), from);
}

/** The number of the level in the south-west corner of its hex, the depth of water beside it: plates that are read on any ground. */
export function paintLevelNumbers({ pen, plots, scale, ground }: Brush): void {
  if (scale < 0.3) return;
  const few = scale < FEW_BELOW;
  const size = few ? labelSize(scale, 9.5, 12, 34) : labelSize(scale, 9.5, 9, 19);
  const [aside, below] = few ? [8, 12] : [13, 17];
  for (const { site, centre, h } of plots) {
    const water = layerOf(site, 'water');
    if (site.level !== 0 && (!few || speaks(ground, h))) {
      const sunken = site.level < 0;
      const words = String(site.level).replace('-', '−');
      label(pen, words, centre.x - aside, centre.y + below, size, sunken ? '#dfe6ee' : '#2a2116', sunken ? '#39424e' : '#f6ecd0');
    }
    if (!few && water && water.level > 0 && tellsDepth(ground, h, water.level))
      label(pen, `${water.level}`, centre.x + aside, centre.y + below, size, '#eaf6ff', '#1d557f');
  }
}

/** On open water the depth is written now and then, and wherever it changes. */
const tellsDepth = (ground: HexGround, h: Hex, depth: number): boolean =>
  (h.q % 3 === 0 && (h.r + (h.q >> 1)) % 3 === 0) ||
  FACINGS.some(facing => {
    const site = siteAt(ground, neighbour(h, facing));
    return site !== undefined && (layerOf(site, 'water')?.level ?? 0) !== depth;
  });
