import { decode, encodeIndexed } from './png.ts';

const COLOURS = 256;

/** Colours that are kept apart: five bits of red and blue, six of green. */
const keyOf = (r: number, g: number, b: number): number => ((r >> 3) << 11) | ((g >> 2) << 5) | (b >> 3);
const colourOf = (key: number): readonly [number, number, number] => [(key >> 11) << 3, ((key >> 5) & 63) << 2, (key & 31) << 3];

/** How many pixels fall under a key, and the sums of their red, green and blue. */
type Tally = readonly [pixels: number, red: number, green: number, blue: number];
type Tallies = ReadonlyMap<number, Tally>;

const NOTHING: Tally = [0, 0, 0, 0];

interface Box {
  readonly keys: readonly number[];
  /** The channel that varies most, and how much by how many pixels. */
  readonly channel: number;
  readonly weight: number;
}

/** The same picture with the 256 colours that suit it best: a third of the size, and nobody sees it. */
export function shrink(png: Buffer): Buffer {
  const { width, height, rgb } = decode(png);
  const tallies = new Map<number, Tally>();
  const keys = new Uint16Array(width * height);
  for (let i = 0; i < keys.length; i += 1) {
    const [r, g, b] = [rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!];
    const key = keyOf(r, g, b);
    const [n, red, green, blue] = tallies.get(key) ?? NOTHING;
    keys[i] = key;
    tallies.set(key, [n + 1, red + r, green + g, blue + b]);
  }
  const boxes = cut([...tallies.keys()], tallies);
  const indexOf = new Map(boxes.flatMap(({ keys }, index) => keys.map(key => [key, index] as const)));
  const palette = boxes.map(({ keys }) => mean(keys, tallies));
  return encodeIndexed(
    width,
    height,
    palette,
    Uint8Array.from(keys, key => indexOf.get(key)!),
  );
}

/** Median cut: halve the box that varies most until there are enough. */
function cut(keys: readonly number[], tallies: Tallies): readonly Box[] {
  const boxes = [boxOf(keys, tallies)];
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((best, box, i) => (box.weight > boxes[best]!.weight ? i : best), 0);
    const box = boxes[widest]!;
    if (box.weight === 0) break;
    const sorted = [...box.keys].sort((a, b) => colourOf(a)[box.channel]! - colourOf(b)[box.channel]!);
    const half = middle(sorted, tallies);
    boxes.splice(widest, 1, boxOf(sorted.slice(0, half), tallies), boxOf(sorted.slice(half), tallies));
  }
  return boxes;
}

function middle(keys: readonly number[], tallies: Tallies): number {
  const total = keys.reduce((sum, key) => sum + pixelsOf(tallies, key), 0);
  let seen = 0;
  const at = keys.findIndex(key => {
    seen += pixelsOf(tallies, key);
    return seen * 2 >= total;
  });
  return Math.max(1, Math.min(keys.length - 1, at));
}

function boxOf(keys: readonly number[], tallies: Tallies): Box {
  const spans = [0, 1, 2].map(channel => {
    const values = keys.map(key => colourOf(key)[channel]!);
    return values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255);
  });
  const channel = spans.indexOf(Math.max(...spans));
  const pixels = keys.reduce((sum, key) => sum + pixelsOf(tallies, key), 0);
  return { keys, channel, weight: keys.length === 1 ? 0 : spans[channel]! * Math.sqrt(pixels) };
}

const pixelsOf = (tallies: Tallies, key: number): number => (tallies.get(key) ?? NOTHING)[0];

function mean(keys: readonly number[], tallies: Tallies): number {
  const sums = [0, 0, 0, 0];
  for (const key of keys) for (const [i, value] of (tallies.get(key) ?? NOTHING).entries()) sums[i]! += value;
  const [pixels = 1, ...parts] = sums;
  return parts.reduce((colour, sum) => (colour << 8) | Math.round(sum / pixels), 0);
}
