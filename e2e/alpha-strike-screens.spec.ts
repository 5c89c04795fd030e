import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

const quick = () => localStorage.setItem('sortie.quick-dice', 'yes');

/** Lays a table where two people share the screen. */
async function shareScreen(page: Page, scenario: string, other: string): Promise<Player> {
  await page.addInitScript(quick);
  await page.goto(`/set-up/alpha-strike?scenario=${scenario}`);
  await page.getByRole('combobox', { name: other, exact: true }).selectOption('Another player at this screen');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  return new Player(page);
}

for (const [shape, size] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`axe finds nothing serious in Alpha Strike on ${shape}`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.setViewportSize(size);
    await page.goto('/set-up/alpha-strike');
    await expect(page.getByRole('heading', { name: 'Forces' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/tables/new/edit');
    await expect(page.getByRole('application')).toBeVisible();
    await expectAccessible(page);
    const me = await shareScreen(page, 'lance-duel', 'North');
    if ((await me.untilAsked()) === 'covered') await page.keyboard.press('Enter');
    await me.press('ArrowRight', 'Enter');
    await expect(me.actions.locator('.button-primary')).toBeVisible();
    await expectAccessible(page);
  });
}

test('whoever takes over the screen sees nothing of what the other has hidden', async ({ page }) => {
  test.setTimeout(900_000);
  const me = await shareScreen(page, 'city-fight', 'Attacker');
  // The defender lays its suits in hiding; the attacker only hears that somebody is there.
  let hid = false;
  for (let decisions = 0; decisions < 30 && !hid; decisions += 1) {
    const standing = await me.untilAsked();
    if (standing === 'covered') {
      await page.keyboard.press('Enter');
      continue;
    }
    const suits = page.getByRole('button', { name: /IS Standard Battle Armor/ });
    const defending = (await suits.locator('.force-ready').count()) > 0;
    if (defending) await suits.click();
    await me.press('Escape', ...Array.from({ length: 2 + 2 * decisions }, () => 'ArrowRight'), 'Enter');
    await me.confirm();
    hid = defending;
  }
  expect(hid).toBe(true);
  if ((await me.untilAsked()) === 'covered') await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /hidden unit/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /IS Standard Battle Armor/ })).toHaveCount(0);
});

test('a table that was laid by chance is changed by hand', async ({ page }) => {
  await page.goto('/set-up/alpha-strike?scenario=combined-arms');
  await page.getByRole('button', { name: 'Edit this table' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Our river');
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await page.getByRole('combobox', { name: 'My own tables' }).selectOption('Our river');
  await expect(page.getByRole('heading', { name: 'Our river' })).toBeVisible();
});

test('a table is drawn by hand, kept and played on', async ({ page }) => {
  await page.goto('/tables/new/edit');
  await page.getByRole('textbox', { name: 'Name' }).fill('Two ponds');
  await page.getByRole('radio', { name: 'Water, 1″' }).check({ force: true });
  const table = page.getByRole('application');
  await table.focus();
  await page.keyboard.press('ArrowLeft');
  for (let i = 0; i < 6; i += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await page.getByRole('combobox', { name: 'My own tables' }).selectOption('Two ponds');
  await expect(page.getByRole('heading', { name: 'Two ponds' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Play on hexes of two inches' }).check();
  await expect(page.getByText(/41 × 23 hexes/)).toBeVisible();
});
