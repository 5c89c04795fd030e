import { expectAccessibleInBothThemes } from './support/axe.ts';
import { decide } from './support/duel.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

const READING = ['/rules?q=initiative', '/rules/QS-seq-initiative-tie', '/about', '/account', '/nowhere'];
const DOING = ['/', '/games', '/set-up/quick-start', '/maps', '/maps/desert/edit', '/campaigns'];

for (const [kind, pages] of [
  ['read', READING],
  ['do something', DOING],
] as const) {
  test(`axe finds nothing serious in either theme on pages to ${kind}`, async ({ page }) => {
    test.setTimeout(900_000);
    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.locator('.waiting')).toHaveCount(0);
        await expectAccessibleInBothThemes(page);
      });
    }
  });
}

test('axe finds nothing serious in either theme in the settings and at the table', async ({ page }) => {
  test.setTimeout(900_000);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play now' }).click();
  const me = new Player(page);
  await me.untilAsked();
  await expectAccessibleInBothThemes(page);
  await decide(me);
  await me.untilAsked();
  await expectAccessibleInBothThemes(page);
});
