import { nth } from '@sortie/geometry';
import { sheet } from '../canvas.ts';
import { css, mix, type Rgb, shade } from '../colour.ts';
import { chance, chances } from '../noise.ts';
import type { Biome, TreeColours } from './biome.ts';
import { addPatch } from './patch.ts';
import { type Brush, joins, layerOf, type Plot } from './plot.ts';

const VARIANTS = 6;
/** Radius of a crown in the prepared pictures, in drawing units; each picture is a square of twice that and a rim. */
const CROWN = 10;
const PICTURE = 26;

interface Crowns {
  readonly pictures: readonly HTMLCanvasElement[];
  readonly shadow: HTMLCanvasElement;
}

const prepared = new Map<string, Crowns>();

/** Scalloped outline of a crown seen from above. */
function crownPath(variant: number, radius: number, cx: number, cy: number): Path2D {
  const path = new Path2D();
  const lobes = 8 + (variant % 3);
  for (let i = 0; i < lobes; i++) {
    const from = (i / lobes) * Math.PI * 2 + variant;
    const to = ((i + 1) / lobes) * Math.PI * 2 + variant;
    const r = radius * (0.86 + 0.16 * chance(i, variant, 41));
    const bulge = r * 1.26;
    const x = cx + Math.cos(from) * r;
    const y = cy + Math.sin(from) * r;
    if (i === 0) path.moveTo(x, y);
    const middle = (from + to) / 2;
    const next = radius * (0.86 + 0.16 * chance((i + 1) % lobes, variant, 41));
    path.quadraticCurveTo(cx + Math.cos(middle) * bulge, cy + Math.sin(middle) * bulge, cx + Math.cos(to) * next, cy + Math.sin(to) * next);
  }
  path.closePath();
  return path;
}

function paintCrown(variant: number, colours: TreeColours, dark: number, scale: number): HTMLCanvasElement {
  const { canvas, pen } = sheet(PICTURE * scale, PICTURE * scale);
  pen.scale(scale, scale);
  const c = PICTURE / 2;
  const tone = (colour: Rgb): Rgb => shade(colour, -dark);
  const outline = crownPath(variant, CROWN, c, c);
  pen.fillStyle = css(tone(colours.dark));
  pen.fill(outline);
  pen.save();
  pen.clip(outline);
  const body = pen.createRadialGradient(c - 4, c - 5, 1, c - 1, c - 1, CROWN * 1.15);
  body.addColorStop(0, css(tone(mix(colours.body, colours.light, 0.55))));
  body.addColorStop(0.55, css(tone(colours.body)));
  body.addColorStop(1, css(tone(colours.dark)));
  pen.fillStyle = body;
  pen.fillRect(0, 0, PICTURE, PICTURE);
  // Leaves: small clumps, lit from the north-west.
  const next = chances(variant, 7, 3);
  for (let i = 0; i < 34; i++) {
    const angle = next() * 6.283;
    const away = Math.sqrt(next()) * CROWN * 0.92;
    const x = c + Math.cos(angle) * away;
    const y = c + Math.sin(angle) * away;
    const lit = (c - x + (c - y)) / (2 * CROWN);
    pen.fillStyle = css(tone(lit > 0 ? colours.light : colours.shadow), lit > 0 ? 0.16 + lit * 0.4 : 0.14 - lit * 0.16);
    pen.beginPath();
    pen.ellipse(x, y, 1.1 + next() * 0.9, 0.8 + next() * 0.6, angle, 0, 7);
    pen.fill();
  }
  pen.restore();
  pen.strokeStyle = css(tone(colours.shadow), 0.75);
  pen.lineWidth = 0.7;
  pen.stroke(outline);
  return canvas;
}

function paintShadow(colours: TreeColours, scale: number): HTMLCanvasElement {
  const { canvas, pen } = sheet(PICTURE * scale, PICTURE * scale);
  pen.scale(scale, scale);
  const c = PICTURE / 2;
  const soft = pen.createRadialGradient(c, c, CROWN * 0.5, c, c, CROWN * 1.25);
  soft.addColorStop(0, css(colours.shadow, 0.55));
  soft.addColorStop(0.7, css(colours.shadow, 0.34));
  soft.addColorStop(1, css(colours.shadow, 0));
  pen.fillStyle = soft;
  pen.fillRect(0, 0, PICTURE, PICTURE);
  return canvas;
}

function crowns(biome: Biome, dark: number, scale: number): Crowns {
  const key = `${biome.tree.body.join()}/${dark}/${scale}`;
  const known = prepared.get(key);
  if (known) return known;
  if (prepared.size > 24) prepared.clear();
  const made = {
    pictures: Array.from({ length: VARIANTS }, (_, variant) => paintCrown(variant, biome.tree, dark, scale)),
    shadow: paintShadow(biome.tree, scale),
  };
  prepared.set(key, made);
  return made;
}

