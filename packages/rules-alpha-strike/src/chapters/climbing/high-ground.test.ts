import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { book, hit, lasting, lost, plus, ruleset, slow, standard, term, withRules } from '../../scene.fixture.ts';
import { setPiece } from '../../set-piece.ts';
import type { Unit } from '../../shape.ts';
import { INCH } from '../../state.ts';

const HIGH = 'AS-house-high-ground';
const house = withRules(HIGH);
/** What the rule adds to a shot from so many inches above its target. */
const from = (inches: number, mine: Partial<Unit> = {}, theirs: Partial<Unit> = {}) =>
  setPiece(lasting(8, {}, {}, { z: inches * INCH, ...mine }, theirs));

rule(HIGH, 'two inches above its target somebody hits more easily by one; less is not enough, nor is it from below', () => {
  expect([0, 1.9, 2, 6].map(inches => term(from(inches), HIGH, {}, house))).toEqual([undefined, undefined, -1, -1]);
  expect(term(from(0, {}, { z: 4 * INCH }), HIGH, {}, house)).toBeUndefined();
  expect(term(from(4, {}, { z: 3 * INCH }), HIGH, {}, house)).toBeUndefined();
  expect(term(from(4), HIGH, {}, book)).toBeUndefined();
});

rule(HIGH, 'not for blows, for fire that others direct, nor for what flies', () => {
  expect(term(setPiece(lasting(0, {}, {}, { z: 4 * INCH })), HIGH, { how: 'melee' }, house)).toBeUndefined();
  const lobbing = setPiece(lasting(8, { specials: 'IF2' }, {}, { z: 4 * INCH }));
  expect([term(lobbing, HIGH, {}, house), term(lobbing, HIGH, { how: 'indirect', spotter: 0 }, house)]).toEqual([-1, undefined]);
  expect(term(setPiece(lasting(8, { type: 'CV', move: '12"v' }, {}, { z: 4 * INCH })), HIGH, {}, house)).toBeUndefined();
});

rule(HIGH, 'a roll that misses by one without the rule hits with it', () => {
  const shoot = (rules: typeof standard, total: number) => {
    const game = scene(ruleset, setPiece(slow(8, {}, {}, { z: 4 * INCH })), rules);
    game.does(0, hit(), Math.min(6, total - 1), total - Math.min(6, total - 1));
    return lost(game) > 0;
  };
  const least = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find(total => shoot(standard, total)) ?? 0;
  expect([shoot(standard, least - 1), shoot(plus(HIGH), least - 1)]).toEqual([false, true]);
});
