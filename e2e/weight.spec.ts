import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test.ts';

const BUDGET = 350_000;

test('before a game starts the app has loaded less than 350 kB of compressed script', async ({ page }) => {
  const scripts = new Map<string, number>();
  page.on('response', async response => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    scripts.set(response.url(), gzipSync(await response.body()).length);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  // The page also fetches what a game will need while the reader looks at it; that counts too.
  await page.waitForLoadState('networkidle');
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'compressed script', description: `${total} bytes in ${scripts.size} files` });
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(BUDGET);
});
