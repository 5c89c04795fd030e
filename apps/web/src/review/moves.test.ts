import { expect, test } from 'vitest';
import { lastMoveOf } from './moves.ts';

type Entries = Parameters<typeof lastMoveOf>[0];
const command = (n: number, seat: number, told = true) => ({
  kind: 'command' as const,
  n,
  at: 0,
  seat,
  events: [],
  ...(told && { command: { type: 'move' } }),
});
const undo = (n: number, to: number) => ({ kind: 'undo' as const, n, at: 0, seat: 0, to });
const last = (...entries: Entries[number][]) => lastMoveOf(entries, [0]);

test('the last move is one’s own, and one that was told', () => {
  expect(last(command(1, 0), command(2, 1))).toBe(1);
  expect(last(command(1, 0), command(2, 0, false))).toBe(1);
  expect(last(command(1, 1))).toBeUndefined();
});

test('what was taken back is no move', () => {
  expect(last(command(1, 0), command(2, 0), undo(3, 2))).toBe(1);
  expect(last(command(1, 0), command(2, 0), undo(3, 2), command(4, 0))).toBe(4);
});
