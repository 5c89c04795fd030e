import { Rulebook } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
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
rule('ASC-armored-building-entry', 'no machine enters through a wall while it has armor', () => {
  const walk = (armor: number, faces?: readonly number[]) =>
    refused(
      setPiece([at({}, 0, 20, 40, { moved: null }), at({}, 1, 60, 4)], { phase: 'movement' }, [
        patch('building', 18, 34, 22, 38, { cf: 20, armor, ...(faces ? { faces } : {}) }),
      ]),
      { type: 'move', unit: 0, mode: 'ground', path: [{ x: 5080, y: 36 * 254 }], facing: { dx: 0, dy: -1 } },
    );
  expect([walk(5), walk(0)]).toEqual([['AS-move-prohibited', 'ASC-armored-building-entry'], []]);
  // Bare in the south, where it comes from; bare in the north alone is of no use to it.
  expect([walk(5, [5, 5, 0, 5, 5]), walk(5, [0, 5, 5, 5, 5])]).toEqual([[], ['ASC-armored-building-entry']]);
});
const fired = (armor: number, cf = 20) => {
  const game = scene(
    ruleset,
    setPiece([at({ damage: '4/4/4' }, 0, 20, 40), at({}, 1, 60, 4)], {}, [
      patch('building', 18, 34, 22, 38, { cf, armor, height: 9 * 254 }),
    ]),
  );
  game.does(0, { type: 'demolish', unit: 0, piece: 'building' }, 6, 5);
  return game.state.table.pieces[0]!;
};
rule('ASC-armored-building-armor', 'armor is spent before the building, on the wall that is struck and no other', () =>
  expect([fired(5).faces, fired(5).cf]).toEqual([[5, 5, 1, 5, 5], 20]),
);
rule('ASC-armored-building-damage', 'what is left over goes on', () =>
  expect([fired(3).faces, fired(3).cf, fired(3, 1).kind]).toEqual([[3, 3, 0, 3, 3], 19, 'rubble']),
);
rule('ASC-armored-building-collapse', 'twice as hard: nine inches do 4, and 6 on the roof', () => {
  const piece = patch('building', 18, 34, 22, 38, { armor: 5, height: 9 * 254 });
  expect([false, true].map(above => book.ask('collapse', { piece, above }).total)).toEqual([4, 6]);
});
rule('ASC-engine-explosion-booby-trap', 'a trapped unit uses its own charge', () => {
  const rules = Rulebook.compile(ruleset, [...standard, 'ASC-engine-explosion-self-destruct']);
  expect(refused(setPiece(pair(3, { specials: 'BT' })), { type: 'order', unit: 0, order: 'selfDestruct' }, rules)).toEqual([
    'ASC-engine-explosion-self-destruct',
  ]);
});
