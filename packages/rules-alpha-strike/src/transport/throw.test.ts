import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { EDITIONS } from '../rules.ts';
import { BASE, ruleset } from '../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { Command, State } from '../shape.ts';
import { BURDEN } from './burden.ts';
import { freight } from './cargo-size.ts';

const rules: readonly RuleId[] = [...EDITIONS['corrected-2013']!, 'ASC-cargo-capacity', 'ASC-throw-eligibility'];
const book = Rulebook.compile(ruleset, rules);
const crate: Placed = { card: freight(30), seat: 0, x: 0, y: 0, more: { shutdown: true } };
const soldiers: Placed = { card: sketch({ type: 'BA', size: 1, armor: 6, structure: 2 }), seat: 1, x: 0, y: 0 };
const facing = (thrower: Sketch, apart: number, load: Placed = crate, pieces: Parameters<typeof setPiece>[2] = []): State =>
  setPiece(
    [
      {
        card: sketch({ move: '4"', ...thrower }),
        seat: 0,
        x: 20,
        y: 40,
        more: { marks: [{ kind: 'carries', until: 0, by: 1, value: BURDEN.third }] },
      },
      { ...load, more: { ...load.more, fate: 'riding', rides: 0, at: null, marks: [{ kind: 'cargo', until: 0, by: 0 }] } },
      { card: sketch({ move: '4"', armor: 9 }), seat: 1, x: 20, y: 40 - apart - BASE },
    ],
    {},
    pieces,
  );
const hurl: Command = { type: 'throw', unit: 0, target: 2 };
const refusals = (state: State, command: Command = hurl): readonly RuleId[] =>
  book.check(ruleset.view(state, 0), command, 0).map(one => one.rule);

rule('ASC-throw-eligibility', 'a ’Mech throws what is two Sizes smaller, a superheavy counts as 5', () => {
  expect([refusals(facing({ size: 3 }, 1)), refusals(facing({ size: 2 }, 1))]).toEqual([[], ['ASC-throw-eligibility']]);
  expect(refusals(facing({ size: 4, type: 'CV', move: '4"t' }, 1))).toEqual(['ASC-throw-eligibility']);
  const big = { ...crate, card: freight(70) };
  expect([refusals(facing({ size: 4, specials: 'LG' }, 1, big)), refusals(facing({ size: 4 }, 1, big))]).toEqual([
    [],
    ['ASC-throw-eligibility'],
  ]);
});
rule('ASC-throw-range', 'two inches for each Size between them', () => {
  expect([refusals(facing({ size: 4 }, 6)), refusals(facing({ size: 4 }, 6.1))]).toEqual([[], ['ASC-throw-range']]);
  expect([refusals(facing({ size: 3 }, 4)), refusals(facing({ size: 3 }, 4.1))]).toEqual([[], ['ASC-throw-range']]);
});
const needed = (state: State, ...dice: readonly number[]): number => {
  const game = scene(ruleset, state, rules);
  game.does(0, hurl, ...dice);
  const made = game.events.find(({ type }) => type === 'attacked') as { readonly toHit: { readonly total: number } };
  return made.toHit.total;
};
rule('ASC-throw-to-hit', 'Skill, the Size of the load, one for each two inches, and two for somebody who struggles', () => {
  expect(needed(facing({ size: 4 }, 1.9), 6, 5)).toBe(5);
  expect(needed(facing({ size: 4 }, 6), 6, 5)).toBe(8);
  expect(needed(facing({ size: 4 }, 1.9, soldiers), 6, 5)).toBe(7);
});
rule('ASC-tbl-throwing', 'range by two inches takes the place of brackets; woods count as ever', () => {
  expect([2, 4, 5.9].map(apart => needed(facing({ size: 4 }, apart), 6, 5))).toEqual([6, 7, 7]);
  const woods = [patch('woods', 16, 30, 24, 38)];
  expect(needed(facing({ size: 4 }, 4, crate, woods), 6, 5)).toBe(9);
});
rule('ASC-throw-damage', 'its Size to the target, twice its Size to itself', () => {
  const game = scene(ruleset, facing({ size: 4 }, 3, soldiers), rules);
  game.does(0, hurl, 6, 5);
  expect([game.state.units[2]!.armor, game.state.units[1]!.armor]).toEqual([8, 4]);
  const town = scene(ruleset, facing({ size: 4 }, 20, crate, [patch('building', 18, 34, 22, 37, { cf: 10 })]), rules);
  town.does(0, { type: 'throw', unit: 0, piece: 'building' }, 4, 3);
  expect([town.state.table.pieces[0]!.cf, town.state.units[1]!.structure]).toEqual([9, 0]);
});
rule('ASC-throw-miss', 'it comes down an inch beside the target and is hurt all the same', () => {
  const game = scene(ruleset, facing({ size: 4 }, 3, soldiers), rules);
  game.does(0, hurl, 1, 2, 4);
  const [thrower, load, target] = game.state.units;
  expect([load!.armor, target!.armor, load!.fate, thrower!.marks]).toEqual([4, 9, 'fighting', []]);
  const apart = { x: load!.at!.x - target!.at!.x, y: load!.at!.y - target!.at!.y };
  expect(apart.y).toBeGreaterThan(0);
});
