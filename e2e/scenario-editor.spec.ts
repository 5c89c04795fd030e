import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const SCREENS = 3;
const SORTIE = join(import.meta.dirname, '../apps/cli/bin/sortie.js');

/** Every game, and something of its own that is changed in its editor. */
const GAMES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  classic: async page => {
    await page.getByLabel('Turn limit (empty: none)').fill('2');
    await page.getByLabel('Columns of maps').fill('2');
  },
  'alpha-strike': async page => page.getByLabel('Turns until points decide').fill('2'),
  'quick-start': async page => page.getByRole('radio', { name: 'Hay Meadows' }).check(),
  radar: async page => page.getByLabel('Last turn').fill('2'),
  impact: async page => {
    await page.locator('summary', { hasText: 'Special rules' }).click();
    await page.getByRole('spinbutton', { name: 'Turns', exact: true }).fill('2');
  },
};

for (const [game, change] of Object.entries(GAMES))
  test(`a scenario of ${game} is written, passed on by a link, played from it, printed, and played in the shell`, async ({
    page,
    browser,
    house,
  }, info) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(`/scenarios?game=${game}`);
    await page
      .getByRole('button', { name: /^Copy and change/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Briefing', exact: true })).toBeVisible();

    await test.step('it is changed, and the page stays short', async () => {
      await page.getByRole('textbox', { name: 'Title' }).fill('The last convoy');
      await page.getByLabel('Briefing for everybody').fill('The convoy leaves at dawn.\nNobody follows it.');
      await change(page);
      await expect(page.getByRole('heading', { level: 1, name: 'The last convoy' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(SCREENS * DESKTOP.height);
      await expectAccessible(page);
    });

    const file = info.outputPath('scenario.json');
    await test.step('it is exported', async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
      await download.saveAs(file);
    });

    await test.step('it is printed', async () => {
      await page.getByRole('link', { name: 'Print', exact: true }).click();
      await expect(page.getByText('The convoy leaves at dawn.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Back to the scenario' }).click();
    });

    const link = await test.step('it becomes a link', async () => {
      await page.getByRole('button', { name: 'Share' }).click();
      return page.getByLabel('Link to this scenario').inputValue();
    });

    await test.step('somebody else plays it from the link', async () => {
      const guest = await browser.newPage({ baseURL: house.url });
      await guest.goto(link);
      await guest.getByRole('button', { name: 'Play', exact: true }).click();
      const briefing = guest.getByRole('dialog', { name: 'The last convoy' });
      await expect(briefing.getByText('Nobody follows it.')).toBeVisible();
      await briefing.getByRole('button', { name: 'To the table' }).click();
      await expect(guest.getByRole('application', { name: 'Board' })).toBeVisible();
      await guest.goto('/games');
      await expect(guest.getByRole('heading', { name: 'The last convoy' })).toBeVisible();
      await guest.close();
    });

    await test.step('the shell plays the same file', () => {
      const told = execFileSync(
        process.execPath,
        [SORTIE, 'simulate', game, '--scenario', file, '--games', '1', '--players', 'random,random', '--limit', '200', '--json'],
        { encoding: 'utf8' },
      );
      expect(JSON.parse(told)).toMatchObject({ games: 1 });
    });
  });
