import { expectAccessible } from './support/axe.ts';
import { decide } from './support/duel.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

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
  '/nowhere',
];

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing serious on any page, ${theme}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: theme });
    for (const path of PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.locator('.waiting')).toHaveCount(0);
        await expectAccessible(page);
      });
    }
    await test.step('settings', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Settings' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    });
    await test.step('the table', async () => {
      await page.getByRole('button', { name: 'Play now' }).click();
      const me = new Player(page);
      await me.untilAsked();
      await expectAccessible(page);
      await decide(me);
      await me.untilAsked();
      await expectAccessible(page);
    });
  });
}
