import { visitor } from './support/online.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('a Swiss of eight browsers with secret lists goes from entries to standings', async ({ browser, house }) => {
  test.setTimeout(600_000);
  const people = [];
  for (let n = 0; n < 8; n += 1) people.push(await visitor(browser, house.url));
  const [ada] = people;
  if (!ada) throw new Error('nobody');
  await ada.page.goto('/tournaments');
  await ada.page.getByLabel('Name of the tournament').fill('Spring Open');
  await ada.page.getByRole('combobox', { name: 'Game' }).selectOption('alpha-strike');
  await ada.page.getByLabel(/secret list/).check();
  await ada.page.getByRole('button', { name: 'Open the tournament' }).click();
  await ada.page.waitForURL(/\/tournaments\/./);
  const address = ada.page.url();
  for (const [n, { page }] of people.entries()) {
    await page.goto('/lobby');
    await page.locator('.lobby-people strong').waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await page.getByRole('combobox', { name: 'Begin with' }).selectOption({ index: n % 2 });
    await page.getByRole('button', { name: 'Hand in secretly' }).click();
    await page.getByText('Your list is handed in.').waitFor();
  }
  await expect(ada.page.getByText('List handed in')).toHaveCount(8);
  await ada.page.getByRole('button', { name: 'Begin the first round' }).click();
  await expect(ada.page.getByRole('list', { name: 'Round 1' }).getByRole('listitem')).toHaveCount(4);

  // One game is played out at its table, and its result comes by itself.
  await ada.page.getByRole('link', { name: 'To my table' }).click();
  await ada.page.waitForURL(/\/play\//);
  const table = ada.page.url();
  let other: Player | undefined;
  for (const { page } of people.slice(1)) {
    const link = page.getByRole('link', { name: 'To my table' });
    await link.waitFor();
    if (table.endsWith((await link.getAttribute('href')) ?? '?')) {
      await link.click();
      other = new Player(page);
    }
  }
  if (!other) throw new Error('nobody sits at the other side');
  for (const page of [ada.page, other.page]) await page.getByRole('button', { name: 'I am ready' }).click();
  await other.page.evaluate(async () => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${location.pathname.split('/')[2]}/socket`);
    await new Promise<void>(resolve => {
      socket.onopen = () => socket.send('{"type":"hello","v":2}');
      socket.onmessage = ({ data }) => {
        if (String(data).startsWith('{"type":"outlook"')) socket.send('{"type":"say","ref":"c","message":{"type":"concede"}}');
        if (String(data).includes('"ack"')) resolve();
      };
    });
  });
  await ada.page.goto(address);
  const first = ada.page.getByRole('list', { name: 'Round 1' });
  await expect(first).toContainText(/1 : 0|0 : 1/);

  // The others were played on paper: whoever runs it writes them down, round after round.
  for (let round = 1; round <= 3; round += 1) {
    const list = ada.page.getByRole('list', { name: `Round ${round}` });
    await expect(list.getByRole('listitem')).toHaveCount(4);
    for (let left = await list.getByRole('button', { name: '1 : 0' }).count(); left > 0; left -= 1) {
      await list.getByRole('button', { name: '1 : 0' }).first().click();
      await expect(list.getByRole('button', { name: '1 : 0' })).toHaveCount(left - 1);
    }
  }
  const scores = ada.page.getByRole('table', { name: 'Standings' }).locator('tbody tr td:nth-child(3)');
  await expect(scores).toHaveText(['3', '2', '2', '2', '1', '1', '1', '0']);
  await expect(ada.page.getByText('Finished')).toBeVisible();
  for (const { context } of people) await context.close();
});
