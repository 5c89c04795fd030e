import { devices } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { Player } from './support/player.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const { defaultBrowserType: _, ...phone } = devices['iPhone 14'];
test.use({ ...phone, viewport: { width: 390, height: 844 } });

test('a phone plays with the thumb: the board fills the screen, the map is tapped, nothing scrolls sideways', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).tap();
  const me = new Player(page);
  await expect(me.turnBar).toContainText('bright hex');
  const box = (await me.board.boundingBox())!;
  expect([box.width, box.height]).toEqual([390, 844]);

  // Somewhere on this line lies the zone in which one sets up; a place is suggested, and the thumb chooses another.
  const confirm = page.getByRole('button', { name: /^Set up in/ });
  const suggested = await confirm.textContent();
  for (let y = 0.15; y < 0.8 && (await confirm.textContent()) === suggested; y += 0.03) {
    await page.touchscreen.tap(120, 844 * y);
    await settled(page);
  }
  await expect(confirm).not.toHaveText(suggested ?? '');
  await confirm.tap();
  await expect(me.page.locator('.turn-bar')).not.toContainText('bright hex');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('the row of units follows whoever is chosen', async ({ page }) => {
  await page.goto('/set-up/alpha-strike?scenario=combined-arms');
  await page.getByRole('combobox', { name: 'North', exact: true }).selectOption('Another player at this screen');
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  const me = new Player(page);
  while ((await me.untilAsked()) === 'covered') await page.keyboard.press('Enter');
  const row = page.getByRole('list', { name: 'Units' });
  const chosen = row.getByRole('button', { pressed: true });
  await expect(chosen).toBeInViewport();
  const before = await chosen.getAttribute('aria-label');
  await row.evaluate(list => {
    list.scrollLeft = list.scrollWidth;
  });
  await expect(chosen).not.toBeInViewport();
  await me.press('Tab');
  await expect(chosen).not.toHaveAttribute('aria-label', before ?? '');
  await expect(chosen).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollLeft)).toBe(0);
});
