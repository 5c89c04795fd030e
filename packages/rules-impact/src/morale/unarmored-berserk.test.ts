import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { cards, d6, d12, type Show, type Soldier } from '../proving/position.ts';
import { blue, chief, ofType, red, stage } from '../testing/field.fixture.ts';

const panicked: Partial<Soldier> = { type: 'police', morale: 'panicked' };
/** A policeman out of his mind runs two points to the north and fires. */
const raging = (others: readonly Soldier[], ...more: readonly Show[]) => {
  const s = stage([red('H-10', panicked), { ...chief, on: 'R-01' }, ...others, blue('R-35')]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(1), d6(1), ...more));
  return ofType(s, 'attacked')[0]!;
};
rule('MAAS-7.3-unarmored-berserk#2', 'at the nearest it sees, friend or enemy; of equals the likelier hit; then by a d6', () => {
  expect(raging([red('F-12', { done: true }), blue('F-14')], d12(1)).target).toBe(2);
  expect(raging([red('F-15', { done: true }), blue('F-12')], d12(1))).toMatchObject({ attacker: 0, target: 3 });
  // Two points to either side: police have no shield, an assault suit has four.
  expect(raging([red('F-12', { done: true, type: 'assault' }), blue('F-08', { type: 'police' })], d12(1)).target).toBe(3);
  expect(raging([red('F-12', { done: true }), red('F-08', { done: true })], d6(1), d12(1)).target).not.toBe(
    raging([red('F-12', { done: true }), red('F-08', { done: true })], d6(6), d12(1)).target,
  );
});
