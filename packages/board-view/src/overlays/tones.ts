import type { Tone } from '../scene.ts';

/** The accents of the interface, as they are used on the map. */
export const TONES: Readonly<Record<Tone, string>> = {
  mine: '#d6a24a',
  friend: '#39b3a6',
  danger: '#e0653a',
  quiet: '#93a0b0',
};

/** A size of letters that can be read from afar too, up to a limit. */
export const readable = (size: number, zoom: number): number => Math.max(size, Math.min(size * 3.4, 10.5 / zoom));

/** What is written over the map needs a dark ground of its own. */
export const PLATE = 'rgb(18 21 26 / .9)';
