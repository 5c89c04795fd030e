import { expectAccessibleInBothThemes } from './support/axe.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('two people at one screen play a turn of the classic game, look behind its numbers and see it end', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/set-up/classic');
  await page.getByRole('combobox', { name: 'South', exact: true }).selectOption('Another player at this screen');
  await page.getByLabel('Turn limit (empty: none)').fill('1');
  await page.getByRole('searchbox', { name: 'Search the rules of this game' }).fill('extreme range');
  await expect(page.getByRole('checkbox', { name: /range/i }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();

  const players = new Player(page);
  const columns = { Griffin: 8, Wolverine: 9 } as const;
  let looked = false;
  for (let decisions = 0; ; decisions += 1) {
    const standing = await players.untilAsked();
    if (standing === 'over') break;
    expect(decisions, 'one turn of a duel is short').toBeLessThan(20);
    if (standing === 'covered') {
      await players.settle('Enter');
      continue;
    }
    const asked = (await players.turnBar.textContent()) ?? '';
    const who = asked.includes('Griffin') ? 'Griffin' : 'Wolverine';
    if (asked.includes('Deployment')) await players.point(columns[who], who === 'Griffin' ? 3 : 15);
    // Both hold their ground in the open, one behind the other: they see each other whatever the dice say.
    if (asked.includes('Movement')) await players.press('s');
    if (asked.includes('Weapon attacks') && !looked) {
      looked = true;
      await expect(page.getByRole('article', { name: 'Griffin GRF-1N' })).toBeVisible();
      await expectAccessibleInBothThemes(page);
    }
    await players.confirm();
  }
  expect(looked).toBe(true);
  await expect(players.log).toContainText('Turn 1.');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
});

test('a classic battle is set up on two maps, with other ammunition, mines and in a year', async ({ page }) => {
  await page.goto('/set-up/classic');
  await page.getByLabel('Columns of maps').fill('2');
  await page.getByRole('button', { name: 'Row 1, column 2' }).click();
  await page.getByRole('radio', { name: 'River bend' }).check();
  await expect(page.getByText('32 × 17 hexes')).toBeVisible();

  await page.getByText('Ammunition', { exact: true }).first().click();
  const bin = page.getByRole('combobox', { name: 'Bin 1 of Griffin GRF-1N' });
  await bin.selectOption('LRM 10 Smoke Ammo');
  await expect(bin).toHaveValue('IS Ammo LRM-10 Smoke');

  await page.getByText('Mines', { exact: true }).click();
  const hex = page.getByLabel('Number of the hex');
  await hex.fill('9999');
  await expect(page.getByText('There is no hex 9999 on this map.')).toBeVisible();
  await hex.fill('2409');
  await page.getByRole('button', { name: 'Lay mines' }).click();
  await expect(page.getByText('2409: plain mines')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const play = page.getByRole('button', { name: 'Play', exact: true });
  await page.getByLabel('Year of the battle (empty: any)').fill('2400');
  await expect(page.getByText(/The rules do not allow this: .* is not made before/)).toBeVisible();
  await expect(play).toBeDisabled();
  await page.getByLabel('Year of the battle (empty: any)').fill('3060');
  await play.click();
  await expect(page.getByRole('application', { name: 'Board' })).toBeVisible();
});
