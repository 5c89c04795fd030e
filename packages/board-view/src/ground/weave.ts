import { chance, cloud } from '../noise.ts';

/** How the soil of a country is woven: a number from 0 to 1 at each pixel of a square that repeats, and what shines through it. */
export interface Weft {
  /** From the low to the high colour of the soil. */
  readonly shade: number;
  /** How much of the vein colour, from 0 to 1. */
  readonly vein: number;
}

export type Weave = 'meadow' | 'dunes' | 'drift' | 'cracks' | 'dust' | 'veins' | 'facets' | 'bubbles' | 'blocks' | 'waves';

/** Pixels along the side of the square. */
const SIDE = 256;

interface Cell {
  readonly near: number;
  readonly second: number;
  readonly id: number;
}

/** The nearest of points that are strewn one to a cell, with the one after it; `cells` of them lie along the side. */
function cellAt(x: number, y: number, cells: number, salt: number): Cell {
  const size = SIDE / cells;
  const [cx, cy] = [Math.floor(x / size), Math.floor(y / size)];
  let [near, second, id] = [1e9, 1e9, 0];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [ix, iy] = [cx + dx, cy + dy];
      const [wx, wy] = [((ix % cells) + cells) % cells, ((iy % cells) + cells) % cells];
      const px = (ix + chance(wx, wy, salt)) * size;
      const py = (iy + chance(wx, wy, salt + 1)) * size;
      const far = Math.hypot(px - x, py - y) / size;
      if (far < near) {
        second = near;
        near = far;
        id = wx * 131 + wy;
      } else if (far < second) second = far;
    }
  }
  return { near, second, id };
}

const soft = (x: number, y: number, salt: number): number => cloud(x / 32, y / 32, 8, 4, salt);
const wave = (at: number, times: number, warp: number): number => 0.5 + 0.5 * Math.sin((at / SIDE) * Math.PI * 2 * times + warp);
const between = (from: number, to: number, value: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)));

const WEAVES: Readonly<Record<Weave, (x: number, y: number) => Weft>> = {
  meadow: (x, y) => ({ shade: soft(x, y, 11), vein: 0 }),
  dust: (x, y) => ({ shade: 0.3 + 0.5 * soft(x, y, 12) + 0.2 * soft(y, x, 13), vein: 0 }),
  dunes: (x, y) => {
    const warp = soft(x, y, 14) * 9;
    return { shade: 0.62 * soft(x, y, 15) + 0.38 * wave(y + x * 0.0, 9, warp), vein: 0 };
  },
  drift: (x, y) => {
    const warp = soft(x, y, 16) * 7;
    return { shade: 0.7 * soft(x, y, 17) + 0.3 * wave(y, 5, warp), vein: 0.35 * between(0.82, 1, wave(y, 5, warp)) };
  },
  cracks: (x, y) => {
    const { near, second, id } = cellAt(x, y, 9, 21);
    const edge = between(0.02, 0.12, second - near);
    const glow = chance(id, 3, 22) > 0.55 ? between(0.07, 0.0, second - near) : 0;
    return { shade: edge * (0.35 + 0.6 * soft(x, y, 23)), vein: glow };
  },
  veins: (x, y) => {
    const ridge = Math.abs(soft(x, y, 24) - 0.5) * 2;
    const spot = cellAt(x, y, 12, 25);
    return { shade: 0.7 * soft(y, x, 26) + 0.3 * between(0.5, 0.1, spot.near), vein: 0.5 * between(0.07, 0.0, ridge) };
  },
  facets: (x, y) => {
    const { near, second, id } = cellAt(x, y, 10, 27);
    const lit = 0.2 + 0.75 * chance(id, 5, 28);
    return { shade: lit * 0.8 + 0.2 * soft(x, y, 29), vein: 0.45 * between(0.05, 0.0, second - near) };
  },
  bubbles: (x, y) => {
    const { near } = cellAt(x, y, 13, 30);
    const rim = between(0.06, 0.0, Math.abs(near - 0.3));
    return { shade: 0.75 * soft(x, y, 31) + 0.25 * between(0.32, 0.1, near), vein: rim * 0.3 };
  },
  blocks: (x, y) => {
    const line = Math.min(x % 32, y % 32) < 1.4 ? 1 : 0;
    const block = chance(Math.floor(x / 32), Math.floor(y / 32), 33);
    return { shade: 0.35 + 0.4 * block + 0.2 * soft(x, y, 34), vein: line * 0.6 };
  },
  waves: (x, y) => {
    const warp = soft(x, y, 35) * 8;
    return { shade: 0.5 * soft(y, x, 36) + 0.5 * wave(y, 7, warp), vein: 0.5 * between(0.9, 1, wave(y, 7, warp)) };
  },
};

export const woven = (weave: Weave, x: number, y: number): Weft => WEAVES[weave](x, y);
