import { sitDown, visitor } from './support/online.ts';
import { Player } from './support/player.ts';
import { settled } from './support/settled.ts';
import { Skirmisher } from './support/skirmish.ts';
import { expect, test } from './support/test.ts';

test('two browsers set up, move and shoot on one table, through a reload, and a spectator sees the same', async ({ browser, house }) => {
  test.setTimeout(900_000);
  const pair = await sitDown(browser, house.url, 'alpha-strike', 'North');
  const players = [new Skirmisher(pair.host.page), new Skirmisher(pair.guest.page)];
  const watching = await visitor(browser, house.url);
  await watching.page.goto(pair.watchLink);
  const eyes = new Player(watching.page);

  const until = async (words: RegExp): Promise<void> => {
    for (let asked = 0; !words.test((await pair.host.log.textContent().catch(() => '')) ?? ''); asked += 1) {
      expect(asked, 'the game goes on').toBeLessThan(200);
      for (const player of players) if ((await player.standing()) === 'mine') await player.decide();
      await settled(pair.host.page);
    }
  };
  await until(/Movement Phase/);
  const told = (await pair.host.log.textContent()) ?? '';
  expect(told).toMatch(/is set up/);
  await pair.guest.page.reload();
  await expect(pair.guest.log).toHaveText(told);
  await until(/fires everything at/);
  await expect(eyes.log).toHaveText((await pair.host.log.textContent()) ?? '');
  await expect(eyes.actions.getByRole('button', { name: /there|Fire|Attack/ })).toHaveCount(0);
  await watching.context.close();
  await pair.close();
});
