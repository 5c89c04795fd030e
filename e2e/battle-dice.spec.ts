import { slowDice } from './support/dice.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('dice fall before the log tells, and a key skips them', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(slowDice);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).click();
    const me = new Player(page);
    await me.untilAsked();
    await me.press('ArrowUp', 'Enter', 'Space');
    // Setting up ends the preparations: initiative is rolled before anybody moves.
    const tray = page.locator('.dice-tray');
    await expect(tray).toBeVisible({ timeout: 120_000 });
    await expect(tray.locator('.die')).not.toHaveCount(0);
    await expect(me.turnBar).toContainText('skip to the end');
    await expect(me.log).not.toContainText('Initiative: defender');
    await page.keyboard.press('k');
    await expect(tray).toBeHidden();
    await expect(me.log).toContainText('Initiative');
  });
});

test('real dice are typed in as they fall', async ({ page }) => {
  await page.goto('/set-up/quick-start');
  await page.getByRole('radio', { name: 'We roll our own dice' }).check();
  await page.getByRole('combobox', { name: 'Second player' }).selectOption('Another player at this screen');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('Roll 2 dice with 6 sides')).toBeVisible();
  const type = async (...faces: readonly number[]): Promise<void> => {
    for (const face of faces) await page.getByRole('button', { name: `Rolled a ${face}` }).click();
    await page.getByRole('button', { name: 'Use these dice' }).click();
  };
  await page.getByRole('button', { name: 'What for?' }).click();
  await expect(page.locator('.rule-card')).toContainText(/p\. \d+/);
  await page.keyboard.press('Escape');
  // Both roll for the roles: first 11, then 3, so the first player attacks.
  await type(6, 5);
  await type(1, 2);
  const me = new Player(page);
  await me.untilAsked();
  await expect(page.getByText('Roll 2 dice')).toBeHidden();
});
