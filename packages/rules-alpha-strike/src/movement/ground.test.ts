import type { table as terrain } from '@sortie/board';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { patch, type Sketch } from '../set-piece.ts';
import { alone, CE, cost, FIRST, go, NEVER, verdict } from './move.fixture.ts';

// What ground costs and who may not enter it. The ground begins two inches ahead of the mover and is crossed for two inches.

const ahead = (kind: terrain.PieceKind, more: Partial<terrain.Piece> = {}) => patch(kind, 10, 10, 30, 28, more);
const lake = (depth: number) => [ahead('water', { depth: depth * 254 })];
const hill = (height: number) => [ahead('hill', { height: height * 254 })];
const tank: Sketch = { type: 'CV', move: '8"t' };
const through = (kind: terrain.PieceKind, card: Sketch = {}, more: Partial<terrain.Piece> = {}, rules?: typeof CE) =>
  cost(alone(card, [ahead(kind, more)]), go(20, 26), rules);

/** Somebody of each kind that a table of terrain names. */
const KINDS: { readonly [name: string]: Sketch } = {
  naval: { type: 'CV', move: '8"n' },
  submersible: { type: 'CV', move: '8"s' },
  wheeled: { type: 'CV', move: '8"w' },
  hover: { type: 'CV', move: '8"h' },
  WiGE: { type: 'CV', move: '8"g' },
  rail: { type: 'SV', move: '8"r' },
  tracked: tank,
  "'Mech": {},
  infantry: { type: 'CI', move: '8"f' },
  swimmers: { type: 'CI', move: '8"f', specials: 'UMU' },
  IndustrialMech: { type: 'IM' },
  'sealed IndustrialMech': { type: 'IM', specials: 'SEAL' },
  ProtoMech: { type: 'PM' },
};
const LAND = Object.keys(KINDS).filter(name => !['naval', 'submersible', 'rail'].includes(name));
/** The pieces of a row, and the kinds that cross them at its price. */
const ROWS: { readonly [terrain: string]: { readonly pieces: readonly terrain.Piece[]; readonly cross: readonly string[] } } = {
  Clear: { pieces: [], cross: LAND },
  'Pavement, road, bridge': { pieces: [patch('pavement', 10, 10, 30, 28)], cross: LAND },
  Rough: { pieces: [ahead('rough')], cross: ["'Mech", 'tracked', 'hover', 'infantry', 'ProtoMech'] },
  Rubble: { pieces: [ahead('rubble')], cross: ["'Mech", 'tracked', 'hover', 'infantry', 'wheeled', 'ProtoMech'] },
  Woods: { pieces: [ahead('woods')], cross: ["'Mech", 'tracked', 'ProtoMech'] },
  'Water, surface': { pieces: lake(4), cross: ['hover', 'WiGE'] },
  'Water, depth class 0': { pieces: lake(1), cross: [] },
  'Water, depth class 1': { pieces: lake(2), cross: [] },
  'Water, depth class 2 or more': { pieces: lake(4), cross: [] },
};
/** Whom the words of the last column keep out. */
function barred(words: string): readonly string[] {
  if (words.startsWith('all but')) return ["'Mech", 'tracked', 'wheeled', 'infantry'].filter(name => name !== "'Mech");
  return words.split(', ').flatMap(word => {
    if (word === 'ground and air vehicles') return ['tracked', 'wheeled'];
    if (word === 'infantry without UMU') return ['infantry'];
    if (word === 'IndustrialMechs without SEAL') return ['IndustrialMech'];
    return word === 'VTOL' ? [] : [word];
  });
}
table('AS-tbl-terrain-cost#1', 'each row has its price, and keeps out whom it names', row => {
  const said = ROWS[row.at('terrain')];
  if (!said) throw new Error(`no ground for ${row.at('terrain')}`);
  const price = (name: string) => cost(alone(KINDS[name], said.pieces), go(20, 26));
  const dear = Number(row.at('surcharge_per_inch'));
  const airborne = (name: string) => name === 'WiGE';
  const expected = (name: string) => 4 + (airborne(name) || (name === 'infantry' && row.at('terrain') === 'Woods') ? 0 : 2 * dear);
  expect(said.cross.map(price)).toEqual(said.cross.map(expected));
  for (const name of barred(row.at('prohibited'))) expect([name, price(name)]).toEqual([name, NEVER]);
});
table('AS-tbl-terrain-cost#1', 'the bottom of a lake costs its depth besides the way down', row => {
  const depths: { readonly [terrain: string]: number } = {
    'Water, depth class 0': 1,
    'Water, depth class 1': 2,
    'Water, depth class 2 or more': 4,
  };
  const depth = depths[row.at('terrain')];
  const state = alone({}, depth === undefined ? [] : lake(depth));
  expect(cost(state, go(20, 26))).toBe(4 + (depth === undefined ? 0 : depth + 2 * row.number('surcharge_per_inch')));
});
rule('AS-tbl-terrain-cost#1', 'a VTOL does not come down among trees', () => {
  const flyer = (pieces: readonly terrain.Piece[]) => alone({ type: 'CV', move: '12"v' }, pieces, { airborne: true, z: 508 });
  const down = go(20, 26, 'ground', { height: 0 });
  expect([verdict(flyer([ahead('woods')]), down), verdict(flyer([]), down)]).toEqual([['AS-move-prohibited'], []]);
});
rule('AS-tbl-terrain-cost#2', 'troops pay nothing in light woods and one less in thicker ones', () => {
  const troops: Sketch = { type: 'CI', move: '6"f' };
  expect([through('woods', troops), through('woods', troops, { level: 2 }), through('woods', {}, { level: 2 })]).toEqual([4, 6, 8]);
  expect(through('woods', { type: 'BA', move: '6"f' })).toBe(4);
});
rule('AS-tbl-terrain-cost#3', 'a hovercraft goes round the woods, a tank goes through', () =>
  expect([through('woods', { type: 'CV', move: '10"h' }), through('woods', tank)]).toEqual([NEVER, 6]),
);
rule('AS-tbl-terrain-cost#4', 'on the bottom depth is paid, under way as a submersible it is not', () => {
  const diver = alone({ specials: 'UMU' }, [patch('water', 10, 10, 30, 40, { depth: 4 * 254 })], { z: -4 * 254 });
  expect([cost(diver, go(20, 26)), cost(diver, go(20, 26, 'sub'))]).toEqual([4 * 4, 4]);
});
rule('AS-tbl-paved#1', 'tracks and wheels have two inches more on a road, pavement or bridge; legs and hovercraft do not', () => {
  const paved = (kind: terrain.PieceKind) => [patch(kind, 18, 10, 22, 40)];
  for (const kind of ['road', 'pavement', 'bridge'] as const)
    expect(['8"t', '8"w'].map(move => cost(alone({ type: 'CV', move }, paved(kind)), go(20, 20)))).toEqual([8, 8]);
  expect([cost(alone({}, paved('road')), go(20, 20)), cost(alone({ type: 'CV', move: '8"h' }, paved('road')), go(20, 20))]).toEqual([
    10, 10,
  ]);
});
rule('AS-tbl-paved#2', 'an inch beside the road takes the bonus away', () =>
  expect(cost(alone(tank, [patch('road', 18, 21, 22, 40)]), go(20, 20))).toBe(10),
);
rule('AS-tbl-water-class#1', 'under 2 inches nothing, from 2 one more, from 4 three more, besides the way down', () => {
  expect([1, 2, 3, 4].map(depth => cost(alone({}, lake(depth)), go(20, 26)) - 4 - depth)).toEqual([0, 2, 2, 6]);
  expect([1, 2].map(depth => cost(alone(tank, lake(depth)), go(20, 26)))).toEqual([4 + 2, NEVER]);
});
rule('AS-tbl-water-class-ce#1', 'in the Commander’s Edition from 1 inch one more and from 2 three', () => {
  expect([1, 2].map(depth => cost(alone({}, lake(depth)), go(20, 26), CE) - 4 - 2 * depth)).toEqual([2, 6]);
  expect(cost(alone(tank, lake(1)), go(20, 26), CE)).toBe(NEVER);
});
rule('AS-move-level#1', 'an inch up or down costs a ’Mech, a ProtoMech and a VTOL one inch', () => {
  for (const rules of [undefined, FIRST])
    expect([{}, { type: 'PM' } as const].map(card => cost(alone(card, hill(2)), go(20, 26), rules))).toEqual([6, 6]);
  const flyer = alone({ type: 'CV', move: '12"v' }, [], { airborne: true, z: 508 });
  expect([0, 2, 5].map(height => cost(flyer, go(20, 26, 'ground', { height })))).toEqual([6, 4, 7]);
  expect(cost(alone({}, [patch('hill', 10, 29, 30, 40, { height: 508 })], { z: 508 }), go(20, 26))).toBe(6);
});
rule('AS-move-level#2', 'it costs troops and tanks two', () => {
  for (const rules of [undefined, FIRST])
    expect([tank, { type: 'CI', move: '8"f' } as const].map(card => cost(alone(card, hill(2)), go(20, 26), rules))).toEqual([8, 8]);
  expect(cost(alone(tank, [patch('hill', 10, 29, 30, 40, { height: 508 })], { z: 508 }), go(20, 26))).toBe(8);
});
rule('AS-move-level-ce#1', 'twice that in the Commander’s Edition', () => {
  expect([{}, tank].map(card => cost(alone(card, hill(1)), go(20, 26), CE))).toEqual([6, 8]);
});
const climbs = (heights: readonly number[], card: Sketch, rules?: typeof CE) =>
  heights.map(height => cost(alone(card, hill(height)), go(20, 26), rules) < NEVER);
