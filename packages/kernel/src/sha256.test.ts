import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('agrees with the platform on any text', () => {
  const reference = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => sha256(text) === reference(text)));
});
