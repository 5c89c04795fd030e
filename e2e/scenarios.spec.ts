import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('a panel of one’s own is painted, laid and played, and the game bears the scenario’s title', async ({ page }) => {
  await page.goto('/scenarios?game=impact');
  await page
    .getByRole('button', { name: /^Copy and change/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Panels of your own' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('The quarry');
  await page.getByRole('button', { name: 'Draw a panel' }).click();

  await test.step('painted with the mouse and with keys, and taken back', async () => {
    const sheet = page.getByRole('dialog', { name: 'Panel I' });
    const panel = sheet.getByRole('application', { name: /^Panel/ });
    const box = (await panel.boundingBox())!;
    await sheet.getByRole('radio', { name: 'woods' }).check();
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5, { steps: 6 });
    await page.mouse.up();
    await sheet.getByRole('radio', { name: 'Raise' }).check();
    await panel.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await sheet.getByRole('button', { name: 'Undo' }).click();
    await expect(sheet.getByRole('button', { name: 'Redo' })).toBeEnabled();
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Gravel pit');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Close' }).click();
  });

  await page.getByRole('combobox', { name: 'Panel 1', exact: true }).selectOption({ label: 'I Gravel pit' });
  await expect(page.getByText('I Gravel pit').first()).toBeAttached();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('application', { name: 'Board' })).toBeVisible();
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'The quarry' })).toBeVisible();
});
