import { Rulebook } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Aim } from '../questions.ts';
import { EDITIONS } from '../ruleset.ts';
import { book, hit, refused, ruleset, standard, term, withRules } from '../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { AttackCommand, State, Unit } from '../shape.ts';
import { aimOf } from './aim.ts';
import { firepowerBy } from './value.ts';

const at = (card: Sketch, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: sketch({ armor: 20, move: '4"', ...card }),
  seat,
  x,
  y,
  more,
});
const pair = (apart: number, a: Sketch = {}, b: Sketch = {}, mine: Partial<Unit> = {}, theirs: Partial<Unit> = {}): readonly Placed[] => [
  at(a, 0, 20, 46, mine),
  at(b, 1, 20, 46 - apart - 318 / 254, theirs),
];
const total = (state: State, command: AttackCommand, rules = book): number => rules.ask('toHit', aimOf(state, command)!).total;

rule('AS-range-extreme-ground', 'a point less than at Long up to 60 inches, two less beyond, and nothing without the option', () => {
  const far = withRules('AS-range-extreme-ground');
  const deals = (damage: string, bracket: 3 | 4, rules = far): number =>
    firepowerBy(rules, setPiece(pair(8, { damage })).units[0]!, 'standard', bracket).points;
  expect([deals('4/4/3', 3), deals('4/4/3', 4), deals('4/4/1', 3), deals('4/4/3', 3, book), deals('4/4/3/1', 3)]).toEqual([2, 1, 0, 0, 1]);
  const distant = setPiece([at({}, 0, 2, 46, {}), at({}, 1, 45, 20)], {});
  expect([refused(distant, hit()), refused(distant, hit(), far)]).toEqual([['AS-range-nodamage'], []]);
  expect(total(distant, hit(), far)).toBe(4 + 6);
});
rule('AS-to-hit-secondary', 'whoever has aimed at somebody this turn shoots worse at somebody else', () => {
  const placed = [...pair(4, { specials: 'SNARC1' }), at({}, 1, 24, 40)];
  const game = scene(ruleset, setPiece(placed));
  const before = total(game.state, hit({ target: 2 }));
  game.does(0, hit({ how: 'SNARC' }), 1, 1);
  expect([total(game.state, hit({ target: 2 })) - before, total(game.state, hit()) - total(setPiece(placed), hit())]).toEqual([1, 0]);
});
rule('AS-to-hit-secondary', 'whoever rakes a strip has no first target', () => {
  const aim = aimOf(setPiece(pair(4, {}, {}, { aimedAt: [9] })), hit())!;
  const of = (how: Aim['how']) => book.ask('toHit', { ...aim, how }).terms.some(({ rule: id }) => id === 'AS-to-hit-secondary');
  expect([of('standard'), of('airStrike'), of('strafe')]).toEqual([true, true, false]);
});
rule('AS-to-hit-ae', 'the newer book adds one to attacks on an area, the corrected one does not', () => {
  const state = setPiece([at({ specials: 'ARTS-1' }, 0, 20, 40), at({}, 1, 20, 20)]);
  const ask = (rules: typeof book): number =>
    rules.ask('artillery', { state, unit: state.units[0]!, weapon: 'ART-S', direct: true, against: null, at: { x: 5080, y: 5080 } }).total;
  expect([ask(book), ask(Rulebook.compile(ruleset, EDITIONS['commanders-edition']!))]).toEqual([8, 9]);
});
rule('AS-if-implants', 'a spotter with a communications implant helps by one', () => {
  const spotted = (abilities: readonly string[]): number =>
    total(setPiece([...pair(12, { specials: 'IF2' }), at({}, 0, 30, 34, { abilities })]), hit({ how: 'indirect', spotter: 2 }));
  expect(spotted(['comm-implant']) - spotted([])).toBe(-1);
});
const volley = (dice: readonly number[], a: Sketch = {}): State => {
  const game = scene(ruleset, setPiece(pair(3, a)), [...standard, 'AS-damage-multi']);
  game.does(0, hit(), ...dice);
  return game.state;
};
rule('AS-damage-multi', 'a roll for each point: two of three strike; all of them miss', () => {
  expect(volley([2, 2, 1, 2, 2, 3]).units[1]!.armor).toBe(18);
  expect(volley([1, 2, 1, 2, 1, 1]).units[1]!.armor).toBe(20);
  expect(volley([2, 2], { damage: '1/1/1' }).units[1]!.armor).toBe(19);
});
const deep = [patch('water', 10, 20, 30, 48, { depth: 1016 })];
const sunk: Partial<Unit> = { z: -1016 };
const underwater = (how: AttackCommand['how'], a: Sketch): number => {
  const game = scene(ruleset, setPiece(pair(3, a, { type: 'CV', move: '4"s', armor: 20 }, sunk, sunk), {}, deep));
  game.does(0, hit({ how }), 6, 5, 4, 4, 3, 3);
  return 20 - game.state.units[1]!.armor;
};
rule('AS-underwater', 'under water three points are one, except for torpedoes and guns without ammunition', () => {
  expect([
    underwater('standard', { damage: '3/3/3' }),
    underwater('standard', { damage: '3/3/3', specials: 'ENE' }),
    underwater('TOR', { damage: '3/3/3', specials: 'TOR3/3/-' }),
    underwater('standard', { damage: '1/1/1' }),
  ]).toEqual([1, 3, 3, 1]);
});
rule('AS-underwater', 'and ranges are half as long', () => {
  const range = (apart: number, z: number) => term(setPiece(pair(apart, {}, {}, { z }, { z }), {}, deep), 'AS-to-hit-range');
  expect([range(3, -1016), range(3.2, -1016), range(6, 0)]).toEqual([0, 2, 0]);
});
