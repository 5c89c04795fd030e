import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { ce, hit, pair, refused, ruleset, standard } from '../scene.fixture.ts';
import { JUMPED, type Sketch, setPiece } from '../set-piece.ts';
import type { AttackCommand, Unit } from '../shape.ts';
import { collisionDamage } from './rules.ts';

// Physical attacks
const fist = (
  how: AttackCommand['how'],
  a: Sketch = {},
  mine: Partial<Unit> = {},
  dice: readonly number[] = [6, 6, 5, 5],
  rules: readonly RuleId[] = standard,
  b: Sketch = {},
) => {
  const game = scene(ruleset, setPiece(pair(0, a, { armor: 20, move: '4"', ...b }, mine)), rules);
  const events = game.does(0, hit({ how }), ...dice);
  const attacked = events.find(event => event.type === 'attacked');
  return { game, needs: attacked?.type === 'attacked' ? attacked.toHit.total : 0, dealt: 20 - game.state.units[1]!.armor };
};
const ran = { moved: { mode: 'ground', length: 10 * 254, from: null } } as const;
rule('AS-tbl-physical', 'fist +0 for Size, melee +1 for one more, charge +2, death from above +3', () => {
  expect([fist('strike', {}, {}, [6, 5]).needs, fist('strike', {}, {}, [6, 5]).dealt]).toEqual([4, 3]);
  expect([fist('melee', { specials: 'MEL' }, {}, [6, 5]).needs, fist('melee', { specials: 'MEL' }, {}, [6, 5]).dealt]).toEqual([5, 4]);
  expect([fist('charge', { size: 4, armor: 9 }, ran, [6, 5]).needs, fist('charge', { size: 4, armor: 9 }, ran, [6, 5]).dealt]).toEqual([
    6, 5,
  ]);
  expect(fist('dfa', { move: '8"j', armor: 9 }, { moved: JUMPED }, [6, 5, 3, 2]).needs).toBe(9);
});
rule('AS-phys-charge-table', 'Size 3 over 6 inches does 2, Size 4 over 10 does 5, Size 1 over 3 nothing', () => {
  const charge = (size: number, inches: number) =>
    fist('charge', { size, armor: 9 }, { moved: { mode: 'ground', length: inches * 254, from: null } }, [6, 5]).dealt;
  expect([charge(3, 6), charge(4, 10), charge(1, 3)]).toEqual([2, 5, 0]);
});
rule('AS-tbl-physical-ce', 'Size 2 with TMM 2 charges for 3 and falls for 4', () => {
  expect(fist('charge', { size: 2, tmm: 2, armor: 9 }, ran, [6, 5], ce, { tmm: 0 })).toMatchObject({ needs: 5, dealt: 3 });
  expect(fist('dfa', { size: 2, tmm: 2, move: '8"j', armor: 9 }, { moved: JUMPED }, [6, 5, 3, 2], ce, { tmm: 0 })).toMatchObject({
    needs: 7,
    dealt: 4,
  });
  expect(
    fist('dfa', { size: 1, tmm: 3, move: '8"j', armor: 9, specials: 'JMPS2' }, { moved: JUMPED }, [6, 5, 3, 2], ce, { tmm: 0 }).dealt,
  ).toBe(4);
});
rule('AS-phys-who', '’Mechs strike, charge and fall; vehicles charge; infantry does neither', () => {
  expect(refused(setPiece(pair(0, { type: 'CV', move: '8"t' })), hit({ how: 'strike' }))).toContain('AS-phys-who');
  expect(refused(setPiece(pair(0, { type: 'BA' })), hit({ how: 'charge' }))).toContain('AS-phys-who');
  expect(refused(setPiece(pair(0)), hit({ how: 'melee' }))).toContain('AS-phys-who');
  expect(refused(setPiece(pair(0)), hit({ how: 'strike' }))).toEqual([]);
});
rule('AS-phys-height', 'bases touch and heights overlap', () => {
  expect(refused(setPiece(pair(0.1)), hit({ how: 'strike' }))).toContain('AS-phys-height');
  expect(refused(setPiece(pair(0, {}, {}, {}, { z: 508 })), hit({ how: 'strike' }))).toContain('AS-phys-height');
});
rule('AS-phys-charge-move', 'a charge needs a move on the ground', () => {
  expect(refused(setPiece(pair(0, {}, {}, { moved: { mode: 'stand', length: 0, from: null } })), hit({ how: 'charge' }))).toContain(
    'AS-phys-charge-move',
  );
});
rule('AS-phys-dfa-req', 'death from above needs a jump and always rolls a critical', () => {
  expect(refused(setPiece(pair(0, { move: '8"j' })), hit({ how: 'dfa' }))).toContain('AS-phys-dfa-req');
  const { game } = fist('dfa', { move: '8"j', armor: 9 }, { moved: JUMPED }, [6, 5, 4, 4]);
  expect(game.state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['weapon']);
});
rule('AS-phys-charge-self', 'a charge costs the Size of its target', () => {
  expect(fist('charge', { size: 4, armor: 9 }, ran, [6, 5]).game.state.units[0]!.armor).toBe(6);
});
rule('AS-phys-tsm', 'hot muscle strikes harder', () => {
  expect([fist('strike', { specials: 'TSM' }, { heat: 1 }, [6, 5]).dealt, fist('strike', { specials: 'TSM' }, {}, [6, 5]).dealt]).toEqual([
    4, 3,
  ]);
});
rule('AS-sua-tsmx', 'prototype muscle always does', () => {
  expect(fist('strike', { specials: 'TSMX' }, {}, [6, 5]).dealt).toBe(4);
});
rule('ASC-sua-tsmx', 'in every physical attack', () => {
  expect(fist('charge', { size: 4, armor: 9, specials: 'TSMX' }, ran, [6, 5]).dealt).toBe(6);
});
rule('AS-sua-i-tsm', 'industrial muscle strikes harder and aims worse', () => {
  expect(fist('strike', { specials: 'I-TSM' }, {}, [6, 5])).toMatchObject({ needs: 6, dealt: 4 });
});
rule('AS-sua-mel', 'a melee weapon does one more', () => {
  expect(fist('melee', { specials: 'MEL' }, {}, [6, 5]).dealt).toBe(4);
});
rule('AS-phys-rear', 'a fist from behind does one more too', () => {
  const game = scene(ruleset, setPiece(pair(0, {}, { armor: 20, move: '4"' }, {}, { facing: { dx: 0, dy: -1 } })));
  game.does(0, hit({ how: 'strike' }), 6, 5);
  expect(game.state.units[1]!.armor).toBe(16);
});
rule('AS-phys-am', 'infantry swarms at +1, conventional at +4, for Short damage and a critical', () => {
  const swarm = fist('antimech', { type: 'BA', damage: '2/-/-', specials: 'AM' }, {}, [6, 5, 4, 4]);
  expect([swarm.needs, swarm.dealt, swarm.game.state.units[1]!.waiting.length]).toEqual([5, 2, 1]);
  expect(fist('antimech', { type: 'CI', damage: '2/-/-', specials: 'AM' }, {}, [6, 5, 4, 4]).needs).toBe(8);
});
rule('AS-sua-am', 'only with the ability, and not against other infantry', () => {
  expect(refused(setPiece(pair(0, { type: 'BA' })), hit({ how: 'antimech' }))).toContain('AS-phys-am');
  expect(refused(setPiece(pair(0, { type: 'BA', specials: 'AM' }, { type: 'CI' })), hit({ how: 'antimech' }))).toContain('AS-phys-am');
});

rule('ASC-tbl-collision-charging', 'the printed table, row by row', () => {
  const row = (size: number, inches: readonly number[]): readonly number[] => inches.map(one => collisionDamage(size, one));
  expect(row(1, [3, 4, 12, 13, 20, 21, 28, 29, 35, 36, 43, 44, 60])).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 6, 6]);
  expect(row(2, [2, 3, 6, 7, 10, 11, 14, 15, 18, 19, 22, 23])).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
  expect(row(3, [1, 2, 4, 5, 7, 8, 9, 10, 12, 13, 14, 15])).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
  expect(row(4, [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
});
