import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeUnit } from '@sortie/convert';
import { CATALOGUE, type Unit } from '@sortie/roster';
import { expect, test } from 'vitest';
import type { Done, Order } from './portions.ts';
import { findSources } from './sources.ts';
import { convertTogether, helpersFor } from './together.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-together-'));
mkdirSync(join(folder, 'more'));
const ending = ({ kind }: Unit): string => (kind === 'mech' ? 'mtf' : 'blk');
for (const [index, unit] of CATALOGUE.entries())
  writeFileSync(join(folder, index % 3 === 0 ? 'more' : '', `${index}.${ending(unit)}`), writeUnit(unit).text);
writeFileSync(join(folder, 'broken.mtf'), 'chassis:Nothing\n');

const order: Order = { names: [folder], edition: 'current', format: 'tsv', explain: false };

async function converted(helpers: number): Promise<readonly Done[]> {
  const { sources } = findSources([folder]);
  const all: Done[] = [];
  await convertTogether(sources, order, helpers, done => all.push(done));
  return all;
}

test('what comes out does not depend on how many threads work on it', async () => {
  const alone = await converted(0);
  expect(alone.map(({ place }) => place)).toEqual(alone.map((_, place) => place));
  expect(alone.length).toBe(CATALOGUE.length + 1);
  expect(alone.filter(({ failed }) => failed)).toHaveLength(1);
  expect(await converted(1)).toEqual(alone);
  expect(await converted(3)).toEqual(alone);
});

test('a thread is started only where it is worth it', () => {
  expect([helpersFor(10, 8), helpersFor(10_000, 1), helpersFor(10_000, 2), helpersFor(10_000, 64), helpersFor(4000, 64)]).toEqual([
    0, 0, 1, 5, 1,
  ]);
});
