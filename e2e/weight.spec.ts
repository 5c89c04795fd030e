import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test.ts';

const BUDGET = 370_000;

test('before a game starts the app has loaded less than 370 kB of compressed script', async ({ page }) => {
  const asked = new Set<string>();
  const scripts = new Map<string, number>();
  page.on('request', request => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.add(request.url());
  });
  page.on('response', async response => {
    if (asked.has(response.url())) scripts.set(response.url(), gzipSync(await response.body()).length);
  });
  // The page also fetches what a game will need while the reader looks at it; that counts too.
  const warmedUp = page.waitForRequest(/\/play-page-/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await warmedUp;
  await expect.poll(() => [...asked].filter(url => !scripts.has(url))).toEqual([]);
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'compressed script', description: `${total} bytes in ${scripts.size} files` });
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(BUDGET);
});
