import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, hit, lasting as pair, refused, ruleset, soldiers, standard, tank, term, withRules } from '../scene.fixture.ts';
import { MOVED, patch, type Sketch, setPiece } from '../set-piece.ts';
import type { Unit } from '../shape.ts';
import { INCH, tallness } from '../state.ts';

// Other ways to fight
const shielding = withRules('ASC-shielding-modifier');
const guard = (card: Sketch, y: number, more: Partial<Unit> = {}) =>
  setPiece([...pair(8), { ...at(card, 1, 20, y), more: { moved: MOVED, ...more } }]);
const front = 30.748 + 318 / 254;
rule('ASC-shielding-modifier', 'a ’Mech in the way adds two, a vehicle one', () =>
  expect([
    term(guard({}, front), 'ASC-shielding-modifier', {}, shielding),
    term(guard(tank, front), 'ASC-shielding-modifier', {}, shielding),
  ]).toEqual([2, 1]),
);
rule('ASC-shielding-requirements', 'it must have moved on the ground and stand in contact', () =>
  expect([
    term(guard({}, front + 1), 'ASC-shielding-modifier', {}, shielding),
    term(guard({}, front, { moved: { mode: 'jump', length: 900, from: null } }), 'ASC-shielding-modifier', {}, shielding),
  ]).toEqual([undefined, undefined]),
);
rule('ASC-shielding-exclusions', 'large units block instead, infantry hides instead', () =>
  expect(
    term(
      setPiece([...pair(8, {}, soldiers), { ...at({}, 1, 20, front), more: { moved: MOVED } }]),
      'ASC-shielding-modifier',
      {},
      shielding,
    ),
  ).toBeUndefined(),
);
rule('ASC-shielding-multiple', 'two add up', () => {
  const state = setPiece([
    ...pair(8),
    { ...at({}, 1, 20.5, front - 0.1), more: { moved: MOVED } },
    { ...at(tank, 1, 19.5, front - 0.1), more: { moved: MOVED } },
  ]);
  expect(term(state, 'ASC-shielding-modifier', {}, shielding)).toBe(3);
});
const naturals = [...standard.filter(id => id !== 'AS-dice'), 'AS-dice', 'ASC-crit-success'] as const;
const shoot = (rules: readonly RuleId[], card: Sketch, dice: readonly number[], apart = 3, b: Sketch = {}, mine: Partial<Unit> = {}) => {
  const game = scene(ruleset, setPiece(pair(apart, card, b, mine)), rules);
  game.does(0, hit(), ...dice);
  return 20 - game.state.units[1]!.armor;
};
rule('ASC-crit-success', 'a natural twelve hits although thirteen was needed', () =>
  expect(shoot(naturals, {}, [6, 6, 3, 2], 30, { move: '35"' })).toBe(3),
);
rule('ASC-crit-failure', 'a natural two misses although two was enough', () =>
  expect(
    shoot(naturals, { damage: '3/3/3' }, [1, 1], 3, { move: '4"' }, { moved: { mode: 'stand', length: 0, from: null }, skill: 1 }),
  ).toBe(0),
);
rule('ASC-crit-success-trigger', 'other rolls fall as they fall', () => expect(shoot(naturals, {}, [6, 5], 3)).toBe(3));
const variable = [...standard, 'ASC-variable-damage'] as const;
rule('ASC-variable-damage', 'four points at Medium on 2, 4, 6, 5 do three', () =>
  expect(shoot(variable, { damage: '4/4/3' }, [6, 5, 2, 4, 6, 5], 12)).toBe(3),
);
rule('ASC-variable-damage-zero', 'all failed: no damage and no motive roll', () =>
  expect(shoot(variable, { damage: '3/3/3' }, [6, 5, 1, 1, 3], 12, { type: 'CV', move: '8"t' })).toBe(0),
);
const glancing = [...standard, 'ASC-glancing-blows'] as const;
rule('ASC-glancing-blows', 'a miss by one does half, rounded down; by two nothing', () =>
  expect([shoot(glancing, { damage: '5/5/5' }, [2, 2]), shoot(glancing, { damage: '5/5/5' }, [1, 2])]).toEqual([2, 0]),
);
rule('ASC-glancing-blows-zero', 'half of one is nothing, and no motive roll', () =>
  expect(shoot(glancing, { damage: '1/1/1' }, [2, 2], 3, { type: 'CV', move: '8"t' })).toBe(0),
);
rule('ASC-glancing-blows-special', 'not for what already hurts when it misses', () =>
  expect(shoot(glancing, { damage: '5/5/5', specials: 'FLK1/1/1' }, [2, 2])).toBe(0),
);
const everyone = withRules('ASC-plos-partial-cover-all');
rule('ASC-plos-partial-cover-all', 'with templates any unit profits from cover', () => {
  const state = setPiece(pair(8, {}, { type: 'CV', move: '8"t' }), {}, [patch('hill', 10, 32.2, 30, 32.5, { height: 160 })]);
  expect([term(state, 'AS-to-hit-cover', {}, everyone), term(state, 'AS-to-hit-cover')]).toEqual([2, undefined]);
});
rule('ASC-plos-scope', 'the air is always clear', () =>
  expect(
    refused(
      setPiece(pair(8, {}, { type: 'CV', move: '12"v' }, {}, { airborne: true, z: 508 }), {}, [
        patch('hill', 10, 33, 30, 34, { height: 3000 }),
      ]),
      hit(),
      everyone,
    ),
  ).toEqual([]),
);
rule('ASC-tbl-plos-size', '’Mechs are 2 inches tall, superheavies 3, everything else 1', () =>
  expect(
    [{}, { specials: 'LG' }, { type: 'PM' as const }, { type: 'CV' as const }, { type: 'CI' as const }].map(
      card => tallness(setPiece(pair(8, card)).units[0]!) / INCH,
    ),
  ).toEqual([2, 3, 1, 1, 1]),
);
const over = (height: number) => {
  const state = setPiece(pair(8), {}, [patch('hill', 10, 31.6, 30, 31.9, { height })]);
  const hidden = refused(state, hit()).includes('AS-los-thirds');
  return { hidden, partial: !hidden && term(state, 'AS-to-hit-cover') !== undefined };
};
rule('ASC-plos-vertical', 'more than two thirds clear, a third to two thirds partial, less hidden', () =>
  expect([100, 230, 450].map(height => [over(height).partial, over(height).hidden])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]),
);
rule('ASC-plos-templates', 'a unit is as tall as its template', () => expect(over(600).hidden).toBe(true));
rule('AS-los-basis', 'the line runs from the top of the watcher', () => {
  const from = (z: number) => refused(setPiece(pair(8, {}, {}, { z }), {}, [patch('hill', 10, 35, 30, 36, { height: 700 })]), hit());
  expect([from(0), from(1000)]).toEqual([['AS-los-thirds'], []]);
});
