import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, done, hit, slow as pair, ruleset, standard } from '../scene.fixture.ts';
import { setPiece } from '../set-piece.ts';

// Shields that are struck
const intercept = (dice: readonly number[]) => {
  const state = setPiece([
    ...pair(8),
    at({}, 1, 20, 40 - 8 - 318 / 254 + 318 / 254, { moved: { mode: 'ground', length: 900, from: null } }),
  ]);
  const game = scene(ruleset, state, [...standard, 'ASC-shielding-modifier']);
  game.does(0, hit(), ...dice);
  return [20 - game.state.units[1]!.armor, 20 - game.state.units[2]!.armor];
};
rule('ASC-shielding-intercept', 'a miss by no more than the modifier strikes the shield', () =>
  expect([intercept([4, 4]), intercept([3, 4])]).toEqual([
    [3, 0],
    [0, 3],
  ]),
);
rule('ASC-shielding-clean-miss', 'a miss by more strikes nobody', () => expect(intercept([2, 3])).toEqual([0, 0]));
rule('ASC-shielding-no-defense', 'nothing helps against shells', () => {
  const game = scene(
    ruleset,
    setPiece([
      at({ specials: 'ARTS-1' }, 0, 20, 40),
      at({}, 1, 20, 20),
      at({}, 1, 20, 21.3, { moved: { mode: 'ground', length: 900, from: null } }),
    ]),
    [...standard, 'ASC-shielding-modifier'],
  );
  game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-S', at: { x: 5080, y: 20 * 254 } });
  game.does(0, done);
  game.does(1, done, 6, 6, 5, 5, 2, 2);
  expect([20 - game.state.units[1]!.armor, 20 - game.state.units[2]!.armor]).toEqual([3, 3]);
});
