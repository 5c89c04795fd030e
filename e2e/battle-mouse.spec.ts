import type { Page } from '@playwright/test';
import { whereIs } from './support/battle-map.ts';
import { Player } from './support/player.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Shows the whole map and clicks on a hex of it. */
async function click(page: Page, column: number, row: number): Promise<void> {
  await page.keyboard.press('0');
  const { x, y } = await whereIs(page, column, row);
  await page.mouse.click(x, y);
}

/** Two at one screen set up at the ends of a column, so that nobody but the test decides. Tells who moves first, and which way is ahead. */
async function setUp(page: Page): Promise<{ readonly row: number; readonly ahead: number }> {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/set-up/quick-start');
  await page.getByRole('combobox', { name: 'Second player' }).selectOption('Another player at this screen');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const me = new Player(page);
  const confirm = page.getByRole('button', { name: /^Set up in 08(01|16)/ });
  for (const _ of [1, 2]) {
    await expect(async () => {
      await comeToIt(me);
      await expect(me.turnBar).toContainText('bright hex', { timeout: 500 });
    }).toPass();
    await click(page, 8, 1);
    await settled(page);
    if (!(await confirm.isVisible())) await click(page, 8, 16);
    await confirm.click();
    await expect(confirm).toBeHidden();
  }
  await comeToIt(me);
  await expect(page.getByRole('button', { name: /^Walk/ })).toBeVisible();
  // The cursor starts from the unit that is to move.
  await me.press('ArrowDown');
  await expect.poll(() => me.cursor()).toBeDefined();
  const south = (await me.cursor())!.row > 8;
  await me.press('Escape');
  return south ? { row: 16, ahead: -1 } : { row: 1, ahead: 1 };
}

/** Takes the screen over, if somebody has to. */
async function comeToIt(me: Player): Promise<void> {
  if ((await me.untilAsked()) === 'covered') await me.settle('Enter');
}

test('a turn by mouse: set up, see the reach, go there, turn and confirm', async ({ page }) => {
  const { row, ahead } = await setUp(page);
  const me = new Player(page);
  await page.getByRole('button', { name: /^Run/ }).click();
  await click(page, 8, row + 3 * ahead);
  const confirm = page.getByRole('button', { name: /^Run to 08\d\d: \d MP$/ });
  await expect(confirm).toBeVisible();
  // The panel says how hard the 'Mech is to hit there and who sees it.
  const panel = page.locator('.question-panel');
  await expect(panel).toContainText('target moved 3–4');
  await expect(panel).toContainText('They could do');
  // A facing handle lies beside the ghost; the one behind costs three points more.
  const before = await confirm.textContent();
  const { x, y } = await whereIs(page, 8, row + 3 * ahead);
  const { x: nx, y: ny } = await whereIs(page, 8, row + 2 * ahead);
  await page.mouse.click(x + (nx - x) * 0.71, y + (ny - y) * 0.71);
  await expect(confirm).not.toHaveText(before ?? '');
  await confirm.click();
  await expect(me.log).toContainText(/(Griffin|Wolverine) runs to 08\d\d/);
});

test('a hex that cannot be reached says which rule is against it, and the rule is one click away', async ({ page }) => {
  await setUp(page);
  await click(page, 8, 9);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('no way to 0809 costs 5 MP or less', { ignoreCase: true });
  await notice.getByRole('button', { name: 'the rule' }).click();
  await expect(page.getByRole('dialog', { name: 'QS-move-walk' })).toContainText('Quick-Start');
});

test('the map is moved and zoomed by mouse and keys, and whole again with one key', async ({ page }) => {
  await setUp(page);
  const spot = await whereIs(page, 3, 3);
  const board = page.getByRole('application', { name: 'Board' });
  const picture = () => board.screenshot().then(image => image.toString('base64'));
  const whole = await picture();
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.wheel(0, -400);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(spot.x + 80, spot.y + 40, { steps: 4 });
  await page.mouse.up({ button: 'right' });
  expect(await picture()).not.toBe(whole);
  await page.mouse.move(5, 895);
  await board.focus();
  await page.keyboard.press('0');
  // Only where the map is whole again lies this hex at this place.
  await expect(async () => {
    await click(page, 8, 9);
    await expect(page.getByRole('alert')).toContainText('0809', { timeout: 1000 });
  }).toPass();
});
