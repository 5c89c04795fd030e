import { readFileSync } from 'node:fs';
import { expectAccessible, expectAccessibleInBothThemes } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('two forces are measured in a few clicks, and the page stays free meanwhile', async ({ page }) => {
  test.setTimeout(900_000);
  await page.goto('/balance');
  await page.getByLabel('First force').selectOption({ label: 'Assault lance' });
  await page.getByLabel('Second force').selectOption({ label: 'Scout lance' });
  await page.getByRole('radio', { name: '20', exact: true }).check();
  await page.getByRole('radio', { name: 'Recruit' }).check();
  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Games played' })).toBeVisible();
  // Whatever is asked of the page while games are played is answered at once.
  await page.getByRole('radio', { name: 'Regular' }).check();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading', { name: 'What decided it' })).toBeVisible({ timeout: 60_000 });
  await expect(result.getByRole('img', { name: /^How long games last/ })).toBeVisible({ timeout: 120_000 });
  // Which one it is, is for the rules and the opponents to decide.
  await expect(result.getByText(/is the stronger force\.|are about equally strong\.|Neither force is proven/)).toBeVisible();
  await expect(result.getByRole('row', { name: /Atlas AS7-D 52/ })).toBeVisible();
  const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a report' }).click()]);
  expect(readFileSync(await report.path(), 'utf8')).toContain('<h2>Assault lance against Scout lance</h2>');
  await expectAccessibleInBothThemes(page);
  expect(new URL(page.url()).searchParams.get('a')).toBe('assault');
});

test('a measurement can be stopped, and record sheets can be measured too', async ({ page }) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/balance?game=quick-start&a=GRF-1N&b=LCT-1V');
  await expect(page.getByLabel('First force')).toHaveValue('GRF-1N');
  await page.getByRole('radio', { name: '400' }).check();
  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText(/^Griffin GRF-1N wins \d+%? of the games; with \d+ games/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Squads of Impact too.
  await page.getByRole('radio', { name: 'M.A.A.S. Impact' }).check();
  await page.getByLabel('First force').selectOption({ label: 'Heavy squad' });
  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  await expect(page.getByRole('row', { name: /^3 × Thumper|^Thumper/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('one unit is measured against others of its kind, from its own page and from a force', async ({ page }) => {
  test.setTimeout(900_000);
  await page.goto('/balance?game=quick-start');
  await page.getByRole('radio', { name: 'One unit and the field' }).check();
  await page.getByLabel('The unit').fill('Locust LCT-1V');
  await expect(page.getByRole('listitem').filter({ hasText: 'Griffin GRF-1N' })).toBeVisible();
  await page.getByRole('radio', { name: 'Recruit' }).check();
  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('row', { name: /^Griffin GRF-1N/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(result.getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page);
  expect(new URL(page.url()).searchParams.get('unit')).toBe('LCT-1V');

  await page.goto('/balance?a=line');
  await page.getByRole('radio', { name: 'One unit and the field' }).check();
  await expect(page.getByLabel('The unit')).toHaveValue(/Griffin GRF-1N|Wolverine WVR-6R|Shadow Hawk SHD-2H|Centurion CN9-A/);
});
