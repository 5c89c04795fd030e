import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeUnit } from '@sortie/convert';
import { find } from '@sortie/roster';
import { expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-designs-'));
const at = (name: string): string => join(folder, name);
const griffin = find('GRF-1N')!;
mkdirSync(at('designs'));
writeFileSync(at('designs/good.mtf'), writeUnit(griffin).text);
writeFileSync(
  at('designs/heavy.mtf'),
  writeUnit({ ...griffin, model: 'Heavy', mounts: [...griffin.mounts, { kind: 'weapon', item: 'PPC', at: 'LA' }] }).text,
);
writeFileSync(at('broken.mtf'), 'this is no unit');

test('a design without faults is told so', async () => {
  expect(await sortie(['design', 'check', at('designs/good.mtf')])).toMatchObject({
    code: 0,
    out: 'Griffin GRF-1N: nothing speaks against it\n',
  });
});

test('a fault is told with its rule, and the parts with theirs', async () => {
  const { code, out } = await sortie(['design', 'check', at('designs'), '--parts']);
  expect(code).toBe(1);
  expect(out).toContain('weighs 62 tons, 7 more than its 55 [HOUSE-design-weight] (TechManual)');
  expect(out).toMatch(/tons 55\n/);
  expect(out).toContain('[HOUSE-tons-mech-engine] (engine)');
});

test('papers are shown with their rules', async () => {
  const { out } = await sortie(['design', 'check', 'GRF-1N', '--papers']);
  expect(out).toContain('introductory, for ');
  expect(out).toMatch(/LRM 10: both sides, since \d{4}/);
});

test('other programs get the same', async () => {
  const [good, heavy] = json(await sortie(['design', 'check', at('designs'), '--json'])) as {
    faults: { rule: string }[];
    weight: { total: number };
  }[];
  expect([good!.faults, good!.weight.total]).toEqual([[], 55]);
  expect(heavy!.faults.map(({ rule }) => rule)).toEqual(['HOUSE-design-weight']);
});

test('values and prices are worked out, with a crew and with reasons', async () => {
  expect((await sortie(['design', 'bv', 'GRF-1N'])).out).toBe('Griffin GRF-1N: Battle Value 1272; price 4,957,107 C-bills\n');
  expect((await sortie(['design', 'bv', 'GRF-1N', '--gunnery', '3', '--piloting', '4'])).out).toContain('1679 with 3/4');
  const { out } = await sortie(['design', 'bv', 'GRF-1N', '--explain']);
  expect(out).toContain('[HOUSE-bv-defensive-factor]');
  expect(json(await sortie(['design', 'bv', 'GRF-1N', '--json']))).toMatchObject([{ bv: 1272, cost: 4_957_107 }]);
});

test('what cannot be read is told, and the rest is looked at', async () => {
  const ran = await sortie(['design', 'bv', at('broken.mtf'), at('designs/good.mtf')]);
  expect(ran).toMatchObject({ code: 1, out: expect.stringContaining('1272') });
  expect(ran.err).toContain('broken.mtf');
  expect(await sortie(['design', 'check', 'nothing is called so'])).toMatchObject({ code: 2 });
});

test('a base is worked out from its plan', async () => {
  const post = { name: 'guns', class: 'gun-emplacement', hexes: 2, levels: 1, factor: 40, heavyWeapons: 2, weaponTons: 14 };
  const plan = { name: 'Outpost', buildings: [post], generator: { type: 'internal-combustion', in: 'guns', hours: 1, days: 5 } };
  writeFileSync(at('outpost.json'), JSON.stringify(plan));
  const { code, out } = await sortie(['design', 'base', at('outpost.json')]);
  expect(code).toBe(1);
  expect(out).toContain('13 is the most [TOE-building-heavy-weapon-limits]');
  expect(out).toContain('fuel for all days 12');
  expect(await sortie(['design', 'base', at('broken.mtf')])).toMatchObject({ code: 2 });
});

test('a record sheet is drawn', async () => {
  const { code, out } = await sortie(['design', 'sheet', 'GRF-1N', '--gunnery', '3']);
  expect(code).toBe(0);
  expect(out).toMatch(/^<svg /);
  expect(out).toContain('Gunnery 3');
});
