import { Pupil } from './support/pupil.ts';
import { expect, test } from './support/test.ts';

const TITLES = [
  'Line of sight',
  'Hard to hit: TMM',
  'Jumping',
  'Heat',
  'Physical attacks',
  'Indirect fire',
  'Alpha Strike basics',
  'Impact: the bounce',
  'The radar',
];

for (const title of TITLES) {
  test(`the lesson “${title}” is finished by doing what the coach points at`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/learn');
    await page.getByRole('button', { name: `Begin: ${title}` }).click();
    await expect(page.getByRole('region', { name: 'Coach' })).toBeVisible();
    const pupil = new Pupil(page);
    await pupil.followTo('done');
    // A step that comes and goes between two looks is not seen; but nobody gets through without having done something.
    expect(pupil.seen.length).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'More lessons' }).click();
    await expect(
      page.locator('.lesson').filter({ has: page.getByRole('button', { name: `Take it again: ${title}`, exact: true }) }),
    ).toContainText('finished');
  });
}
