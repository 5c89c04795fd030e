import { createBoard, siteAt } from '@sortie/board';
import { fromOffset } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { brushOf } from './brush.ts';
import { begin, redo, remember, undo } from './history.ts';
import { beginStroke, resize, touch, withTheme } from './stroke.ts';

const board = createBoard({ name: 'field', width: 4, height: 5, theme: 'grass' });
const at = (column: number, row: number) => fromOffset(column, row);
const terrains = (b: typeof board, column: number, row: number) => siteAt(b, at(column, row))!.terrains.map(({ kind }) => kind);

describe('a stroke', () => {
  test('paints a hex once, however often the hand passes', () => {
    let stroke = beginStroke(board, brushOf('raise'), 0);
    for (const column of [2, 3, 2]) stroke = touch(stroke, at(column, 2));
    expect(siteAt(stroke.board, at(2, 2))!.level).toBe(1);
    expect(siteAt(stroke.board, at(3, 2))!.level).toBe(1);
    expect(siteAt(board, at(2, 2))!.level).toBe(0);
  });

  test('is wide where asked, and stops at the edge of the map', () => {
    const stroke = touch(beginStroke(board, brushOf('heavy-woods'), 1), at(1, 1));
    expect(stroke.touched.size).toBe(3);
  });

  test('lays a road over what is there and woods under the road', () => {
    const road = touch(beginStroke(touch(beginStroke(board, brushOf('swamp'), 0), at(2, 2)).board, brushOf('road'), 0), at(2, 2)).board;
    expect(terrains(road, 2, 2)).toEqual(['swamp', 'road']);
    const woods = touch(beginStroke(road, brushOf('light-woods'), 0), at(2, 2)).board;
    expect(terrains(woods, 2, 2)).toEqual(['road', 'woods']);
    expect(terrains(touch(beginStroke(woods, brushOf('clear'), 0), at(2, 2)).board, 2, 2)).toEqual([]);
  });
});

test('a map that grows keeps its hexes in their places', () => {
  const woods = touch(beginStroke(board, brushOf('heavy-woods'), 0), at(4, 5)).board;
  const larger = resize(woods, 7, 9);
  expect(terrains(larger, 4, 5)).toEqual(['woods']);
  expect([larger.width, larger.height, larger.theme]).toEqual([7, 9, 'grass']);
  expect(terrains(resize(larger, 3, 3), 3, 3)).toEqual([]);
});

test('another landscape changes every hex', () => {
  const mixed = createBoard({ width: 1, height: 1, theme: 'grass', sites: [{ level: 2, terrains: [], theme: 'snow' }] });
  expect(withTheme(mixed, 'desert')).toMatchObject({ theme: 'desert', sites: [{ level: 2, terrains: [] }] });
});

test('history goes back and forth, and a new deed forgets what was undone', () => {
  const two = remember(remember(begin(1), 2), 3);
  expect(undo(two).present).toBe(2);
  expect(redo(undo(two)).present).toBe(3);
  expect(undo(undo(undo(two))).present).toBe(1);
  expect(remember(undo(two), 9)).toEqual({ past: [1, 2], present: 9, future: [] });
});
