import { type Pen, sheet } from './canvas.ts';
import { mirrored } from './ground/echo.ts';
import { BORDER, paintGround } from './ground/paint.ts';
import { extentOfGround } from './place.ts';
import type { Ground, Region } from './scene.ts';
import { stepFor } from './step.ts';

/** Device pixels along the side of a tile. */
const TILE = 512;
/** The step of the first, coarse pictures. */
const COARSE = -2;
/** Tiles kept in memory: about 140 MB at most. */
const KEPT = 140;

interface Tile {
  readonly canvas: HTMLCanvasElement;
  used: number;
}

/** The map as square pictures, painted when they are first seen, in steps of two so that they are never blown up. */
export interface Tiles {
  /**
   * Draws what is visible. `pen` is set to drawing units; `scale` is device pixels per unit. Answers whether tiles are missing that the
   * time did not allow: then older pictures stand in for them and the next frame should draw again.
   */
  draw(pen: Pen, scale: number, visible: Region, numbers: boolean, budget: number): boolean;
  /** Draws the country around the map: its own picture, coarse and mirrored at its edges. */
  drawEcho(pen: Pen, visible: Region): void;
}

type Kept = Map<string, Tile>;

export function createTiles(ground: Ground): Tiles {
  const tiles: Kept = new Map();
  const extent = extentOfGround(ground);
  const coarse = overviewOf(ground, tiles);
  let clock = 0;
  return {
    drawEcho(pen, visible) {
      const side = TILE / 2 ** COARSE;
      mirrored(pen, extent, visible, () => {
        for (const { x, y, tile } of coarse()) pen.drawImage(tile.canvas, x * side, y * side, side, side);
      });
    },
    draw(pen, scale, visible, numbers, budget) {
      clock++;
      const step = stepFor(scale);
      const side = TILE / 2 ** step;
      const first = { x: Math.floor(Math.max(visible.x, -BORDER) / side), y: Math.floor(Math.max(visible.y, -BORDER) / side) };
      const last = {
        x: Math.floor(Math.min(visible.x + visible.width, extent.x + BORDER) / side),
        y: Math.floor(Math.min(visible.y + visible.height, extent.y + BORDER) / side),
      };
      const deadline = performance.now() + budget;
      let missing = false;
      // Something is always there: the whole map in coarse pictures first.
      if (step > COARSE) coarse();
      for (let y = first.y; y <= last.y; y++) {
        for (let x = first.x; x <= last.x; x++) {
          const key = `${step}/${numbers}/${x}/${y}`;
          let tile = tiles.get(key);
          if (!tile && performance.now() <= deadline) {
            tile = paint(ground, step, x, y, numbers);
            tiles.set(key, tile);
          }
          if (tile) {
            tile.used = clock;
            pen.drawImage(tile.canvas, x * side, y * side, side, side);
          } else {
            missing = true;
            drawStandIn(pen, tiles, step, x * side, y * side, side);
          }
        }
      }
      forget(tiles);
      return missing;
    },
  };
}

function paint(ground: Ground, step: number, x: number, y: number, numbers: boolean): Tile {
  const scale = 2 ** step;
  const side = TILE / scale;
  const { canvas, pen } = sheet(TILE, TILE);
  pen.scale(scale, scale);
  pen.translate(-x * side, -y * side);
  paintGround(pen, ground, { x: x * side, y: y * side, width: side, height: side }, scale, numbers);
  return { canvas, used: 0 };
}

/** Lets go of what has not been seen for longest. */
function forget(tiles: Kept): void {
  if (tiles.size <= KEPT) return;
  const oldest = [...tiles].sort(([, a], [, b]) => a.used - b.used).slice(0, tiles.size - KEPT);
  for (const [key] of oldest) tiles.delete(key);
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly tile: Tile;
}

/** The whole map in coarse pictures, which take next to no time: painted when they are first wanted, and never let go. */
function overviewOf(ground: Ground, tiles: Kept): () => readonly Placed[] {
  const extent = extentOfGround(ground);
  const side = TILE / 2 ** COARSE;
  const whole: Placed[] = [];
  return () => {
    if (whole.length > 0) return whole;
    for (let y = Math.floor(-BORDER / side); y * side < extent.y + BORDER; y++)
      for (let x = Math.floor(-BORDER / side); x * side < extent.x + BORDER; x++) {
        const tile = paint(ground, COARSE, x, y, false);
        whole.push({ x, y, tile });
        tiles.set(`${COARSE}/false/${x}/${y}`, tile);
      }
    return whole;
  };
}

/** A part of a coarser tile, as long as the sharp one is not painted. */
function drawStandIn(pen: Pen, tiles: ReadonlyMap<string, Tile>, step: number, x: number, y: number, side: number): void {
  for (let coarser = step - 1; coarser >= -3; coarser--) {
    const bigger = TILE / 2 ** coarser;
    const tx = Math.floor(x / bigger);
    const ty = Math.floor(y / bigger);
    for (const numbers of [true, false]) {
      const tile = tiles.get(`${coarser}/${numbers}/${tx}/${ty}`);
      if (!tile) continue;
      const part = (side / bigger) * TILE;
      pen.drawImage(tile.canvas, ((x - tx * bigger) / bigger) * TILE, ((y - ty * bigger) / bigger) * TILE, part, part, x, y, side, side);
      return;
    }
  }
}
