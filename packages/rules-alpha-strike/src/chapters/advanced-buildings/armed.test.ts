import { Rulebook } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../../attack/aim.ts';
import { at, book, hit, slow as pair, refused, ruleset, standard } from '../../scene.fixture.ts';
import { patch, setPiece } from '../../set-piece.ts';
import { automatedSkill, emplacement, mayMount, mayMountGun, roofTurrets } from './armed.ts';

// Cards made by rule
rule('ASC-armed-building-damage-points', 'CF 15 has three points, nearer brackets first', () => {
  expect(
    (
      [
        [3, 0, 0],
        [2, 1, 0],
        [1, 1, 1],
        [0, 0, 3],
        [0, 1, 2],
        [1, 2, 0],
      ] as const
    ).map(values => mayMount(15, values)),
  ).toEqual([true, true, true, false, false, false]);
});
rule('ASC-armed-building-skill', 'without a crew one worse, never better than Elite', () =>
  expect([automatedSkill(4), automatedSkill(0)]).toEqual([5, 2]),
);
rule('ASC-armed-building-roof', 'a roof of 1.5 by 3 inches bears two turrets', () =>
  expect(roofTurrets(patch('building', 10, 10, 11.5, 13))).toBe(2),
);
rule('ASC-armed-building-generic', 'no heat, no special weapons, a turret on the roof', () =>
  expect(emplacement(15, [2, 1, 0], true)).toMatchObject({ overheat: 0, specials: ['AFC', 'ROOF', 'TUR(2/1/-)'] }),
);
rule('ASC-armed-building-attacks', 'it fires as one that stands still', () => {
  const state = setPiece([
    { card: emplacement(15, [2, 1, 0], true), seat: 0, x: 20, y: 40, more: { moved: null } },
    at({ move: '4"' }, 1, 20, 36),
  ]);
  expect(book.ask('toHit', aimOf(state, hit())!).total).toBe(3);
});
rule('ASC-artillery-emplacement-limit', 'CF 30 bears a cruise missile of 11 points, not of 16', () =>
  expect([mayMountGun(30, 'CM7'), mayMountGun(30, 'CM9')]).toEqual([true, false]),
);
rule('ASC-engine-explosion-booby-trap', 'a trapped unit uses its own charge', () => {
  const rules = Rulebook.compile(ruleset, [...standard, 'ASC-engine-explosion-self-destruct']);
  expect(refused(setPiece(pair(3, { specials: 'BT' })), { type: 'order', unit: 0, order: 'selfDestruct' }, rules)).toEqual([
    'ASC-engine-explosion-self-destruct',
  ]);
});