interface Crown {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly picture: number;
}

/** Crowns about the centre of a hex: 3 or 4 in light woods with ground between them, 7 to 9 in heavy, 10 in ultra-heavy. */
export function crownsIn(q: number, r: number, density: number): readonly Crown[] {
  const next = chances(q, r, 17);
  const light = density <= 1;
  const around = light ? 3 + Math.floor(next() * 2) : density === 2 ? 6 + Math.floor(next() * 3) : 9;
  const start = next() * 6.283;
  const grown: Crown[] = [];
  for (let i = 0; i < around; i++) {
    const angle = start + ((i + (next() - 0.5) * 0.4) / around) * 6.283;
    const away = light ? 10.5 + next() * 3.5 : 14 + next() * 3;
    const radius = light ? 7 + next() * 2.2 : 7 + next() * 2.2;
    grown.push({ x: Math.cos(angle) * away, y: Math.sin(angle) * away * 0.92, radius, picture: Math.floor(next() * VARIANTS) });
  }
  if (!light) grown.push({ x: (next() - 0.5) * 4, y: (next() - 0.5) * 4, radius: 9.5, picture: Math.floor(next() * VARIANTS) });
  return grown.sort((a, b) => a.y - b.y);
}

const woodsOf = ({ site }: Plot): { readonly level: number; readonly jungle: boolean } | undefined => {
  const woods = layerOf(site, 'woods');
  if (woods) return { level: woods.level, jungle: false };
  const jungle = layerOf(site, 'jungle');
  return jungle && { level: jungle.level, jungle: true };
};

/** The darker ground under trees, one soft patch for a whole wood. */
export function paintUndergrowth({ pen, ground, biome, plots }: Brush): void {
  for (const [kind, density] of [
    ['woods', 1],
    ['woods', 2],
    ['jungle', 1],
    ['jungle', 2],
  ] as const) {
    const path = new Path2D();
    for (const plot of plots) {
      const layer = layerOf(plot.site, kind);
      if (!layer || layer.level < density) continue;
      const mask = joins(ground, plot, kind, other => other.level >= density);
      addPatch(path, plot.h, plot.centre.x, plot.centre.y, mask, { inset: density === 1 ? 0.1 : 0.16, waver: 2.4, salt: density });
    }
    pen.fillStyle = css(shade(biome.tree.under, density === 1 ? 0 : -0.22), density === 1 ? 0.62 : 0.72);
    pen.fill(path);
  }
}

export function paintTrees({ pen, biome, plots, scale }: Brush): void {
  for (const { h, centre, site } of plots) {
    const woods = woodsOf({ h, centre, site });
    if (!woods) continue;
    const crowns = crownsIn(h.q, h.r, woods.level).map(({ x, y, ...crown }) => ({ ...crown, x: centre.x + x, y: centre.y + y }));
    stampCrowns(pen, crowns, biome, woods.level <= 1 ? 0 : 0.2, scale, woods.jungle);
  }
}

/** Trees with their shadows, one after the other; `dark` is how much deeper than light woods they are. */
export function stampCrowns(pen: Brush['pen'], all: readonly Crown[], biome: Biome, dark: number, scale: number, jungle: boolean): void {
  const { pictures, shadow } = crowns(biome, dark, Math.min(Math.max(scale, 0.5), 8));
  for (const { x, y, radius } of all) {
    const size = (radius / CROWN) * PICTURE;
    pen.drawImage(shadow, x + 2.6 - size / 2, y + 3 - size / 2, size, size);
  }
  for (const { x, y, radius, picture } of all) {
    const size = (radius / CROWN) * PICTURE;
    pen.drawImage(nth(pictures, picture), x - size / 2, y - size / 2, size, size);
    if (jungle && scale > 0.8) palm(pen, x, y, radius, biome);
  }
}

/** The star of leaves that tells jungle from woods. */
function palm(pen: Brush['pen'], x: number, y: number, radius: number, biome: Biome): void {
  pen.strokeStyle = css(shade(biome.tree.light, 0.15), 0.85);
  pen.lineWidth = 1;
  pen.lineCap = 'round';
  pen.beginPath();
  for (let i = 0; i < 6; i++) {
    const angle = i * 1.047 + radius;
    pen.moveTo(x, y);
    pen.quadraticCurveTo(
      x + Math.cos(angle + 0.3) * radius * 0.5,
      y + Math.sin(angle + 0.3) * radius * 0.5,
      x + Math.cos(angle) * radius * 0.85,
      y + Math.sin(angle) * radius * 0.85,
    );
  }
  pen.stroke();
}
