import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readForce } from '../packages/roster/src/index.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const members = (page: Page) => page.getByRole('region', { name: 'Members' });

/** Begins a force and takes these units in. */
async function build(page: Page, ...names: readonly string[]): Promise<void> {
  await page.goto('/forces');
  await page.getByRole('button', { name: 'New force' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Gray lance');
  for (const name of names) {
    await page.getByRole('searchbox', { name: 'Search units' }).fill(name);
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
    await expect(page.getByText(`${name} added to the force.`)).toBeVisible();
  }
}

test('a force is built to a limit, kept, duplicated and removed', async ({ page }) => {
  await build(page, 'Griffin GRF-1N', 'Locust LCT-1V');
  await expect(page.getByText('49 of 300 points')).toBeVisible();
  await page.getByLabel('Limit of points').fill('40');
  await expect(page.getByText('49 points are 9 over the limit of 40.')).toBeVisible();
  await page.getByLabel('Limit of points').fill('60');
  await expect(page.getByText('over the limit')).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Skill of Griffin GRF-1N' }).selectOption('3');
  await expect(page.getByText(/5[0-9] of 60 points/)).toBeVisible();
  await page.getByLabel('Pilot of Griffin GRF-1N').fill('Ines');
  await page.getByLabel('Lance of Locust LCT-1V').fill('Scouts');
  await page.getByLabel('Lance of Locust LCT-1V').press('Enter');
  await expect(page.getByRole('heading', { name: 'Scouts' })).toBeVisible();
  await page.getByRole('button', { name: 'Another Locust LCT-1V' }).click();
  await expect(members(page).getByText('Locust LCT-1V')).toHaveCount(2);
  await expect(page.getByText(/over the limit of 60/)).toBeVisible();
  await members(page).getByRole('button', { name: 'Remove Locust LCT-1V' }).last().click();
  await page.getByRole('button', { name: 'Griffin GRF-1N leads the force' }).click();
  await page.getByRole('button', { name: 'Locust LCT-1V is a lieutenant' }).click();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Locust LCT-1V is a lieutenant' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Pilot of Griffin GRF-1N')).toHaveValue('Ines');
  await expect(page.getByRole('combobox', { name: 'Skill of Griffin GRF-1N' })).toHaveValue('3');
  await expect(page.getByRole('button', { name: 'Griffin GRF-1N leads the force' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByText(/^Battle Value [0-9]/).click();
  await page.getByRole('combobox', { name: 'Gunnery of Griffin GRF-1N' }).selectOption('2');
  await page.getByLabel('Limit of Battle Value').fill('1000');
  await expect(page.getByText(/over the limit$/)).toBeVisible();
  await page.getByLabel('Limit of Battle Value').fill('');

  await page.getByRole('link', { name: 'All forces' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { name: 'Copy of Gray lance', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'All forces' }).click();
  await page.getByRole('button', { name: 'Remove Copy of Gray lance' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Copy of Gray lance')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Gray lance', exact: true })).toBeVisible();
});

test('a force is shared by a link and by a file', async ({ page, browser, baseURL }) => {
  await build(page, 'Griffin GRF-1N', 'Locust LCT-1V');
  await page.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share this force' });
  const [download] = await Promise.all([page.waitForEvent('download'), sheet.getByRole('button', { name: 'Save as file' }).click()]);
  const file = readFileSync(await download.path());
  expect(download.suggestedFilename()).toBe('Gray-lance.force.json');
  expect(readForce(file.toString())).toMatchObject({ ok: true, force: { name: 'Gray lance', limit: 300, members: [{}, {}] } });
  const [exported] = await Promise.all([page.waitForEvent('download'), sheet.getByRole('button', { name: 'Save as MUL file' }).click()]);
  expect(exported.suggestedFilename()).toBe('Gray-lance.mul');
  const mul = readFileSync(await exported.path()).toString();
  expect(mul).toContain('<entity chassis="Griffin" model="GRF-1N"');
  const link = await sheet.getByLabel('Link to this force').inputValue();

  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL !== undefined && { baseURL }) });
  const stranger = await context.newPage();
  await stranger.goto(link);
  const shared = stranger.getByRole('region', { name: 'Force from the link' });
  await expect(shared).toContainText('Gray lance');
  await expect(shared).toContainText('49 of 300 points');
  await shared.getByRole('button', { name: 'Keep a copy' }).click();
  await expect(members(stranger).getByText('Locust LCT-1V')).toBeVisible();

  await stranger.goto('/forces#f=broken');
  await expect(stranger.getByText('The link is damaged: no force can be read from it.')).toBeVisible();
  const chooser = stranger.waitForEvent('filechooser');
  await stranger.getByRole('button', { name: 'Open a force file' }).click();
  await (await chooser).setFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"sortie-force","version":1}'),
  });
  await expect(stranger.getByRole('alert')).toContainText('members');
  const again = stranger.waitForEvent('filechooser');
  await stranger.getByRole('button', { name: 'Open a force file' }).click();
  await (await again).setFiles({ name: 'gray.force.json', mimeType: 'application/json', buffer: file });
  await expect(stranger.getByRole('heading', { name: 'Gray lance', level: 1 })).toBeVisible();

  await stranger.getByRole('link', { name: 'All forces' }).click();
  const third = stranger.waitForEvent('filechooser');
  await stranger.getByRole('button', { name: 'Open a force file' }).click();
  const worn = mul.replace('</entity>', '<location index="1"><armor points="3"/></location></entity>');
  await (await third).setFiles({ name: 'theirs.mul', mimeType: 'application/xml', buffer: Buffer.from(worn) });
  await expect(stranger.getByRole('heading', { name: 'theirs', level: 1 })).toBeVisible();
  await expect(members(stranger).getByText('Griffin GRF-1N')).toBeVisible();
  await stranger.getByRole('button', { name: 'Field it undamaged' }).click();
  await expect(stranger.getByText('damaged')).toHaveCount(0);
  await context.close();
});

test('the cards of a force are printed, and it goes on to the set-up', async ({ page }) => {
  await build(page, 'Griffin GRF-1N', 'Manticore Heavy Tank');
  await page.getByRole('button', { name: 'Print cards' }).click();
  const print = page.getByRole('dialog', { name: 'Print cards' });
  const [download] = await Promise.all([page.waitForEvent('download'), print.getByRole('button', { name: 'Save as PDF' }).click()]);
  expect(download.suggestedFilename()).toBe('Gray-lance.pdf');
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.getByRole('button', { name: 'Play this force' }).click();
  await expect(page).toHaveURL(/\/set-up\/alpha-strike/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Manticore Heavy Tank' })).toBeVisible();
});

for (const [shape, size] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`axe finds nothing serious in forces on ${shape}`, async ({ page }) => {
    test.setTimeout(900_000);
    await build(page, 'Griffin GRF-1N');
    await page.setViewportSize(size);
    await expectAccessibleInBothThemes(page);
    await page.goto('/forces');
    await expect(page.getByRole('link', { name: 'Gray lance' })).toBeVisible();
    await expectAccessible(page);
  });
}
