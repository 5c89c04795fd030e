import { expect, test } from 'vitest';
import { readLink } from './read-link.ts';

test('an invitation is understood as a link, a path or a bare token', () => {
  expect(readLink(' https://sortie.example/join/Ab3_defGH-12 ')).toBe('/join/Ab3_defGH-12');
  expect(readLink('http://127.0.0.1:5180/watch/Ab3_defGH-12?x=1')).toBe('/watch/Ab3_defGH-12');
  expect(readLink('/replay/r1')).toBe('/replay/r1');
  expect(readLink('Ab3_defGH-12')).toBe('/join/Ab3_defGH-12');
});

test('anything else is no invitation', () => {
  for (const text of [
    '',
    'hello',
    'https://sortie.example/',
    'https://sortie.example/rules/QS-seq',
    'javascript:alert(1)',
    'two words here',
  ])
    expect(readLink(text), text).toBeUndefined();
});
