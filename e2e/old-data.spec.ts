import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { type BrowserData, dumpBrowser, seedBrowser } from './support/browser-data.ts';
import { decide } from './support/duel.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

const folder = join(import.meta.dirname, '../golden/exports');

/** Something of everything that a browser keeps: a game under way, a force, a map, a campaign. */
async function fill(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.getByRole('button', { name: 'Play now' }).click();
  const me = new Player(page);
  await me.untilAsked();
  await decide(me);
  await me.untilAsked();
  await page.goto('/forces');
  await page.getByRole('button', { name: 'New force' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Gray lance');
  await page.getByRole('searchbox', { name: 'Search units' }).fill('Griffin GRF-1N');
  await page.getByRole('button', { name: 'Add Griffin GRF-1N', exact: true }).click();
  await expect(page.getByText('Griffin GRF-1N added to the force.')).toBeVisible();
  await page.goto('/maps');
  await page.setInputFiles('input[type=file]', join(folder, 'board-1.json'));
  await expect(page.getByText('Hills 7').first()).toBeVisible();
  await page.goto('/campaigns');
  await page.setInputFiles('input[type=file]', join(folder, 'campaign-1.jsonl'));
  await expect(page.getByText('Border').first()).toBeVisible();
}

// `SORTIE_KEEP_BROWSER=2 npx playwright test e2e/old-data.spec.ts` keeps what today's version leaves in a browser, before it changes.
const keep = process.env['SORTIE_KEEP_BROWSER'];
test('what today’s version leaves in a browser is kept as a file', async ({ page }) => {
  test.skip(keep === undefined, 'only when a new version of what the browser keeps is given out');
  await fill(page);
  writeFileSync(join(folder, `browser-${keep}.json`), `${JSON.stringify(await dumpBrowser(page))}\n`);
});

for (const file of globSync(join(folder, 'browser-*.json')))
  test(`what an earlier version left in a browser is all there: ${basename(file)}`, async ({ page, house }) => {
    // A page of the house that opens no database.
    await page.goto(`${house.url}/api/live`);
    await seedBrowser(page, JSON.parse(readFileSync(file, 'utf8')) as BrowserData);
    await page.goto('/games');
    await page.getByRole('link', { name: 'Continue' }).first().click();
    const me = new Player(page);
    await me.untilAsked();
    await decide(me);
    await me.untilAsked();
    await page.goto('/forces');
    await expect(page.getByText('Gray lance').first()).toBeVisible();
    await page.goto('/maps');
    await expect(page.getByText('Hills 7').first()).toBeVisible();
    await page.goto('/campaigns');
    await expect(page.getByText('Border').first()).toBeVisible();
  });
