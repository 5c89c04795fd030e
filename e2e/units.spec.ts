import { readFileSync } from 'node:fs';
import { writeUnit } from '../packages/convert/src/index.ts';
import { CATALOGUE, find, nameOf, type Unit } from '../packages/roster/src/index.ts';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { zip } from './support/zip.ts';

const file = (unit: Unit): readonly [string, string] => {
  const { ending, text } = writeUnit(unit);
  return [`${unit.chassis}-${unit.model}${ending}`.replaceAll(/[^\w.-]/g, '-'), text];
};

const homebrew: Unit = { ...find('GRF-1N')!, chassis: 'Homebrew', model: 'HB-1' };
const tank: Unit = { ...CATALOGUE.find(({ kind }) => kind === 'vehicle')!, chassis: 'Garage', model: 'Tank' };

/** Three units of our own, one damaged file, one that is too large, one that is none. */
function pack(): Buffer {
  const [name, text] = file(homebrew);
  const entries: Record<string, string> = {
    [`mine/${name}`]: text,
    [`mine/${file(tank)[0]}`]: file(tank)[1],
    'mine/broken.mtf': text.replace(/^Mass:.*$/im, 'Mass:heavy'),
    'mine/huge.mtf': ' '.repeat(5_000_000),
    'mine/readme.txt': 'hello',
  };
  return zip(entries);
}

/** So many files that nobody can look away in time. */
function crowd(): Buffer {
  const entries: Record<string, string> = {};
  const [name, text] = file(homebrew);
  for (let i = 0; i < 6000; i++) entries[`${i}-${name}`] = text;
  return zip(entries);
}

const input = '[data-import=files]';

