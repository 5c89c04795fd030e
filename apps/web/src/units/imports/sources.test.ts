import { writeUnit } from '@sortie/convert';
import { CATALOGUE, find } from '@sortie/roster';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type FoundFile, nameOfSet } from './found.ts';
import { type Batch, openSources } from './sources.ts';
import { takeIn } from './take-in.ts';

const { text } = writeUnit(find('GRF-1N')!);
const loose = (path: string, content: BlobPart): FoundFile => ({ path, file: new File([content], path) });
const archive = (path: string, entries: Record<string, Uint8Array>): FoundFile => loose(path, new Uint8Array(zipSync(entries)));

async function all(files: readonly FoundFile[]) {
  const { total, batches } = await openSources(files);
  const seen: Batch[] = [];
  for await (const batch of batches) seen.push(batch);
  return {
    total,
    done: seen.reduce((sum, { files }) => sum + files, 0),
    files: seen.flatMap(({ sources }) => sources.map(({ file }) => file)),
    problems: seen.flatMap(({ problems }) => problems.map(({ file, reason }) => `${file}: ${reason}`)),
  };
}

describe('files on their way in', () => {
  test('are found loose and in archives, and counted', async () => {
    const found = await all([loose('a/x.mtf', text), archive('pack.zip', { 'b/y.MTF': strToU8(text), 'c/z.blk': strToU8('') })]);
    expect(found).toEqual({ total: 3, done: 3, files: ['a/x.mtf', 'pack.zip/b/y.MTF', 'pack.zip/c/z.blk'], problems: [] });
  });

  test('are never left out without a word', async () => {
    const found = await all([
      loose('notes.txt', 'x'),
      loose('huge.mtf', 'x'.repeat(4_000_001)),
      loose('torn.zip', 'PK but not really'),
      archive('pack.zip', { 'inner.zip': strToU8('x'), 'picture.png': strToU8('x'), 'good.mtf': strToU8(text) }),
    ]);
    expect(found.files).toEqual(['pack.zip/good.mtf']);
    expect(found.problems).toHaveLength(5);
    expect(found.problems).toContain('huge.mtf: with 4000001 bytes it is too large for a unit');
    expect(found.problems).toContain('pack.zip/inner.zip: an archive inside of an archive is not opened');
    expect(found.problems.some(line => line.startsWith('torn.zip: the archive cannot be opened'))).toBe(true);
  });

  test('come in even when their neighbour is damaged', async () => {
    const bytes = new Uint8Array(zipSync({ 'a.mtf': strToU8(text), 'b.mtf': strToU8(text) }));
    // The data of the first entry begins after its head of 30 bytes and its name.
    bytes.fill(0xff, 36, 60);
    const found = await all([loose('pack.zip', bytes)]);
    expect(found.files).toEqual(['pack.zip/b.mtf']);
    expect(found.problems[0]).toContain('pack.zip/a.mtf: it cannot be unpacked');
  });

  test('come batch by batch', async () => {
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`${i}.mtf`, strToU8(text)]));
    const { batches } = await openSources([archive('pack.zip', many)]);
    const sizes: number[] = [];
    for await (const { files } of batches) sizes.push(files);
    expect(sizes).toEqual([100, 100, 50]);
  });

  test('lend their name to the set', () => {
    expect(nameOfSet([loose('folder/a.mtf', ''), loose('folder/b/c.mtf', '')])).toBe('folder');
    expect(nameOfSet([loose('a.mtf', ''), loose('b.mtf', '')])).toBe('a.mtf …');
  });
});

describe('a file that is taken in', () => {
  test('has a line for each edition', () => {
    const { rows, problems } = takeIn({ file: 'x.mtf', text }, 'set', 3);
    expect(rows.current).toMatchObject({ id: 'set.3', from: 'set', name: 'Griffin GRF-1N', type: 'BM' });
    expect(rows.companion?.name).toBe('Griffin GRF-1N');
    expect(problems).toEqual([]);
  });

  test('is told when nothing comes of it', () => {
    expect(takeIn({ file: 'x.mtf', text: 'nothing' }, 'set', 0)).toMatchObject({ rows: {}, problems: [{ file: 'x.mtf' }] });
  });

  test('is the same for every built-in unit that is written and read', () => {
    for (const unit of CATALOGUE.filter((_, i) => i % 7 === 0)) {
      const written = writeUnit(unit);
      expect(takeIn({ file: `x${written.ending}`, text: written.text }, 's', 0).rows.current?.name).toBe(
        `${unit.chassis} ${unit.model}`.trim(),
      );
    }
  });
});
