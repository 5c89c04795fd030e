import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { Unit } from '../../shape.ts';
import { attack, dealt, needs, one, pair, play, plus, refusedBy, STANDARD } from '../special-pilot-abilities/pilots.fixture.ts';
import { built, id, strike } from './quirks.fixture.ts';

const shot = (quirk: string, inches: number, mine: readonly string[], theirs: readonly string[] = [], card: Sketch = {}) =>
  needs(plus(id(quirk)), pair(inches, {}, card, built(...mine), built(...theirs)));
for (const [quirk, values] of [
  ['improved-targeting-short', [4, 7, 9]],
  ['improved-targeting-medium', [5, 6, 9]],
  ['improved-targeting-long', [5, 7, 8]],
  ['poor-targeting-short', [6, 7, 9]],
  ['poor-targeting-medium', [5, 8, 9]],
  ['poor-targeting-long', [5, 7, 10]],
  ['variable-range-targeting', [4, 6, 8]],
  ['sensor-ghosts', [6, 8, 10]],
] as const)
  rule(id(quirk), 'at Short, Medium and Long', () => {
    expect([3, 12, 30].map(inches => shot(quirk, inches, [quirk]))).toEqual(values);
    expect(needs(plus(id(quirk)), pair(0, {}, {}, built(quirk)), strike)).toBe(5);
  });
