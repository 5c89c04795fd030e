import { muster } from '@sortie/convert';
import type { Force } from '@sortie/roster';
import { expect, test } from 'vitest';
import { withClassicCrew, withValueLimit } from '../change.ts';
import { balanced, valued } from './value.ts';

const force = (...skills: readonly number[]): Force => ({
  name: 'Gray',
  edition: 'current',
  members: skills.map(skill => ({ unit: 'GRF-1N', skill })),
});
const worth = (one: Force): number => valued(muster(one).recruits).value.total;

test('a force is worth what its units are with their crews', () => {
  expect(worth(force(4))).toBe(1272);
  // Gunnery 3 and Piloting 4 make 1.32 of it.
  expect(worth(withClassicCrew(force(4), 0, { gunnery: 3, piloting: 4 }))).toBe(1679);
  expect(withClassicCrew(force(4), 0, { network: 'A' }).members[0]).toEqual({
    unit: 'GRF-1N',
    skill: 4,
    gunnery: 4,
    piloting: 5,
    network: 'A',
  });
  expect(withClassicCrew(withClassicCrew(force(4), 0, { network: 'A' }), 0, { network: '' }).members[0]).not.toHaveProperty('network');
});

test('a card alone has no Battle Value and is named', () => {
  const { printed } = muster(force(4)).recruits[0]!;
  const both: Force = { ...force(4), members: [...force(4).members, { card: { ...printed, name: 'Sketch' }, skill: 4 }] };
  expect(valued(muster(both).recruits)).toMatchObject({ without: ['Sketch'], value: { total: 1272 } });
});

test('crews make two forces even', () => {
  const { force: next, total, changes } = balanced(force(4, 4), force(4, 3));
  expect(changes.length).toBeGreaterThan(0);
  expect(Math.abs(total - worth(force(4, 3)))).toBeLessThan(30);
  expect(worth(next)).toBe(total);
  expect(balanced(force(4), force(4)).changes).toEqual([]);
});

test('a limit of Battle Value comes and goes', () => {
  expect(withValueLimit(force(4), 3000)).toMatchObject({ battleValue: 3000 });
  expect(withValueLimit(withValueLimit(force(4), 3000), undefined)).not.toHaveProperty('battleValue');
});
