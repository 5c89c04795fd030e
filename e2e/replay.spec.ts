import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './support/axe.ts';
import { visitor } from './support/online.ts';
import { expect, test } from './support/test.ts';

const folder = join(import.meta.dirname, '../golden/quick-start');
const name = 'training.jsonl';
const game = readFileSync(join(folder, name));

test('a game file is opened, watched move by move with its sums, verified and shared by a link', async ({ page, browser, house }) => {
  await page.goto('/games');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: game });
  const moment = page.getByRole('slider', { name: 'Moment of the game' });
  await expect(moment).toBeVisible();
  const last = Number(await moment.getAttribute('max'));
  expect(last).toBeGreaterThan(20);

  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(page.locator('.turn-bar')).toContainText('Turn 1');
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText('Turn 1.');
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(moment).toHaveValue(String(last));
  await expect(log).toContainText(/fires the .+ needs \d+ and rolls \d+/);
  // Explanations stand open: the parts of a number are there without a click.
  await expect(log.getByText('gunnery').first()).toBeAttached();
  // How the game was expected to end, and what a coach says of the move on the screen.
  await expect(page.getByRole('img', { name: /^Expected result: .+ \d+ %, .+ \d+ %$/ })).toBeVisible();
  const rate = page.getByRole('button', { name: 'Rate this move' });
  await page.keyboard.press('Home');
  for (let i = 0; i < 12 && !(await rate.isVisible()); i += 1) await page.keyboard.press('ArrowRight');
  await rate.click();
  await expect(page.getByText(/^(Best move|Good move|Inaccuracy|Mistake|There was nothing else to choose.)/)).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Verify the game' }).click();
  await expect(page.getByText(/^Verified: all \d+ entries/)).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Anybody with this link can watch').inputValue();

  const stranger = await visitor(browser, house.url);
  await stranger.page.goto(link);
  await expect(stranger.page.getByRole('slider', { name: 'Moment of the game' })).toHaveAttribute('max', String(last));
  await stranger.context.close();
});

test('a damaged game file is refused with the line that is damaged', async ({ page }) => {
  await page.goto('/games');
  const lines = game.toString('utf8').split('\n');
  lines[3] = lines[3]!.replace(/"n":\d+/, '"n":999');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bad.sortie', mimeType: 'application/json', buffer: Buffer.from(lines.join('\n')) });
  await expect(page.getByRole('dialog')).toContainText('line 4 was changed after it was written');
});
