import { readFileSync } from 'node:fs';
import { carryOut, type Planned, Soldiering } from './support/impact.ts';
import { expect, test } from './support/test.ts';

const { plan, commands } = JSON.parse(readFileSync(new URL('./support/impact-two-on-two.json', import.meta.url), 'utf8')) as {
  readonly plan: { readonly forces: readonly { readonly units: readonly { readonly count: number }[] }[] };
  readonly commands: readonly Planned[];
};
const sizes = plan.forces.map(({ units }) => units.reduce((sum, { count }) => sum + count, 0));

test('two people at one screen fight a scenario from a file to its end: bounce, reaction, crash, morale, event', async ({ page }) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/scenarios');
  const file = { name: 'two-on-two.json', mimeType: 'application/json' };
  const text = JSON.stringify({ sortie: 'scenario', format: 1, game: 'impact', rules: [], plan });
  await page.getByLabel('Scenario file').setInputFiles({ ...file, buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { level: 1, name: 'Two on two' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Marten' }).selectOption('Another player at this screen');
  await page.getByLabel('Player’s name').fill('Kim');
  await page.getByRole('button', { name: 'Play', exact: true }).click();

  const player = new Soldiering(page);
  for (const [i, planned] of commands.entries()) {
    await test.step(`${i} ${JSON.stringify(planned.command)}`, async () => {
      const before = await page.locator('.log-lines').textContent();
      await carryOut(player, planned, sizes);
      if (planned.command.type !== 'ready' && planned.command.type !== 'goFirst' && planned.command.type !== 'done')
        await expect.poll(() => page.locator('.log-lines, .cover').allTextContents(), { timeout: 120_000 }).not.toEqual([before]);
    });
  }

  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toBeVisible();
  await expect(result).toContainText('Victory points decide');
  const log = (await page.locator('.log-lines').textContent()) ?? '';
  for (const words of [/bounces to level/, /reacts to/, /crash/, /\(morale \d+\)/, /Event: /, /is eliminated/, /Kestrel wins, 1 to 0/])
    expect(log).toMatch(words);
  await result.getByText('Were the dice fair?').click();
  await result.getByRole('button', { name: 'Verify the game' }).click();
  await expect(result.getByText(/^Verified: all \d+ entries/)).toBeVisible();
});
