import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function example(page: Page): Promise<void> {
  await page.goto('/campaigns');
  await expect(part(page, 'What a campaign is')).toBeVisible();
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(page.getByRole('heading', { name: 'Raids on Kestrel Ridge', level: 1 })).toBeVisible();
}

/** Books a victory on paper in which the first unit was hurt. */
async function onPaper(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Type in what happened' }).click();
  const form = page.getByRole('form', { name: 'What happened' });
  await form.getByRole('spinbutton', { name: 'Armor lost: Griffin GRF-1N #0' }).fill('3');
  await form.getByRole('button', { name: 'Book this mission' }).click();
  await expect(part(page, 'Journal')).toContainText('Mission 1: victory for The Gray Herons');
}

test('a mission goes from the campaign to the table, and its result comes back by itself', async ({ page }) => {
  await example(page);
  await page.getByRole('link', { name: 'Set up mission 1' }).click();
  await expect(page.getByText('Mission 1 of Raids on Kestrel Ridge')).toBeVisible();
  await expect(page.getByText('Griffin GRF-1N #0')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave; the game is kept' }).click();

  // The table waits for its end, and the campaign with it.
  await page.getByRole('button', { name: 'Bring the result in' }).click();
  await expect(page.getByText('The game is not over yet.')).toBeVisible();
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('button', { name: 'Concede the game' }).click();
  await page.getByRole('button', { name: 'Back to the campaign' }).click();
  await expect(part(page, 'Journal')).toContainText(/Mission 1: (defeat|victory) for The Gray Herons/);
  await expect(part(page, 'Work until the next mission')).toBeVisible();

  // Taken back, the mission lies on its table again.
  await page.getByRole('button', { name: 'Take back the last step' }).click();
  await page.getByRole('button', { name: /Dice were rolled/ }).click();
  await expect(page.getByRole('button', { name: 'Bring the result in' })).toBeVisible();
});

test('what was fought on paper is repaired, every number explains itself, and the last step is taken back', async ({ page }) => {
  await example(page);
  await onPaper(page);
  const units = part(page, 'Units');
  const journal = part(page, 'Journal');
  await expect(part(page, 'Means')).toContainText('Work left');
  await expectAccessibleInBothThemes(page);

  const repair = units.getByRole('button', { name: 'Repair Griffin GRF-1N #0' });
  await expect(repair).toContainText('30 SP');
  await units.getByText('What it costs and why').first().click();
  await units.getByRole('button', { name: /^30 armor and structure/ }).click();
  await expect(page.getByRole('dialog', { name: 'armor and structure' })).toContainText('ASC-tbl-repair-armor');
  await page.keyboard.press('Escape');
  const before = await part(page, 'Means').textContent();
  await repair.click();
  await expect(journal).toContainText('The Gray Herons spends 30 Support Points');

  await page.reload();
  await expect(journal).toContainText('The Gray Herons spends 30 Support Points');
  await page.getByRole('button', { name: 'Take back the last step' }).click();
  await page.getByRole('button', { name: /Dice were rolled/ }).click();
  await expect(part(page, 'Means')).toHaveText(before ?? '');
  await expect(journal).toContainText('taken back');
});

test('the bill of the whole force stands before the work, fuel and ammunition included', async ({ page }) => {
  await example(page);
  await onPaper(page);
  const bill = part(page, 'Bill for the force');
  await expect(bill).toContainText('Repairs30 SP');
  const supplies = Number(/Fuel and ammunition(\d+) SP/.exec((await bill.textContent()) ?? '')?.[1] ?? 0);
  expect(supplies).toBeGreaterThan(0);
  await expect(bill).toContainText(`All together${30 + supplies} SP`);
  const all = part(page, 'Units').getByRole('button', { name: /Rearm and refuel all/ });
  await expect(all).toContainText(`${supplies} SP`);
  await all.click();
  await expect(bill).toContainText('All together30 SP');
});

test('a campaign is saved as a file, opened again, begun from a form and removed; a bad file changes nothing', async ({ page }) => {
  await example(page);
  await onPaper(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as file' }).click()]);
  expect(download.suggestedFilename()).toBe('Raids-on-Kestrel-Ridge.campaign');
  const file = readFileSync(await download.path());
  await page.getByRole('link', { name: 'All campaigns' }).click();
  const open = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a campaign file' }).click();
    await (await chooser).setFiles({ name: 'x.campaign', mimeType: 'text/plain', buffer });
  };
  await open(Buffer.from('nonsense'));
  await expect(page.getByRole('alert')).toContainText('Nothing was kept');
  await open(file);
  await expect(part(page, 'Journal')).toContainText('Mission 1: victory for The Gray Herons');

  await page.getByRole('link', { name: 'All campaigns' }).click();
  await expect(page.getByRole('link', { name: 'Raids on Kestrel Ridge' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Raids on Kestrel Ridge' }).first().click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('link', { name: 'Raids on Kestrel Ridge' })).toHaveCount(1);

  await page.getByRole('button', { name: 'New campaign' }).click();
  const form = page.getByRole('form', { name: 'New campaign' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Two books');
  await form.getByRole('combobox', { name: 'Force' }).first().selectOption('Fire lance');
  await form.getByRole('radio', { name: 'keeps books of its own' }).check();
  await expect(form).toContainText('= 4000');
  await form.getByRole('button', { name: 'Begin the campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Two books', level: 1 })).toBeVisible();
  await expect(part(page, 'Means')).toContainText('4000');
});

test('the set-up of a mission offers what players may agree on', async ({ page }) => {
  await page.goto('/set-up/alpha-strike?scenario=many-flags');
  const terms = page.getByRole('group', { name: 'Terms of the mission' });
  await terms.getByRole('combobox', { name: 'Kills score' }).selectOption('by the table');
  await terms.getByRole('spinbutton', { name: 'Flags, sectors or markers' }).fill('2');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
});
