import { Pupil } from './support/pupil.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
});

const SCREENS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

for (const [name, viewport] of Object.entries(SCREENS)) {
  test(`the coach leads through five turns of the first game, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.getByRole('button', { name: 'Learn to play' }).click();
    const pupil = new Pupil(page);
    await expect(page.getByRole('region', { name: 'Coach' })).toBeVisible();
    await pupil.followTo('turn-2-where');
    // Whoever leaves comes back to the same step.
    await page.reload();
    await expect(page.locator('.coach')).toHaveAttribute('data-step', 'turn-2-where');
    await pupil.followTo('done');
    for (const turn of [1, 2, 3, 4, 5]) expect(pupil.seen.some(step => step.startsWith(`turn-${turn}-`))).toBe(true);
    expect(pupil.seen).toContain('end');
    expect(
      pupil.seen.some(step => step.endsWith('-roll')),
      'something was fired',
    ).toBe(true);
    await page.getByRole('button', { name: 'More lessons' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Your first game' })).toContainText('finished');
  });
}

test('the coach speaks German', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sortie.language', 'de'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Spielen lernen' }).click();
  await expect(page.getByRole('region', { name: 'Trainer' })).toContainText('Willkommen, Commander');
});
