import { visitor } from './support/online.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('a stranger opens the address and sits at a table against a person within three clicks', async ({ browser, house }) => {
  const [ada, bob] = [await visitor(browser, house.url), await visitor(browser, house.url)];
  for (const { page } of [ada, bob]) {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lobby' }).click();
    await page.getByRole('button', { name: 'Find an opponent' }).click();
    await page.waitForURL(/\/play\//);
  }
  expect(new URL(ada.page.url()).pathname).toBe(new URL(bob.page.url()).pathname);
  // The game has begun by itself: nobody is asked whether they are ready.
  for (const { page } of [ada, bob]) await expect(new Player(page).turnBar).not.toContainText('Waiting for players');
  await expect(ada.page.getByRole('button', { name: 'I am ready' })).toHaveCount(0);
  for (const { context } of [ada, bob]) await context.close();
});

test('open tables and people are told to everybody at once, also to whoever lost the line', async ({ browser, house }) => {
  const people = [await visitor(browser, house.url), await visitor(browser, house.url), await visitor(browser, house.url)] as const;
  const [ada, bob, eve] = people;
  for (const { page } of people) {
    await page.goto('/lobby');
    await page.getByRole('heading', { name: 'Open tables' }).waitFor();
  }
  const names = await Promise.all(people.map(({ page }) => page.locator('.lobby-people strong').textContent()));
  for (const name of names.slice(1)) await expect(ada.page.getByRole('list', { name: 'People here' })).toContainText(name ?? '');
  expect(names).not.toContain('Commander');

  await ada.page.getByRole('button', { name: 'Open a table of my own' }).click();
  await ada.page.locator('form').getByRole('combobox', { name: 'Game' }).selectOption('alpha-strike');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.waitForURL(/\/play\//);
  const row = bob.page
    .getByRole('list', { name: 'Open tables' })
    .getByRole('listitem')
    .filter({ hasText: names[0] ?? '' });
  await expect(row).toContainText('waiting at the table');
  await expect(row).toContainText('points');

  await eve.context.setOffline(true);
  await row.getByRole('button', { name: /Sit down/ }).click();
  await bob.page.waitForURL(/\/play\//);
  await eve.context.setOffline(false);
  const seen = eve.page
    .getByRole('list', { name: 'Open tables' })
    .getByRole('listitem')
    .filter({ hasText: names[0] ?? '' });
  await expect(seen).toContainText('In play');
  await expect(seen).toContainText(names[1] ?? '');
  await seen.getByRole('button', { name: /Watch/ }).click();
  await eve.page.waitForURL(/\/watch\//);
  for (const { context } of people) await context.close();
});

test('somebody in the lobby is asked to a table and sits down there', async ({ browser, house }) => {
  const [ada, bob] = [await visitor(browser, house.url), await visitor(browser, house.url)];
  await bob.page.goto('/lobby');
  const name = (await bob.page.locator('.lobby-people strong').textContent()) ?? '';
  await ada.page.goto('/lobby');
  await ada.page.getByRole('button', { name: 'Open a table of my own' }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.waitForURL(/\/play\//);
  await ada.page.goto('/lobby');
  await ada.page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Ask to my table' }).click();
  await bob.page.getByRole('alert').getByRole('button', { name: 'Sit down' }).click();
  await bob.page.waitForURL(/\/play\//);
  for (const { context } of [ada, bob]) await context.close();
});
