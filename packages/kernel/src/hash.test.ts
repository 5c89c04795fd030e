import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf } from './hash.ts';

test('survives a trip through a file', () => {
  fc.assert(fc.property(fc.jsonValue(), value => hashOf(JSON.parse(JSON.stringify(value))) === hashOf(value)));
});

test('does not depend on the order of fields or on absent ones', () => {
  expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1, c: undefined }));
});

test('tells alike things apart', () => {
  const values = [
    0,
    1,
    -1,
    2 ** 40,
    0.5,
    '',
    '0',
    'a',
    true,
    false,
    null,
    [],
    {},
    [[]],
    [0],
    ['0'],
    { a: 0 },
    { b: 0 },
    [1, 2],
    [2, 1],
    { a: { b: 1 } },
    { a: 1, b: {} },
  ];
  expect(new Set(values.map(hashOf)).size).toBe(values.length);
});

test('refuses what a file cannot hold', () => {
  expect(() => hashOf(new Map())).toThrow('not a Map or a Set');
  expect(() => hashOf({ f: () => 1 })).toThrow('not a function');
});
