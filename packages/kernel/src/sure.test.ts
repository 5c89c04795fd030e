import { expect, test } from 'vitest';
import { last, nth, sure } from './sure.ts';

test('what is there is handed on, and what is not there is named', () => {
  expect(sure(0, 'a number')).toBe(0);
  expect(() => sure(null, 'a bin')).toThrow('a bin is missing');
  expect(() => sure(undefined, 'a bin')).toThrow('a bin is missing');
});

test('a place outside of a list is an error', () => {
  expect(nth(['a', 'b'], 1)).toBe('b');
  expect(() => nth(['a', 'b'], 2)).toThrow('there is no place 2 in a list of 2');
  expect(() => nth(['a', 'b'], -1)).toThrow('there is no place -1');
  expect(last(['a', 'b'])).toBe('b');
  expect(() => last([])).toThrow('there is no place -1 in a list of 0');
});
