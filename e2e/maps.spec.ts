import { readFileSync } from 'node:fs';
import { expect, test } from './support/test.ts';

const tiny =
  'size 2 2\nhex 0101 0 "" "grass"\nhex 0201 2 "woods:1;foliage_elev:2" "grass"\nhex 0102 0 "water:1" "grass"\nhex 0202 0 "" "grass"\nend\n';

test('a map is drawn with the keyboard, undone, kept, and written as a .board file', async ({ page }) => {
  await page.goto('/maps/new/edit');
  await page.getByLabel('Name', { exact: true }).fill('Mill Ford');
  await page.getByRole('radio', { name: 'Heavy woods' }).check();
  const map = page.getByRole('application', { name: /Map/ });
  await map.focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText('Hex 0203: level 0, heavy woods')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Hex 0203: level 0, clear')).toBeVisible();

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '.board' }).click()]);
  expect(file.suggestedFilename()).toBe('Mill-Ford.board');
  expect(readFileSync(await file.path(), 'utf8')).toContain('hex 0202 0 "woods:2;foliage_elev:2"');

  await page.getByRole('button', { name: 'Save on this device' }).click();
  await page.waitForURL('**/maps');
  await expect(page.getByRole('heading', { name: 'Mill Ford' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mill Ford' })).toBeVisible();
});

test('a .board file is imported, and a broken one says where it is broken', async ({ page }) => {
  await page.goto('/maps');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'Tiny.board', mimeType: 'text/plain', buffer: Buffer.from(tiny) });
  await expect(page.getByRole('heading', { name: 'Tiny' })).toBeVisible();
  await choose.setInputFiles({ name: 'Broken.board', mimeType: 'text/plain', buffer: Buffer.from(tiny.replace('size 2 2', 'size 3 3')) });
  await expect(page.getByRole('dialog')).toContainText('Nothing was saved');
  await expect(page.getByRole('dialog')).toContainText('Broken.board');
});

test('a grown map can be played on', async ({ page }) => {
  await page.goto('/maps');
  await page.getByLabel('Map number').fill('7');
  await page.getByRole('region', { name: 'Generate a map' }).getByRole('button', { name: 'Play here' }).click();
  await expect(page.getByRole('heading', { name: 'Set up a game' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map/ })).toBeVisible();
});
