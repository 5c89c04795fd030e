import { drawBoard } from '@sortie/board';
import { fromOffset, hexKey } from '@sortie/geometry';
import { expect, test } from 'vitest';
import { drawBoardMap } from './board.ts';

const board = drawBoard({ rows: ['.lh', '2~.'] });

test('a plain map shows numbers, terrain and levels, even columns one line lower', () => {
  expect(drawBoardMap(board, { colour: false, plain: true })).toEqual([
    '0101      0301',
    '     0201 TT',
    '0102 t    0302',
    '  +2 0202',
    '     ~1',
  ]);
});

test('a mark takes the place of the number', () => {
  const marks = new Map([[hexKey(fromOffset(2, 1)), { text: 'A1NE', ink: {} }]]);
  expect(drawBoardMap(board, { colour: false, plain: true }, marks)[1]).toBe('     A1NE TT');
});

test('colours wrap each hex and nothing else', () => {
  const [line] = drawBoardMap(board, { colour: true, plain: false });
  expect(line).toContain('\u001b[38;5;240;48;5;107m0101\u001b[0m');
});
