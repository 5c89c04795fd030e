import { expect, test } from 'vitest';
import { uncovered } from './covering.ts';
import { labels } from './labels.ts';
import { opening } from './random-game.ts';
import { skirmish } from './skirmish/skirmish.ts';

test('a rule that neither contributes nor describes structure is a label', () => {
  const bare = { id: 'SK-bare', cite: 'test', kind: 'house' } as const;
  expect(labels([bare, { ...bare, structural: 'the line that places are on' }, { ...bare, forbids: {} }])).toEqual(['SK-bare']);
});

test('a command that is accepted and not offered is found', () => {
  const { book, state } = opening({ game: skirmish, seed: 1, commands: 0 });
  const trial = { game: skirmish, book, state, seed: 'x', tries: 400 };
  expect(uncovered(trial)).toBeUndefined();
  const { ruleset } = skirmish;
  /** Forgets everybody but the first unit. */
  const mean: typeof ruleset = {
    ...ruleset,
    options: (view, seat, book) => {
      const all = [...ruleset.options(view, seat, book)];
      const first = all.find(command => 'unit' in command)?.unit;
      return all.filter(command => !('unit' in command) || command.unit === first);
    },
  };
  expect(uncovered({ ...trial, game: { ...skirmish, ruleset: mean } })).toMatch(/may send .* but nothing offered has/);
});
