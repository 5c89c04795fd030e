import { expect, test } from 'vitest';
import { readScenes } from './file.ts';

test('one object a line, each with its place where it has no id', () => {
  expect(readScenes('{"id":"a","game":"radar"}\n\n{"id":7}\n{}\n')).toMatchObject([
    { ok: true, id: 'a', game: 'radar' },
    { ok: true, id: '7', game: 'classic' },
    { ok: true, id: 'line 4', game: 'classic' },
  ]);
});

test('one object over several lines, and a list of them', () => {
  expect(readScenes('{\n "id": "a"\n}\n')).toMatchObject([{ ok: true, id: 'a' }]);
  expect(readScenes('[\n {"id": "a"},\n {"units": []}\n]\n')).toMatchObject([
    { ok: true, id: 'a' },
    { ok: true, id: 'scene 2' },
  ]);
});

test('what is no scene says so by its place', () => {
  expect(readScenes('{"id":"a"}\nno\n3')).toMatchObject([
    { ok: true, id: 'a' },
    { ok: false, id: 'line 2', error: expect.stringContaining('not JSON') },
    { ok: false, id: 'line 3', error: expect.stringContaining('one JSON object') },
  ]);
  expect(readScenes('{"id":[]}')).toMatchObject([{ ok: false, id: 'line 1', error: expect.stringContaining('id must be a text') }]);
  expect(readScenes('{"id":"a","game":3}')).toMatchObject([{ ok: false, id: 'a', error: expect.stringContaining('name of a game') }]);
  expect(readScenes('')).toEqual([]);
});
