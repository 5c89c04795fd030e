import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, book, pass, plus, ruleset, standard, withRules } from '../../scene.fixture.ts';
import { setPiece } from '../../set-piece.ts';

const COMEBACK = 'AS-house-initiative-comeback';
const units = [at({}, 0, 20, 40), at({}, 1, 60, 4)];

/** Who has won after the next rolls of a game in which seat 0 was ahead. */
const winner = (rules: readonly RuleId[], ...dice: readonly number[]) => {
  const game = scene(ruleset, setPiece(units), rules);
  pass(game, ...dice);
  return game.state.initiative;
};

rule('AS-house-initiative-comeback', 'whoever lost initiative last turn has one more, and whoever won it has not', () => {
  // 7 and one more against 7; 8 against 7 and one more is a tie, and both roll again.
  expect(winner(plus(COMEBACK), 3, 4, 3, 4)).toBe(1);
  expect(winner(plus(COMEBACK), 4, 4, 3, 4, 6, 3, 3, 4)).toBe(0);
  expect(winner(standard, 4, 4, 3, 4)).toBe(0);
});

rule('AS-house-initiative-comeback', 'the first turn knows no losers, whoever chose an edge to set up', () => {
  const bonus = (turn: number, by = withRules(COMEBACK)) =>
    [0, 1].map(seat => by.ask('initiative', { state: setPiece(units, { turn, initiative: 0 }), seat }).total);
  expect([bonus(1), bonus(2)]).toEqual([
    [0, 0],
    [0, 1],
  ]);
  expect(bonus(2, book)).toEqual([0, 0]);
});
