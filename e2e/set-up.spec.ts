import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { pointOnMap, whereIs } from './support/battle-map.ts';
import { expect, test } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const SCREENS = 3;

test.use({ viewport: DESKTOP });

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

test('rows and columns of maps are laid, turned and played on', async ({ page }) => {
  await page.goto('/set-up/classic');
  await page.getByLabel('Rows of maps').fill('2');
  await page.getByLabel('Columns of maps').fill('3');
  await page.getByRole('button', { name: 'Row 2, column 3' }).click();
  await page.getByRole('searchbox', { name: 'Search the maps' }).fill('river');
  await page.getByRole('radio', { name: 'River bend' }).check();
  await page.getByRole('button', { name: 'Turn the map about' }).click();
  await expect(page.getByRole('button', { name: 'Turn the map about' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Row 2, column 3: River bend' })).toBeVisible();
  await expect(page.getByText('48 × 34 hexes')).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(SCREENS * DESKTOP.height);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // The zone of the north is as wide as all three maps: its middle is in the second.
  await expect(page.getByRole('button', { name: /^Set up in (2[345])0[123]/ })).toBeVisible();
});

/** Takes hold of a place on the map and lets go of it at another. */
async function drag(page: Page, from: { readonly x: number; readonly y: number }, to: typeof from): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

for (const game of ['classic', 'quick-start'])
  test(`a unit of ${game} is dragged to where it is set up`, async ({ page }) => {
    await page.goto(`/set-up/${game}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const here = page.getByRole('button', { name: /^Set up in/ });
    const [, column = '', row = ''] = /(\d\d)(\d\d)/.exec((await here.textContent()) ?? '') ?? [];
    await drag(page, await whereIs(page, Number(column), Number(row)), await whereIs(page, Number(column) + 3, Number(row)));
    await expect(page.getByRole('button', { name: `Set up in ${Number(column) + 3}${row}` })).toBeVisible();
  });

test('a unit of Alpha Strike is dragged to where it is set up, and the rest set themselves up', async ({ page }) => {
  await page.goto('/set-up/alpha-strike');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const here = page.getByRole('button', { name: /^Set up here/ });
  const [x = 0, y = 0] = [...((await here.textContent()) ?? '').matchAll(/[\d.]+/g)].map(Number);
  // An inch is 254 tenths of a millimetre, and a drawing unit eight of them.
  const spot = (inches: number) => pointOnMap(page, { x: (inches * 254) / 8, y: (y * 254) / 8 });
  await drag(page, await spot(x), await spot(x + 6));
  await expect(here).not.toContainText(`${x}″, `);
  await page.getByRole('button', { name: /^Set up all/ }).click();
  await expect(page.getByRole('button', { name: /^Set up/ })).toHaveCount(0);
});

test('units of the classic game are chosen by tonnage, Battle Value and movement', async ({ page }) => {
  await page.goto('/set-up/classic');
  await expect(page.getByText(/is stronger by \d+ BV/)).toBeVisible();
  await page.getByRole('button', { name: 'Units of the catalogue for North' }).click();
  const sheet = page.getByRole('dialog', { name: 'Units for North' });
  for (const column of ['Tonnage', 'Battle Value', 'Movement points: walking, running, jumping'])
    await expect(sheet.getByRole('button', { name: column })).toBeVisible();
  await sheet.getByRole('searchbox').fill('tons:100 Atlas AS7-D');
  const atlas = sheet.getByRole('row').filter({ hasText: 'Atlas AS7-D' }).first();
  await expect(atlas).toContainText('100');
  await expect(atlas).toContainText('3 / 5 / –');
  await sheet.getByRole('button', { name: 'Add Atlas AS7-D', exact: true }).click();
  await expect(sheet.getByText(/^155 tons, BV \d+/)).toBeVisible();
});

test('a first game with a force of one’s own takes at most five clicks', async ({ page }) => {
  await test.step('the force exists', async () => {
    await page.goto('/forces');
    await page.getByRole('button', { name: 'New force' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Gray lance');
    await page.getByRole('searchbox', { name: 'Search units' }).fill('Griffin GRF-1N');
    await page.getByRole('button', { name: 'Add Griffin GRF-1N', exact: true }).click();
    await expect(page.getByText('Griffin GRF-1N added to the force.')).toBeVisible();
  });
  for (const game of ['Classic BattleTech', 'Alpha Strike']) {
    let clicks = 0;
    const click = async (place: Locator) => {
      clicks++;
      await place.click();
    };
    await page.goto('/');
    await click(page.getByRole('link', { name: `Set up ${game}`, exact: true }));
    // A list is opened with one click and chosen from with another.
    clicks += 2;
    await page
      .getByRole('combobox', { name: /^Force of my own for (North|South)/ })
      .first()
      .selectOption({ label: 'Gray lance' });
    await click(page.getByRole('button', { name: 'Play', exact: true }));
    await expect(page.getByRole('application', { name: 'Board' })).toBeVisible();
    expect(clicks).toBeLessThanOrEqual(5);
  }
});
