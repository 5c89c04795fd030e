import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeUnit } from '@sortie/convert';
import { find } from '@sortie/roster';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-units-'));
const at = (name: string): string => join(folder, name);
const griffin = writeUnit(find('GRF-1N')!).text;
mkdirSync(at('units/more'), { recursive: true });
writeFileSync(at('units/griffin.mtf'), griffin);
writeFileSync(at('units/more/wasp.mtf'), writeUnit(find('WSP-1A')!).text);
writeFileSync(at('units/readme.txt'), 'not a unit');
writeFileSync(at('units.zip'), zipSync({ 'in/griffin.mtf': strToU8(griffin), 'notes.txt': strToU8('no') }));

const lines = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t'));

test('a folder is walked, and its cards are printed in the notation of card tables', async () => {
  const ran = await sortie(['convert', at('units'), '--format', 'tsv']);
  expect(ran).toMatchObject({ code: 0, err: '' });
  const [head, first, second, ...rest] = lines(ran.out);
  expect(head!.join(' ')).toBe('path name type size tmm move short medium long extreme ov armor structure threshold specials pv role');
  expect(first!.slice(0, 6)).toEqual(['griffin.mtf', 'Griffin GRF-1N', 'BM', '2', '2', '10"j']);
  expect(first![13]).toBe('-1');
  expect(second![0]).toBe('more/wasp.mtf');
  expect(rest).toEqual([]);
});

test('an archive gives the same card as the file', async () => {
  const [, zipped] = lines((await sortie(['convert', at('units.zip'), '--format', 'tsv'])).out);
  const [, plain] = lines((await sortie(['convert', at('units/griffin.mtf'), '--format', 'tsv'])).out);
  expect(zipped![0]).toBe('in/griffin.mtf');
  expect(plain![0]).toBe(at('units/griffin.mtf'));
  expect(zipped!.slice(1)).toEqual(plain!.slice(1));
});

test('a malformed file is reported with its place, and the others still convert', async () => {
  const broken = at('broken.mtf');
  writeFileSync(broken, griffin.replace(/^Mass:.*$/im, 'Mass:heavy'));
  writeFileSync(at('broken.zip'), 'this is no archive');
  const ran = await sortie(['convert', broken, at('broken.zip'), at('units/griffin.mtf'), '--format', 'tsv']);
  expect(ran.code).toBe(1);
  expect(lines(ran.out)).toHaveLength(2);
  expect(ran.err).toMatch(/broken\.mtf:\d+: mass: /i);
  expect(ran.err).toContain(`${at('broken.zip')}: `);
  expect(await sortie(['convert', at('nowhere')])).toMatchObject({ code: 2, out: '' });
});

test('every number is explained by rules', async () => {
  const { code, out } = await sortie(['convert', at('units/griffin.mtf'), '--explain']);
  expect(code).toBe(0);
  expect(out).toMatch(/armor \d+\n.*\[ASC-conv-armor-factor-sum\] \(HD\)/);
  for (const name of ['type BM', 'size 2', 'short', 'medium', 'long', 'structure', 'pv', 'role']) expect(out).toContain(`\n    ${name}`);
  const [card] = json(await sortie(['convert', at('units/griffin.mtf'), '--format', 'json', '--explain'])) as [
    { pv: number; why: { pv: { total: number; terms: { rule: string }[] } } },
  ];
  expect(card.why.pv.total).toBe(card.pv);
  expect(card.why.pv.terms.every(({ rule }) => /^(ASC|HOUSE)-/.test(rule))).toBe(true);
  expect((await sortie(['convert', at('units'), '--format', 'tsv', '--explain'])).code).toBe(2);
});

test('the edition chosen is the edition used', async () => {
  const edition = async (...args: string[]) =>
    (json(await sortie(['convert', at('units/griffin.mtf'), '--format', 'json', ...args])) as [{ edition: string }])[0].edition;
  expect(await edition()).toBe('current');
  expect(await edition('--edition', 'companion')).toBe('companion');
  expect((await sortie(['convert', at('units'), '--edition', 'second'])).code).toBe(2);
});
