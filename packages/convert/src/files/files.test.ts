import { isDeepStrictEqual } from 'node:util';
import { CATALOGUE, find, nameOf } from '@sortie/roster';
import { describe, expect, it } from 'vitest';
import { toCard } from '../alpha-strike/convert.ts';
import { rowOf } from '../conformance.ts';
import { fuzzReaders } from '../fuzz.ts';
import { readUnit } from './read-unit.ts';
import { writeUnit } from './write-unit.ts';

const griffin = writeUnit(find('GRF-1N')!).text;
const tank = writeUnit(find('Manticore Heavy Tank')!).text;

describe('reading a unit file', () => {
  it('names file, line, field and reason of what it does not understand, and reads the rest', () => {
    const { unit, problems } = readUnit('strange.mtf', griffin.replace(/^PPC$/m, 'Photon Torpedo'));
    expect(unit?.tons).toBe(55);
    expect(problems[0]).toMatchObject({
      file: 'strange.mtf',
      field: expect.any(String),
      reason: expect.stringContaining('Photon Torpedo'),
    });
    expect(problems[0]!.line).toBeGreaterThan(0);
  });

  it('says why there is no unit in a file', () => {
    expect(readUnit('empty.mtf', '')).toMatchObject({ problems: [{ file: 'empty.mtf', line: expect.any(Number) }] });
    expect(readUnit('empty.blk', '').unit).toBeUndefined();
    expect(readUnit('kind.blk', tank.replace('Tank\n', 'Chariot\n')).problems[0]?.reason).toContain('Chariot');
    expect(readUnit('notes.txt', 'hello')).toEqual({
      problems: [{ file: 'notes.txt', line: 0, field: '', reason: 'neither an .mtf nor a .blk file' }],
    });
  });

  it('is not stopped by other line ends, a mark of byte order or blank lines', () => {
    const plain = readUnit('a.mtf', griffin).unit;
    expect(readUnit('a.mtf', `\ufeff${griffin.replaceAll('\n', '\r\n')}\r\n\r\n`).unit).toEqual(plain);
    const vehicle = readUnit('a.blk', tank).unit;
    expect(readUnit('a.blk', `\ufeff${tank.replaceAll('\n', '\r\n')}`).unit).toEqual(vehicle);
  });

  it('gives back every unit of the catalogue as it was written, with the same card', () => {
    const different = CATALOGUE.filter(unit => {
      const { ending, text } = writeUnit(unit);
      const first = readUnit(`unit${ending}`, text).unit;
      if (!first) return true;
      const second = writeUnit(first);
      return (
        !isDeepStrictEqual(readUnit(`unit${second.ending}`, second.text).unit, first) ||
        !isDeepStrictEqual(rowOf(toCard(first)!), rowOf(toCard(unit)!))
      );
    });
    expect(different.map(nameOf)).toEqual([]);
  });

  it('survives damaged files', () => {
    const samples = CATALOGUE.map(unit => {
      const { ending, text } = writeUnit(unit);
      return { path: `${nameOf(unit)}${ending}`, text };
    });
    // Thousands of others are tried, with a clock, by `npm run fuzz -- --readers`.
    expect(fuzzReaders(samples, 250, 1, () => 0)).toEqual([]);
  });
});
