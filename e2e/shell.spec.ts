import { expect, test } from './support/test.ts';

test('settings change the page and stay', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Warm paper' }).check();
  await page.getByRole('radio', { name: '130 %' }).check();
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Regeln', exact: true })).toBeVisible();
  expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBeCloseTo(20.8, 1);
});

test('a wrong address and a wrong link say what to do', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.getByLabel('Join by link').fill('not a link');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('This is not a Sortie invitation')).toBeVisible();
});

const PAGES = [
  '/',
  '/games',
  '/rules',
  '/rules/QS-seq-initiative-tie',
  '/maps',
  '/maps/desert/edit',
  '/set-up/quick-start',
  '/account',
  '/about',
];

test('pages fit a phone with large text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('sortie.settings', '{"scale":1.5}'));
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    });
  }
});