rule('ASC-quirk-variable-range-targeting-multi', 'a second target at another range is one harder instead', () => {
  const rules = plus('ASC-quirk-variable-range-targeting', 'ASC-quirk-multi-trac');
  const state = [...pair(3, { damage: '4/4/4' }, {}, built('variable-range-targeting', 'multi-trac')), one(1, 24, 26, { armor: 20 })];
  const game = play(rules, state);
  game.does(0, attack({ with: ['multi-trac'] }), 6, 5);
  const [event] = game.does(0, attack({ target: 2, with: ['multi-trac'] }), 6, 5);
  expect(event?.type === 'attacked' && event.toHit.total).toBe(8);
});
rule('ASC-quirk-narrow-low-profile', 'guns find it one harder, fists do not', () => {
  expect([
    shot('narrow-low-profile', 3, [], ['narrow-low-profile']),
    needs(plus(id('narrow-low-profile')), pair(0, {}, {}, {}, built('narrow-low-profile')), strike),
  ]).toEqual([6, 5]);
});
rule('ASC-quirk-oversized', 'as easy to hit as anything large', () => {
  expect([
    shot('oversized', 3, [], ['oversized']),
    shot('oversized', 3, [], ['oversized'], { size: 2 }),
    shot('oversized', 3, [], ['oversized'], { specials: 'LG' }),
  ]).toEqual([4, 5, 4]);
});
rule('ASC-quirk-anti-aircraft-targeting', 'two easier against what flies, one harder against the rest', () => {
  const rules = plus('ASC-quirk-anti-aircraft-targeting');
  const flyer = { type: 'CV', move: '8"v' } as const;
  const aloft = { airborne: true, z: 508 } as const;
  const against = (quirks: readonly string[], commands: readonly string[] = []) =>
    needs(rules, pair(3, {}, flyer, built(...quirks), aloft), {}, { commands: [commands, []] });
  expect([
    against(['anti-aircraft-targeting']) - against([]),
    against(['anti-aircraft-targeting'], ['anti-aircraft-specialists']) - against([]),
  ]).toEqual([-2, -1]);
  expect(shot('anti-aircraft-targeting', 3, ['anti-aircraft-targeting'])).toBe(6);
});
rule('ASC-quirk-accurate-weapon', 'missed by one it still does its points', () => {
  const rules = plus('ASC-quirk-accurate-weapon');
  const with2 = pair(3, {}, {}, built('accurate-weapon:2'));
  expect([dealt(rules, with2, {}, [2, 2]), dealt(rules, with2, {}, [2, 1]), dealt(rules, with2, {}, [3, 2])]).toEqual([2, 0, 3]);
});
rule('ASC-quirk-inaccurate-weapon', 'a hit that is no better than it had to be loses points', () => {
  const rules = plus('ASC-quirk-inaccurate-weapon');
  const with2 = pair(3, {}, {}, built('inaccurate-weapon:2'));
  expect([dealt(rules, with2, {}, [3, 2]), dealt(rules, with2, {}, [3, 3]), dealt(rules, with2, {}, [4, 3])]).toEqual([1, 1, 3]);
});
rule('ASC-quirk-inaccurate-weapon-glancing', 'half of what is left of a glancing blow', () => {
  const rules = plus('ASC-quirk-inaccurate-weapon', 'ASC-glancing-blows');
  expect(dealt(rules, pair(3, { damage: '5/5/5' }, {}, built('inaccurate-weapon')), {}, [2, 2])).toBe(2);
});
const back: Partial<Unit> = { facing: { dx: 0, dy: 1 } };
rule('ASC-quirk-extended-torso-twist', 'it fires behind itself', () => {
  expect(needs(plus(id('extended-torso-twist')), pair(3, {}, {}, { ...back, quirks: ['extended-torso-twist'] }))).toBe(5);
});
rule('ASC-quirk-no-torso-twist', 'it fires straight ahead only', () => {
  const rules = plus('ASC-quirk-no-torso-twist');
  const beside = [one(0, 20, 40, {}, built('no-torso-twist')), one(1, 26, 37)];
  expect([refusedBy(rules, setPiece(beside), attack()), refusedBy(STANDARD, setPiece(beside), attack())]).toEqual([
    ['ASC-quirk-no-torso-twist'],
    [],
  ]);
  expect(needs(rules, pair(3, {}, {}, built('no-torso-twist')))).toBe(5);
  const missiles = [one(0, 20, 40, { specials: 'SRM2/2' }, built('no-torso-twist')), one(1, 26, 37)];
  expect(refusedBy(rules, setPiece(missiles), attack({ how: 'SRM' }))).toEqual(['ASC-quirk-no-torso-twist']);
});
rule('ASC-quirk-hyper-extending-actuators', 'a third of it over the shoulder, 0* where nothing is left', () => {
  const rules = plus('ASC-quirk-hyper-extending-actuators');
  const over = { with: ['hyper-extending-actuators'] };
  const mine = { ...back, quirks: ['hyper-extending-actuators'] };
  expect(dealt(rules, pair(3, {}, {}, mine), over)).toBe(1);
  expect([
    dealt(rules, pair(3, { damage: '2/2/2' }, {}, mine), over, [6, 5, 4]),
    dealt(rules, pair(3, { damage: '2/2/2' }, {}, mine), over, [6, 5, 3]),
  ]).toEqual([1, 0]);
  expect(refusedBy(rules, setPiece(pair(3, {}, {}, { quirks: ['hyper-extending-actuators'] })), attack(over))).toEqual([
    'ASC-quirk-hyper-extending-actuators',
  ]);
});
rule('ASC-quirk-multi-trac', 'two targets for half each', () => {
  const rules = plus('ASC-quirk-multi-trac');
  const game = play(rules, [...pair(3, { damage: '4/3/2' }, {}, built('multi-trac')), one(1, 24, 37, { armor: 20 })]);
  game.does(0, attack({ with: ['multi-trac'] }), 6, 5);
  const [event] = game.does(0, attack({ target: 2, with: ['multi-trac'] }), 6, 5);
  expect(event?.type === 'attacked' && event.toHit.total).toBe(5);
  expect(game.state.units.slice(1).map(({ armor }) => 20 - armor)).toEqual([2, 2]);
});
rule('ASC-quirk-multi-trac-multi-tasker', 'three targets for a third each', () => {
  const rules = plus('ASC-quirk-multi-trac', 'ASC-quirk-multi-trac-multi-tasker', 'ASC-spa-multi-tasker');
  const mine = { quirks: ['multi-trac'], abilities: ['multi-tasker'] };
  const game = play(rules, [...pair(3, { damage: '3/3/3' }, {}, mine), one(1, 24, 37, { armor: 20 }), one(1, 16, 37, { armor: 20 })]);
  const three = { with: ['three-targets'] };
  for (const target of [1, 2, 3]) game.does(0, attack({ target, ...three }), 6, 5);
  expect(game.state.units.slice(1).map(({ armor }) => 20 - armor)).toEqual([1, 1, 1]);
  expect(dealt(rules, pair(3, { damage: '2/2/2' }, {}, mine), three, [6, 5, 4])).toBe(1);
});
rule('ASC-quirk-overhead-arms', 'over cover as high as itself, two harder and for half', () => {
  const rules = plus('ASC-quirk-overhead-arms');
  const wall = [patch('building', 15, 37.5, 25, 39.3, { height: 508, cf: 30 })];
  const mine = pair(12, { damage: '4/4/4' }, {}, built('overhead-arms'));
  expect(refusedBy(rules, setPiece(mine, {}, wall), attack())).toEqual(['AS-los-thirds']);
  expect([
    needs(rules, mine, { with: ['overhead-arms'] }, {}, wall),
    dealt(rules, mine, { with: ['overhead-arms'] }, [6, 5], {}, wall),
  ]).toEqual([9, 2]);
  expect(refusedBy(rules, setPiece(mine), attack({ with: ['overhead-arms'] }))).toEqual(['ASC-quirk-overhead-arms']);
});
rule('ASC-quirk-low-mounted-arms', 'over cover higher than its hips it deals half', () => {
  const rules = plus('ASC-quirk-low-mounted-arms');
  const wall = (inches: number) => [patch('building', 15, 34, 25, 36, { height: Math.round(inches * 254), cf: 30 })];
  const mine = pair(12, { damage: '4/4/4' }, {}, built('low-mounted-arms'));
  expect([
    dealt(rules, mine, {}, [6, 5], {}, wall(1.2)),
    dealt(rules, mine, {}, [6, 5], {}, wall(0.8)),
    dealt(STANDARD, mine, {}, [6, 5], {}, wall(1.2)),
  ]).toEqual([2, 4, 4]);
});
