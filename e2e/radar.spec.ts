import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('craft are set up and moved on radar maps with the mouse', async ({ page }) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/set-up/radar?scenario=duel');
  await page.getByRole('combobox', { name: 'South', exact: true }).selectOption('Somebody at this screen');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const offers = page.getByRole('list', { name: 'What the rules allow' }).getByRole('button');
  const confirm = page.locator('.button-primary');
  const turn = page.getByRole('status').first();
  // Three craft a side, by turns: whoever is next takes the screen.
  for (let craft = 0; craft < 6; craft++) {
    await expect(async () => {
      if ((await offers.count()) === 0) await page.keyboard.press('Enter');
      expect(await offers.count()).toBeGreaterThan(0);
    }).toPass({ timeout: 60_000 });
    if (craft === 0) await expectAccessible(page);
    await offers.first().click();
    await expect(confirm.last()).toContainText('Set up in sector I1');
    await confirm.last().click();
  }
  await expect(page.getByText(/Turn 1 of 12/).first()).toBeVisible({ timeout: 60_000 });
  await expect(turn).toBeAttached();
});
