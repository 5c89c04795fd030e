import { ARCHIVE_LIMITS, contentsOf, type Inflate as Inflating, Piled, unpacked } from '@sortie/convert';
import { Inflate, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

const inflate: Inflating = (packed, most) => {
  const pile = new Piled(most);
  const stream = new Inflate(piece => pile.add(piece));
  for (let at = 0; at < packed.length; at += 4096) stream.push(packed.subarray(at, at + 4096), at + 4096 >= packed.length);
  return pile.whole();
};

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const zip = (entries: Record<string, string>, level: 0 | 6 = 6): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(entries).map(([name, content]) => [name, strToU8(content)])), { level });

describe('an archive', () => {
  test('gives what was put in, packed or not', () => {
    for (const level of [0, 6] as const) {
      const bytes = zip({ 'a.mtf': 'one', 'b/ü.blk': 'two'.repeat(1000) }, level);
      const contents = contentsOf(bytes);
      expect(contents.map(({ name }) => name)).toEqual(['a.mtf', 'b/ü.blk']);
      expect(contents.map(one => text(unpacked(bytes, one, inflate)))).toEqual(['one', 'two'.repeat(1000)]);
    }
  });

  test('that would unpack to too much, or to more than it could honestly hold, is not opened', () => {
    const bomb = zip({ 'a.mtf': '\0'.repeat(30_000_000) });
    expect(bomb.length).toBeLessThan(60_000);
    expect(() => contentsOf(bomb)).toThrow('far more than it could honestly hold');
    expect(() => contentsOf(bomb, { ...ARCHIVE_LIMITS, sum: 1_000_000 })).toThrow('which is too much');
    const many = zip(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`${n}.mtf`, 'x'])));
    expect(() => contentsOf(many, { ...ARCHIVE_LIMITS, entries: 10 })).toThrow('too many');
  });

  test('whose list of contents lies is caught while it is unpacked, not cut in silence', () => {
    const bytes = zip({ 'a.mtf': Array.from({ length: 40_000 }, (_, n) => n * 7919).join(' ') });
    const honest = contentsOf(bytes)[0]!.size;
    const at = bytes.length - 22 - 46 - 'a.mtf'.length;
    new DataView(bytes.buffer).setUint32(at + 24, 100, true);
    const [lie] = contentsOf(bytes);
    expect(() => unpacked(bytes, lie!, inflate)).toThrow('says it has 100 bytes and has more');
    new DataView(bytes.buffer).setUint32(at + 24, honest + 1, true);
    expect(() => unpacked(bytes, contentsOf(bytes)[0]!, inflate)).toThrow(`says it has ${honest + 1} bytes and has ${honest}`);
  });

  test('that is damaged says so, wherever it is', () => {
    const whole = zip({ 'a.mtf': 'one '.repeat(200), 'b.mtf': 'two '.repeat(200) });
    let refused = 0;
    for (let at = 0; at < whole.length; at++) {
      const bytes = whole.slice();
      bytes[at] = (bytes[at] ?? 0) ^ 0x55;
      try {
        for (const one of contentsOf(bytes)) {
          const content = text(unpacked(bytes, one, inflate));
          expect(['one '.repeat(200), 'two '.repeat(200)]).toContain(content);
        }
      } catch (problem) {
        expect((problem as Error).message).toMatch(/\w/);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(whole.length / 3);
    expect(() => contentsOf(strToU8('PK but not really'))).toThrow('no zip archive');
  });
});
