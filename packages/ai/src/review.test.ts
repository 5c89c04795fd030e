import { quickStart } from '@sortie/rules-quick-start';
import { expect, test } from 'vitest';
import { choose } from './choose.ts';
import { review } from './review.ts';
import { book, moving, ruleset, seat } from './two-each.fixture.ts';

const view = ruleset.view(moving, seat);
const about = (command: Parameters<typeof review>[4], nodes = 60) =>
  review(quickStart, view, seat, book, command as never, { level: 'veteran', seed: 1, nodes });
const found = quickStart.tactics.candidates(view, seat, book);

test('a poor move is told from a good one, and what was better is named', () => {
  const { command } = choose(quickStart, view, seat, book, { level: 'ace', seed: 1 });
  const [good, poor] = [about(command), about(found.at(-1)!.command)];
  expect(good!.lost).toBeLessThan(poor!.lost);
  expect(poor!.better.length).toBeGreaterThan(0);
  expect(poor!.better[0]!.value).toBeGreaterThan(poor!.played.value);
  expect([poor!.played.chosen, poor!.better[0]!.chosen]).toEqual([true, false]);
});

test('the best move has nothing better beside it', () => {
  const reviews = found.slice(0, 6).map(({ command }) => about(command)!);
  for (const { lost, better } of reviews) expect(lost > 0).toBe(better.length > 0);
});

test('the same move is known again however it is written', () => {
  const { command } = found[0]!;
  const turned = Object.fromEntries(Object.entries(command).reverse()) as typeof command;
  expect(about(turned)).toEqual(about(command));
});

test('what the rules do not allow is not reviewed', () => {
  expect(about({ ...found[0]!.command, unit: 99 } as never)).toBeUndefined();
});
