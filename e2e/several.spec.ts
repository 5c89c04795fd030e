import type { Page } from '@playwright/test';
import { whereIs } from './support/battle-map.ts';
import { expect, test } from './support/test.ts';

const setup = {
  map: 'hills',
  forces: [[{ design: 'HBK-4G' }, { design: 'PXH-1' }, { design: 'COM-2D' }], [{ design: 'GRF-1N' }]],
  turns: 4,
};

async function toTheFirstMove(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('sortie.staging', '{"pace":"instant","volume":0}'));
  await page.goto('/');
  await page.request.put('/api/me', { data: { name: 'Leader' } });
  const seats = [{ kind: 'me' }, { kind: 'opponent', level: 'recruit' }];
  const laid = await page.request.post('/api/tables', { data: { game: 'classic', scenario: 'duel', setup, seats, dice: 'seeded' } });
  expect(laid.ok(), await laid.text()).toBe(true);
  const { id } = (await laid.json()) as { readonly id: string };
  await page.goto(`/play/${id}`);
  const ready = page.getByRole('button', { name: 'I am ready' });
  await page.locator('.turn-bar[data-mine], .waiting-room').first().waitFor();
  if ((await ready.count()) > 0) await ready.click();
  await page.getByRole('button', { name: /^Set up all/ }).click();
  await page.locator('.turn-bar[data-mine]', { hasText: 'Movement' }).waitFor();
}

/** Where the chosen unit of the force list stands, as a screen reader hears it. */
async function standsAt(page: Page): Promise<{ readonly column: number; readonly row: number }> {
  await page.getByRole('application', { name: 'Board' }).focus();
  await page.keyboard.press('ArrowDown');
  const words = (await page.locator('p.unseen[aria-live]').first().textContent()) ?? '';
  const number = /Hex (\d\d)(\d\d)/.exec(words);
  return { column: Number(number?.[1]), row: Number(number?.[2]) - 1 };
}

test('a box around a lance chooses it, and one order moves it', async ({ page }) => {
  await toTheFirstMove(page);
  const box = (await page.getByRole('application', { name: 'Board' }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.keyboard.press('0');
  await page.keyboard.down('Shift');
  await page.mouse.move(box.x + 345, box.y + 72);
  await page.mouse.down();
  await page.mouse.move(box.x + 860, box.y + 330, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  const chosen = page.locator('.side-forces .force[aria-pressed="true"]');
  await expect(chosen).toHaveCount(3);
  const { column, row } = await standsAt(page);
  const there = await whereIs(page, column, row + 2);
  await page.mouse.click(there.x, there.y);
  const together = page.getByRole('button', { name: /^Move 3 units like this/ });
  await expect(together).toBeVisible();
  await page.keyboard.press('o');
  // One after the other, as the enemy's moves come in between.
  await expect(page.locator('.turn-bar', { hasText: 'Weapon attacks' }).or(page.locator('.turn-bar', { hasText: 'Turn 2' }))).toBeVisible();
  const log = page.getByRole('list', { name: 'Log' });
  for (const name of ['Hunchback', 'Phoenix Hawk', 'Commando']) await expect(log).toContainText(new RegExp(`${name}.*walks`));
});

test('a click with Shift chooses one more, and once more lets it go', async ({ page }) => {
  await toTheFirstMove(page);
  const rows = page.locator('.side-forces .force');
  const chosen = page.locator('.side-forces .force[aria-pressed="true"]');
  await rows.nth(0).click();
  await rows.nth(1).click({ modifiers: ['Shift'] });
  await expect(chosen).toHaveCount(2);
  await rows.nth(2).click({ modifiers: ['Shift'] });
  await expect(chosen).toHaveCount(3);
  await rows.nth(1).click({ modifiers: ['Shift'] });
  await expect(chosen).toHaveCount(2);
  await rows.nth(1).click();
  await expect(chosen).toHaveCount(1);
});