test('an archive is imported, searched, sorted and removed; nothing of it is dropped without a word', async ({ page }) => {
  await page.goto('/units');
  const grid = page.getByRole('grid', { name: 'Units' });
  await expect(grid.getByRole('row')).not.toHaveCount(1);
  await page.locator(input).setInputFiles({ name: 'pack.zip', mimeType: 'application/zip', buffer: pack() });
  await expect(page.getByText('pack.zip: 2 units came in, 3 remarks.')).toBeVisible();
  await page.getByRole('button', { name: 'What was not understood' }).click();
  const problems = page.getByRole('dialog', { name: 'What was not understood' });
  await expect(problems).toContainText(/broken\.mtf:\d+mass: /i);
  await expect(problems).toContainText('huge.mtfwith 5000000 bytes it is too large for a unit');
  await expect(problems).toContainText('readme.txtneither an .mtf nor a .blk file');
  await problems.getByRole('button', { name: 'Close' }).click();

  const search = page.getByRole('searchbox', { name: 'Search units' });
  await search.fill('homebrew');
  await expect(page.getByText('1 unit', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=homebrew/);
  await page.reload();
  await expect(grid.getByRole('row', { name: /Homebrew HB-1/ })).toBeVisible();

  await search.fill('kind:mech points:20-30 colour:red');
  await expect(page.getByText('colour:red: there is no such filter.')).toBeVisible();
  await search.fill('kind:mech points:20-30');
  await grid.getByRole('button', { name: 'Point value' }).click();
  await expect(page).toHaveURL(/sort=pv/);
  const values = await grid.locator('.unit-body .cell-pv').allTextContents();
  expect(values.map(Number)).toEqual(values.map(Number).sort((a, b) => b - a));
  expect(Number(values[0])).toBeLessThanOrEqual(30);
  await page.getByRole('button', { name: 'Remove the filter Points 20-30' }).click();
  await expect(search).toHaveValue('kind:mech');

  await page.getByText('1 imported set on this device').click();
  await page.getByRole('button', { name: 'Remove pack.zip' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await search.fill('homebrew');
  await expect(page.getByText('No unit is like that.')).toBeVisible();
});

test('an import can be cancelled, and leaves nothing behind', async ({ page }) => {
  await page.goto('/units');
  await expect(page.getByRole('grid', { name: 'Units' })).toBeVisible();
  await page.locator(input).setInputFiles({ name: 'crowd.zip', mimeType: 'application/zip', buffer: crowd() });
  await expect(page.getByText(/\d of 6,000 files/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The import was cancelled. Nothing of it was kept.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${CATALOGUE.length} units`)).toBeVisible();
  await expect(page.getByText('imported set')).toHaveCount(0);
});

test('files that are dropped come in', async ({ page }) => {
  await page.goto('/units');
  await expect(page.getByRole('grid', { name: 'Units' })).toBeVisible();
  const [name, text] = file(homebrew);
  const data = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text!], name!));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent('.units-page', 'drop', { dataTransfer: data });
  await expect(page.getByText(`${name}: 1 unit came in.`)).toBeVisible();
});

test('a card explains itself, in both editions, and every term opens its rule', async ({ page }) => {
  await page.goto('/units?unit=Griffin%20GRF-1N');
  const detail = page.getByRole('article', { name: 'Griffin GRF-1N' });
  await expect(detail.getByRole('img', { name: 'Griffin GRF-1N: 31 points' })).toBeVisible();
  await detail.getByRole('combobox', { name: 'Skill' }).selectOption('3');
  await expect(detail.getByRole('img', { name: /Griffin GRF-1N: 3[2-9] points/ })).toBeVisible();

  await detail.getByRole('radio', { name: 'Why' }).check();
  const branch = (name: string) => detail.locator('details.branch', { has: page.locator('> summary', { hasText: name }) });
  await branch('Damage at long range').locator('> summary').click();
  const gun = branch('Damage at long range').locator('.leaf', { hasText: 'PPC (RA)' });
  await expect(gun).toContainText('+1');
  await gun.getByRole('button').click();
  await expect(page.getByRole('dialog').getByText(/Alpha Strike Companion, p\. \d+/)).toBeVisible();
  await page.keyboard.press('Escape');
  await branch('Point value').first().locator('> summary').click();
  await branch('offensive value').last().locator('> summary').click();
  await expect(branch('offensive value').last().locator('.leaf')).toHaveCount(3);

  await detail.getByRole('radio', { name: 'Companion as printed' }).check();
  await expect(page).toHaveURL(/edition=companion/);
  await detail.getByRole('radio', { name: 'Unit', exact: true }).check();
  await expect(detail.getByText('Nothing speaks against the design.')).toBeVisible();
});

test('units are chosen by keyboard, compared and printed', async ({ page }) => {
  await page.goto('/units?q=quick');
  const search = page.getByRole('searchbox', { name: 'Search units' });
  await search.fill('locust lct-1');
  const grid = page.getByRole('grid', { name: 'Units' });
  await expect(grid.getByRole('row')).toHaveCount(3);
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Choose Locust LCT-1V' })).toBeChecked();

  const tray = page.getByRole('region', { name: 'Chosen units' });
  await tray.getByRole('button', { name: 'Print 2 cards' }).click();
  const print = page.getByRole('dialog', { name: 'Print cards' });
  await print.getByRole('radio', { name: '4', exact: true }).check();
  await print.getByRole('radio', { name: 'Letter' }).check();
  await print.getByRole('radio', { name: 'Save ink' }).check();
  const [download] = await Promise.all([page.waitForEvent('download'), print.getByRole('button', { name: 'Save as PDF' }).click()]);
  const pdf = readFileSync(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.subarray(-8).toString()).toContain('%%EOF');
  expect(pdf.length).toBeGreaterThan(2000);

  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Comparison' })).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /^Type BM BM/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only what differs' }).check();
  await expect(table.getByRole('row', { name: /^Type BM BM/ })).toHaveCount(0);
});

test('a unit leaves as a file that reads the same, and in a link that carries it', async ({ page, browser, baseURL }) => {
  await page.goto('/units');
  await expect(page.getByRole('grid', { name: 'Units' })).toBeVisible();
  const [name, text] = file(homebrew);
  await page.locator(input).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('searchbox', { name: 'Search units' }).fill('homebrew');
  await page.getByRole('row', { name: /Homebrew HB-1/ }).click();
  await page
    .getByRole('article', { name: nameOf(homebrew) })
    .getByRole('button', { name: 'Share' })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Share this unit' });
  const [download] = await Promise.all([page.waitForEvent('download'), sheet.getByRole('button', { name: 'Save as .mtf' }).click()]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(text);
  const link = await sheet.getByLabel('Link to this unit').inputValue();

  const stranger = await browser.newContext({ serviceWorkers: 'block', ...(baseURL !== undefined && { baseURL }) });
  const other = await stranger.newPage();
  await other.goto(link);
  await expect(other.getByRole('article', { name: nameOf(homebrew) })).toBeVisible();
  await stranger.close();
});

for (const [shape, size] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`axe finds nothing serious among units on ${shape}`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.setViewportSize(size);
    await page.goto('/units?q=kind:mech&unit=Griffin%20GRF-1N');
    await expect(page.getByRole('article', { name: 'Griffin GRF-1N' })).toBeVisible();
    await page.getByRole('radio', { name: 'Why' }).check();
    await expectAccessibleInBothThemes(page);
    await page.goto('/units');
    await page.getByRole('button', { name: 'Filters' }).click();
    await expectAccessibleInBothThemes(page);
    await page.goto(`/units/compare?units=${encodeURIComponent(JSON.stringify(['Griffin GRF-1N', 'Locust LCT-1V']))}`);
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
}
