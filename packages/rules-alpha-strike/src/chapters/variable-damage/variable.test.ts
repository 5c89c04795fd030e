import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, hit, lost, lasting as pair, plus, ruleset } from '../../scene.fixture.ts';
import { type Sketch, setPiece } from '../../set-piece.ts';
import type { State } from '../../shape.ts';

const rules = plus('ASC-variable-damage');
const AIRLESS: Partial<State> = { weather: { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } };
const shoot = (damage: string, dice: readonly number[], theirs: Sketch = {}, apart = 12, more: Partial<State> = {}) => {
  const game = scene(ruleset, setPiece(pair(apart, { damage }, theirs), more), rules);
  game.does(0, hit(), 6, 5, ...dice);
  return game;
};

rule('ASC-variable-damage#1', 'a die for each point of the bracket: 4 and more does it, 3 does not', () => {
  expect(lost(shoot('1/2/3', [4, 3]))).toBe(1);
  expect(lost(shoot('1/2/3', [4], {}, 3))).toBe(1);
  const fists = scene(ruleset, setPiece(pair(0, { size: 2 }, { move: '4"' })), rules);
  fists.does(0, hit({ how: 'strike' }), 6, 5);
  expect(lost(fists)).toBe(2);
});
rule('ASC-variable-damage#2', 'it never does more than its value', () => expect(lost(shoot('4/4/3', [6, 6, 6, 6]))).toBe(4));
rule('ASC-variable-damage#3', 'an Awesome with four points and 2, 4, 6, 5 does three', () =>
  expect(lost(shoot('4/4/3', [2, 4, 6, 5]))).toBe(3),
);
rule('ASC-variable-damage#4', 'a Bushwacker with three points and 1, 1, 3 hits for nothing', () => {
  const game = shoot('3/3/1', [1, 1, 3]);
  expect([lost(game), game.events.some(event => event.type === 'attacked' && event.hit)]).toEqual([0, true]);
});
rule('ASC-variable-damage-zero#1', 'nothing dealt, nothing checked: neither criticals nor motive systems', () => {
  const bare: Sketch = { type: 'CV', move: '8"t', armor: 0, structure: 20 };
  expect(shoot('2/2/2', [3, 3], bare).state.units[1]!.structure).toBe(20);
  // A point comes through: two dice for the critical hit and two for the motive systems.
  expect(shoot('2/2/2', [4, 3, 2, 4, 2, 4], bare).state.units[1]!.structure).toBe(19);
});
rule('ASC-variable-damage-zero#2', 'a hull in vacuum is checked even then, suits of infantry too, sealed hulls are not', () => {
  const breached = (theirs: Sketch, ...dice: readonly number[]) =>
    shoot('2/2/2', [3, 3, ...dice], theirs, 12, AIRLESS).events.some(event => event.type === 'criticalMarked');
  expect(breached({}, 2, 2)).toBe(true);
  expect([breached({ type: 'CI', move: '4"f' }, 2, 2), breached({ specials: 'BHJ' })]).toEqual([false, false]);
  expect(shoot('2/2/2', [3, 3]).events.some(event => event.type === 'criticalMarked')).toBe(false);
  // Under water two inches deep half of it is lost.
  const wet = setPiece([at({ damage: '2/2/2' }, 0, 20, 40, { z: -2 * 254 }), at({}, 1, 20, 36, { z: -2 * 254 })]);
  const game = scene(ruleset, wet, rules);
  game.does(0, hit(), 6, 5, 3, 2, 2);
  expect(lost(game)).toBe(0);
});
