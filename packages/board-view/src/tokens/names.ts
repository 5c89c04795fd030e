import { lettering, type Pen, sheet } from '../canvas.ts';
import { pointOf } from '../place.ts';
import type { Overlays, Token } from '../scene.ts';
import { SIDE_COLOURS } from './base.ts';
import { standOf } from './crowd.ts';
import { facesDown } from './paint.ts';
import { halfOf } from './token.ts';

/** Pixels of the page: a name is as large at every zoom. */
const SIZE = 11.5;
const HIGH = 15;
const LETTER = 6;
const PADDING = 9;
const GAP = 1;
/** Letters that are left of a name for which there is no room. */
const SHORT = 3;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A name and where it stands, in drawing units: the middle of its plate. */
export interface Named {
  readonly token: Token;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

interface Stand {
  readonly token: Token;
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

const standing = (token: Token, zoom: number): Stand => {
  const { x, y } = pointOf(standOf(token));
  return { token, x, y: y - (token.lift ?? 0), half: halfOf(token, zoom) };
};

const covers = ({ left, right, top, bottom }: Box, { x, y, half }: Stand): boolean =>
  Math.hypot(x - Math.min(right, Math.max(left, x)), y - Math.min(bottom, Math.max(top, y))) < half * 0.86;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const textOf = ({ label = '', height }: Token): string => (height ? `${label} ${height}` : label);

/** Whoever matters now is named first, so that its name has the best place. */
function importance({ id, mood }: Token, { selected, target }: Overlays): number {
  if (id === selected || id === target) return 0;
  return mood === 'ready' ? 1 : mood === 'done' ? 3 : 2;
}

/** Below the base, above it, or beside it: where the name covers nobody. */
function placesFor(
  { token, x, y, half }: Stand,
  text: string,
  zoom: number,
): readonly (Box & { readonly x: number; readonly y: number })[] {
  const [wide, tall] = [(text.length * LETTER + PADDING) / 2 / zoom, HIGH / 2 / zoom];
  const away = half * 1.02 + tall + GAP / zoom;
  const at = (cx: number, cy: number) => ({ x: cx, y: cy, left: cx - wide, right: cx + wide, top: cy - tall, bottom: cy + tall });
  const [below, above] = [at(x, y + away), at(x, y - away)];
  const upright = facesDown(token) ? [above, below] : [below, above];
  return [...upright, at(x + half + wide, y), at(x - half - wide, y)];
}

/** Everybody by name at every zoom: where there is no room for a name, its first letters stand over the base. */
export function placeNames(tokens: readonly Token[], overlays: Overlays, zoom: number): readonly Named[] {
  const all = tokens.map(token => standing(token, zoom));
  const alive = all.filter(({ token }) => token.label !== undefined && token.mood !== 'wreck');
  const taken: Box[] = [];
  const sorted = [...alive].sort((a, b) => importance(a.token, overlays) - importance(b.token, overlays));
  return sorted.map(stand => {
    const text = textOf(stand.token);
    for (const words of [text, text.slice(0, SHORT)]) {
      const free = placesFor(stand, words, zoom).find(
        box => !all.some(other => other !== stand && covers(box, other)) && !taken.some(one => meet(one, box)),
      );
      if (!free) continue;
      taken.push(free);
      return { token: stand.token, text: words, x: free.x, y: free.y };
    }
    return { token: stand.token, text: text.slice(0, SHORT), x: stand.x, y: stand.y + stand.half * 0.8 };
  });
}

const plates = new Map<string, HTMLCanvasElement>();
const KEPT = 400;

/** The plate of a name, painted once: a dark ribbon with the colour of its side. */
function plateFor(text: string, token: Token, density: number): HTMLCanvasElement {
  const key = `${text}|${token.side}|${token.mood ?? ''}|${density}`;
  const known = plates.get(key);
  if (known) return known;
  if (plates.size > KEPT) plates.clear();
  const font = lettering(SIZE, 650);
  const measure = sheet(1, 1).pen;
  measure.font = font;
  const width = Math.ceil(measure.measureText(text).width) + PADDING;
  const { canvas, pen } = sheet(width * density, HIGH * density);
  pen.scale(density, density);
  pen.fillStyle = 'rgb(16 19 24 / .88)';
  pen.beginPath();
  pen.roundRect(0, 0, width, HIGH, 3);
  pen.fill();
  pen.fillStyle = SIDE_COLOURS[token.side].fill;
  pen.fillRect(0, 2, 2.5, HIGH - 4);
  pen.font = font;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = token.mood === 'done' ? '#b9c0c8' : '#f4f0e6';
  pen.fillText(text, width / 2 + 1, HIGH / 2 + 0.5);
  plates.set(key, canvas);
  return canvas;
}

/** Lets go of all painted names: the lettering has arrived. */
export const forgetNames = (): void => plates.clear();

/** Draws names with a pen set to drawing units, as large as they are in pixels of the page. */
export function drawNames(pen: Pen, names: readonly Named[], scale: number, zoom: number): void {
  const density = Math.max(1, Math.round(scale / zoom));
  for (const { token, text, x, y } of names) {
    if (text === '') continue;
    const plate = plateFor(text, token, density);
    const [width, height] = [plate.width / density / zoom, plate.height / density / zoom];
    pen.drawImage(plate, x - width / 2, y - height / 2, width, height);
  }
}
