import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const lances = { map: 'hills', forces: [[{ design: 'HBK-4G' }, { design: 'AWS-8Q' }], [{ design: 'GRF-1N' }]], turns: 4 };

/** A table against a recruit, up to the first move. */
async function sitDown(page: Page, game: string, scenario: string, setup?: unknown): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('sortie.staging', '{"pace":"instant","volume":0}'));
  await page.goto('/');
  await page.request.put('/api/me', { data: { name: 'Thinker' } });
  const seats = [{ kind: 'me' }, { kind: 'opponent', level: 'recruit' }];
  const laid = await page.request.post('/api/tables', { data: { game, scenario, ...(setup ? { setup } : {}), seats, dice: 'seeded' } });
  expect(laid.ok(), await laid.text()).toBe(true);
  const { id } = (await laid.json()) as { readonly id: string };
  await page.goto(`/play/${id}`);
  const ready = page.getByRole('button', { name: 'I am ready' });
  await page.locator('.turn-bar[data-mine], .waiting-room').first().waitFor();
  if ((await ready.count()) > 0) await ready.click();
  const all = page.getByRole('button', { name: /^Set up all/ });
  const movement = page.locator('.turn-bar', { hasText: 'Movement' });
  await all.or(movement).first().waitFor();
  if ((await all.count()) > 0) await all.click();
  await page.locator('.turn-bar[data-mine]', { hasText: 'Movement' }).waitFor();
}

const panel = (page: Page) => page.getByRole('region', { name: 'What if' });

test('a ghost is put anywhere, both sides have their numbers, and nothing of it happens', async ({ page }) => {
  await sitDown(page, 'classic', 'duel', lances);
  const asked = await page.locator('.action-bar').textContent();
  const entries = await page.locator('.log-line').count();
  await page.keyboard.press(';');
  await expect(panel(page)).toBeVisible();
  const rows = panel(page).locator('.consider-rows tbody tr');
  await expect(rows).toHaveCount(1);
  // The enemy three hexes ahead of whoever is to act.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'x', 'Enter']) await page.keyboard.press(key);
  await expect(rows).toHaveCount(2);
  await expect(panel(page).locator('.consider-rows tbody')).toContainText('%');
  await expect(panel(page).locator('.way').first()).toBeVisible();
  await expect(panel(page).locator('.consider-cost')).toContainText('Heat');
  const walked = await panel(page).textContent();
  await page.getByRole('button', { name: /^Jumped/ }).click();
  await expect.poll(() => panel(page).textContent()).not.toBe(walked);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /^Back to the game/ }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('.action-bar')).toHaveText(asked ?? '');
  expect(await page.locator('.log-line').count()).toBe(entries);
});

test('where they can hit and where it can hit is worked out in a thread of its own', async ({ page }) => {
  await sitDown(page, 'classic', 'duel', lances);
  await page.keyboard.press(';');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('h');
  await expect(panel(page)).toContainText('Where they can hit it');
  await expect(panel(page)).toContainText(/Up to \d/);
  await page.keyboard.press('j');
  await expect(panel(page)).toContainText('Where it can hit them');
  await expect(panel(page)).toContainText(/Up to \d/);
  // Escape puts ghosts back first and then leaves.
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

for (const [game, scenario] of [
  ['quick-start', 'lance-each'],
  ['alpha-strike', 'lance-duel'],
  ['radar', 'duel'],
] as const) {
  test(`${game} can be thought through as well`, async ({ page }) => {
    await sitDown(page, game, scenario);
    await page.keyboard.press(';');
    await expect(panel(page).locator('.consider-rows tbody tr').first()).toBeVisible();
    const heading = panel(page).getByRole('heading', { level: 2 });
    const before = (await heading.textContent()) ?? '';
    await page.keyboard.press('x');
    await expect(heading).not.toHaveText(before);
    if (game === 'radar') return;
    // On a board of places as wide as a base, three steps on there is room.
    for (const key of ['x', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: /^Put all back/ })).toBeVisible();
    await page.keyboard.press('b');
    await expect(page.getByRole('button', { name: /^Put all back/ })).toBeHidden();
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('it is in the menu', async ({ page }) => {
    await sitDown(page, 'quick-start', 'lance-each');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'What if' }).tap();
    await expect(panel(page)).toBeVisible();
  });
});
