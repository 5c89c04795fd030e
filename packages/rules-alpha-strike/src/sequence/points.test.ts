import { rule, scene, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { bookOf } from '../movement/move.fixture.ts';
import { at, done, hit, lost, readSetup, ruleset, standard, stay } from '../scene.fixture.ts';
import { type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { Entry, Setup, State } from '../shape.ts';

// An older card for five ProtoMechs, split up at set-up.
const five: Sketch = { type: 'PM', size: 1, move: '8"', damage: '8/5/1', armor: 13, structure: 1 };
const setup = (card: Sketch, point?: number): Setup => {
  const one: Entry = { card: sketch(card), ...(point === undefined ? {} : { point }) };
  return {
    table: { width: 72 * 254, height: 48 * 254, pieces: [] },
    forces: [Array.from({ length: 5 }, () => one), [{ card: sketch() }]],
    zone: 6,
    limit: 9,
  };
};
/** The members of the Point side by side, and an enemy who has moved. */
const split = (card: Sketch, point?: number): State => {
  const { units } = ruleset.setup(setup(card, point));
  const own = units.filter(({ seat }) => seat === 0);
  return setPiece([
    ...own.map((unit, i) => ({
      card: unit.card,
      seat: 0 as const,
      x: 10 + 3 * i,
      y: 40,
      more: { moved: null, ...(unit.point === undefined ? {} : { point: unit.point }) },
    })),
    at({ move: '4"' }, 1, 10, 36),
    at({}, 1, 60, 4, { moved: null }),
  ]);
};

table('ASC-tbl-protomech-values#1', 'each row for damage and armor of one member', row => {
  for (const value of [row.number('point_min'), row.has('point_max') && row.at('point_max') !== '' ? row.number('point_max') : 60]) {
    const state = split({ ...five, damage: `${value}/${value}/${value}`, armor: value }, 1);
    const [unit] = state.units;
    const shown = unit?.card.damage[0];
    expect([shown?.minimal ? '0*' : String(shown?.points), String(unit?.armor)]).toEqual([row.at('damage_each'), row.at('armor_each')]);
    expect(bookOf(standard).check(ruleset.view(state, 0), stay({ unit: 0 }), 0)).toEqual(expect.any(Array));
  }
});
rule('ASC-tbl-protomech-values#2', 'four are 0* of damage and no armor', () => {
  const state = split({ ...five, damage: '4/4/4', armor: 4 }, 1);
  expect([state.units[0]?.armor, state.units[0]?.card.damage[0]?.minimal]).toEqual([0, true]);
  const game = scene(ruleset, {
    ...state,
    units: state.units.map(unit => ({ ...unit, moved: { mode: 'ground', length: 900, from: null } as const })),
  });
  game.does(0, hit({ target: 5 }), 6, 5, 4);
  expect(lost(game, 5)).toBe(1);
});
rule('ASC-minimal-damage-protomech#1', 'with a number of its Point it is one of five, without it the card is its own', () => {
  expect([split(five, 1).units[0]?.armor, split(five).units[0]?.armor]).toEqual([3, 13]);
  expect([readSetup(setup(five, 1)).ok, readSetup(setup(five, 100)).ok]).toEqual([true, false]);
  expect(bookOf(standard).check(ruleset.view(split(five, 1), 0), hit(), 0)).not.toEqual([]);
});
rule('ASC-minimal-damage-protomech#2', 'damage 8, 5 and 1 are 2, 1 and 0*, and armor 13 is 3', () => {
  const state = split(five, 1);
  expect([state.units[0]?.card.damage, state.units[0]?.armor]).toEqual([
    [
      { points: 2, minimal: false },
      { points: 1, minimal: false },
      { points: 0, minimal: true },
    ],
    3,
  ]);
  expect(bookOf(standard).ask('move', { state, unit: state.units[0] ?? (at({}, 0, 0, 0).more as never), mode: 'ground' }).total).toBe(8);
});
rule('AS-proto-point#1', 'each of the five attacks with its own 2 points', () => {
  const ready = split(five, 1);
  const game = scene(ruleset, {
    ...ready,
    units: ready.units.map(unit => ({ ...unit, moved: { mode: 'ground', length: 900, from: null } as const })),
  });
  game.does(0, hit({ unit: 0, target: 5 }), 6, 5);
  game.does(0, hit({ unit: 1, target: 5 }), 6, 5);
  expect(lost(game, 5)).toBe(4);
});
rule('AS-proto-point#2', 'they move one after the other before the enemy is called, and count as one', () => {
  const order = (point?: number) => {
    const game = scene(ruleset, { ...split(five, point), phase: 'combat', active: 1, initiative: 1 });
    game.does(1, done);
    game.does(0, done, 1, 1, 6, 6);
    let seats = '';
    while (game.state.phase === 'movement') {
      const { active, units } = game.state;
      const next = units.find(({ seat, moved, fate }) => seat === active && moved === null && fate === 'fighting');
      if (!next) break;
      seats += active;
      game.does(active, stay({ unit: next.id }));
    }
    return seats;
  };
  expect([order(1), order()]).toEqual(['0000011', '0010001']);
  const state = split(five, 1);
  const begun = {
    ...state,
    phase: 'movement' as const,
    units: [
      ...state.units.map(unit => (unit.id === 0 ? { ...unit, moved: { mode: 'ground', length: 500, from: null } as const } : unit)),
      ...setPiece([at({}, 0, 50, 44, { moved: null })]).units.map(unit => ({ ...unit, id: 7 })),
    ],
  };
  expect(
    bookOf(standard)
      .check(ruleset.view(begun, 0), stay({ unit: 7 }), 0)
      .map(({ rule: id }) => id),
  ).toEqual(['AS-proto-point']);
});
