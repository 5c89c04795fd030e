import type { Point } from '@sortie/geometry';
import type { Pen } from '../canvas.ts';
import type { Region } from '../scene.ts';
import { BORDER } from './paint.ts';

/** The copies of a stretch of length `size` that a window meets, counted from the map itself, which is 0. */
function copies(from: number, length: number, size: number): readonly number[] {
  const first = Math.floor((from + BORDER) / size);
  const last = Math.floor((from + length + BORDER) / size);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/**
 * Draws a map again and again around itself, mirrored at its edges, so that hills and woods go on beyond them. `draw` draws the map where it
 * lies; the map itself is left out.
 */
export function mirrored(pen: Pen, extent: Point, visible: Region, draw: () => void): void {
  const [wide, high] = [extent.x + 2 * BORDER, extent.y + 2 * BORDER];
  for (const row of copies(visible.y, visible.height, high)) {
    for (const column of copies(visible.x, visible.width, wide)) {
      if (row === 0 && column === 0) continue;
      const [flipX, flipY] = [column % 2 !== 0, row % 2 !== 0];
      pen.save();
      pen.translate(column * wide + (flipX ? wide - 2 * BORDER : 0), row * high + (flipY ? high - 2 * BORDER : 0));
      pen.scale(flipX ? -1 : 1, flipY ? -1 : 1);
      draw();
      pen.restore();
    }
  }
}