rule('AS-move-level-limit#1', 'a ’Mech takes a step of four inches, anybody else one of two', () => {
  expect([...climbs([4, 5], {}), ...climbs([2, 3], tank), ...climbs([2, 3], { type: 'PM' })]).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});
rule('AS-move-level-limit-ce#1', 'two and one in the Commander’s Edition', () => {
  expect([...climbs([2, 3], {}, CE), ...climbs([1, 2], { type: 'CI', move: '6"f' }, CE)]).toEqual([true, false, true, false]);
});
rule('AS-move-height-scale#1', 'a ’Mech steps up two levels: four inches in the first and the corrected printing, two in the other', () => {
  expect([climbs([4, 5], {}), climbs([4, 5], {}, FIRST), climbs([2, 3], {}, CE)]).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
});
rule('AS-naval#1', 'a ship stays in the water; hovercraft, WiGEs and swimmers use the surface too', () => {
  const afloat = (card: Sketch) => cost(alone(card, [patch('water', 10, 10, 30, 40, { depth: 1016 })]), go(20, 26));
  expect(['8"n', '8"s', '8"h', '8"g'].map(move => afloat({ type: 'CV', move }))).toEqual([4, 4, 4, 4]);
  expect([afloat(tank), afloat({ ...tank, specials: 'AMP' })]).toEqual([NEVER, 4 * 4]);
  expect(cost(alone({ type: 'CV', move: '8"n' }), go(20, 28))).toBe(NEVER);
});
rule('AS-rail#1', 'rail units stay on their rails', () => {
  const rails = [patch('rails', 18, 10, 22, 40)];
  const train: Sketch = { type: 'SV', move: '8"r', specials: 'ORO' };
  expect([verdict(alone(train), go(20, 28)), verdict(alone(train, rails), go(20, 28))]).toEqual([['AS-move-prohibited'], []]);
  expect(verdict(alone({ type: 'SV', move: '8"t', specials: 'MAG' }), go(20, 28))).toEqual(['AS-move-prohibited']);
});
rule('AS-move-superheavy#1', 'a superheavy pays an inch less in woods, rough, rubble and buildings', () => {
  const heavy: Sketch = { specials: 'LG' };
  const house = { level: 2, cf: 60, size: 12 };
  expect([through('woods', heavy), through('rough', heavy), through('rubble', heavy), through('jungle', heavy)]).toEqual([4, 4, 4, 6]);
  expect([through('building', heavy, house), through('building', {}, house)]).toEqual([6, 8]);
});
