import { devices, type Page } from '@playwright/test';
import { whereIs } from './support/battle-map.ts';
import { freeShare, isFree } from './support/free-board.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

const GAMES = ['Play now', 'Play Classic BattleTech', 'Play Alpha Strike', 'Play M.A.A.S. Impact', 'Play Alpha Strike in space'];

async function open(page: Page, game: string): Promise<Player> {
  await page.addInitScript(() => localStorage.setItem('sortie.staging', '{"pace":"instant","volume":0}'));
  await page.goto('/');
  await page.getByRole('button', { name: game, exact: true }).click();
  const me = new Player(page);
  await me.untilAsked();
  return me;
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const game of GAMES) {
    test(`${game}: the board is the screen, panels cover less than a quarter of it`, async ({ page }) => {
      const me = await open(page, game);
      expect(await freeShare(page)).toBeGreaterThan(0.75);
      for (let answers = 0; answers < 6 && (await me.standing()) === 'mine'; answers += 1) {
        await me.press('Space');
        await me.untilAsked();
        await expect(page.getByRole('alert')).toBeHidden();
        expect(await freeShare(page)).toBeGreaterThan(0.75);
      }
    });
  }

  test('choosing a unit in the list moves the map only if the unit is out of view', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('sortie.staging', '{"pace":"instant","volume":0}'));
    await page.goto('/set-up/classic?scenario=lances');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: /^Set up all/ }).click();
    await expect(page.getByRole('button', { name: /^Walk/ })).toBeVisible();
    const board = page.locator('.battle-board');
    const units = page.locator('.battle-left .force');
    await units.first().click();
    await expect(units.first()).toHaveAttribute('aria-pressed', 'true');
    const before = await board.getAttribute('data-camera');
    await units.nth(1).click();
    await expect(units.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await whereIs(page, 1, 1);
    expect(await board.getAttribute('data-camera')).toBe(before);
  });
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 14'];
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test('whoever is to act is never under a panel', async ({ page }) => {
    const me = await open(page, 'Play now');
    const confirm = page.getByRole('button', { name: /^Set up in/ });
    const [, column = '', row = ''] = /(\d\d)(\d\d)/.exec((await confirm.textContent()) ?? '') ?? [];
    expect(await isFree(page, await whereIs(page, Number(column), Number(row)))).toBe(true);
    await confirm.tap();
    await me.untilAsked();
    await expect(page.getByRole('button', { name: /^Walk/ })).toBeVisible();
    // The place under the cursor is the unit's own once it has gone up and down again.
    await me.press('ArrowUp', 'ArrowDown');
    await expect.poll(() => me.cursor()).toBeDefined();
    const at = await me.cursor();
    expect(await isFree(page, await whereIs(page, at?.column ?? 0, at?.row ?? 0))).toBe(true);
  });
});
