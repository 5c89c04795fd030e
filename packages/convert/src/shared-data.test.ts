import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { equipment } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { toCard } from './alpha-strike/convert.ts';
import { agreements, differingFields, rowOf, rowOfMegaMek } from './conformance.ts';
import { factsOf } from './facts.ts';
import { readUnit } from './files/read-unit.ts';
import { writeUnit } from './files/write-unit.ts';

const data = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const present = existsSync(join(data, 'mekfiles.tar.xz'));
if (!present) console.warn('skipped: ../shared/data is not here, so other programs’ unit files are not read');

const folder = present ? mkdtempSync(join(tmpdir(), 'sortie-units-')) : '';
if (present) execFileSync('tar', ['-xJf', join(data, 'mekfiles.tar.xz'), '-C', folder]);
afterAll(() => {
  known.clear();
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
});

const root = join(folder, 'mekfiles');
const paths = present
  ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.mtf') || path.endsWith('.blk'))
  : [];
const known = new Map<string, ReturnType<typeof readUnit>>();
/** Each file is read once for all tests. */
const read = (path: string) => {
  const reading = known.get(path) ?? readUnit(path, readFileSync(join(root, path), 'utf8'));
  known.set(path, reading);
  return reading;
};

function tableRows(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.split('\n').filter(line => line !== '');
  const columns = head.split('\t');
  return lines.map(line => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

describe.skipIf(!present)('unit files of another program', () => {
  it('are all read, and written back so that they read the same', () => {
    expect(paths).toHaveLength(10_242);
    const different: string[] = [];
    for (const path of paths) {
      const { unit } = read(path);
      if (!unit) {
        different.push(`${path} is not read`);
        continue;
      }
      const { ending, text } = writeUnit(unit);
      if (!isDeepStrictEqual(readUnit(`again${ending}`, text).unit, unit)) different.push(path);
    }
    expect(different).toEqual([]);
  });

  rule(
    'TW-data-check',
    'name nothing that the tables of equipment do not know',
    () => {
      const unknown = new Set<string>();
      for (const path of paths) for (const { item } of read(path).unit?.mounts ?? []) if (!equipment(item)) unknown.add(item);
      expect([...unknown]).toEqual([]);
    },
    60_000,
  );

  it('agree with the figures of that program in 99.5 % of units', () => {
    const rows = tableRows(gunzipSync(readFileSync(join(data, 'unit-facts.tsv.gz'))).toString('utf8'));
    const differing = rows.filter(row => {
      const { unit } = read(row['path'] ?? '');
      return !unit || factsOf(unit, row).length > 0;
    });
    expect(rows.length).toBeGreaterThan(3000);
    expect(1 - differing.length / rows.length).toBeGreaterThan(0.995);
  });

  it('become the cards that program makes of them', () => {
    const rows = tableRows(readFileSync(join(data, 'as-cards-megamek.tsv'), 'utf8'));
    const compared = rows.map(row => {
      const { unit } = read(row['path'] ?? '');
      const card = unit && toCard(unit);
      return { type: row['as_type'] ?? '', fields: card ? differingFields(rowOf(card), rowOfMegaMek(row)) : ['unread'] };
    });
    const least: Readonly<Record<string, number>> = { BM: 0.99, CV: 0.98, BA: 0.98, AF: 0.98, PM: 0.98 };
    for (const { type, units, equal } of agreements(compared)) expect(equal / units, type).toBeGreaterThanOrEqual(least[type] ?? 0.9);
  });
});
