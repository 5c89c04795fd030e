import { expectAccessible } from './support/axe.ts';
import { decide } from './support/duel.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('an ace shows how far its thought is, moves when it is told to, and then what it weighed', async ({ page }) => {
  test.setTimeout(900_000);
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.addInitScript(hurryTheFirstThought);
  await page.goto('/set-up/quick-start');
  await page.getByRole('combobox', { name: 'Second player' }).selectOption({ label: 'Opponent: Ace' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const me = new Player(page);
  const now = page.getByRole('button', { name: 'Move now' });
  const plans = page.getByRole('list', { name: 'Plans, the best first' }).getByRole('button');
  const panel = page.locator('details.weighed');

  await test.step('progress and a button while it thinks', async () => {
    const hurried = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['hurried']);
    for (let decisions = 0; (await hurried()) === undefined; decisions += 1) {
      expect(decisions, 'the opponent thinks').toBeLessThan(24);
      await decide(me);
      await me.untilAsked();
    }
    expect(await hurried()).toContain('Move now');
    await expect(now).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByText('The opponent moves now')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('three plans after a move, the chosen one marked', async () => {
    // They stand in the log, once it is tall.
    await me.press('l');
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

  await test.step('which are still there after a reload', async () => {
    await page.reload();
    await me.untilAsked();
    await panel.locator('summary').click();
    await expect(plans).toHaveCount(3);
  });
});

/** A quick thought is over before a hand could reach the button: whoever watches the page itself presses it in the first one. */
function hurryTheFirstThought(): void {
  new MutationObserver(() => {
    const bar = document.querySelector('progress[aria-label="The opponent is thinking"]');
    const button = document.querySelector<HTMLButtonElement>('button.turn-now');
    const page = document.documentElement;
    if (!bar || !button || page.dataset['hurried'] !== undefined) return;
    page.dataset['hurried'] = button.textContent ?? '';
    button.click();
  }).observe(document, { childList: true, subtree: true });
}
