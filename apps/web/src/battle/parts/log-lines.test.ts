import type { Shape } from '@sortie/kernel';
import type { LogLine } from '@sortie/table';
import { expect, test } from 'vitest';
import { gather, type ToldLine } from './log-lines.ts';

const said = (text: string, run?: string, standing = true): ToldLine => ({
  line: { key: text, entry: 0, at: 0, telling: { text }, standing } as LogLine<Shape>,
  told: { kind: 'move', ...(run !== undefined && { run }) },
});
const read = (lines: readonly ToldLine[]) =>
  gather(lines).map(({ line, before }) => `${line.key}${before.length > 0 ? ` +${before.length}` : ''}`);

test('a walk is one line, told by its last step', () => {
  expect(read([said('up'), said('1', 'a'), said('2', 'a'), said('3', 'a'), said('fires')])).toEqual(['up', '3 +2', 'fires']);
});

test('another walker, and what was taken back, stand by themselves', () => {
  expect(read([said('1', 'a'), said('2', 'b'), said('3', 'b', false), said('4', 'a')])).toEqual(['1', '2', '3', '4']);
});
