import { checkLaws, fuzz } from '@sortie/arena';
import { expect, test } from 'vitest';
import { perft } from '../perft.ts';
import { skirmish } from './skirmish.ts';

test('the toy game keeps every law of the kernel', () => {
  const seen = checkLaws(skirmish, { seeds: [1, 2, 3, 4, 5, 6], commands: 150, optionsEvery: 5 });
  expect(seen).toBeGreaterThan(400);
});

test('a law that is broken is found, with its seed', () => {
  const leaky = {
    ...skirmish,
    ruleset: { ...skirmish.ruleset, redact: (_state: unknown, event: Parameters<typeof skirmish.ruleset.redact>[1]) => event },
  };
  const failures = fuzz({ game: leaky, from: 1, games: 6, commands: 100 });
  expect(failures.length).toBeGreaterThan(0);
  expect(failures[0]!.problem).toMatch(/holds its own view; seed \d+, command \d+: seat/);
});

test('perft counts the ways a game can begin', () => {
  const play = { game: skirmish, seed: 1, commands: 0 };
  expect([1, 2].map(depth => perft(play, depth))).toEqual([9, 83]);
});
