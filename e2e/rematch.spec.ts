import { visitor } from './support/online.ts';
import { expect, test } from './support/test.ts';

test('leaving and returning is told; after the end one click each brings the rematch with the sides swapped, and the game counts', async ({
  browser,
  house,
}) => {
  test.setTimeout(400_000);
  const [ada, bob] = [await visitor(browser, house.url), await visitor(browser, house.url)];
  for (const { page } of [ada, bob]) {
    await page.goto('/lobby');
    // Points that nobody else in these tests asks for.
    await page.getByRole('combobox', { name: 'Game' }).selectOption('impact');
    await page.getByRole('button', { name: 'Find an opponent' }).click();
    await page.waitForURL(/\/play\//);
  }
  const first = ada.page.url();
  expect(bob.page.url()).toBe(first);
  await expect(ada.page.getByRole('button', { name: 'I am ready' })).toHaveCount(0);
  await bob.page.waitForTimeout(6000);
  await bob.page.goto('/about');
  await expect(ada.page.getByText(/has left the table/)).toBeVisible();
  await bob.page.goto(first);
  await expect(ada.page.getByText(/is back at the table/)).toBeVisible();

  await bob.page.evaluate(async () => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${location.pathname.split('/')[2]}/socket`);
    await new Promise<void>(resolve => {
      socket.onopen = () => socket.send('{"type":"hello","v":2}');
      socket.onmessage = ({ data }) => {
        if (String(data).startsWith('{"type":"outlook"')) socket.send('{"type":"say","ref":"c","message":{"type":"concede"}}');
        if (String(data).includes('"ack"')) resolve();
      };
    });
  });
  await ada.page.getByRole('button', { name: 'Rematch, sides swapped' }).click();
  await ada.page.waitForURL(url => url.href !== first);
  await bob.page.getByRole('button', { name: 'Play the rematch' }).click();
  await bob.page.waitForURL(url => url.href !== first);
  expect(bob.page.url()).toBe(ada.page.url());
  await expect(ada.page.getByRole('button', { name: 'I am ready' })).toHaveCount(0);
  for (const { context } of [ada, bob]) await context.close();
});
