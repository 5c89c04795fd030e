import type { Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a point of the board lies in the window, once the map has come to rest. */
export async function pointOnMap(page: Page, { x, y }: Point): Promise<Point> {
  const read = (): Promise<string> =>
    page.evaluate(
      () =>
        new Promise<string>(done =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => done(document.querySelector<HTMLElement>('.battle-board')?.dataset['camera'] ?? '')),
          ),
        ),
    );
  let camera = await read();
  for (let again = await read(); camera === '' || again !== camera; again = await read()) camera = again;
  const [left = 0, top = 0, zoom = 1] = camera.split(' ').map(Number);
  return { x: (x - left) * zoom, y: (y - top) * zoom };
}

/** The same for the middle of a hex; even columns hang half a hex lower. */
export const whereIs = (page: Page, column: number, row: number): Promise<Point> =>
  pointOnMap(page, { x: (column - 1) * 45 + 30, y: (row - 1) * 52 + 26 + (column % 2 === 0 ? 26 : 0) });
