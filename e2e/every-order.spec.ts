import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('an order is found in the drawer of all orders, changed field by field, refused with its reason, and given', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/set-up/classic');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const players = new Player(page);
  await players.untilAsked();
  await page.getByRole('button', { name: 'Every order' }).click();
  await page.getByRole('searchbox', { name: 'Search the orders' }).fill('deploy facing 3');
  const orders = page.getByRole('list', { name: 'What the rules allow' });
  await orders.getByRole('button').first().click();
  const give = page.getByRole('button', { name: 'Give this order' });
  await expect(give).toBeVisible();
  // Nobody may set up a unit that is not there.
  const unit = page.getByRole('spinbutton', { name: 'Unit' });
  await unit.fill('7');
  await expect(give).toBeHidden();
  await unit.fill('0');
  await give.click();
  await expect(players.turnBar).not.toContainText('Deployment', { timeout: 120_000 });
});
