import { type Game, type Rulebook, type Shape, seenBy, type View } from '@sortie/kernel';
import type { HeardEntry, LogLine } from '@sortie/table';
import { describe, expect, test } from 'vitest';
import type { GameFace, Told } from '../face.ts';
import { framesOf, jump, standingEntries } from './frames.ts';
import type { Recording } from './recording.ts';

const view = (count: number): View<Shape> => seenBy<Shape>({ count });
const countOf = (seen: View<Shape> | undefined): number => (seen as unknown as { readonly count: number }).count;
const command = (n: number, ...types: string[]): HeardEntry<Shape> => ({
  kind: 'command',
  n,
  at: 0,
  seat: 0,
  events: types.map(type => ({ type })),
});
const undo = (n: number, to: number): HeardEntry<Shape> => ({ kind: 'undo', n, at: 0, seat: 0, to });
const line = (key: string): LogLine<Shape> => ({ key, entry: 0, at: 0, telling: { text: key }, standing: true });

const game = { ruleset: { evolve: (state: { count: number }) => ({ count: state.count + 1 }) } } as unknown as Game<Shape>;
const face = {
  told: (_: View<Shape>, event: { type: string }): Told => ({ kind: 'other', ...(event.type === 'turn' ? { mark: 'turn' as const } : {}) }),
} as unknown as GameFace<Shape>;

const recording = (entries: readonly HeardEntry<Shape>[], before: readonly View<Shape>[], log: readonly LogLine<Shape>[]): Recording => ({
  game,
  names: [],
  log,
  hearing: { view: view(99), book: {} as Rulebook<Shape>, entries, before },
});

describe('frames of a replay', () => {
  test('leave out what was taken back', () => {
    const entries = [command(0, 'a'), command(1, 'b'), undo(2, 1), command(3, 'c')];
    expect(standingEntries(entries).map(({ n }) => n)).toEqual([0, 3]);
  });

  test('are one for each event with a sentence or a mark; silent events join the frame before', () => {
    const frames = framesOf(recording([command(0, 'said', 'silent', 'turn')], [view(0)], [line('0.0')]), face);
    expect(frames.map(frame => countOf(frame.view))).toEqual([0, 2, 3]);
    expect(frames[1]?.line?.key).toBe('0.0');
    expect(frames[2]?.told?.mark).toBe('turn');
    expect(countOf(frames[2]?.before)).toBe(2);
  });

  test('can be crossed from mark to mark', () => {
    const frames = framesOf(
      recording([command(0, 'turn', 'said', 'turn', 'said')], [view(0)], ['0.0', '0.1', '0.2', '0.3'].map(line)),
      face,
    );
    expect(jump(frames, 0, 1, 'turn')).toBe(1);
    expect(jump(frames, 1, 1, 'turn')).toBe(3);
    expect(jump(frames, 3, 1, 'turn')).toBe(4);
    expect(jump(frames, 3, -1, 'turn')).toBe(1);
    expect(jump(frames, 1, -1, 'turn')).toBe(0);
  });
});
