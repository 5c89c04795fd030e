import type { Page } from '@playwright/test';

/** The page has drawn what the last key or click has changed, however busy the machine is. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
