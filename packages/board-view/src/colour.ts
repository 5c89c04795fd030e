/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export const css = ([r, g, b]: Rgb, alpha = 1): string =>
  alpha >= 1
    ? `rgb(${Math.round(r)} ${Math.round(g)} ${Math.round(b)})`
    : `rgb(${Math.round(r)} ${Math.round(g)} ${Math.round(b)} / ${alpha})`;

export const mix = (a: Rgb, b: Rgb, part: number): Rgb => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

const WHITE: Rgb = [255, 252, 240];
const BLACK: Rgb = [14, 16, 22];

/** Towards warm white when positive, towards ink when negative. */
export const shade = (colour: Rgb, by: number): Rgb => mix(colour, by > 0 ? WHITE : BLACK, Math.abs(by));

/** A colour written `#rrggbb`, with transparency. */
export const fade = (hex: string, alpha: number): string => css(rgb(hex), alpha);
