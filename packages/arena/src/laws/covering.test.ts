import { skirmish } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { uncovered } from './covering.ts';
import { opening } from './random-game.ts';

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
