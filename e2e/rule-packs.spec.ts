import { expect, test } from './support/test.ts';

const SCREENS = 3;
const DESKTOP = { width: 1440, height: 900 };

for (const game of ['quick-start', 'classic', 'alpha-strike', 'impact', 'radar'])
  test(`the set-up page of ${game} is at most three screens high`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(`/set-up/${game}`);
    await expect(page.getByRole('heading', { name: 'Rules in force' })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(SCREENS * DESKTOP.height);
  });

test('rules are chosen by pack and chapter, kept as a pack of one’s own and passed on', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/set-up/classic');
  const artillery = page.getByRole('checkbox', { name: 'Artillery', exact: true });
  await expect(page.getByRole('radio', { name: 'Total Warfare' })).toBeChecked();
  await artillery.check();
  await expect(page.getByRole('radio', { name: 'Total Warfare' })).not.toBeChecked();
  await expect(page.getByText(/^Artillery .* of/).first()).toBeVisible();

  await page.getByText('Packs of your own').click();
  await page.getByLabel('Name of the pack').fill('Guns at night');
  await page.getByRole('button', { name: 'Save as a pack' }).click();
  await expect(page.getByRole('checkbox', { name: 'Guns at night' })).toBeChecked();

  await page.reload();
  await expect(artillery).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Guns at night' }).check();
  await expect(artillery).toBeChecked();
});

test('a pack that comes with a link is chosen', async ({ page }) => {
  const pack = { sortie: 'pack', format: 1, game: 'classic', title: 'Mine', rules: ['TOE-artillery-scatter-distance'] };
  await page.goto(`/set-up/classic?pack=${encodeURIComponent(JSON.stringify(pack))}`);
  await expect(page.getByRole('radio', { name: 'Total Warfare' })).not.toBeChecked();
  await page.getByRole('searchbox', { name: 'Search the rules of this game' }).fill('artillery scatter');
  await expect(page.getByRole('checkbox', { name: /scatter/i }).first()).toBeChecked();
});

test('weather and wind are set, and the game is played with them', async ({ page }) => {
  await page.goto('/set-up/classic');
  await page.getByRole('checkbox', { name: 'Weather and night' }).check();
  await page.getByRole('button', { name: 'Everything a set-up can say' }).click();
  await page.getByRole('searchbox', { name: 'Search the fields' }).fill('weather');
  await page.getByRole('button', { name: /Conditions/ }).click();
  await page.getByRole('combobox', { name: 'Weather' }).selectOption('Heavy snow');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('toolbar').or(page.getByRole('region')).first()).toBeVisible();
});
