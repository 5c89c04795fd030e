import type { Page } from '@playwright/test';
import { toScreen, fit as whole } from '../../packages/board-view/src/camera.ts';

/** The desert and the meadows are 16 columns by 17 rows. */
const EXTENT = { x: 15 * 45 + 60, y: 17 * 52 + 26 };
const GAP = 12;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a point of a map that is shown whole lies in the window. */
export async function pointOnMap(page: Page, extent: Point, point: Point): Promise<Point> {
  const frame = await page.evaluate(gap => {
    const box = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    const [top, bottom, left, right] = ['.battle-top', '.battle-bar', '.battle-left', '.battle-right'].map(box);
    return {
      width: innerWidth,
      height: innerHeight,
      insets: {
        top: top ? top.bottom + gap : 0,
        bottom: bottom ? innerHeight - bottom.top + gap : 0,
        left: left ? left.right + gap : 0,
        right: right ? innerWidth - right.left + gap : 0,
      },
    };
  }, GAP);
  return toScreen(whole(frame, extent), frame, point);
}

/** The same for the middle of a hex. */
export function whereIs(page: Page, column: number, row: number): Promise<Point> {
  // Even columns hang half a hex lower.
  const middle = { x: (column - 1) * 45 + 30, y: (row - 1) * 52 + 26 + (column % 2 === 0 ? 26 : 0) };
  return pointOnMap(page, EXTENT, middle);
}
