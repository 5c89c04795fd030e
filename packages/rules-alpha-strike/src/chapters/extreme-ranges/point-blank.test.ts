import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { book, hit, lasting, lost, plus, ruleset, slow, standard, term, withRules } from '../../scene.fixture.ts';
import { setPiece } from '../../set-piece.ts';

const POINT_BLANK = 'AS-house-point-blank';
const house = withRules(POINT_BLANK);

rule('AS-house-point-blank', 'fire from two inches or less is one easier, and farther away it is not', () => {
  const from = (inches: number, by = house) => term(setPiece(lasting(inches)), POINT_BLANK, {}, by);
  expect([from(1), from(2), from(2.1)]).toEqual([-1, -1, undefined]);
  expect(from(1, book)).toBeUndefined();
  expect(term(setPiece(lasting(0)), POINT_BLANK, { how: 'melee' }, house)).toBeUndefined();
});

rule('AS-house-point-blank', 'a roll that misses by one without the rule hits with it', () => {
  const shoot = (rules: typeof standard, ...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece(slow(1)), rules);
    game.does(0, hit(), ...dice);
    return lost(game) > 0;
  };
  const least =
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].find(total => shoot(standard, Math.min(6, total - 1), total - Math.min(6, total - 1))) ?? 0;
  const [a, b] = [Math.min(6, least - 2), least - 1 - Math.min(6, least - 2)];
  expect([shoot(standard, a, b), shoot(plus(POINT_BLANK), a, b)]).toEqual([false, true]);
});
