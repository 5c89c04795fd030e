import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeUnit } from '@sortie/convert';
import { find } from '@sortie/roster';
import { expect, test } from 'vitest';
import { sortie } from '../../test/run-sortie.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-cards-'));
const at = (name: string): string => join(folder, name);
const points = (svg: string): number => Number(/<title>[^<]*: (\d+) points/.exec(svg)?.[1]);

test('the card of a unit of the catalogue is drawn, and a better crew costs more', async () => {
  const usual = await sortie(['card', 'GRF-1N']);
  expect(usual).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^<svg .*Griffin.*<\/svg>\n$/s) });
  const skilled = (await sortie(['card', 'Griffin', 'GRF-1N', '--skill', '2', '--pilot', 'Ada Byron'])).out;
  expect(skilled).toContain('Ada Byron');
  expect(points(skilled)).toBeGreaterThan(points(usual.out));
  expect((await sortie(['card', 'grf-1n', '--ink-saving'])).out).not.toBe(usual.out);
});

test('the card of a file is the card of the unit', async () => {
  writeFileSync(at('griffin.mtf'), writeUnit(find('GRF-1N')!).text);
  expect((await sortie(['card', at('griffin.mtf')])).out).toBe((await sortie(['card', 'GRF-1N'])).out);
});

test('cards are printed on paper', async () => {
  expect((await sortie(['card', 'GRF-1N', '--pdf', '--per-page', '1', '--paper', 'letter', '--out', at('griffin.pdf')])).code).toBe(0);
  expect(readFileSync(at('griffin.pdf'), 'latin1')).toMatch(/^%PDF/);
  const folderOfTwo = ['GRF-1N', 'WSP-1A'].map(name => {
    const file = at(`${name}.mtf`);
    writeFileSync(file, writeUnit(find(name)!).text);
    return file;
  });
  const ran = await sortie(['convert', ...folderOfTwo, '--format', 'cards', '--per-page', '1', '--out', at('cards.svg')]);
  expect(ran).toMatchObject({ code: 0, out: `${at('cards-1.svg')}\n${at('cards-2.svg')}\n` });
  expect(existsSync(at('cards-2.svg'))).toBe(true);
  expect(readFileSync(at('cards-1.svg'), 'utf8')).toContain('width="210mm" height="297mm"');
});

test('what cannot be drawn is refused', async () => {
  expect(await sortie(['card', 'Griffin'])).toMatchObject({ code: 2, err: expect.stringContaining('Griffin GRF-1N') });
  expect((await sortie(['card', 'No Such Unit'])).code).toBe(2);
  expect((await sortie(['card', 'GRF-1N', '--skill', '9'])).code).toBe(2);
  expect((await sortie(['card', 'GRF-1N', '--per-page', '9'])).code).toBe(2);
  expect((await sortie(['card', 'GRF-1N', '--out', at('no/such/folder.svg')])).code).toBe(1);
  expect(await sortie(['convert', folder, '--format', 'cards'])).toMatchObject({ code: 2, err: expect.stringContaining('--out') });
});
