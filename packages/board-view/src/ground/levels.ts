import { CORNERS, FACINGS, type Facing, neighbour, nth } from '@sortie/geometry';
import { css, mix, type Rgb, shade } from '../colour.ts';
import type { Biome } from './biome.ts';
import { addHex } from './patch.ts';
import { type Brush, type Plot, siteAt } from './plot.ts';

/** How a slope down over each hexside is lit from the north-west: positive is bright. */
const LIGHT: readonly number[] = [0.55, -0.1, -0.75, -0.7, -0.2, 0.8];

/** How much of the tint of a level lies over the soil; from the last one on it stays the same. */
const STRENGTHS = [0, 0.2, 0.32, 0.42, 0.5, 0.56, 0.6] as const;

/** From straw over ochre and umber to bare rock: neighbouring levels differ in hue and in brightness, as on a printed map. */
const HILLS: readonly Rgb[] = [
  [0, 0, 0],
  [244, 226, 162],
  [226, 184, 110],
  [190, 138, 84],
  [150, 104, 74],
  [176, 160, 148],
  [222, 216, 208],
];
const HOLLOWS: readonly Rgb[] = [
  [0, 0, 0],
  [52, 58, 66],
  [38, 44, 58],
  [26, 30, 48],
  [16, 18, 36],
];

function tintOf(level: number, { rock }: Biome): string {
  const [tints, step] = level > 0 ? [HILLS, level] : [HOLLOWS, -level];
  const tint = tints[Math.min(step, tints.length - 1)] ?? rock;
  // Snow, dust and ash keep their own colour: their hills are of their own rock.
  const own = level > 0 ? mix(tint, shade(rock, 0.34 - 0.1 * step), 0.35) : tint;
  return css(own, STRENGTHS[Math.min(step, STRENGTHS.length - 1)] ?? 0.6);
}

/** One fill for each level. */
export function paintHeights({ pen, plots, biome }: Brush): void {
  const byLevel = new Map<number, Path2D>();
  for (const { site, centre } of plots) {
    if (site.level === 0) continue;
    let path = byLevel.get(site.level);
    if (!path) {
      path = new Path2D();
      byLevel.set(site.level, path);
    }
    addHex(path, centre.x, centre.y, 0.3);
  }
  for (const [level, path] of byLevel) {
    pen.fillStyle = tintOf(level, biome);
    pen.fill(path);
  }
}

interface Drop {
  readonly plot: Plot;
  readonly facing: Facing;
  readonly by: number;
}

function dropsOf({ ground, plots }: Brush): readonly Drop[] {
  const drops: Drop[] = [];
  for (const plot of plots) {
    for (const facing of FACINGS) {
      const below = siteAt(ground, neighbour(plot.h, facing));
      if (below && below.level < plot.site.level) drops.push({ plot, facing, by: plot.site.level - below.level });
    }
  }
  return drops;
}

/** Slopes: a shadow that falls on the lower hex, a rim on the higher one, an edge as thick as the drop is high. */
export function paintSlopes(brush: Brush): void {
  const { pen, biome, scale } = brush;
  const drops = dropsOf(brush);
  for (const { plot, facing, by } of drops) slopeBand(brush, plot, facing, by);
  pen.lineCap = 'round';
  for (const { plot, facing, by } of drops) {
    const a = nth(CORNERS, facing);
    const b = nth(CORNERS, (facing + 1) % 6);
    const dark = nth(LIGHT, facing) < 0;
    pen.strokeStyle = css(shade(biome.low, dark ? -0.72 : -0.5), 0.9);
    pen.lineWidth = Math.max(0.9 + 0.75 * Math.min(by, 4), 0.8 / scale);
    pen.beginPath();
    pen.moveTo(plot.centre.x + a.x, plot.centre.y + a.y);
    pen.lineTo(plot.centre.x + b.x, plot.centre.y + b.y);
    pen.stroke();
  }
}

function slopeBand({ pen }: Brush, { centre }: Plot, facing: Facing, by: number): void {
  const a = nth(CORNERS, facing);
  const b = nth(CORNERS, (facing + 1) % 6);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const light = nth(LIGHT, facing);
  // Bright slopes glow on the higher hex, dark ones throw their shadow outwards.
  const outwards = light < 0;
  const width = outwards ? Math.min(4 + by * 3.4, 16) : Math.min(3 + by * 1.6, 9);
  const reach = 1 + (outwards ? width : -width) / 26;
  const at = (point: { x: number; y: number }, factor: number): [number, number] => [
    centre.x + point.x * factor,
    centre.y + point.y * factor,
  ];
  const strength = Math.min(0.62, Math.abs(light) * (0.34 + by * 0.09));
  const colour = (alpha: number): string => (outwards ? css([24, 20, 22], alpha) : css([255, 250, 226], alpha));
  const fadeOut = pen.createLinearGradient(...at(middle, 1), ...at(middle, reach));
  fadeOut.addColorStop(0, colour(strength));
  fadeOut.addColorStop(1, colour(0));
  pen.fillStyle = fadeOut;
  pen.beginPath();
  pen.moveTo(...at(a, 1));
  pen.lineTo(...at(b, 1));
  pen.lineTo(...at(b, reach));
  pen.lineTo(...at(a, reach));
  pen.closePath();
  pen.fill();
}
