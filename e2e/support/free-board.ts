import type { Page } from '@playwright/test';

/** How much of the window shows the board and nothing over it, from 0 to 1. */
export const freeShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let [all, free] = [0, 0];
    for (let x = 5; x < innerWidth; x += 10) {
      for (let y = 5; y < innerHeight; y += 10) {
        all += 1;
        if (document.elementFromPoint(x, y)?.closest('.battle-board')) free += 1;
      }
    }
    return free / all;
  });

/** Whether a point of the window shows the board. */
export const isFree = (page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<boolean> =>
  page.evaluate(at => document.elementFromPoint(at.x, at.y)?.closest('.battle-board') != null, { x, y });
