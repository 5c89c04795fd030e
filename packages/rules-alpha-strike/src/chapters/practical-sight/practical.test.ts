import type { RuleId } from '@sortie/kernel';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, book, hit, lasting as pair, refused, soldiers, suits, tank, term, withRules } from '../../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { State, Unit } from '../../shape.ts';
import { INCH } from '../../state.ts';

const everyone = withRules('ASC-plos-partial-cover-all', 'ASC-plos-horizontal');
const vertical = withRules('ASC-plos-partial-cover-all');
/** What somebody sees of a target behind a low wall of earth that touches it. */
const over = (height: number, card: Sketch = {}, by = vertical, mine: Partial<Unit> = {}, theirs: Partial<Unit> = {}) => {
  const state = setPiece(pair(8, {}, card, mine, theirs), {}, [patch('hill', 10, 30.8, 30, 30.9, { height })]);
  if (refused(state, hit(), by).some(id => id === 'AS-los-thirds' || id === 'ASC-plos-horizontal')) return 'hidden';
  return term(state, 'AS-to-hit-cover', {}, by) === undefined ? 'seen' : 'covered';
};

rule('ASC-plos-scope#1', 'it is for fights on the ground: what flies has no cover from hills', () => {
  const flying: Partial<Unit> = { airborne: true, z: 508 };
  const copter: Sketch = { type: 'CV', move: '12"v' };
  expect([over(120, copter, everyone, {}, flying), over(120, copter, everyone)]).toEqual(['seen', 'covered']);
});
rule('ASC-plos-scope#2', 'a line to or from the air is clear, right above the table as well', () => {
  const hill = [patch('hill', 10, 33, 30, 34, { height: 3000 })];
  const copter: Sketch = { type: 'CV', move: '12"v' };
  const up: Partial<Unit> = { airborne: true, z: 508 };
  expect([
    refused(setPiece(pair(8, {}, copter, {}, up), {}, hill), hit(), everyone),
    refused(setPiece(pair(8, copter, {}, up), {}, hill), hit(), everyone),
    refused(setPiece(pair(8, copter, {}), {}, hill), hit(), everyone),
  ]).toEqual([[], [], ['ASC-plos-horizontal']]);
});
rule('ASC-plos-templates#1', 'a unit is a cylinder of the height and width that its type and Size say', () => {
  // Hidden from two thirds of its height on: a 'Mech of two inches, a vehicle of one.
  expect([over(330), over(345), over(165, tank), over(173, tank)]).toEqual(['covered', 'hidden', 'covered', 'hidden']);
  // A 'Mech is an inch and a quarter wide, a ProtoMech an inch: contact tells.
  const touches = (apart: number, card: Sketch) =>
    refused(setPiece([at({}, 0, 20, 40), at(card, 1, 20, 40 - apart)]), hit({ how: 'strike' }), vertical);
  expect([touches(1.25, {}), touches(1.13, { type: 'PM' }), touches(1.25, { type: 'PM' }).includes('AS-phys-height')]).toEqual([
    [],
    [],
    true,
  ]);
});
rule('ASC-plos-vertical#1', 'the line runs from the top of the watcher', () => {
  const from = (z: number) =>
    refused(setPiece(pair(8, {}, {}, { z }), {}, [patch('hill', 10, 35, 30, 36, { height: 700 })]), hit(), vertical);
  expect([from(0), from(1000)]).toEqual([['AS-los-thirds'], []]);
});
rule('AS-los-basis', 'the line runs from the top of the watcher', () => {
  const from = (z: number) => refused(setPiece(pair(8, {}, {}, { z }), {}, [patch('hill', 10, 35, 30, 36, { height: 700 })]), hit());
  expect([from(0), from(1000)]).toEqual([['AS-los-thirds'], []]);
});
rule('ASC-plos-vertical#2', 'seen down to the lowest third it is seen in full', () =>
  expect([over(100), over(160)]).toEqual(['seen', 'seen']),
);
rule('ASC-plos-vertical#3', 'with a third to two thirds in view it is covered', () =>
  expect([over(175), over(330)]).toEqual(['covered', 'covered']),
);
rule('ASC-plos-vertical#4', 'with less than a third in view it cannot be attacked', () =>
  expect([over(330), over(345), over(600)]).toEqual(['covered', 'hidden', 'hidden']),
);

