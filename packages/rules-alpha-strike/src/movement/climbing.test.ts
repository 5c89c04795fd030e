import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { book, ruleset, standard, walk, withRules } from '../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { AttackCommand, Command, MoveCommand, State, Unit } from '../shape.ts';
import { gaitOf } from './journey.ts';

const cliff = patch('hill', 0, 0, 72, 36, { height: 6 * 254 });
const at = (card: Sketch, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: sketch({ armor: 20, move: '16"', ...card }),
  seat,
  x,
  y,
  more: { moved: null, ...more },
});
const below = (card: Sketch = {}, more: Partial<Unit> = {}): State =>
  setPiece([at(card, 0, 20, 38, more), at({}, 1, 60, 4)], { phase: 'movement' }, [cliff]);
const above = (card: Sketch = {}): State =>
  setPiece([at(card, 0, 20, 35, { z: 6 * 254 }), at({}, 1, 60, 4)], { phase: 'movement' }, [cliff]);
const refused = (state: State, command: Command, rules: typeof book): readonly RuleId[] =>
  rules.check(ruleset.view(state, 0), command, 0).map(one => one.rule);

rule('AS-climb', 'a step of six inches is climbed at twice the price, by those who have hands', () => {
  const climbing = withRules('AS-climb');
  expect(refused(below(), walk(35), book)).toEqual(['AS-move-prohibited']);
  expect(refused(below(), walk(35), climbing)).toEqual([]);
  // Three inches of way and six of height, twice: fifteen inches.
  expect(refused(below({ move: '15"' }), walk(35), climbing)).toEqual([]);
  expect(refused(below({ move: '14"' }), walk(35), climbing)).toEqual(['AS-move-spend']);
  expect(refused(below({ specials: 'QUAD' }), walk(35), climbing)).toEqual(['AS-move-prohibited']);
  expect(refused(below({}, { quirks: ['no-minimal-arms'] }), walk(35), climbing)).toEqual(['AS-move-prohibited']);
  expect(refused(below({ type: 'CV', move: '16"t' }), walk(35), climbing)).toEqual(['AS-move-prohibited']);
});
const leaping = (dice: readonly number[]): number => {
  const game = scene(ruleset, above(), [...standard, 'AS-leap']);
  game.does(0, walk(37), ...dice);
  return 20 - game.state.units[0]!.armor;
};
rule('AS-leap', 'down a step of six inches, with a Control Roll and two points for whoever falls', () => {
  expect(refused(above(), walk(37), book)).toEqual(['AS-move-prohibited']);
  expect([leaping([2, 2]), leaping([1, 2])]).toEqual([0, 2]);
});
const falling = (z: number): State =>
  setPiece(
    [
      at({ size: 3 }, 0, 20, 35.5, { z, moved: { mode: 'ground', length: 900, from: null } }),
      at({}, 1, 20, 36.74, { facing: { dx: 0, dy: -1 } }),
    ],
    {},
    [cliff],
  );
const drop: AttackCommand = { type: 'attack', unit: 0, target: 1, how: 'fall' };
rule('AS-fall', 'onto somebody below for Size and a point for each three inches, at the price of the same fall', () => {
  const agreed = withRules('AS-fall');
  expect(refused(falling(6 * 254), drop, book)).toEqual(['AS-phys-who']);
  expect(refused(falling(0), drop, agreed)).toEqual(['AS-fall']);
  const game = scene(ruleset, falling(6 * 254), [...standard, 'AS-fall']);
  const needs = game.does(0, drop, 6, 5).find(event => event.type === 'attacked');
  expect(needs?.type === 'attacked' && needs.toHit.terms.find(term => term.rule === 'AS-fall')?.value).toBe(3);
  const [unit, target] = game.state.units;
  expect([20 - target!.armor, 20 - unit!.armor, unit!.z]).toEqual([3 + 2, 2, 0]);
});
rule('AS-env-fog', 'thin fog makes an inch two inches long, thick fog three; a jump is as long as ever', () => {
  const state = below();
  const cost = (fog: 0 | 1 | 2, mode: 'ground' | 'jump'): number =>
    gaitOf(state.units[0]!, mode, book, { weather: { ...state.weather, fog } }).surcharge({ elevation: 0, depth: 0, pieces: [] });
  expect([cost(0, 'ground'), cost(1, 'ground'), cost(2, 'ground'), cost(2, 'jump')]).toEqual([0, 1, 2, 0]);
  const foggy: State = { ...below({ move: '8"' }), weather: { ...state.weather, fog: 1 } };
  const four: MoveCommand = { ...walk(0), path: [{ x: 5080, y: 42 * 254 }] };
  const five: MoveCommand = { ...walk(0), path: [{ x: 5080, y: 43 * 254 }] };
  expect([refused(foggy, four, book), refused(foggy, five, book)]).toEqual([[], ['AS-move-spend']]);
});
