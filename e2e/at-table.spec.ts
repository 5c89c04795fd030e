import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('a rule opened from a table answers for that very table, and so does the browser of rules', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const me = new Player(page);
  await me.untilAsked();
  const table = new URL(page.url()).pathname.split('/').at(-1)!;

  // Nobody sets up in the middle of the map, and the reason names its rule.
  await me.point(8, 8);
  await page.getByRole('button', { name: 'the rule' }).first().click();
  await expect(page.locator('.float a')).toHaveAttribute('href', new RegExp(`^/rules/QS-.*[?]at=${table}$`));

  const other = await context.newPage();
  await other.goto(`/rules/QS-seq-initiative-tie?at=${table}`);
  const here = other.getByRole('region', { name: 'At your table' });
  await expect(here).toContainText('In force');
  await expect(here).toContainText('Training duel');
  await other.goto(`/rules/QS-move-die-lock?at=${table}`);
  await expect(here).toContainText('Not in force');
  await other.getByRole('link', { name: 'All rules of this book' }).click();
  await expect(other.getByText('For the table you sit at: Training duel.')).toBeVisible();
  const all = await lines(other.getByText(/^\d+ lines$/));
  await other.getByLabel('Only what is in force at this table').check();
  await expect.poll(() => lines(other.getByText(/^\d+ lines$/))).toBeLessThan(all);
});

test('rules of the house have a page, and the Quick-Start is told in German', async ({ page }) => {
  await page.goto('/rules/QS-house-stalemate');
  await expect(page.getByRole('heading', { level: 1, name: 'A fight that has stopped is over' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('sortie.language', 'de'));
  await page.goto('/rules/QS-seq-initiative-tie');
  await expect(page.getByRole('heading', { level: 1, name: 'Gleichstand bei der Initiative wird neu gewürfelt' })).toBeVisible();
  await page.goto('/rules?book=AW');
  await expect(page.getByText('Diese Zusammenfassungen gibt es nur auf Englisch.')).toBeVisible();
});

const lines = async (found: { readonly textContent: () => Promise<string | null> }): Promise<number> =>
  Number.parseInt((await found.textContent()) ?? '', 10);
