import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import { type Card, damageOf } from '../card/card.ts';
import { type Placed, type Sketch, setPiece } from '../set-piece.ts';
import type { AttackCommand, Run, State, Unit } from '../shape.ts';
import { thresholdOf } from './aircraft.ts';
import { aloft, book, fight, ground, passing, refused, shoot, sky, spot } from './sky.fixture.ts';

const answer = (state: State, command: AttackCommand) => book.ask('toHit', aimOf(state, command)!);
const termsOf = (state: State) =>
  Object.fromEntries(
    answer(state, shoot(0, 1))
      .terms.filter(one => !one.waivedBy)
      .map(({ rule: id, value }) => [id, value]),
  );
const under = (card: Sketch = {}, x = 18): Placed => ground(card, 0, x, 20, { facing: { dx: 1, dy: 0 } });
const against = (card: Sketch) => setPiece([under(), passing(card)]);
const landed = (card: Sketch = {}, seat: 0 | 1 = 1, more: Partial<Unit> = {}, extra: Partial<Card> = {}): Placed =>
  aloft(card, seat, { fate: 'fighting', airborne: false, at: spot(20, 20), ...more }, extra);

rule('AS-g2a', 'those near the line and those in the attacked area may answer, at Short range, whatever way they face', () => {
  const from = (x: number, run?: Run) => refused(setPiece([under({}, x), passing({}, run)]), shoot(0, 1));
  // Six inches from the edge of the base.
  expect([from(18), from(13.4), from(13.3), from(26.6), from(26.7)]).toEqual([[], [], ['AS-g2a'], [], ['AS-g2a']]);
  const strip: Run = { kind: 'strafe', from: spot(8, 22), to: spot(18, 20), height: 5080 };
  expect(from(10, strip)).toEqual([]);
  const aim = aimOf(against({}), shoot(0, 1))!;
  expect([aim.range, aim.bracket]).toEqual([0, 0]);
});
rule('AS-g2a', 'fists and indirect fire do not reach it, and nobody shoots at what did not come', () => {
  const state = setPiece([ground({ specials: 'IF2' }, 0, 20, 1.25), ground({}, 0, 30, 30), passing()]);
  const orders = [shoot(0, 2), shoot(0, 2, { how: 'strike' }), shoot(0, 2, { how: 'indirect', spotter: 1 })];
  expect(orders.map(order => refused(state, order).includes('AS-g2a'))).toEqual([false, true, true]);
  const away: State = { ...sky([under(), aloft({}, 1)]), phase: 'combat' };
  expect(refused(away, shoot(0, 1))).toContain('AS-damage');
});
rule('AS-to-hit-air-aero', '+2 for an aircraft in the air from the ground, and its movement does not count', () => {
  expect(termsOf(against({ move: '12a', tmm: 4 }))).toEqual({ 'AS-skill': 4, 'AS-to-hit-range': 0, 'AS-to-hit-air-aero': 2 });
  expect(termsOf(setPiece([ground({}, 0, 20, 25), landed()]))['AS-to-hit-air-aero']).toBeUndefined();
});
rule('AS-to-hit-ds', 'an airborne DropShip is easier by 2, and that it is big counts no further', () => {
  expect(termsOf(against({ type: 'DS', move: '4p', specials: 'LG' }))).toEqual({
    'AS-skill': 4,
    'AS-to-hit-range': 0,
    'AS-to-hit-air-aero': 2,
    'AS-to-hit-ds': -2,
  });
  expect(termsOf(setPiece([ground({}, 0, 20, 25), landed({ type: 'DS', specials: 'LG' })]))).toMatchObject({ 'AS-to-hit-lg': -1 });
});
rule('AS-to-hit-sc', 'small craft are easier by 1', () => {
  expect([termsOf(against({ type: 'SC' }))['AS-to-hit-sc'], termsOf(against({}))['AS-to-hit-sc']]).toEqual([-1, undefined]);
});
rule('ASC-tbl-aero-target-type-mods', 'aircraft +2, DropShip -2, VTOL +1, small craft -1', () => {
  const types = ['AF', 'CF', 'DS', 'DA', 'SC'] as const;
  expect(types.map(type => answer(against({ type }), shoot(0, 1)).total - 4)).toEqual([2, 2, 0, 0, 1]);
  const copter = ground({ type: 'CV', move: '10"v' }, 1, 20, 18, { airborne: true, z: 508 });
  expect(termsOf(setPiece([under(), copter]))).toMatchObject({ 'AS-to-hit-air-vtol': 1 });
});
rule('AS-to-hit-grounded-ds', 'a DropShip on the ground fires at -2, and only there', () => {
  const arcs = { front: { standard: damageOf('3/3/3/3') } };
  const ship = (type: 'DS' | 'AF', airborne: boolean): State =>
    setPiece([landed({ type, move: '4p' }, 0, { airborne, facing: { dx: 0, dy: -1 } }, { arcs }), ground({}, 1, 20, 12)]);
  const fires = (state: State) => termsOf(state)['AS-to-hit-grounded-ds'];
  expect([fires(ship('DS', false)), fires(ship('DS', true)), fires(ship('AF', false))]).toEqual([-2, undefined, undefined]);
});
rule('AS-aero-grounded', 'it stays where it is, and infantry gets at it', () => {
  const troops = ground({ type: 'CI', move: '2"f', specials: 'AM,CAR4', damage: '1/-/-' }, 0, 20, 21.25);
  const state = setPiece([troops, landed()]);
  expect(refused(state, shoot(0, 1, { how: 'antimech' }))).toEqual([]);
  const moving: State = { ...setPiece([troops, landed({}, 1, { moved: null })]), phase: 'movement', active: 1 };
  const go = (mode: 'ground' | 'stand') =>
    refused(moving, { type: 'move', unit: 1, mode, path: mode === 'stand' ? [] : [spot(20, 18)], facing: { dx: 0, dy: 1 } }, 1);
  expect([go('stand'), go('ground').includes('AS-a2g')]).toEqual([[], true]);
});
rule('AS-g2a-threshold', 'more than the threshold in one attack is a critical roll, structure or not', () => {
  const shot = (damage: string, ...dice: readonly number[]) => {
    const game = fight([under({ damage }), passing({ armor: 9 })]);
    game.does(0, shoot(0, 1), 5, 5, ...dice);
    return game.state.units[1]!.waiting.map(({ kind }) => kind);
  };
  // A third of nine points is three: three do nothing, four make it roll.
  expect([shot('3/-/-'), shot('4/-/-', 2, 3), shot('4/-/-', 3, 3)]).toEqual([[], ['weapon'], []]);
});
rule('AS-aero-threshold', 'a third of the armor it begins with, rounded up, whatever is left of it; or as printed', () => {
  const unit = (armor: number, threshold?: number) =>
    setPiece([passing({ armor }, undefined, { armor: 1 }, threshold ? { threshold } : {})]).units[0]!;
  expect([unit(9), unit(10), unit(10, 2)].map(thresholdOf)).toEqual([3, 4, 2]);
});
rule('AS-sua-flk', 'a miss by 2 still strikes an aircraft', () => {
  const game = fight([under({ damage: '3/-/-', specials: 'FLK2/2/-' }), passing({ armor: 9 })]);
  game.does(0, shoot(0, 1), 2, 2);
  expect(game.state.units[1]!.armor).toBe(7);
});
rule('ASC-rear-weapons-airborne', 'in the air rear weapons bear only on those who tail it, in their own brackets, at +1', () => {
  const rear = { how: 'rear' } as const;
  const mine = (specials: string): Placed =>
    aloft({ specials }, 0, { fate: 'fighting', at: spot(20, 4), z: 5080, moved: { mode: 'fly', length: 1, from: null } });
  const theirs = (y: number, tails: boolean): Placed =>
    passing({}, undefined, { at: spot(20, y), flight: { ring: 0 }, marks: tails ? [{ kind: 'tailing', until: 1, by: 0 }] : [] });
  const chased = (specials: string, y: number, tails: boolean) => setPiece([mine(specials), theirs(y, tails)]);
  expect(refused(chased('REAR1/-/-', 9, true), shoot(0, 1, rear))).toEqual([]);
  expect(refused(chased('REAR1/-/-', 9, false), shoot(0, 1, rear))).toEqual(['ASC-rear-weapons-airborne']);
  expect(refused(chased('REAR1/-/-', 20, true), shoot(0, 1, rear))).toEqual(['AS-range-nodamage']);
  expect(answer(chased('REAR1/-/-', 9, true), shoot(0, 1, rear)).terms).toContainEqual({ rule: 'AS-to-hit-rearweap', value: 1 });
});
