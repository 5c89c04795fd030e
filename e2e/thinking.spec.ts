import { expectAccessible } from './support/axe.ts';
import { decide } from './support/duel.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('a veteran shows how far its thought is, moves when it is told to, and then what it weighed', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/set-up/quick-start');
  await page.getByRole('combobox', { name: 'Second player' }).selectOption({ label: 'Opponent: Veteran' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const me = new Player(page);
  const progress = page.getByRole('progressbar', { name: 'The opponent is thinking' });
  const now = page.getByRole('button', { name: 'Move now' });
  const plans = page.getByRole('list', { name: 'Plans, the best first' }).getByRole('button');
  const panel = page.locator('details.weighed');

  await test.step('progress and a button while it thinks', async () => {
    // Thoughts are short: whichever is long enough is hurried.
    let hurried = false;
    const hurry = Promise.all([progress.waitFor({ timeout: 60_000 }), now.click({ timeout: 60_000 })]).then(() => {
      hurried = true;
    });
    for (let decisions = 0; !hurried; decisions += 1) {
      expect(decisions, 'the opponent thinks').toBeLessThan(12);
      await decide(me);
      await me.untilAsked();
    }
    await hurry;
    await expect(now).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByText('The opponent moves now')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('three plans after a move, the chosen one marked', async () => {
    for (let decisions = 0; (await plans.count()) < 3; decisions += 1) {
      expect(decisions, 'the opponent moves').toBeLessThan(12);
      await decide(me);
      await me.untilAsked();
      if ((await panel.count()) > 0 && (await panel.getAttribute('open')) === null) await panel.locator('summary').click();
    }
    await expect(plans).toHaveCount(3);
    await expect(plans.first()).toContainText(/points.*chosen/);
    await plans.nth(1).focus();
    await expectAccessible(page);
  });
});
