import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { whereIs } from './support/battle-map.ts';
import { expect, test } from './support/test.ts';

const numbers = (page: Page, attacker: string, target: string) => page.getByRole('region', { name: `${attacker} attacks ${target}` });

/** The first number of a direction, such as "8+". */
const firstNumber = async (page: Page, attacker: string, target: string): Promise<string> =>
  (await numbers(page, attacker, target).locator('.way-result b').first().textContent()) ?? '';

test('a unit that is dragged elsewhere changes every number, and undo brings them back', async ({ page }) => {
  await page.goto('/analysis');
  await expect(numbers(page, 'Atlas', 'Hunchback')).toBeVisible();
  await expect(numbers(page, 'Hunchback', 'Atlas')).toBeVisible();
  const before = await firstNumber(page, 'Atlas', 'Hunchback');
  const [from, to] = [await whereIs(page, 8, 10), await whereIs(page, 8, 7)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 4, { steps: 8 });
  // The numbers follow while it is still in the hand.
  await expect.poll(() => firstNumber(page, 'Atlas', 'Hunchback')).not.toBe(before);
  await expect(numbers(page, 'Atlas', 'Hunchback')).toContainText('Kick, left leg');
  await page.mouse.up();
  await expect(numbers(page, 'Atlas', 'Hunchback')).toContainText('Kick, left leg');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => firstNumber(page, 'Atlas', 'Hunchback')).toBe(before);
});

test('heat, movement and damage count at once, and dice are rolled in a thread of their own', async ({ page }) => {
  await page.goto('/analysis');
  const before = await firstNumber(page, 'Atlas', 'Hunchback');
  await page.getByRole('spinbutton', { name: 'Heat' }).fill('13');
  await expect.poll(() => firstNumber(page, 'Atlas', 'Hunchback')).not.toBe(before);
  await page.getByRole('button', { name: /^Roll 10,000 times/ }).click();
  await expect(page.getByRole('img', { name: /^Hunchback: .* damage on average/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dice' })).toContainText('falls');
  await page.keyboard.press('Escape');
});

test('the keyboard alone moves, turns and swaps', async ({ page }) => {
  await page.goto('/analysis');
  await page.getByRole('application', { name: 'Board' }).focus();
  const before = await firstNumber(page, 'Atlas', 'Hunchback');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect.poll(() => firstNumber(page, 'Atlas', 'Hunchback')).not.toBe(before);
  // With its back to the target nothing bears.
  for (const key of ['q', 'q', 'q']) await page.keyboard.press(key);
  await expect(numbers(page, 'Atlas', 'Hunchback')).toContainText('does not bear');
  for (const key of ['z', 'z', 'z', 'z', 'z', 'z']) await page.keyboard.press(key);
  await expect.poll(() => firstNumber(page, 'Atlas', 'Hunchback')).toBe(before);
  await page.keyboard.press('x');
  await expect(page.getByRole('list', { name: 'Units' }).getByRole('button', { name: 'Hunchback', exact: false }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('every game has its numbers and its dice', async ({ page }) => {
  test.slow();
  await page.goto('/analysis');
  for (const game of ['quick-start', 'alpha-strike', 'impact', 'radar', 'classic']) {
    await page.getByRole('combobox', { name: 'Game' }).selectOption(game);
    await expect(page.locator('.way').first()).toBeVisible();
    expect(await page.locator('.numbers').count()).toBe(2);
    await page.getByRole('button', { name: /^Roll/ }).click();
    await expect(page.locator('.histogram').first()).toBeVisible();
    const stop = page.getByRole('button', { name: 'Stop' });
    if ((await stop.count()) > 0) await stop.click({ timeout: 2000 }).catch(() => undefined);
  }
});

test('a position travels as a link and as a file', async ({ page }) => {
  await page.goto('/analysis');
  await page
    .getByRole('textbox', { name: 'Unit to add' })
    .or(page.getByRole('combobox', { name: 'Unit to add' }))
    .fill('Locust LCT-1V');
  await page.getByRole('button', { name: 'Add to orange' }).click();
  const units = page.getByRole('list', { name: 'Units' });
  await expect(units).toContainText('Locust');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: 'Link to this position' });
  await expect(link).toHaveValue(/\/analysis#s=/);
  const url = await link.inputValue();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as file' }).click()]);
  const scene = JSON.parse(readFileSync(await file.path(), 'utf8')) as { readonly game: string; readonly units: readonly unknown[] };
  expect(scene.game).toBe('classic');
  expect(scene.units).toHaveLength(3);
  const other = await page.context().newPage();
  await other.goto(url);
  await expect(other.getByRole('list', { name: 'Units' })).toContainText('Locust');
});

test('a moment of a replay is taken to the board', async ({ page }) => {
  await page.goto('/games');
  const buffer = readFileSync(new URL('../golden/quick-start/lance-each.jsonl', import.meta.url));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'application/json', buffer });
  await page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
  for (let turn = 0; turn < 2; turn += 1) await page.getByRole('button', { name: 'Next turn' }).click();
  await page.getByRole('button', { name: 'Analyse this position' }).click();
  await expect(page).toHaveURL(/\/analysis#s=/);
  // Whoever has been destroyed by then is not there any more.
  await expect(page.locator('.bench-units li').nth(4)).toBeVisible();
  await expect(page.locator('.numbers').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('numbers and position share the sheet, and a tap moves the chosen unit', async ({ page }) => {
    await page.goto('/analysis');
    const before = await firstNumber(page, 'Atlas', 'Hunchback');
    const to = await whereIs(page, 8, 8);
    await page.touchscreen.tap(to.x, to.y);
    await expect.poll(() => firstNumber(page, 'Atlas', 'Hunchback')).not.toBe(before);
    await page.getByRole('tab', { name: 'Position' }).tap();
    await expect(page.getByRole('spinbutton', { name: 'Heat' })).toBeVisible();
  });
});

test('nothing serious is wrong for whoever does not see or point', async ({ page }) => {
  await page.goto('/analysis');
  await expect(page.locator('.numbers').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the opponent suggests a move, shows what it weighed, and does it', async ({ page }) => {
  await page.goto('/analysis');
  const suggestion = page.getByRole('region', { name: 'Suggestion' });
  await suggestion.getByRole('button', { name: 'Where should Atlas go?' }).click();
  const plans = suggestion.getByRole('list', { name: 'Plans, the best first' });
  await expect(plans.getByRole('button').first()).toBeVisible();
  await expect(plans).toContainText('chosen');
  const before = await firstNumber(page, 'Atlas', 'Hunchback');
  const address = page.url();
  await suggestion.getByRole('button', { name: 'Do it' }).click();
  // Another position: what was suggested for the old one is gone, and undo brings it back.
  await expect(plans).toBeHidden();
  await expect.poll(() => page.url()).not.toBe(address);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => firstNumber(page, 'Atlas', 'Hunchback')).toBe(before);
  await suggestion.getByRole('button', { name: 'What should Atlas fire?' }).click();
  await expect(plans).toContainText('fires at the Hunchback');
});
