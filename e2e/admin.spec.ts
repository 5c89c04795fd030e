import { expectAccessible } from './support/axe.ts';
import { openHouse } from './support/house.ts';
import { expect, test } from './support/test.ts';

test('those who keep order close tables, settle reports and ban; nobody else finds the pages', async ({ browser }) => {
  const house = await openHouse();
  const [keeper, guest] = await Promise.all([browser.newPage({ baseURL: house.url }), browser.newPage({ baseURL: house.url })]);
  const ask = (page: typeof guest, method: string, path: string, data?: unknown) =>
    page.request.fetch(`${house.url}/api/${path}`, { method, ...(data !== undefined && { data }) });

  // A guest with a name that would be a script, at a table that somebody complains about.
  await ask(guest, 'PUT', 'me', { name: '<img src=x onerror=alert(1)>' });
  const plan = { game: 'quick-start', scenario: 'two-each', seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };
  const { id } = (await (await ask(guest, 'POST', 'tables', plan)).json()) as { readonly id: string };
  await ask(guest, 'POST', `tables/${id}/report`, { text: 'somebody shouts' });
  await guest.goto('/admin/house');
  await expect(guest.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();

  await ask(keeper, 'PUT', 'me', { name: 'Kim' });
  await ask(keeper, 'POST', 'account', { login: 'kim.keeps', password: 'a good password' });
  house.shell('admin', 'kim.keeps');
  await keeper.goto('/account');
  await keeper.getByRole('link', { name: 'You keep this house in order.' }).click();
  await expect(keeper.getByText('Games are kept in')).toBeVisible();
  await expectAccessible(keeper);

  await keeper.getByRole('link', { name: 'Reports' }).click();
  await expect(keeper.getByText('somebody shouts')).toBeVisible();
  await keeper.getByRole('button', { name: 'Settled' }).click();
  await expect(keeper.getByText('Nothing was reported.')).toBeVisible();

  await keeper.getByRole('link', { name: 'Tables' }).click();
  await keeper.getByLabel('Reason').fill('too loud');
  await keeper.getByRole('button', { name: 'Close the table' }).click();
  await expect(keeper.getByText('closed: too loud')).toBeVisible();
  expect((await ask(guest, 'GET', `tables/${id}`)).status()).toBe(410);

  await keeper.getByRole('link', { name: 'Players' }).click();
  const row = keeper.getByRole('listitem').filter({ hasText: '<img src=x' });
  await expect(row.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(keeper.locator('img[src="x"]')).toHaveCount(0);
  await expectAccessible(keeper);
  await row.getByLabel('Days, or for ever').fill('3');
  await row.getByRole('button', { name: 'Ban' }).click();
  await keeper.getByRole('link', { name: 'Bans' }).click();
  await expect(keeper.getByText(/until/)).toBeVisible();
  expect((await ask(guest, 'GET', 'me')).status()).toBe(204);
  await keeper.getByRole('button', { name: 'Lift the ban' }).click();
  await expect(keeper.getByText('Nobody is banned.')).toBeVisible();
  await keeper.getByRole('link', { name: 'Jobs' }).click();
  await expect(keeper.getByText('Nobody is thinking, and no series is being played.')).toBeVisible();
  await Promise.all([keeper.close(), guest.close()]);
  await house.close();
});
