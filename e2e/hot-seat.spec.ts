import { decide } from './support/duel.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

// With these dice nobody falls over for long: it is among the shortest duels.
test.use({ seed: 9 });

/** The comma opens the report of the last phase, target by target; what happened can be shown again. */
async function readReport(players: Player): Promise<void> {
  const { page } = players;
  if ((await players.untilAsked()) === 'covered') await players.settle('Enter');
  await players.press(',');
  const report = page.getByRole('region', { name: 'Report of the phase' });
  await expect(report).toContainText(/Turn \d+, Weapon attacks/);
  await report
    .getByText(/\d+ of \d+ hit/)
    .first()
    .click();
  await expect(report.getByRole('button', { name: /^Show me: / }).first()).toBeVisible();
  await expect(report.getByText('gunnery').first()).toBeVisible();
  await players.press(',');
  await expect(report).toBeHidden();
}

test('two people at one screen play a whole game, reload in the middle, verify it and watch it again', async ({ page }) => {
  test.setTimeout(900_000);
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/set-up/quick-start');
  await page.getByRole('combobox', { name: 'Second player' }).selectOption('Another player at this screen');
  await page.getByLabel('Player’s name').fill('Kerensa');
  await page.getByRole('button', { name: 'Play', exact: true }).click();

  const players = new Player(page);
  let decisions = 0;
  while ((await decide(players)) !== 'over') {
    decisions += 1;
    if (decisions === 16) await readReport(players);
    if (decisions === 20) {
      const told = await players.log.textContent();
      await page.reload();
      await expect(players.log).toHaveText(told ?? '');
    }
    expect(decisions, 'a duel at close range ends').toBeLessThan(120);
  }
  const result = page.getByRole('region', { name: 'Result' });
  // What it came to comes first; the proof of the dice is one click away.
  await expect(result.getByText('Dice seed')).toBeHidden();
  await expect(result.getByRole('region').first()).toContainText(/\d+ of \d+ hit/);
  await expect(result).toContainText(/\d+ hits?, [\d.]+ expected: luckier than \d+ %/);
  await expect(result.getByRole('img', { name: /^Armor and structure left/ })).toBeVisible();
  await expect(result.getByRole('region', { name: 'Losses' }).getByRole('listitem')).toHaveCount(1);
  const picture = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Save as a picture' }).click();
  expect((await picture).suggestedFilename()).toBe('sortie-battle.png');
  await result.getByText('Were the dice fair?').click();
  await expect(result.getByText('Dice seed')).toBeVisible();
  await result.getByRole('button', { name: 'Verify the game' }).click();
  await expect(result.getByText(/^Verified: all \d+ entries/)).toBeVisible();
});
