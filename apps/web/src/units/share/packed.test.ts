import { expect, test } from 'vitest';
import { fragmentOf, pack, unpack } from './packed.ts';

test('what is packed comes out the same', async () => {
  const value = { name: 'Gray lance', members: [{ unit: 'GRF-1N', pilot: 'Äöß ✓' }] };
  const text = await pack(value);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await unpack(text)).toEqual(value);
});

test('much that repeats itself becomes short', async () => {
  expect((await pack(Array.from({ length: 100 }, () => ({ unit: 'Griffin GRF-1N' })))).length).toBeLessThan(200);
});

test.each(['', 'x', '!!', 'AAAA', '____'])('a damaged text %j gives nothing', async text => {
  expect(await unpack(text)).toBeUndefined();
});

test('a text that would fill the memory gives nothing', async () => {
  expect(await unpack(await pack('x'.repeat(5_000_000)))).toBeUndefined();
});

test('a fragment is read by its name', () => {
  expect(fragmentOf('#f=abc-_1', 'f')).toBe('abc-_1');
  expect(fragmentOf('f=abc', 'f')).toBe('abc');
  expect(fragmentOf('#main', 'f')).toBeUndefined();
  expect(fragmentOf('#f=a/b', 'f')).toBeUndefined();
});
