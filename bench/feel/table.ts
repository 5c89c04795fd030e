import type { Page } from '@playwright/test';
import type { Plan } from './battles.ts';
import { MARK, percentile, traced } from './trace.ts';

/** Lays a table in the house, sits down at it and sets everybody up. */
export async function sitDown(page: Page, plan: Plan): Promise<void> {
  await page.goto('/');
  await page.request.put('/api/me', { data: { name: 'Feel' } });
  const seats = [{ kind: 'me' }, { kind: 'opponent', level: 'recruit' }];
  const laid = await page.request.post('/api/tables', { data: { ...plan, seats, dice: 'seeded' } });
  if (!laid.ok()) throw new Error(`the table could not be laid: ${await laid.text()}`);
  const { id } = (await laid.json()) as { readonly id: string };
  await page.goto(`/play/${id}`);
  await page.getByRole('application', { name: 'Board' }).waitFor();
  const ready = page.getByRole('button', { name: 'I am ready' });
  await page.locator('.turn-bar[data-mine], .waiting-room').first().waitFor();
  if ((await ready.count()) > 0) await ready.click();
}

/** Answers whatever is asked until the words of the turn bar say that a moment has come; answers whether it has. */
export async function playTo(page: Page, moment: RegExp, most = 120): Promise<boolean> {
  for (let decisions = 0; decisions < most; decisions += 1) {
    await page.waitForFunction(() => document.querySelector('.turn-bar[data-mine], section.result'), undefined, {
      timeout: 60_000,
      polling: 20,
    });
    if ((await page.locator('section.result').count()) > 0) return false;
    if (moment.test((await page.locator('.turn-bar').textContent()) ?? '')) return true;
    await answer(page);
  }
  return false;
}

/** The plainest answer there is: all at once where that can be, what is suggested, or the first thing on offer. */
async function answer(page: Page): Promise<void> {
  const before = await page.locator('.turn-bar').textContent();
  const all = page.locator('.action-bar').getByRole('button', { name: /^(Set up all|All stand still)/ });
  const stand = page.locator('.action-bar').getByRole('button', { name: /^Stand/, disabled: false });
  const primary = page.locator('.prompt .button-primary, .action-bar .button-primary').first();
  const offer = page.locator('.question-panel .choice-list button').first();
  const any = page.locator('.action-bar button:not([aria-disabled="true"])').first();
  for (const one of [all, primary, stand, offer, any]) {
    if ((await one.count()) === 0) continue;
    await one
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
    break;
  }
  await page
    .waitForFunction(was => document.querySelector('.turn-bar')?.textContent !== was, before, { timeout: 1500, polling: 20 })
    .catch(() => undefined);
}

const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

const mark = (page: Page): Promise<void> => page.evaluate(name => void performance.mark(name), MARK);

/** Moves the pointer all over the board and says how much script that takes, in milliseconds. */
export async function hoverP95(page: Page, places = 80): Promise<number> {
  const { script } = await traced(page, async () => {
    for (let i = 0; i < places; i += 1) {
      await mark(page);
      await page.mouse.move(420 + ((i * 37) % 560), 150 + ((i * 53) % 560));
      await settled(page);
    }
    await mark(page);
  });
  return round(percentile(script, 0.95));
}

/** The longest task of the page's thread while something is played, in milliseconds. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const { longestTask: longest } = await traced(page, async () => {
    await mark(page);
    await act();
    await mark(page);
  });
  return round(longest);
}

/** Milliseconds of a frame at sixty a second. */
const FRAME = 1000 / 60;

/**
 * Frames a second while the map is dragged: sixty as long as the page's thread is done with a frame in a sixtieth of a second. Counted by the
 * time that the thread itself takes, so that a busy machine does not change it.
 */
export async function panning(page: Page, steps = 60): Promise<number> {
  const { script } = await traced(page, async () => {
    await page.mouse.move(720, 450);
    await page.mouse.down({ button: 'right' });
    for (let i = 0; i < steps; i += 1) {
      await mark(page);
      await page.mouse.move(720 + Math.round(150 * Math.sin(i / 7)), 450 + Math.round(110 * Math.cos(i / 9)));
      await settled(page);
    }
    await mark(page);
    await page.mouse.up({ button: 'right' });
  });
  return round(1000 / Math.max(FRAME, percentile(script, 0.95)));
}

const round = (value: number): number => Math.round(value * 10) / 10;
