import { expect, test } from 'vitest';
import { type Case, groupsOf } from './groups.ts';

const found = (name: string, equal: boolean, ...features: string[]): Case => ({ name, equal, features: new Set(features) });

test('differing cases are told by what they share and equal ones do not have', () => {
  const cases = [
    found('a', false, 'tank', 'turret'),
    found('b', false, 'tank', 'turret'),
    found('c', false, 'tank', 'rotor'),
    found('d', true, 'tank'),
    found('e', true, 'tank', 'rotor'),
  ];
  expect(groupsOf(cases, 5)).toEqual([
    { feature: 'turret', differing: 2, all: 2, examples: ['a', 'b'] },
    { feature: 'rotor', differing: 1, all: 2, examples: ['c'] },
  ]);
  expect(
    groupsOf(
      cases.filter(({ equal }) => equal),
      5,
    ),
  ).toEqual([]);
});