/** A wall right before the target that ends so many inches right of its middle. */
const behindWall = (right: number): State => setPiece(pair(8), {}, [patch('building', 10, 32.2, 20 + right, 32.4, { height: 5 * 254 })]);
const across = (right: number, state = behindWall(right)): 'hidden' | number | undefined =>
  refused(state, hit(), everyone).includes('ASC-plos-horizontal') ? 'hidden' : term(state, 'ASC-plos-horizontal', {}, everyone);
rule('ASC-plos-horizontal#1', 'a third of its width in view is cover, less is nothing to shoot at', () =>
  expect([across(0.1), across(0.6)]).toEqual([2, 'hidden']),
);
rule('ASC-plos-horizontal#2', 'two thirds in view are no cover', () => {
  expect([across(-0.6), across(-0.1)]).toEqual([undefined, undefined]);
  expect(refused(behindWall(-0.1), hit(), everyone)).toEqual([]);
});
rule('ASC-plos-horizontal#3', 'lines are drawn from the middle of the watcher’s top', () => {
  const beside = (x: number) =>
    setPiece([at({}, 0, x, 40), at({}, 1, 20, 30.748)], {}, [patch('building', 10, 32.2, 20.1, 32.4, { height: 5 * 254 })]);
  expect([across(0, beside(20)), across(0, beside(24))]).toEqual([2, undefined]);
  // Without it the line to the middle alone decides.
  expect(refused(behindWall(0.1), hit())).toEqual(['AS-los-thirds']);
});
rule('ASC-plos-partial-cover-all#1', 'vehicles, ProtoMechs and infantry have cover as well as ’Mechs', () => {
  for (const card of [tank, { type: 'PM' } as const, soldiers, suits('')])
    expect([over(120, card), over(120, card, book)], card.type).toEqual(['covered', 'seen']);
  expect(over(240, {}, book)).toBe('covered');
});
rule('ASC-plos-partial-cover-all#2', 'with more than a third and less than two thirds of the template in view', () =>
  expect([over(80, tank), over(90, tank), over(165, tank), over(173, tank)]).toEqual(['seen', 'covered', 'covered', 'hidden']),
);
/** Where a wall of earth begins to hide a target: not yet with so much of its height, but with that. */
const hides = (card: Sketch, inches: number, share: number): boolean => {
  const height = Math.round(inches * share * INCH);
  const state = setPiece([at({}, 0, 20, 44, { z: height }), at(card, 1, 20, 20, { airborne: false })], {}, [
    patch('hill', 5, 20.05, 35, 20.1, { height }),
  ]);
  return refused(state, hit(), vertical).includes('AS-los-thirds');
};
const isTall = (card: Sketch, inches: number): boolean => !hides(card, inches, 0.62) && hides(card, inches, 0.7);
const SIZES: { readonly [unit: string]: readonly Sketch[] } = {
  "'Mech": [1, 2, 3, 4].map(size => ({ size })),
  "Superheavy 'Mech": [{ size: 4, specials: 'LG' }],
  ProtoMech: [{ type: 'PM', size: 1 }],
  Infantry: [soldiers, suits('')],
  'Combat vehicle (also grounded fighter or Small Craft)': [1, 2, 3, 4].map(size => ({ ...tank, size })),
  'Support vehicle 1-3': [1, 2, 3].map(size => ({ type: 'SV', move: '8"t', size })),
};
table('ASC-tbl-plos-size#1', 'each type is as tall and as wide as its row says', row => {
  if (row.at('size') === '4+') {
    // By the template of what it is: an airship here.
    expect(isTall({ type: 'SV', move: '4"i', size: 4, specials: 'VLG' }, 2.5)).toBe(true);
    return;
  }
  const cards = SIZES[row.at('unit')] ?? SIZES[`${row.at('unit')} ${row.at('size')}`]!;
  for (const card of cards) {
    // Of a superheavy 'Mech two of three inches have to be covered.
    expect(isTall(card, row.number('height_in')), JSON.stringify(card)).toBe(true);
    const apart = (row.number('diameter_in') + 1.25) / 2;
    const touches = (gap: number): readonly RuleId[] =>
      refused(setPiece([at({}, 0, 20, 40), at(card, 1, 20, 40 - apart - gap)]), hit({ how: 'strike' }), vertical);
    expect([touches(-0.02).includes('AS-phys-height'), touches(0.05).includes('AS-phys-height')], JSON.stringify(card)).toEqual([
      false,
      true,
    ]);
  }
});
rule('ASC-tbl-plos-size#2', 'a grounded fighter or Small Craft is an inch tall like a vehicle', () =>
  expect([isTall({ type: 'AF', move: '7a' }, 1), isTall({ type: 'CF', move: '7a' }, 1), isTall({ type: 'SC', move: '5a' }, 1)]).toEqual([
    true,
    true,
    true,
  ]),
);
rule('ASC-plos-uncommon#1', 'large units stand by a template of their own', () => {
  const ship: Sketch = { type: 'SV', move: '4"n', specials: 'SLG' };
  expect([isTall(ship, 10), isTall({ type: 'DS', move: '4p', size: 1 }, 6), isTall({ type: 'SV', move: '8"t' }, 1)]).toEqual([
    true,
    true,
    true,
  ]);
});
const KINDS: { readonly [unit: string]: Sketch } = {
  'Rail support vehicle': { type: 'SV', move: '4"r' },
  Airship: { type: 'SV', move: '4"i' },
  'Naval support vehicle': { type: 'SV', move: '4"n' },
  'Aerodyne Small Craft': { type: 'SC', move: '5a' },
  'Spheroid Small Craft': { type: 'SC', move: '5p' },
  'Aerodyne DropShip': { type: 'DA', move: '4a' },
  'Spheroid DropShip': { type: 'DS', move: '4p' },
};
table('ASC-tbl-uncommon-unit-templates#1', 'each is as tall as its row says', row => {
  const special = row.at('special');
  const size = Number.parseInt(row.at('size'), 10) || 2;
  const card: Sketch = { ...KINDS[row.at('unit')]!, size, specials: special === 'any' ? '' : special };
  expect(isTall(card, row.number('height_in'))).toBe(true);
});

