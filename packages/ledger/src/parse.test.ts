import { expect, test } from 'vitest';
import { parseIndex, parseLines, parseReadings } from './parse.ts';

const line = { id: 'QS-a', title: 'A', page: '1', line: 3, area: 'x', kind: 'rule', gist: 'a', needs: [], example: null };
const lines = (...entries: unknown[]): string => entries.map(entry => JSON.stringify(entry)).join('\n');

test('a broken line is refused with its number and the reason', () => {
  expect(parseLines(lines(line))).toEqual({ ok: true, value: [line] });
  expect(parseLines(`${lines(line)}\n{"id":`)).toEqual({ ok: false, line: 2, reason: 'is not a JSON object' });
  expect(parseLines(lines(line, line))).toEqual({ ok: false, line: 2, reason: 'QS-a occurs twice' });
  expect(parseLines(lines({ ...line, kind: 'hunch' }))).toMatchObject({ ok: false, line: 1, reason: expect.stringContaining('hunch') });
  expect(parseLines(lines({ ...line, needs: 'QS-b' }))).toMatchObject({ ok: false, reason: 'needs must be a list of texts' });
  expect(parseLines(lines({ ...line, gist: '' }))).toMatchObject({ ok: false, reason: 'gist must be a text' });
  expect(parseLines(lines({ ...line, example: 3 }))).toMatchObject({ ok: false, reason: 'example must be a text or null' });
  expect(parseLines(lines({ ...line, line: '3' }))).toMatchObject({ ok: false, reason: 'line must be a number' });
});

test('readings are decided or open', () => {
  const reading = { id: 'QS-reading-01', kind: 'gap', lines: [3], problem: 'p', reading: 'r', status: 'decided' };
  expect(parseReadings(lines(reading)).ok).toBe(true);
  expect(parseReadings(lines({ ...reading, status: 'maybe' }))).toMatchObject({ ok: false, reason: 'status must be decided or open' });
  expect(parseReadings(lines({ ...reading, lines: ['3'] }))).toMatchObject({ ok: false, reason: 'lines must be a list of numbers' });
});

test('an index of another version is refused', () => {
  expect(parseIndex('{"version":1,"house":{"file":"house.jsonl","lines":0},"books":[],"tables":[]}').ok).toBe(true);
  expect(parseIndex('{"version":2,"books":[],"tables":[]}')).toEqual({ ok: false, line: 1, reason: 'version 2 is not 1' });
  expect(parseIndex('[]').ok).toBe(false);
});
