import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const scout = (name: string) => ({
  card: {
    name,
    type: 'BM',
    size: 1,
    tmm: 3,
    move: '12"',
    damage: '2/1/-',
    overheat: 0,
    armor: 2,
    structure: 2,
    specials: [],
    pv: 20,
    role: 'Scout',
  },
  lance: 'Scouts',
});

test('a force shows which formation a lance is and could be, and why it is not another', async ({ page }) => {
  const force = { format: 'sortie-force', version: 1, name: 'Gray', members: ['Ant', 'Bee', 'Fly'].map(scout) };
  await page.goto('/forces');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a force file' }).click();
  await (await chooser).setFiles({ name: 'gray.force.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(force)) });
  const notes = page.getByRole('region', { name: 'How the force is built' });
  await expect(notes).toContainText('Scouts: a lance like this has 4 units, it has 3');
  await page.getByRole('button', { name: 'Another Ant' }).click();
  await expect(notes).toHaveCount(0);

  const formation = page.getByRole('combobox', { name: 'Formation of Scouts' });
  await expect(formation.getByRole('option', { name: 'Light Recon Lance' })).not.toHaveAttribute('disabled');
  await expect(formation.getByRole('option', { name: /^Assault Lance/ })).toHaveAttribute('disabled', '');
  await formation.selectOption('recon');
  await page.getByRole('combobox', { name: 'Ability of the formation Scouts' }).selectOption('maneuvering-ace');
  await page.getByText('What the formation lends to whom').click();
  await page.getByRole('combobox', { name: 'What Bee has of its formation' }).selectOption('maneuvering-ace');
  await page.getByText('What else it could be, and what it lacks').click();
  await expect(page.getByText('Juggernaut: at least 1 of 4 units, there are 0').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Faction' }).selectOption('clan');
  await expect(notes).toContainText('a Star like this has 5 units, it has 4');
  await expectAccessible(page);

  await page.reload();
  await expect(formation).toHaveValue('recon');
  await expect(page.getByRole('combobox', { name: 'Ability of the formation Scouts' })).toHaveValue('maneuvering-ace');
});
