import { decide } from './support/duel.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

// With these dice nobody falls over for long: it is among the shortest duels.
test.use({ seed: 9 });

test('two people at one screen play a whole game, reload in the middle, verify it and watch it again', async ({ page }) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/set-up/quick-start');
  await page.getByRole('combobox', { name: 'Second player' }).selectOption('Somebody at this screen');
  await page.getByLabel('Their name').fill('Kerensa');
  await page.getByRole('button', { name: 'Play', exact: true }).click();

  const players = new Player(page);
  let decisions = 0;
  while ((await decide(players)) !== 'over') {
    decisions += 1;
    if (decisions === 20) {
      const told = await players.log.textContent();
      await page.reload();
      await expect(players.log).toHaveText(told ?? '');
    }
    expect(decisions, 'a duel at close range ends').toBeLessThan(120);
  }
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByText('Seed of all dice')).toBeVisible();
  await result.getByRole('button', { name: 'Verify the game' }).click();
  await expect(result.getByText(/^Verified: all \d+ entries/)).toBeVisible();
});
