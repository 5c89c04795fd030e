import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { pointOnMap } from './support/battle-map.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

/** A zone of the Outer Ring of the only sector map there is: its middle, in drawing units. Twelve is at the top. */
function outerRing(hour: number): { readonly x: number; readonly y: number } {
  const turned = (hour / 12) * 2 * Math.PI;
  const [middle, reach] = [{ x: 48 + 2 * 340 + 48 + 340, y: 56 + 340 }, (236 + 340) / 2];
  return { x: Math.round(middle.x + Math.sin(turned) * reach), y: Math.round(middle.y - Math.cos(turned) * reach) };
}

async function open(page: Page): Promise<Player> {
  await page.addInitScript(() => localStorage.setItem('sortie.staging', '{"pace":"instant","volume":0}'));
  await page.goto('/set-up/radar?scenario=duel');
  await page.getByRole('combobox', { name: 'South', exact: true }).selectOption('Another player at this screen');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  return new Player(page);
}

test('craft are set up on the map itself: a click chooses a zone, a second one takes it', async ({ page }) => {
  const me = await open(page);
  if ((await me.untilAsked()) === 'covered') await me.settle('Enter');
  await expectAccessible(page);
  const confirm = me.actions.locator('.button-primary');
  await expect(confirm).toContainText(/Set up in sector I1/);
  // One side begins in the north of the sector, the other in the south.
  const north = /Outer Ring (11|12|1)$/.test((await confirm.textContent()) ?? '');
  const { x, y } = await pointOnMap(page, outerRing(north ? 12 : 6));
  const waiting = page.getByText('not on the map yet');
  const before = await waiting.count();
  await page.mouse.click(x, y);
  await expect(confirm).toContainText(north ? 'Outer Ring 12' : 'Outer Ring 6');
  await page.mouse.click(x, y);
  await expect(waiting).toHaveCount(before - 1);
});

test('both sides see what they need at every range before anybody attacks, and attack on the map', async ({ page }) => {
  test.setTimeout(900_000);
  const me = await open(page);
  const panel = page.locator('.question-panel');
  const ladder = page.getByRole('table', { name: 'Both sides at each range' });
  for (let answers = 0; answers < 60; answers += 1) {
    const standing = await me.untilAsked();
    if (standing === 'covered') {
      await me.settle('Enter');
      continue;
    }
    const bar = (await me.turnBar.textContent()) ?? '';
    if (/craft can still attack/.test(bar)) break;
    const all = me.actions.getByRole('button', { name: /^(Set up all|All close in)/ });
    if ((await all.count()) > 0) await all.click();
    else if (await me.offered(/^Close in/)) await me.actions.getByRole('button', { name: /^Close in/ }).click();
    // The screen may go over to the other side just now.
    else
      await me.actions
        .locator('.button-primary, button')
        .last()
        .click({ timeout: 5000 })
        .catch(() => undefined);
    await page.waitForFunction(was => document.querySelector('.turn-bar')?.textContent !== was || document.querySelector('.cover'), bar);
  }
  await expect(me.turnBar).toContainText(/craft can still attack/);
  await me.press('t');
  await expect(ladder).toBeVisible();
  await expect(ladder.getByRole('row', { name: /short range/ })).toContainText(/\d+\+ \d+ % \d/);
  await expect(panel).toContainText('Control of');
  await expect(me.actions.locator('.button-primary')).toContainText('Attack');
  await me.confirm();
  await expect(me.log).toContainText(/attacks|engage/i);
});
