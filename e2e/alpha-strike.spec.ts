import { readFileSync } from 'node:fs';
import { buildForce, Skirmisher } from './support/skirmish.ts';
import { expect, test } from './support/test.ts';

test('two forces are built, meet for three turns or more with a kick, heat and a critical hit, and are replayed and printed', async ({
  page,
}) => {
  test.setTimeout(360_000);
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/forces');
  await buildForce(page, 'The others', 'Thunderbolt TDR-5S', 'Warhammer WHM-6R');
  await page.getByRole('link', { name: 'All forces' }).click();
  await buildForce(page, 'Hot lance', 'Black Hawk Prime', 'Griffin GRF-1S');

  await page.getByRole('button', { name: 'Print cards' }).click();
  const print = page.getByRole('dialog', { name: 'Print cards' });
  const [pdf] = await Promise.all([page.waitForEvent('download'), print.getByRole('button', { name: 'Save as PDF' }).click()]);
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await page.getByRole('button', { name: 'Play this force' }).click();
  await expect(page.getByRole('heading', { name: 'Set up a game' })).toBeVisible();
  await expect(page.getByText('Black Hawk Prime', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Force of my own for North' }).selectOption('The others');
  await expect(page.getByText('Thunderbolt TDR-5S', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Size of the table' }).selectOption('24 24');
  await page.getByRole('combobox', { name: 'Landscape' }).selectOption('Plains');
  await page.getByRole('radio', { name: 'We roll our own dice' }).check();
  await page.getByRole('combobox', { name: 'North', exact: true }).selectOption({ label: 'Opponent: Recruit' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();

  const me = new Skirmisher(page);
  await me.playTo(2);
  const told = ((await me.log.textContent()) ?? '').slice(0, 120);
  await page.reload();
  await expect(me.log).toContainText(told);
  await me.playTo(4);
  // Where the opponent stands is not the test's to say: what three turns did not bring may take a few more.
  for (let turn = 5; turn <= 9 && !me.done; turn += 1) await me.playTo(turn);
  expect(me.deeds).toEqual({ physical: true, overheated: true, critical: true });

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede the game' }).click();
  await page.getByRole('button', { name: /replay/i }).click();
  const moment = page.getByRole('slider', { name: 'Moment of the game' });
  await expect(moment).toBeVisible();
  expect(Number(await moment.getAttribute('max'))).toBeGreaterThan(15);
  await page.keyboard.press('End');
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/strikes at/);
});
