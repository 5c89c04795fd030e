import type { Page } from '@playwright/test';

/** How long it takes from the home page to the first shot. */
export interface FirstShot {
  readonly clicks: number;
  readonly seconds: number;
}

/** Clicks after which somebody new has given up. */
const PATIENCE = 60;

/** Buttons in the order in which somebody tries them who wants to shoot as soon as may be. */
const WISHES: readonly RegExp[] = [
  /^Set up all/,
  /%$/,
  /^Declare/,
  /strength/,
  /^Attack/,
  /^Fight at/,
  /^All stand still/,
  /^Stand still/,
  /^Stand/,
  /^Activate/,
  /^All close in/,
  /^Come on/,
];

/** What somebody does who sees nothing else to do. */
const REST = /^End the activation/;

/** Plays with the mouse alone: what is filled, or else what leads to a shot. Each click counts, waiting counts as time. */
export async function firstShot(page: Page, button: string): Promise<FirstShot> {
  await page.goto('/');
  await page.getByRole('button', { name: button, exact: true }).waitFor();
  const since = performance.now();
  await page.getByRole('button', { name: button, exact: true }).click();
  let clicks = 1;
  for (; clicks < PATIENCE; clicks += 1) {
    const next = await whatNext(page);
    if (next === 'shot') break;
    await page
      .locator(`[data-feel="${next}"]`)
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
  }
  return { clicks, seconds: Math.round((performance.now() - since) / 100) / 10 };
}

/** Waits until a shot was fired or a button is on offer, and marks the best one. */
async function whatNext(page: Page): Promise<string> {
  const handle = await page.waitForFunction(
    ({ wishes, rest, mark }) => {
      if (document.querySelector('.log-line[data-kind="attack"]')) return 'shot';
      if (!document.querySelector('.turn-bar[data-mine]')) return undefined;
      const open = [
        ...document.querySelectorAll<HTMLElement>('.prompt button, .action-bar button, .question-panel .choice-list button'),
      ].filter(one => one.getAttribute('aria-disabled') !== 'true');
      const words = (one: HTMLElement): string => (one.firstChild?.textContent ?? one.textContent ?? '').trim();
      const wished = wishes.map(wish => open.find(one => new RegExp(wish).test(words(one)))).find(one => one !== undefined);
      const filled = open.find(one => one.classList.contains('button-primary'));
      const best = wished ?? filled ?? open.find(one => new RegExp(rest).test(words(one))) ?? open[0];
      if (!best) return undefined;
      for (const old of document.querySelectorAll('[data-feel]')) old.removeAttribute('data-feel');
      best.dataset['feel'] = mark;
      return mark;
    },
    { wishes: WISHES.map(({ source }) => source), rest: REST.source, mark: 'next' },
    { timeout: 60_000, polling: 20 },
  );
  return (await handle.jsonValue()) as string;
}
