import { expect, test } from './support/test.ts';

test('a rule is found by its words and opened with its place in the book', async ({ page }) => {
  await page.goto('/rules');
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('initiative tie');
  await page.getByRole('link', { name: /Initiative ties are re-rolled/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Initiative ties are re-rolled' })).toBeVisible();
  await expect(page.getByText('BattleTech Beginner Box: Quick-Start Rules, page 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Is it in force?' })).toBeVisible();
  await expect(page.getByText('In force', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Initiative roll', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Initiative roll' })).toBeVisible();
});

test('a search goes through all books at once, slips of the finger included', async ({ page }) => {
  await page.goto('/rules');
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('indirct fire');
  await expect(page.getByText(/Alpha Strike/).first()).toBeVisible();
  await expect(page.locator('.rule-row').first()).toContainText(/indirect/i);
});

test('books and areas narrow the list, and the address keeps what was asked', async ({ page }) => {
  await page.goto('/rules');
  await expect(page.getByText('196 lines')).toBeVisible();
  await page.getByRole('link', { name: /Alien Worlds/ }).click();
  await expect(page.getByText('36 lines')).toBeVisible();
  await page.getByRole('button', { name: /^Weather/ }).click();
  await expect(page.getByText('4 lines')).toBeVisible();
  await page.reload();
  await expect(page.getByText('4 lines')).toBeVisible();
});

test('a mistyped rule offers its neighbours', async ({ page }) => {
  await page.goto('/rules/QS-seq-initiative-tye');
  await page.getByRole('link', { name: 'Initiative ties are re-rolled' }).click();
  await expect(page).toHaveURL(/QS-seq-initiative-tie$/);
});

test('a rule is shown clause by clause, with what is proven', async ({ page }) => {
  await page.goto('/rules/QS-seq-initiative-roll');
  await expect(page.getByRole('heading', { name: 'Clause by clause' })).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ are proven by tests\.$/)).toBeVisible();
  const clauses = page.locator('.rule-clause');
  expect(await clauses.count()).toBeGreaterThan(1);
  await expect(clauses.first().getByRole('img', { name: /^(proven|not proven yet)$/ })).toBeVisible();
});
