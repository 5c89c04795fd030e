import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, standard, table } from '@sortie/testkit';
import { expect, test } from 'vitest';
import type { CraftType } from '../card/card.ts';
import { ruleset } from '../ruleset.ts';
import type { Unit } from '../shape.ts';
import { fighter, type Placed, position } from '../space.fixture.ts';

/** The points of the first side against what has become of one craft of the second. */
const points = (id: RuleId | undefined, fate: Unit['fate'], card: Placed['card'] = {}, armor = 5): number => {
  const state = position({ units: [fighter(), fighter({ fate, armor, card: { armor: 9, pv: 37, ...card } })] });
  return Rulebook.compile(ruleset, [...standard(ruleset), ...(id ? [id] : [])]).ask('points', { state, seat: 0 }).total;
};

const TYPES: { readonly [row: string]: readonly CraftType[] } = { 'JumpShip or Space Station': ['JS', 'SS'], WarShip: ['WS'] };
table('ASC-tbl-basic-kill-vp#2', 'what fights in space alone is worth so much when it is destroyed', row => {
  const types = TYPES[row.at('unit')] ?? [];
  expect(types.length).toBeGreaterThan(0);
  for (const type of types) expect([type, points('ASC-score-kill-basic', 'destroyed', { type })]).toEqual([type, row.number('points')]);
});
rule('ASC-score-kill-basic', 'fighters, Small Craft and DropShips score as they do on a table', () => {
  const worth = { AF: 5, SC: 5, SV: 2, DS: 10, DA: 10 } as const;
  for (const [type, value] of Object.entries(worth))
    expect(points('ASC-score-kill-basic', 'destroyed', { type: type as CraftType })).toBe(value);
  expect(points('ASC-score-kill-basic', 'captured')).toBe(5);
});
test('whoever gets away or is merely hurt gives nothing, where kills are scored', () => {
  const id = 'ASC-score-kill-basic';
  expect([points(id, 'retreated'), points(id, 'fighting', {}, 0)]).toEqual([0, 0]);
  // Without it the house counts both.
  expect([points(undefined, 'retreated'), points(undefined, 'fighting', {}, 0)]).toEqual([18, 9]);
});
