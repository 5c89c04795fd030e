import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeUnit } from '@sortie/convert';
import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

interface Shown {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly pv: number;
  readonly role: string;
  readonly specials: string;
}

const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'sortie-own-'));
const searched = async (cwd: string, ...args: string[]) =>
  json(await sortie(['units', 'search', ...args, '--format', 'json'], { cwd })) as Shown[];
const mine = writeUnit({ ...find('GRF-1N')!, chassis: 'Homebrew', model: 'HB-1' }).text;

test('units are found by name and by what is on their cards', async () => {
  const cwd = emptyFolder();
  expect((await searched(cwd, 'griffin')).map(({ name }) => name)).toContain('Griffin GRF-1N');
  const found = await searched(cwd, '--kind', 'mech', '--points', '25-35', '--role', 'skirmisher', '--sort', 'points');
  expect(found.length).toBeGreaterThan(1);
  expect(found.every(({ type, pv, role }) => /^[BI]M$/.test(type) && pv >= 25 && pv <= 35 && role === 'Skirmisher')).toBe(true);
  expect(found.map(({ pv }) => pv)).toEqual(found.map(({ pv }) => pv).sort((a, b) => a - b));
  const helped = await searched(cwd, '--specials', 'ecm');
  expect(helped.length).toBeGreaterThan(0);
  expect(helped.every(({ specials }) => specials.split(',').includes('ECM'))).toBe(true);
  expect((await sortie(['units', 'search', '--limit', '2'], { cwd })).out).toMatch(/\d+ units, 2 shown/);
});

test('filters stand among the words as well as behind options', async () => {
  const cwd = emptyFolder();
  const names = async (...args: string[]) => (await searched(cwd, ...args)).map(({ name }) => name);
  expect(await names('kind:vehicle', 'points:20-30', 'era:-jihad')).toEqual(
    await names('--kind', 'vehicle', '--points', '20-30', '--era=-jihad'),
  );
  expect((await names('tech:clan', 'jump:1-')).length).toBeGreaterThan(0);
});

rule(
  'ASC-fb-unit-list-filters',
  'units are listed by weight, value, price, year, abilities, technology, level, kind, subtype, source and era',
  async () => {
    const cwd = emptyFolder();
    const names = async (...args: string[]) => (await searched(cwd, ...args)).map(({ name }) => name);
    const griffin = ['griffin', '--tons', '55', '--bv', '1272', '--cost', '4900000-5000000', '--year', '-2800', '--tech', 'inner-sphere'];
    expect(await names(...griffin, '--kind', 'mech', '--subtype', 'biped', '--era=-succ')).toEqual(['Griffin GRF-1N']);
    expect(await names('griffin', '--bv', '-1271')).not.toContain('Griffin GRF-1N');
    expect(await names('griffin', '--cost', '5000000-')).not.toContain('Griffin GRF-1N');
    expect(await names('griffin', '--subtype', 'omni')).toEqual([]);
    mkdirSync(join(cwd, 'designs'));
    const sourced = { ...find('GRF-1N')!, chassis: 'Homebrew', model: 'HB-1', source: 'My Readout' };
    writeFileSync(join(cwd, 'designs/mine.mtf'), writeUnit({ ...sourced, tech: { ...sourced.tech, level: '3' } }).text);
    await sortie(['import', 'designs'], { cwd });
    expect(await names('--source', 'my-readout', '--level', '3')).toEqual(['Homebrew HB-1']);
    expect(await names('--source', 'another', 'homebrew')).toEqual([]);
    const dear = await searched(cwd, '--kind', 'mech', '--specials', 'ECM', '--sort', 'bv');
    expect(dear.length).toBeGreaterThan(1);
  },
);

test('a search that finds nothing or makes no sense says so', async () => {
  const cwd = emptyFolder();
  expect((await sortie(['units', 'search', 'nothing is called so'], { cwd })).code).toBe(1);
  expect((await sortie(['units', 'search', '--points', 'many'], { cwd })).code).toBe(2);
  expect(await sortie(['units', 'search', 'points:many'], { cwd })).toMatchObject({ code: 2, err: expect.stringContaining('points:many') });
});

test('imported files are found, drawn and replaced', async () => {
  const cwd = emptyFolder();
  mkdirSync(join(cwd, 'designs'));
  writeFileSync(join(cwd, 'designs/mine.mtf'), mine);
  writeFileSync(join(cwd, 'designs/broken.mtf'), mine.replace(/^Mass:.*$/im, 'Mass:heavy'));
  const first = await sortie(['import', 'designs'], { cwd });
  expect(first).toMatchObject({ code: 1, out: expect.stringContaining('1 added, 0 replaced, 1 refused') });
  expect(first.err).toMatch(/broken\.mtf:\d+: mass: /i);
  expect(await searched(cwd, 'homebrew')).toMatchObject([{ name: 'Homebrew HB-1', path: 'designs/mine.mtf' }]);
  expect((await sortie(['card', 'HB-1'], { cwd })).out).toContain('Homebrew');
  expect(json(await sortie(['import', 'designs/mine.mtf', 'designs', '--json'], { cwd }))).toMatchObject({ added: 1, replaced: 1 });
});

test('an archive cannot put files outside the catalogue', async () => {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'pack.zip'), zipSync({ '../../../escaped.mtf': strToU8(mine) }));
  expect((await sortie(['import', 'pack.zip'], { cwd })).code).toBe(0);
  expect(existsSync(join(cwd, '.sortie/units/pack/escaped.mtf'))).toBe(true);
  expect(existsSync(join(cwd, 'escaped.mtf'))).toBe(false);
});

test('an entry of an archive that is too large is told, not dropped', async () => {
  const cwd = emptyFolder();
  // Noise, because an archive of zeros is refused whole for what it unpacks to.
  const noise = Uint8Array.from({ length: 5_000_000 }, (_, n) => Math.imul(n + 1, 0x9e3779b1) >>> 24);
  writeFileSync(join(cwd, 'pack.zip'), zipSync({ 'mine.mtf': strToU8(mine), 'huge.mtf': noise }));
  const imported = await sortie(['import', 'pack.zip'], { cwd });
  expect(imported).toMatchObject({ code: 1, out: expect.stringContaining('1 added, 0 replaced, 1 refused') });
  expect(imported.err).toContain('huge.mtf: with 5000000 bytes it is too large for a unit');
});
