import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { EDITIONS } from '../../ruleset.ts';
import { BASE, ruleset } from '../../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { Command, State } from '../../shape.ts';
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

const big = { ...crate, card: freight(70) };
const middling = { ...crate, card: freight(50) };
rule('ASC-throw-eligibility#1', 'only a ’Mech throws', () =>
  expect([
    refusals(facing({ size: 4 }, 1)),
    refusals(facing({ size: 4, type: 'CV', move: '4"t' }, 1)),
    refusals(facing({ size: 4, type: 'PM' }, 1)),
  ]).toEqual([[], ['ASC-throw-eligibility'], ['ASC-throw-eligibility']]),
);
rule('ASC-throw-eligibility#2', 'and what is two Sizes smaller than itself', () =>
  expect([
    refusals(facing({ size: 3 }, 1)),
    refusals(facing({ size: 2 }, 1)),
    refusals(facing({ size: 4 }, 1, middling)),
    refusals(facing({ size: 3 }, 1, middling)),
  ]).toEqual([[], ['ASC-throw-eligibility'], [], ['ASC-throw-eligibility']]),
);
rule('ASC-throw-eligibility#3', 'a superheavy counts as 5 and throws Size 3', () =>
  expect([refusals(facing({ size: 4, specials: 'LG' }, 1, big)), refusals(facing({ size: 4 }, 1, big))]).toEqual([
    [],
    ['ASC-throw-eligibility'],
  ]),
);
rule('ASC-throw-eligibility#4', 'it is its weapon attack, and leaves it no blow either', () => {
  const game = scene(ruleset, facing({ size: 4 }, 0), rules);
  game.does(0, hurl, 6, 5);
  for (const how of ['standard', 'strike'] as const)
    expect(game.refuses(0, { type: 'attack', unit: 0, target: 2, how }).map(one => one.rule)).toContain('AS-attack-count');
  const spent = facing({ size: 4 }, 1);
  const fired = { ...spent, units: spent.units.map(unit => (unit.id === 0 ? { ...unit, did: ['standard'] } : unit)) };
  expect(refusals(fired)).not.toEqual([]);
});
rule('ASC-throw-range#1', 'two inches for each Size between them', () =>
  expect([
    refusals(facing({ size: 3 }, 4)),
    refusals(facing({ size: 3 }, 4.1)),
    refusals(facing({ size: 4 }, 4, middling)),
    refusals(facing({ size: 4 }, 4.1, middling)),
  ]).toEqual([[], ['ASC-throw-range'], [], ['ASC-throw-range']]),
);
rule('ASC-throw-range#2', 'a Size 4 ’Mech throws Size 1 as far as six inches', () =>
  expect([refusals(facing({ size: 4 }, 6)), refusals(facing({ size: 4 }, 6.1))]).toEqual([[], ['ASC-throw-range']]),
);
const needed = (state: State, ...dice: readonly number[]): number => {
  const game = scene(ruleset, state, rules);
  game.does(0, hurl, ...dice);
  const made = game.events.find(({ type }) => type === 'attacked') as { readonly toHit: { readonly total: number } };
  return made.toHit.total;
};
const far = (...inches: readonly number[]) => inches.map(apart => needed(facing({ size: 4 }, apart), 6, 5));
rule('ASC-throw-to-hit#1', 'one for every full two inches, and nothing for brackets', () =>
  expect(far(1.9, 2, 3.9, 4, 6)).toEqual([5, 6, 6, 7, 8]),
);
rule('ASC-throw-to-hit#2', 'the Size of the load is added', () =>
  expect([needed(facing({ size: 4 }, 1), 6, 5), needed(facing({ size: 4 }, 1, middling), 6, 5)]).toEqual([5, 6]),
);
rule('ASC-throw-to-hit#3', 'movement and terrain of the target count as ever', () => {
  const quick = facing({ size: 4 }, 4);
  const moving = { ...quick, units: quick.units.map(unit => (unit.id === 2 ? { ...unit, moves: [{ value: 12, code: '' }] } : unit)) };
  expect([
    needed(quick, 6, 5),
    needed(moving, 6, 5),
    needed(facing({ size: 4 }, 4, crate, [patch('woods', 16, 30, 24, 38)]), 6, 5),
  ]).toEqual([7, 9, 9]);
});
rule('ASC-throw-to-hit#4', 'two more for somebody who struggles', () => {
  const asleep = { ...soldiers, more: { shutdown: true } };
  expect([needed(facing({ size: 4 }, 1, soldiers), 6, 5), needed(facing({ size: 4 }, 1, asleep), 6, 5)]).toEqual([7, 5]);
});
rule('ASC-tbl-throwing#1', 'one for each two inches', () => expect(far(2, 4, 6)).toEqual([6, 7, 8]));
rule('ASC-tbl-throwing#2', 'and the Size of the load', () => expect(needed(facing({ size: 4 }, 2, middling), 6, 5)).toBe(7));
rule('ASC-tbl-throwing#3', 'and two for an active unit', () => expect(needed(facing({ size: 4 }, 2, soldiers), 6, 5)).toBe(8));
rule('ASC-tbl-throwing#4', 'rounded down, in the place of the range modifier', () => {
  expect(far(0, 1.9, 5.9)).toEqual([5, 5, 7]);
  const game = scene(ruleset, facing({ size: 4 }, 6), rules);
  game.does(0, hurl, 6, 5);
  const made = game.events.find(event => event.type === 'attacked');
  expect(
    made?.type === 'attacked' && made.toHit.terms.some(one => one.rule === 'AS-to-hit-range' && !one.waivedBy && one.value !== 0),
  ).toBe(false);
});
rule('ASC-throw-damage#1', 'it does its Size to a unit or a building', () => {
  const game = scene(ruleset, facing({ size: 4 }, 3, middling), rules);
  game.does(0, hurl, 6, 5);
  expect(game.state.units[2]!.armor).toBe(7);
  const town = scene(ruleset, facing({ size: 4 }, 20, crate, [patch('building', 18, 34, 22, 37, { cf: 10 })]), rules);
  town.does(0, { type: 'throw', unit: 0, piece: 'building' }, 4, 3);
  expect(town.state.table.pieces[0]!.cf).toBe(9);
});
rule('ASC-throw-damage#2', 'and twice its Size to itself, hit or miss', () => {
  const left = (...dice: readonly number[]) => {
    const game = scene(ruleset, facing({ size: 4 }, 3, soldiers), rules);
    game.does(0, hurl, ...dice);
    return game.state.units[1]!.armor;
  };
  expect([left(6, 5), left(1, 2, 4)]).toEqual([4, 4]);
});
rule('ASC-throw-miss#1', 'it comes down an inch beside the target and is hurt all the same', () => {
  const game = scene(ruleset, facing({ size: 4 }, 3, soldiers), rules);
  game.does(0, hurl, 1, 2, 4);
  const [thrower, load, target] = game.state.units;
  expect([load!.armor, target!.armor, load!.fate, thrower!.marks]).toEqual([4, 9, 'fighting', []]);
  const apart = { x: load!.at!.x - target!.at!.x, y: load!.at!.y - target!.at!.y };
  expect(apart.y).toBeGreaterThan(0);
});
