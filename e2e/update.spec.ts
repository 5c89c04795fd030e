import { decide } from './support/duel.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { type Releases, releasesOf } from './support/versions.ts';

test.use({ serviceWorkers: 'allow' });

let releases: Releases;
test.beforeEach(async ({ house }) => {
  releases = await releasesOf(house.url);
});
test.afterEach(() => releases.close());

test('a new version waits until the player agrees, then takes over, and the running game is still there', async ({ page }) => {
  test.slow();
  const version = () => page.locator('html').getAttribute('data-version');
  const look = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto(releases.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await page.getByRole('button', { name: 'Play now' }).click();
  const me = new Player(page);
  await me.untilAsked();
  await decide(me);
  await me.untilAsked();
  const table = page.url();
  const told = (await me.log.textContent()) ?? '';
  expect(told.length).toBeGreaterThan(20);

  // While it waits, everything goes on with the version that the game began with, after a reload as well.
  releases.bringOut('second');
  await look();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed');
  await page.reload();
  expect(await version()).toBe('first');
  await expect(me.log).toContainText(told.slice(0, 80));
  await me.untilAsked();

  await page.goto(`${releases.url}/games`);
  expect(await version()).toBe('first');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(version).toBe('second');
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter(name => /^sortie-(first|second)/.test(name)).length))
    .toBe(1);

  await page.goto(table);
  await expect(me.log).toContainText(told.slice(0, 80));
  await me.untilAsked();
  await decide(me);
  await me.untilAsked();
  expect(((await me.log.textContent()) ?? '').length).toBeGreaterThan(told.length);
});
