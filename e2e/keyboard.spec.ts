import type { Page } from '@playwright/test';
import { decide } from './support/duel.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    if (focused === name) return;
  }
  throw new Error(`Tab never reaches "${name}"`);
}

test('a whole turn is played with the keyboard alone, from the home page on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/');
  await tabTo(page, 'Skip to the page');
  await tabTo(page, 'Play now');
  await page.keyboard.press('Enter');
  const me = new Player(page);
  // The board takes the focus by itself.
  await expect(me.board).toBeFocused();
  for (let decisions = 0; !(await me.turnBar.textContent())?.includes('Turn 2'); decisions += 1) {
    expect(decisions).toBeLessThan(20);
    await decide(me);
    await me.untilAsked();
  }
  await me.press('?');
  await expect(page.getByRole('dialog')).toContainText('Next or previous unit');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
