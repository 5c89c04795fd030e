import { openHouse } from './support/house.ts';
import { playOn, sitDown, visitor } from './support/online.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('two browsers play on through a reload and a server that is killed and started again; nothing is lost', async ({ browser }) => {
  test.setTimeout(900_000);
  const house = await openHouse();
  const pair = await sitDown(browser, house.url);
  const { host, guest } = pair;
  await playOn(pair, 5);

  const told = (await host.log.textContent()) ?? '';
  await guest.page.reload();
  await expect(guest.log).toHaveText(told);
  await playOn(pair, 3);

  const before = (await host.log.textContent()) ?? '';
  await expect(guest.log).toHaveText(before);
  await house.kill();
  await expect(host.turnBar).toContainText('Everything is kept');
  await expect(guest.turnBar).toContainText('Everything is kept');
  await house.restart();
  for (const { turnBar, log } of [host, guest]) {
    await expect(turnBar).not.toContainText('Everything is kept', { timeout: 20_000 });
    await expect(log).toHaveText(before);
  }
  await playOn(pair, 3);
  const after = (await host.log.textContent()) ?? '';
  expect(after.startsWith(before)).toBe(true);
  await expect(guest.log).toHaveText(after);

  // Somebody new who opens the host's table by its address is not let in.
  const stranger = await visitor(browser, house.url);
  await stranger.page.goto(host.page.url());
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText('This table is not open to you');
  await stranger.context.close();
  await pair.close();
  await house.close();
});

test('a spectator sees the table as it happens and hears no secret', async ({ browser, house }) => {
  test.setTimeout(900_000);
  const pair = await sitDown(browser, house.url);
  const spectator = await visitor(browser, house.url);
  const heard: string[] = [];
  spectator.page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  spectator.page.on('response', async response => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''));
  });
  await spectator.page.goto(pair.watchLink);
  const eyes = new Player(spectator.page);
  await playOn(pair, 4);
  await expect(eyes.log).toHaveText((await pair.host.log.textContent()) ?? '');
  await expect(eyes.actions.getByRole('button')).toHaveCount(0);
  expect(await eyes.standing()).toBe('waiting');
  await eyes.press('s', 'Space');
  expect(heard.length).toBeGreaterThan(0);
  const words = heard.join('\n');
  expect(words).toContain('commitment');
  expect(words).not.toMatch(/"seed"|inviteLinks|\/join\//);
  await spectator.context.close();
  await pair.close();
});
