import { expectAccessibleInBothThemes } from './support/axe.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('two people at one screen play a turn of the classic game, look behind its numbers and see it end', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/set-up/classic');
  await page.getByRole('combobox', { name: 'South', exact: true }).selectOption('Somebody at this screen');
  await page.getByLabel('Last turn (empty: to the end)').fill('1');
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
