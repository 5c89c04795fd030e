import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('an account is made, opened again with its code, and deleted', async ({ page }) => {
  await page.goto('/account');
  await page.getByLabel('Name at the table').fill('Ines');
  await page.getByRole('button', { name: 'Save this name' }).click();
  await page.getByText('You are now Ines').waitFor();

  await page.getByLabel('Login').fill('ines.recovers');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create the account' }).click();
  const shown = page.getByRole('region', { name: 'Your recovery code' });
  const code = (await shown.locator('code').textContent()) ?? '';
  expect(code).toMatch(/^(\w{5}-){3}\w{5}$/);
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText('You are signed in as ines.recovers')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();

  await page.getByRole('radio', { name: 'Password forgotten' }).check();
  await page.getByLabel('Login').fill('ines.recovers');
  await page.getByLabel('Recovery code').fill(code.toLowerCase());
  await page.getByLabel('New password').fill('battery staple');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await shown.getByRole('button', { name: 'I have kept it' }).click();

  await page.getByText('Change the password').click();
  const change = page.locator('details', { hasText: 'Change the password' });
  await change.getByLabel('Your password').fill('wrong horse');
  await change.getByLabel('New password').fill('correct horse');
  await change.getByRole('button', { name: 'Change it' }).click();
  await expect(change.getByRole('alert')).toHaveText('this is not your password');
  await change.getByLabel('Your password').fill('battery staple');
  await change.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText('The password is changed.')).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Delete the account').click();
  const away = page.locator('details', { hasText: 'Delete the account' });
  await away.getByLabel('Your password').fill('correct horse');
  await away.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page.getByRole('heading', { name: 'An account, if you like' })).toBeVisible();
});
