import type { Browser, BrowserContext, Page } from '@playwright/test';
import { decide } from './duel.ts';
import { Player } from './player.ts';
import { settled } from './settled.ts';

/** Two people in two browsers at one online table, ready to play. */
export interface Pair {
  readonly host: Player;
  readonly guest: Player;
  readonly watchLink: string;
  readonly close: () => Promise<void>;
}

const quick = () => localStorage.setItem('sortie.quick-dice', 'yes');

export async function visitor(browser: Browser, url: string): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.setDefaultNavigationTimeout(120_000);
  await page.addInitScript(quick);
  return { page, context };
}

/** `role` is what the second seat is called in the first scenario of the game. */
export async function sitDown(browser: Browser, url: string, game = 'quick-start', role = 'Second player'): Promise<Pair> {
  const [host, guest] = [await visitor(browser, url), await visitor(browser, url)];
  await host.page.goto('/account');
  await host.page.getByLabel('Name at the table').fill('Ines');
  await host.page.getByRole('button', { name: 'Save this name' }).click();
  await host.page.getByText('You are now Ines').waitFor();
  await host.page.goto(`/set-up/${game}`);
  await host.page.getByRole('combobox', { name: role, exact: true }).selectOption('A player I invite by link');
  await host.page.getByRole('button', { name: 'Create the table and invite' }).click();
  const invitation = await host.page.getByLabel(new RegExp(`^Link for the ${role}`)).inputValue();
  const watchLink = await host.page.getByLabel('Link for spectators').inputValue();

  await guest.page.goto(invitation);
  await guest.page.getByLabel('Name at the table').fill('Tobias');
  await guest.page.getByRole('button', { name: 'Take the seat' }).click();
  for (const { page } of [host, guest]) await page.getByRole('button', { name: 'I am ready' }).click();
  return {
    host: new Player(host.page),
    guest: new Player(guest.page),
    watchLink,
    close: async () => {
      await host.context.close();
      await guest.context.close();
    },
  };
}

/** Lets whoever is asked decide, so many times. */
export async function playOn({ host, guest }: Pair, decisions: number): Promise<void> {
  for (let done = 0; done < decisions; ) {
    for (const player of [host, guest]) {
      if ((await player.standing()) !== 'mine') continue;
      await decide(player);
      done += 1;
    }
    await settled(host.page);
  }
}
