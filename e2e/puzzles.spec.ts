import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('the puzzle of the day is answered at the table, judged, and explained with its numbers', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/puzzles');
  await expect(page.getByRole('heading', { name: /Today’s puzzle/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^\d+\. Best move/ })
    .first()
    .click();
  const puzzle = page.getByRole('region', { name: 'Puzzle', exact: true });
  await expect(puzzle).toContainText('Best move');
  const me = new Player(page);
  await me.untilAsked();
  // Standing still is hardly ever the best move.
  await page.keyboard.press('s');
  await me.confirm();
  await expect(puzzle).toHaveAttribute('data-state', 'judged');
  await expect(puzzle).toContainText('The solution');
  await expect(puzzle).toContainText(/damage done [\d.]+ · damage taken [\d.]+/);
  await page.getByRole('button', { name: 'Show it on the map' }).click();
  await expect(page.locator('.coach-ring:not([hidden])')).toBeVisible();
  await page.getByRole('button', { name: 'More puzzles' }).click();
  await expect(page.getByText(/\d+ of \d+ solved on this device/)).toBeVisible();
});
