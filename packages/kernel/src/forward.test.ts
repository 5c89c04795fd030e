import { expect, test } from 'vitest';
import { broughtForward } from './forward.ts';
import type { Rule } from './rule.ts';
import type { Shape } from './shape.ts';

const rule = (id: Rule<Shape>['id'], more: Partial<Rule<Shape>> = {}): Rule<Shape> => ({ id, cite: 'test', kind: 'advanced', ...more });
const game = {
  version: 4,
  rules: [
    rule('T-mines', { covers: ['T-sweepers'] }),
    rule('T-thunder', { splitFrom: { rule: 'T-mines', version: 3 } }),
    rule('T-inferno', { splitFrom: { rule: 'T-thunder', version: 4 } }),
    rule('T-fire'),
  ],
};

test('a rule that was split off comes along with what it was part of', () => {
  expect(broughtForward(game, ['T-mines'], 2)).toEqual(['T-mines', 'T-thunder', 'T-inferno']);
  expect(broughtForward(game, ['T-mines'], 3)).toEqual(['T-mines']);
  expect(broughtForward(game, ['T-mines', 'T-thunder'], 3)).toEqual(['T-mines', 'T-thunder', 'T-inferno']);
  expect(broughtForward(game, ['T-fire'], 1)).toEqual(['T-fire']);
});

test('a rule that has become part of another is that other', () => {
  expect(broughtForward(game, ['T-sweepers', 'T-fire'], 3)).toEqual(['T-mines', 'T-fire']);
});

test('a list of today stays as it is', () => {
  expect(broughtForward(game, ['T-sweepers'], 4)).toEqual(['T-sweepers']);
});
