import type { RuleId } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import * as plain from './scene.fixture.ts';
import { book, ruleset, standard } from './scene.fixture.ts';
import { type Placed, setPiece } from './set-piece.ts';
import type { AttackCommand, How, State } from './shape.ts';

// Every line with a case on each side of it: a proof by absence alone would hold without the rule as well.

export const hit = (how: How = 'standard', more: Partial<AttackCommand> = {}): AttackCommand => plain.hit({ how, ...more });
export const term = (state: State, id: RuleId, how: How = 'standard', by = book): number | undefined => plain.term(state, id, { how }, by);
export const shot = (state: State, dice: readonly number[], how: How = 'standard', more: Partial<AttackCommand> = {}, rules = standard) => {
  const game = scene(ruleset, state, rules);
  game.does(0, hit(how, more), ...dice);
  return game;
};
export const lost = (state: State, id = 1): number => plain.lost({ state }, id);
export const inches = (unit: Placed, mode: 'ground' | 'jump' | 'sub' = 'ground', others: readonly Placed[] = []): number => {
  const state = setPiece([unit, ...others]);
  return book.ask('move', { state, unit: state.units[0]!, mode }).total;
};
