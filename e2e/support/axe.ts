import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What another theme can change; everything else is about the page itself. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** No serious or critical finding; the message lists what and where. */
export async function expectAccessible(page: Page, only: 'everything' | 'colours' = 'everything'): Promise<void> {
  // There are no frames, and without them this is twice as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (only === 'everything' ? axe.withTags(TAGS) : axe.withRules(COLOURS)).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const findings = grave.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect(findings).toEqual([]);
}

/** The same in dark and in light, which the page changes as the device does. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page, colorScheme === 'dark' ? 'everything' : 'colours');
  }
}
