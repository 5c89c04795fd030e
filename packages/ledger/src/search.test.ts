import { expect, test } from 'vitest';
import type { Line } from './line.ts';
import { nearIds } from './near.ts';
import { indexLines, searchLines } from './search.ts';

const line = (id: string, title: string, gist: string): Line => ({
  id,
  title,
  page: '1',
  line: 1,
  area: 'x',
  kind: 'rule',
  gist,
  needs: [],
  example: null,
});

const lines = [
  line('QS-los-required', 'A clear line is needed', 'An attack needs sight; woods may block it.'),
  line('QS-move-walk', 'Walking', 'A walking unit spends movement points.'),
  line('QS-terrain-light-woods', 'Light woods', 'One more point to enter.'),
  line('QS-move-run', 'Running', "A running 'Mech may not walk backwards."),
];
const index = indexLines(lines);
const found = (text: string) => searchLines(index, text).map(({ line }) => line.id);

test('a word of the title comes before a word of the text', () => {
  expect(found('woods')).toEqual(['QS-terrain-light-woods', 'QS-los-required']);
});

test('a whole word comes before the beginning of a longer one', () => {
  expect(found('walk')).toEqual(['QS-move-walk', 'QS-move-run']);
});

test('every word must occur; case and apostrophes do not matter', () => {
  expect(found('MECH run')).toEqual(['QS-move-run']);
  expect(found("'mech woods")).toEqual([]);
  expect(found('')).toEqual([]);
});

test('an exact id comes first', () => {
  expect(found('qs-move-walk')[0]).toBe('QS-move-walk');
  expect(searchLines(index, 'move', 1)).toHaveLength(1);
});

test('a mistyped id finds its neighbours', () => {
  expect(nearIds(lines, 'QS-move-wlak')[0]).toBe('QS-move-walk');
  expect(nearIds(lines, 'QS-entirely-different')).toEqual([]);
});

test('a misspelt word finds what it resembles, unless some line has it as it is', () => {
  expect(found('wods')).toEqual(['QS-terrain-light-woods', 'QS-los-required']);
  expect(found('wlk')).toEqual([]);
});

test('what players write short is understood', () => {
  expect(found('mp')).toEqual(['QS-move-walk']);
});
