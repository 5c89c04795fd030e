import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('a mission is chosen, its marker lies on the table, and units are set up for it', async ({ page }) => {
  test.setTimeout(900_000);
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/set-up/alpha-strike?scenario=king-of-the-hill');
  await page.getByRole('combobox', { name: 'North', exact: true }).selectOption('Another player at this screen');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const me = new Player(page);
  if ((await me.untilAsked()) === 'covered') await page.keyboard.press('Enter');
  await me.press('ArrowRight', 'Enter');
  await expect(me.actions.locator('.button-primary')).toBeVisible();
  // The marker belongs to nobody and stands in no force.
  await expect(page.getByRole('button', { name: /Objective/ })).toHaveCount(0);
  await me.confirm();
});
