import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { bookOf } from '../movement/move.fixture.ts';
import { at, BASE, done, hit, lost, plus, refused, ruleset, term } from '../scene.fixture.ts';
import { type Sketch, setPiece } from '../set-piece.ts';
import type { Unit } from '../shape.ts';

const apart = (inches: number, a: Sketch = {}, mine: Partial<Unit> = {}) => {
  const state = setPiece([
    at({ damage: '3/3/3', ...a }, 0, 2, 40, { facing: { dx: 1, dy: 0 }, ...mine }),
    at({ move: '0"' }, 1, 2 + BASE + inches, 40),
  ]);
  return { ...state, table: { ...state.table, width: 120 * 254 } };
};
const far = plus('AS-range-extreme-ground');
rule('AS-range-extreme-ground#1', 'beyond 42 inches only by agreement', () =>
  expect([refused(apart(50), hit()), refused(apart(50), hit(), bookOf(far)), refused(apart(65), hit(), bookOf(far))]).toEqual([
    ['AS-range-nodamage'],
    [],
    [],
  ]),
);
rule('AS-range-extreme-ground#2', 'a point less than at Long, two less beyond 60, and never below nothing; a printed value stands', () => {
  const deals = (inches: number, damage: string) => {
    const game = scene(ruleset, apart(inches, { damage }, { skill: 2 }), far);
    game.does(0, hit(), 6, 6, 4, 4);
    return lost(game);
  };
  expect([deals(50, '4/4/3'), deals(65, '4/4/3'), deals(50, '4/4/3/1')]).toEqual([2, 1, 1]);
  expect([
    refused(apart(50, { damage: '4/4/1' }), hit(), bookOf(far)),
    refused(apart(65, { damage: '4/4/2' }), hit(), bookOf(far)),
  ]).toEqual([['AS-range-nodamage'], ['AS-range-nodamage']]);
});
const tuned = plus('AS-range-extreme-ground', 'AS-range-tracking');
const modifiers = (value: 1 | 2) =>
  [3, 12, 30, 50, 65].map(inches => {
    const state = apart(inches, {}, { marks: [{ kind: 'targeting', until: 0, value }] });
    return (term(state, 'AS-to-hit-range', {}, bookOf(tuned)) ?? 0) + (term(state, 'AS-range-tracking', {}, bookOf(tuned)) ?? 0);
  });
const [LONG, SHORT] = [1, 2] as const;
rule('AS-range-tracking#1', '+1, +2, +3, +4, +6 for the long reach', () => expect(modifiers(LONG)).toEqual([1, 2, 3, 4, 6]));
rule('AS-range-tracking#2', '-1, +2, +5, +7, +10 for the short one', () => expect(modifiers(SHORT)).toEqual([-1, 2, 5, 7, 10]));
rule('AS-range-tracking#3', 'only gear that can be tuned is tuned, in the End Phase', () => {
  const order = { type: 'order', unit: 0, order: 'retarget' } as const;
  expect([refused(apart(3), order, bookOf(tuned)), refused(apart(3, { specials: 'VRT' }), order, bookOf(tuned))]).toEqual([
    ['AS-range-tracking'],
    [],
  ]);
  const game = scene(ruleset, apart(3, { specials: 'VRT' }), tuned);
  game.does(0, order);
  expect(term(game.state, 'AS-range-tracking', {}, bookOf(tuned))).toBeUndefined();
  game.does(0, done);
  game.does(1, done, 1, 1, 6, 6);
  expect(game.state.units[0]?.marks.map(({ kind }) => kind)).toEqual(['targeting']);
});
