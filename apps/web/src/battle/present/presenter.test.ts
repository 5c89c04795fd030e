import { type Roll, type Ruleset, type Shape, seenBy, type View } from '@sortie/kernel';
import type { HeardEntry } from '@sortie/table';
import { describe, expect, test } from 'vitest';
import type { GameFace } from '../face.ts';
import { mayRead, Presenter, type Showing } from './presenter.ts';

interface Counter {
  readonly count: number;
}
const view = (count: number): View<Shape> => seenBy<Shape>({ count } satisfies Counter);
const countOf = (seen: View<Shape> | undefined): number | undefined => (seen as unknown as Counter | undefined)?.count;
const ruleset = { evolve: (state: Counter) => ({ count: state.count + 1 }) } as unknown as Ruleset<Shape>;
const roll: Roll = { rule: 'T-roll', faces: [3, 4], total: 7 };
const face = {
  told: (_: View<Shape>, event: { type: string }) =>
    event.type === 'rolled' ? { kind: 'other', sums: [{ label: { text: 'Roll' }, roll }] } : { kind: 'other' },
  effects: (_: View<Shape>, event: { type: string }) => (event.type === 'moved' ? [{ kind: 'burst' }] : []),
} as unknown as GameFace<Shape>;
const command = (n: number, ...types: string[]): HeardEntry<Shape> => ({
  kind: 'command',
  n,
  at: 0,
  seat: 0,
  events: types.map(type => ({ type })),
});

function presenter(speed = 1) {
  let waited = 0;
  const shown: Showing[] = [];
  const deeds: string[] = [];
  let over: () => void = () => {};
  const done = new Promise<void>(resolve => {
    over = resolve;
  });
  const one = new Presenter({
    ruleset,
    face,
    play: async effects => void deeds.push(`play ${effects.length}`),
    wait: async milliseconds => {
      deeds.push('wait');
      waited += milliseconds;
    },
    speed: () => speed,
    onShow: showing => {
      shown.push(showing);
      if (!showing.view) over();
    },
  });
  return { one, shown, deeds, done, waited: () => waited };
}

describe('the presenter', () => {
  test('shows dice before what came of them, and ends with nothing in the way', async () => {
    const { one, shown, deeds, done } = presenter();
    one.add([command(1, 'rolled', 'moved')], [view(5)]);
    await done;
    expect(deeds).toEqual(['wait', 'wait', 'play 1']);
    const dice = shown.findIndex(({ dice }) => dice.length > 0);
    expect(countOf(shown[dice]!.view)).toBe(5);
    expect(countOf(shown[dice + 1]!.view)).toBe(6);
    expect(countOf(shown.at(-2)!.view)).toBe(7);
    expect(shown.at(-1)).toEqual({ view: undefined, dice: [] });
  });

  test('shows entries one after the other', async () => {
    const { one, shown, done } = presenter();
    one.add([command(1, 'moved'), command(2, 'moved')], [view(0), view(1)]);
    await done;
    expect(shown.map(({ view: seen }) => countOf(seen))).toEqual([0, 1, 1, 2, undefined]);
  });

  test('jumps to the end when somebody skips', async () => {
    const { one, deeds, done } = presenter();
    one.add([command(1, 'moved'), command(2, 'rolled'), command(3, 'rolled')], [view(0), view(1), view(2)]);
    one.skip();
    await done;
    expect(deeds).not.toContain('wait');
  });

  test('a volley of thirty rolls takes seconds, not minutes, and less at a brisk pace', async () => {
    const volley = command(1, ...Array.from({ length: 30 }, () => 'rolled'));
    const usual = presenter();
    usual.one.add([volley], [view(0)]);
    await usual.done;
    expect(usual.waited()).toBeLessThanOrEqual(4600);
    const brisk = presenter(2);
    brisk.one.add([volley], [view(0)]);
    await brisk.done;
    expect(brisk.waited()).toBeCloseTo(usual.waited() / 2);
  });

  test('has nothing to show of an undo', async () => {
    const { one, shown, done } = presenter();
    one.add([{ kind: 'undo', n: 4, at: 0, seat: 0, to: 2 }], [view(3)]);
    await done;
    expect(shown).toEqual([{ view: undefined, dice: [] }]);
  });

  test('keeps the log from telling what the dice have yet to show', () => {
    const showing = { view: view(0), dice: [], upTo: { entry: 3, events: 2 } };
    expect(['2.9', '3.0', '3.1', '3.2', '4.0', '4', 't7'].map(key => mayRead(showing, key))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(mayRead({ view: undefined, dice: [] }, '9.9')).toBe(true);
  });
});
