import { expect, test } from './support/test.ts';

test('a force by chance, an opponent of equal points with what to expect, and a fair game against it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/forces');
  await page.getByRole('button', { name: 'Random force' }).click();
  await page.getByRole('combobox', { name: 'Size' }).selectOption('star');
  await expect(page.getByText('175 of 175 points')).toBeVisible();
  await expect(page.locator('.drawn-list > li')).toHaveCount(5);
  await page.getByRole('button', { name: 'Keep it as a force' }).click();
  await expect(page.getByRole('heading', { name: 'Star 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Find an opponent' }).click();
  await page.getByRole('combobox', { name: 'Style' }).selectOption('fast');
  await expect(page.locator('.drawn-list > li')).toHaveCount(5);
  await expect(page.getByText('The balance lab expects you to win')).toBeVisible();
  const [points] = /^\d+/.exec((await page.getByText(/^\d+ points against 175$/).textContent()) ?? '') ?? [];
  expect(Math.abs(Number(points) - 175)).toBeLessThanOrEqual(2);
  const [first] = await page.locator('.drawn-list b').allTextContents();
  await page.getByRole('button', { name: 'Play against it' }).click();
  await expect(page.getByText(`The sides are a fair match: 175 points against ${points}.`)).toBeVisible();
  await expect(page.locator('.force-b')).toContainText(first ?? '?');
});

test('a new force is empty and no error, and plays against somebody of its price', async ({ page }) => {
  await page.goto('/forces');
  await page.getByRole('button', { name: 'New force' }).click();
  await expect(page.getByText('No units yet. Press + beside a unit to add it.').first()).toBeVisible();
  await expect(page.locator('.note-ember')).toHaveCount(0);
});

test('either side of a set-up is matched to the other by one click', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/set-up/alpha-strike');
  await page.getByRole('combobox', { name: 'Add a unit for North' }).selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Draw a force for South' }).click();
  await expect(page.getByText(/^The sides are a fair match: (\d+) points against \1\.$/)).toBeVisible();
});