const RAIL: Sketch = { type: 'SV', move: '4"r' };
/** Cars one behind the other in contact, by their Sizes. */
const train = (apart: number, ...sizes: readonly number[]) =>
  setPiece([...sizes.map((size, i) => at({ ...RAIL, size }, 0, 20, 10 + i * apart)), at({}, 1, 40, 40)]);
rule('ASC-tbl-uncommon-unit-templates#2', 'a train is as long as half of all its Sizes, rounded normally', () => {
  const long = (apart: number, ...sizes: readonly number[]) => {
    const state = train(apart, ...sizes);
    return book.ask('templateLength', { state, unit: state.units[0]! }).total;
  };
  expect([long(1.25, 3, 2, 2, 2, 2), long(1.25, 3, 2, 2), long(1.25, 3)]).toEqual([6, 4, 2]);
  // What is not coupled is no part of it.
  expect(long(3, 3, 2, 2, 2, 2)).toBe(2);
});
rule('ASC-tbl-uncommon-unit-templates#3', 'a vessel reaches an inch below the water for every five of its height', () => {
  const below = (specials: string, move = '4"n') => {
    const state = setPiece([at({ type: 'SV', move, specials }, 0, 20, 20), at({}, 1, 40, 40)]);
    return book.ask('draught', { unit: state.units[0]! }).total;
  };
  expect(['LG', 'VLG', 'SLG'].map(one => below(one))).toEqual([1, 1, 2]);
  expect(below('SLG', '4"i')).toBe(0);
});
