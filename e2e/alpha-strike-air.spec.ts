import type { Page } from '@playwright/test';
import { Player } from './support/player.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** Takes the screen when it is handed over and waits until somebody is asked. */
async function asked(page: Page, me: Player): Promise<string> {
  while ((await me.untilAsked()) === 'covered') await page.keyboard.press('Enter');
  return (await me.turnBar.textContent()) ?? '';
}

/** Answers with what is suggested; ground units stand still, and nobody on the ground shoots. */
async function pass(me: Player, bar: string): Promise<void> {
  const still = me.actions.getByRole('button', { name: /^Stand/ });
  const done = me.actions.getByRole('button', { name: 'End attacks' });
  if (/Combat/.test(bar)) {
    // The screen may go over to the other side just now; then it is asked anew.
    const ended = await done
      .first()
      .click({ timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
    if (!ended) return;
    // Whoever could still shoot is named once before the fire ends.
    const sure = me.page.getByRole('alert').getByRole('button', { name: 'End attacks' });
    await settled(me.page);
    if ((await sure.count()) > 0) await sure.click();
    // The screen is handed over, or the next turn begins: until then it still shows what was answered.
    await expect.poll(() => me.turnBar.textContent()).not.toBe(bar);
  }
  if (/Movement/.test(bar)) {
    await expect(still.or(me.actions.getByRole('button', { name: /Zone|Ring/ })).first()).toBeVisible();
    if ((await still.count()) > 0) await still.click();
  }
  if (!/Combat/.test(bar)) await me.confirm();
}

test('aircraft come nearer ring by ring, cross the table over an enemy and attack it', async ({ page }) => {
  test.setTimeout(900_000);
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/set-up/alpha-strike?scenario=air-support');
  await page.getByRole('combobox', { name: 'North', exact: true }).selectOption('Another player at this screen');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const me = new Player(page);
  let bar = await asked(page, me);
  for (let decisions = 0; !(await me.offered(/Cross the table/)); decisions += 1) {
    expect(decisions, 'somebody comes over the table').toBeLessThan(80);
    await pass(me, bar);
    bar = await asked(page, me);
  }
  await expect(page.getByRole('region', { name: 'Radar map' })).toContainText('Central Zone');
  await me.press('t');
  await expect(page.getByRole('button', { name: 'Strike one unit', pressed: true })).toBeVisible();
  const needs = page.getByRole('list', { name: 'What it needs' });
  await expect(needs.getByRole('listitem')).toHaveCount(1);
  await expect(needs).toContainText(/\d+\+ \d+ %/);
  await expect(needs.getByRole('button', { name: /from the air/ })).toBeVisible();
  await me.confirm();
  await expect(me.log).toContainText('attacks from the air');
});
