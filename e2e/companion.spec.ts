import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const SCREENS = { phone: { width: 390, height: 844 }, tablet: { width: 820, height: 1180 } } as const;

interface Device {
  readonly page: Page;
  readonly context: BrowserContext;
}

async function device(browser: Browser, baseURL: string | undefined, screen: keyof typeof SCREENS, name: string): Promise<Device> {
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
  });
  await context.addInitScript(own => localStorage.setItem('sortie.name', own), name);
  return { context, page: await context.newPage() };
}

async function bring(page: Page, query: string, unit: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add a unit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(query);
  await dialog.getByRole('button', { name: unit }).first().click();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

const card = (page: Page, name: RegExp): Locator => page.getByRole('article', { name });
const armor = (page: Page, name: RegExp, left: string): Locator => card(page, name).getByRole('group', { name: `Armor ${left}` });

/** Opens a card that belongs to somebody else. */
async function unfold(page: Page, name: RegExp): Promise<void> {
  const head = card(page, name).locator('.tracked-name');
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
}

test('two phones and a tablet keep one table in step through lost connections', async ({ browser, baseURL }) => {
  const ada = await device(browser, baseURL, 'phone', 'Ada');
  const bob = await device(browser, baseURL, 'phone', 'Bob');
  const eve = await device(browser, baseURL, 'tablet', 'Eve');

  // Ada begins and shares; the others come by the code.
  await ada.page.goto('/companion');
  await ada.page.getByLabel('What do you play?').fill('Friday night');
  await ada.page.getByRole('button', { name: 'Begin' }).click();
  await bring(ada.page, 'griffin grf-1n', /Griffin GRF-1N/);
  await ada.page.getByRole('button', { name: 'Share with the table' }).click();
  await expect(ada.page.getByText('In step with the others')).toBeVisible();
  const code = ((await ada.page.locator('.companion-code').textContent()) ?? '').replace(' ', '');
  await bob.page.goto('/companion');
  await bob.page.getByLabel('Code').fill(code.toLowerCase());
  await bob.page.getByRole('button', { name: 'Join' }).click();
  await eve.page.goto(`/companion/${code}`);
  for (const { page } of [bob, eve]) {
    await expect(page.getByRole('heading', { name: 'Friday night' })).toBeVisible();
    await page.getByRole('button', { name: 'Sit down' }).click();
  }
  await bring(bob.page, 'wolverine wvr-6r', /Wolverine WVR-6R/);
  for (const { page } of [ada, eve]) await expect(card(page, /Wolverine/)).toBeVisible();

  // Everybody crosses off at once.
  for (const { page } of [ada, bob, eve]) {
    await unfold(page, /Griffin/);
    await card(page, /Griffin/)
      .getByRole('button', { name: 'Cross off one: Armor' })
      .click();
  }
  for (const { page } of [ada, bob, eve]) await expect(armor(page, /Griffin/, '2/5')).toBeVisible();

  // Bob's phone loses the network, and both go on noting.
  await bob.context.setOffline(true);
  await unfold(bob.page, /Wolverine/);
  await card(bob.page, /Wolverine/)
    .getByRole('button', { name: 'One more: Heat' })
    .click();
  await card(bob.page, /Wolverine/)
    .getByRole('button', { name: 'One more: Heat' })
    .click();
  await card(bob.page, /Griffin/)
    .getByRole('button', { name: 'Cross off one: Armor' })
    .click();
  await expect(bob.page.getByText('No connection')).toBeVisible();
  await card(ada.page, /Griffin/)
    .getByRole('button', { name: 'Cross off one: Structure' })
    .click();
  await eve.page.getByRole('button', { name: 'Next turn' }).click();
  await expect(ada.page.getByText('Turn 2', { exact: true })).toBeVisible();
  await expect(bob.page.getByText('Turn 1', { exact: true })).toBeVisible();
  // Even a page that is closed meanwhile has kept what was noted.
  await bob.context.setOffline(false);
  for (const { page } of [ada, bob, eve]) {
    await expect(page.getByText('Turn 2', { exact: true })).toBeVisible();
    await expect(armor(page, /Griffin/, '1/5')).toBeVisible();
    await unfold(page, /Wolverine/);
    await expect(card(page, /Wolverine/).getByRole('group', { name: 'Heat 2/4' })).toBeVisible();
    await expect(card(page, /Griffin/).getByRole('group', { name: /^Structure 4\/5/ })).toBeVisible();
  }

  // Undo takes back one's own last note, on every device, and leaves what others noted.
  await bob.page.getByRole('button', { name: 'Undo' }).click();
  for (const { page } of [ada, bob, eve]) await expect(armor(page, /Griffin/, '2/5')).toBeVisible();
  await expect(card(ada.page, /Wolverine/).getByRole('group', { name: 'Heat 2/4' })).toBeVisible();

  // A phone that was switched off comes back to the same table.
  await bob.page.reload();
  await expect(armor(bob.page, /Griffin/, '2/5').or(card(bob.page, /Griffin/).locator('.tracked-name'))).toBeVisible();
  await expect(bob.page.getByText('In step with the others')).toBeVisible();

  // The evening as a report.
  const [download] = await Promise.all([
    eve.page.waitForEvent('download'),
    eve.page.getByRole('button', { name: 'Battle report' }).click(),
  ]);
  const report = readFileSync(await download.path(), 'utf8');
  expect(report).toContain('# Friday night');
  expect(report).toContain('Griffin GRF-1N: armor −3, structure −1');
  expect(report).toContain('### Turn 1');
  await expectAccessible(ada.page);
  for (const { context } of [ada, bob, eve]) await context.close();
});

test('without any server an evening is tracked on one phone, and the sum of an attack is explained', async ({ page, context }) => {
  await page.setViewportSize(SCREENS.phone);
  await page.goto('/companion');
  await page
    .getByRole('button', { name: 'Classic BattleTech' })
    .or(page.getByRole('radio', { name: 'Classic BattleTech' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await bring(page, 'griffin grf-1n', /Griffin GRF-1N/);
  await context.setOffline(true);
  const griffin = card(page, /Griffin/);
  for (let n = 0; n < 3; n++) await griffin.getByRole('button', { name: 'Cross off one: CT', exact: true }).first().click();
  await expect(griffin.locator('.tracked-name')).toContainText('armor −3');
  await griffin
    .getByRole('button', { name: /Cross off one: LRM 10/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Roll 2D6' }).click();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(/rolls \d \+ \d: \d+/);
  await page.getByRole('button', { name: 'To-hit number' }).click();
  await expect(page.getByRole('dialog')).toContainText('You need a unit of your own');
});
