import { ERAS } from '@sortie/convert';
import type { Force } from '@sortie/roster';
import { FACTIONS, FORMATIONS, formationNamed } from '@sortie/rules-alpha-strike';
import { expect, test } from 'vitest';
import { germanTexts } from '../../../testing/texts.ts';
import { choicesOf, sharedOut, tidied, withBonus, withFormation } from './shared.ts';

const force: Force = { name: 'F', edition: 'current', members: ['A', 'A', 'B'].map(lance => ({ unit: 'GRF-1N', skill: 4, lance })) };

test('a lance has one formation, and none when it is taken away', () => {
  const one = withFormation(force, 'A', { type: 'recon' });
  const two = withFormation(withFormation(one, 'B', { type: 'support', supports: 'A' }), 'A', { type: 'fire' });
  expect(two.formations).toEqual([
    { lance: 'B', type: 'support', supports: 'A' },
    { lance: 'A', type: 'fire' },
  ]);
  expect(withFormation(one, 'A', undefined)).toEqual(force);
});

test('what units have of a formation goes with it', () => {
  const one = withBonus(withFormation(force, 'A', { type: 'command' }), 0, ['marksman']);
  expect(one.members[0]).toMatchObject({ bonus: ['marksman'] });
  expect(withFormation(one, 'A', { type: 'recon' }).members[0]).not.toHaveProperty('bonus');
  expect(withBonus(one, 0, []).members[0]).not.toHaveProperty('bonus');
});

test('a lance that is gone has no formation', () => {
  const one = withFormation(force, 'B', { type: 'fire' });
  expect(tidied({ ...one, members: one.members.slice(0, 2) })).not.toHaveProperty('formations');
  expect(tidied(one)).toBe(one);
});

test('what is chosen for all, and what for some', () => {
  expect(choicesOf(formationNamed('assault')!)).toEqual(['demoralizer', 'multi-tasker']);
  expect(sharedOut({ lance: 'A', type: 'recon', choice: 'maneuvering-ace' })).toEqual(['maneuvering-ace']);
  expect(sharedOut({ lance: 'A', type: 'fire' })).toEqual([]);
});

test('every formation, faction and era has a German name', () => {
  const german = germanTexts();
  const names = [...FORMATIONS, ...FACTIONS, ...ERAS].map(({ name }) => name);
  // Names that are the same in both languages need no entry.
  expect(names.filter(name => !german.has(name))).toEqual(['ComStar']);
});
