import { decide } from './support/duel.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit the app opens, plays and remembers without a network', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Play now' }).click();
  const me = new Player(page);
  await me.untilAsked();
  await decide(me);
  await me.untilAsked();
  const told = (await me.log.textContent()) ?? '';
  await page.reload();
  await expect(me.log).toContainText(told.slice(0, 80));

  await page.goto('/rules/QS-seq-initiative-tie');
  await expect(page.getByRole('heading', { level: 1, name: 'Initiative ties are re-rolled' })).toBeVisible();
  await page.goto('/games');
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Training duel' })).toBeVisible();
  await context.setOffline(false);
});
