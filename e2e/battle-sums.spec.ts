import { expectAccessible } from './support/axe.ts';
import { decide } from './support/duel.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('every part of a number opens its rule in our own words with its page; the log keeps the sums', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const me = new Player(page);
  for (let decisions = 0; !(await me.offered(/^Declare/)); decisions += 1) {
    expect(decisions, 'somebody comes into range').toBeLessThan(40);
    await decide(me);
    await me.untilAsked();
  }
  const term = page
    .locator('.question-panel')
    .getByRole('button', { name: /gunnery/ })
    .first();
  await term.click();
  const card = page.getByRole('dialog', { name: 'gunnery' });
  await expect(card).toContainText('Gunnery');
  await expect(card).toContainText(/p\. 5/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();

  await me.confirm();
  for (let decisions = 0; !/fires the/.test((await me.log.textContent()) ?? ''); decisions += 1) {
    expect(decisions, 'the shots are rolled').toBeLessThan(4);
    await decide(me);
    await me.untilAsked();
  }
  // The log grows by a key, and then shows what one asks for.
  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Attacks' }).click();
  const shot = me.log.locator('details', { hasText: /needs \d+ and rolls/ }).first();
  await shot.locator('summary').click();
  await expect(shot.getByRole('button', { name: /gunnery/ })).toBeVisible();
  await expect(shot.getByText(/or more/)).toBeVisible();
  await expect(me.log).not.toContainText('Turn 1.');
});

test('the undo button is honest, and the table can be left by conceding', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const me = new Player(page);
  await me.untilAsked();
  const undo = page.getByRole('button', { name: /undo/i });
  // It stays where it is and says why, so it can be pressed although it does nothing.
  await undo.click({ force: true });
  await expect(page.getByRole('dialog', { name: /undo/i })).toContainText(/undo/i);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText('Their seal:')).toBeVisible();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('button', { name: 'Concede the game' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Opponent has won');
  await result.getByText('Were the dice fair?').click();
  await result.getByRole('button', { name: 'Verify the game' }).click();
  await expect(result).toContainText(/Verified: all \d+ entries/);
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible();
});
