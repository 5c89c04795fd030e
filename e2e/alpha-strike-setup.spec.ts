import { expect, test } from './support/test.ts';

test('sides are filled up to a limit, crews change the price, and what is too much is said', async ({ page }) => {
  await page.goto('/set-up/alpha-strike');
  await expect(page.getByText('The sides are a fair match: 117 points against 116.')).toBeVisible();
  await page.getByLabel('Limit of points').selectOption('200 points');
  await expect(page.getByText('117 of 200 points')).toBeVisible();
  await page.getByRole('button', { name: 'Fill South up to the limit' }).click();
  await expect(page.getByText(/South is stronger by \d+ points/)).toBeVisible();
  await page.getByRole('button', { name: 'Another force for North' }).click();
  await expect(page.getByText(/a fair match: (19\d|200) points against (19\d|200)/)).toBeVisible();
  // The first of the South is a Warhammer for 32 points; a better crew makes it dearer than the limit allows.
  // The force of the North comes by chance and may have one, too.
  const skill = page.getByRole('combobox', { name: 'Skill of Warhammer WHM-6R' }).first();
  await skill.selectOption('2');
  await expect(page.getByText(/over the limit of 200/)).toBeVisible();
  await skill.selectOption('7');
  await expect(page.getByText(/over the limit of 200/)).toHaveCount(0);
});

test('units come from the whole catalogue and take the field', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/set-up/alpha-strike');
  await page.getByRole('button', { name: 'Units of the catalogue for South' }).click();
  const sheet = page.getByRole('dialog', { name: 'Units for South' });
  await sheet.getByRole('searchbox').fill('Atlas AS7-D');
  await sheet.getByRole('button', { name: 'Add Atlas AS7-D', exact: true }).click();
  await expect(sheet.getByText('Atlas AS7-D added to the force.')).toBeVisible();
  await expect(sheet.getByText('169 points')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('combobox', { name: 'North', exact: true }).selectOption('Another player at this screen');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('application', { name: 'Board' }).or(page.getByRole('dialog'))).toBeVisible();
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Atlas AS7-D/ }).first()).toBeVisible();
});
