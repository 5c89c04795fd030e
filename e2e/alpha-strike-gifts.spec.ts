import { expect, test } from './support/test.ts';

test('crews get abilities and machines quirks, as far as the rules allow, and forces are trained', async ({ page }) => {
  await page.goto('/set-up/alpha-strike');
  await page.getByRole('button', { name: 'Abilities and quirks of Warhammer WHM-6R' }).click();
  const sheet = page.getByRole('dialog', { name: 'Abilities and quirks of Warhammer WHM-6R' });
  await sheet.getByRole('checkbox', { name: /^Dodge/ }).check();
  await sheet.getByRole('checkbox', { name: /^Cowl/ }).check();
  await expect(sheet.getByText(/do not allow/)).toHaveCount(0);
  await expect(sheet.getByRole('checkbox', { name: /^Range Master/ })).toHaveCount(0);
  await sheet.getByRole('checkbox', { name: 'Only what this crew and machine may have' }).uncheck();
  await sheet.getByRole('checkbox', { name: /^Range Master/ }).check();
  await sheet.getByRole('combobox', { name: /Range Master/ }).selectOption('long');
  await expect(sheet.getByRole('status')).toContainText('a Regular crew has at most 1 abilities');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Skill of Warhammer WHM-6R' }).selectOption('2');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  await page.getByText('Training of the force: 0').first().click();
  await page.getByRole('checkbox', { name: 'Sharp Shooters' }).check();
  await expect(page.getByText('Training of the force: 1')).toBeVisible();
});
