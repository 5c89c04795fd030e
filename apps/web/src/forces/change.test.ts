import type { Force } from '@sortie/roster';
import { expect, test } from 'vitest';
import { lancesOf, withAnother, withCrew, withLimit, withMember, withoutMember } from './change.ts';
import { fielded } from './entries.ts';

const force: Force = {
  name: 'Gray lance',
  edition: 'current',
  limit: 100,
  members: [
    { unit: 'GRF-1N', skill: 4, lance: 'A', commander: 'force', pilot: 'Ines' },
    { unit: 'LCT-1V', skill: 4, lance: 'B' },
    { unit: 'LCT-1E', skill: 4, lance: 'A' },
  ],
};

test('members come, double and go', () => {
  expect(withMember(force, { unit: 'WVR-6R', skill: 4 }).members).toHaveLength(4);
  expect(withoutMember(force, 0).members.map(one => 'unit' in one && one.unit)).toEqual(['LCT-1V', 'LCT-1E']);
  expect(withAnother(force, 0).members[1]).toEqual({ unit: 'GRF-1N', skill: 4, lance: 'A' });
});

test('only one leads a force', () => {
  const changed = withCrew(force, 1, { commander: 'force' });
  expect(changed.members.map(({ commander }) => commander)).toEqual([undefined, 'force', undefined]);
});

test('each lance has a leader of its own', () => {
  const both = withCrew(withCrew(force, 1, { commander: 'lance' }), 2, { commander: 'lance' });
  expect(both.members.map(({ commander }) => commander)).toEqual(['force', 'lance', 'lance']);
  expect(withCrew(both, 0, { commander: 'lance' }).members.map(({ commander }) => commander)).toEqual(['lance', 'lance', undefined]);
});

test('an empty text is taken away', () => {
  expect(withCrew(force, 0, { pilot: '', lance: '' }).members[0]).toEqual({ unit: 'GRF-1N', skill: 4, commander: 'force' });
  expect(withLimit(force, undefined)).not.toHaveProperty('limit');
});

test('a crew learns and forgets', () => {
  const gifted = withCrew(force, 0, { abilities: ['dodge'], quirks: ['cowl'] });
  expect(gifted.members[0]).toMatchObject({ abilities: ['dodge'], quirks: ['cowl'] });
  expect(fielded(gifted).entries[0]).toMatchObject({ abilities: ['dodge'], quirks: ['cowl'] });
  expect(withCrew(gifted, 0, { abilities: [], quirks: [] }).members[0]).toEqual(force.members[0]);
});

test('lances keep their order', () => {
  expect(lancesOf(force)).toEqual([
    { name: 'A', places: [0, 2] },
    { name: 'B', places: [1] },
  ]);
});

test('a force takes the field with its skills, prices and lances', () => {
  const { entries, points, behind } = fielded({
    ...withCrew(force, 1, { skill: 3 }),
    members: [...withCrew(force, 1, { skill: 3 }).members, { unit: 'Nobody', skill: 4 }],
  });
  expect(entries.map(({ skill, lance, commander }) => [skill, lance, commander])).toEqual([
    [4, 0, 'force'],
    [3, 1, undefined],
    [4, 0, undefined],
  ]);
  expect(points).toBe(entries.reduce((sum, { pv = 0 }) => sum + pv, 0));
  expect(behind).toEqual(['Nobody']);
});
