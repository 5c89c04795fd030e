import { decide } from './support/duel.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('from the first visit to the first shot in one click and no manual', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play now' });
  await play.waitFor();
  const clicked = Date.now();
  await play.click();
  const me = new Player(page);
  await expect(me.turnBar).toContainText(/Choose a bright hex|Waiting for Opponent/);
  const waited = Date.now() - clicked;
  test.info().annotations.push({ type: 'interactive after', description: `${waited} ms` });
  expect(waited, 'milliseconds from the click to a table that can be played').toBeLessThan(2000);

  for (let decisions = 0; !(await me.offered(/^Declare/)); decisions += 1) {
    expect(decisions, 'somebody comes into range').toBeLessThan(40);
    await decide(me);
    await me.untilAsked();
  }
  // Before anything is committed every number is a sum of named parts with its chance.
  const weapons = page.locator('.question-panel');
  await expect(weapons).toContainText('gunnery');
  await expect(weapons).toContainText(/\d+ %/);
  await expect(weapons).toContainText('damage');
  await me.confirm();
  for (let decisions = 0; !/fires the/.test((await me.log.textContent()) ?? ''); decisions += 1) {
    expect(decisions, 'the shots are rolled').toBeLessThan(4);
    await decide(me);
    await me.untilAsked();
  }
  await expect(me.log).toContainText(/(Griffin|Wolverine) fires the .+ needs \d+ and rolls \d+/);
});

test('a solo game is there again after a reload and on the home page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const me = new Player(page);
  await me.untilAsked();
  await decide(me);
  await me.untilAsked();
  const told = (await me.log.textContent()) ?? '';
  await page.reload();
  await expect(me.log).toContainText(told.slice(0, 80));
  await page.goto('/');
  await page.getByRole('link', { name: /Continue: Training duel/ }).click();
  await expect(me.log).toContainText(told.slice(0, 80));
});
