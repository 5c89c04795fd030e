import type { table as terrain } from '@sortie/board';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { bookOf } from '../movement/move.fixture.ts';
import { at, dealt, hit, lasting, lost, pair, plus, refused, ruleset, slow, standard, term } from '../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../set-piece.ts';
import type { AttackCommand, Unit } from '../shape.ts';

const ridge = (height: number) => [patch('hill', 10, 32.2, 30, 32.5, { height })];
const cover = (pieces: readonly terrain.Piece[], b: Sketch = {}, rules = standard, theirs: Partial<Unit> = {}) =>
  term(setPiece(pair(8, {}, b, {}, theirs), {}, pieces), 'AS-to-hit-cover', {}, bookOf(rules));
const blocked = (pieces: readonly terrain.Piece[], b: Sketch = {}, mine: Partial<Unit> = {}, theirs: Partial<Unit> = {}) =>
  refused(setPiece(pair(8, {}, b, mine, theirs), {}, pieces), hit());

rule('AS-los-thirds#1', 'behind a ridge of a third and a half of two inches it is not to be seen, lower it is', () =>
  expect([0.35, 0.6, 0.75, 1].map(part => blocked(ridge(part * 508)))).toEqual([[], [], ['AS-los-thirds'], ['AS-los-thirds']]),
);
rule('AS-los-thirds#2', 'between a third and two thirds it has cover', () =>
  expect([0.45, 0.5, 0.6].map(part => cover(ridge(part * 508)))).toEqual([2, 2, 2]),
);
rule('AS-los-thirds#3', 'with more than two thirds in view it has none', () =>
  expect([0.1, 0.3].map(part => cover(ridge(part * 508)))).toEqual([undefined, undefined]),
);
const low = [patch('hill', 10, 32.2, 30, 32.5, { height: 160 })];
rule('AS-los-cover-who#1', 'a ’Mech behind half its height has cover, a tank or troops behind half of theirs do not', () => {
  expect([cover(ridge(254)), cover(low, { type: 'CV', move: '8"t' }), cover(low, { type: 'CI', move: '4"f' })]).toEqual([
    2,
    undefined,
    undefined,
  ]);
});
rule('AS-los-cover-who#2', 'by practical line of sight they do', () => {
  const practical = plus('ASC-plos-partial-cover-all');
  expect([cover(low, { type: 'CV', move: '8"t' }, practical), cover(low, { type: 'CI', move: '4"f' }, practical)]).toEqual([2, 2]);
});
rule('AS-los-cover-who#3', 'a building behind a wall is hit as easily as one in the open', () => {
  const house = { ...patch('building', 18, 30, 22, 32, { cf: 20, height: 508 }), id: 'house' };
  const wall = { ...patch('hill', 10, 33, 30, 33.4, { height: 300 }), id: 'wall' };
  const needs = (pieces: readonly terrain.Piece[]) => {
    const game = scene(ruleset, setPiece([at({}, 0, 20, 40), at({}, 1, 60, 4)], {}, pieces));
    const event = game.does(0, { type: 'demolish', unit: 0, piece: 'house' }, 4, 4).find(one => one.type === 'rolled');
    return event?.type === 'rolled' && event.needs?.total;
  };
  expect(needs([house, wall])).toBe(needs([house]));
});
const between = (card: Sketch, seat: 0 | 1 = 1) => refused(setPiece([...pair(12), at(card, seat, 20, 34)]), hit());
rule('AS-los-block#1', 'hills, buildings, and whatever is large', () => {
  expect(blocked([patch('building', 18, 34, 22, 36, { height: 900, cf: 10 })])).toEqual(['AS-los-thirds']);
  expect(blocked([patch('hill', 18, 34, 22, 36, { height: 900 })])).toEqual(['AS-los-thirds']);
  for (const specials of ['LG', 'VLG', 'SLG'])
    expect([specials, between({ type: 'SV', move: '4"t', specials })]).toEqual([specials, ['AS-los-thirds']]);
});
rule('AS-los-block#2', 'nobody else is in the way, friend or foe', () =>
  expect([between({}), between({}, 0), between({ type: 'CV', move: '4"t', size: 4 })]).toEqual([[], [], []]),
);
const woodsTerm = (piece: terrain.Piece) => term(setPiece(pair(8), {}, [piece]), 'AS-to-hit-woods');
rule('AS-los-occupied#1', 'a base that touches woods by a hair is in them, target as attacker', () => {
  expect([20.62, 20.64].map(left => woodsTerm(patch('woods', left, 28, 24, 33)))).toEqual([2, undefined]);
  expect([20.62, 20.64].map(left => woodsTerm(patch('woods', left, 39, 24, 41)))).toEqual([2, undefined]);
});
rule('AS-los-occupied#2', 'woods before the target count, woods behind it do not', () =>
  expect([woodsTerm(patch('woods', 18, 34, 22, 36)), woodsTerm(patch('woods', 18, 24, 22, 28))]).toEqual([2, undefined]),
);
rule('AS-los-occupied#3', 'the attacker’s own woods count although they lie behind it', () =>
  expect([woodsTerm(patch('woods', 18, 40.2, 22, 43)), woodsTerm(patch('woods', 18, 40.7, 22, 43))]).toEqual([2, undefined]),
);
const vtol: Sketch = { type: 'CV', move: '12"v' };
const up: Partial<Unit> = { airborne: true, z: 508 };
const wall = [patch('hill', 10, 34, 30, 35, { height: 2000 })];
rule('AS-los-air#1', 'over any hill, from below and from above', () => {
  expect([blocked(wall, vtol, {}, up), blocked(wall, vtol)]).toEqual([[], ['AS-los-thirds']]);
  expect(refused(setPiece(pair(8, vtol, {}, up), {}, wall), hit())).toEqual([]);
});
rule('AS-los-air#2', 'not into a building, nor under water', () => {
  const house = [patch('building', 18, 28, 22, 33, { height: 1000, cf: 30 })];
  const sea = [patch('water', 10, 10, 30, 34, { depth: 1016 })];
  const from = (pieces: readonly terrain.Piece[], theirs: Partial<Unit> = {}) =>
    refused(setPiece(pair(8, vtol, {}, up, theirs), {}, pieces), hit());
  expect([from(house), from(house, { z: 1000 }), from(sea, { z: -1016 })]).toEqual([['AS-los-thirds'], [], ['AS-underwater']]);
  expect(refused(setPiece(pair(8, {}, vtol, {}, up), {}, [patch('building', 18, 38, 22, 42, { height: 1000, cf: 30 })]), hit())).toEqual([
    'AS-los-thirds',
  ]);
});
const pond = (depth: number) => [patch('water', 10, 20, 30, 34, { depth: depth * 254 })];
rule('AS-los-water#1', 'an inch covers a ’Mech, two inches a superheavy', () => {
  const wading = (depth: number, b: Sketch = {}) => cover(pond(depth), b, standard, { z: -depth * 254 });
  expect([wading(0.5), wading(1), wading(1, { specials: 'LG' }), wading(2, { specials: 'LG' })]).toEqual([undefined, 2, undefined, 2]);
});
rule('AS-los-water#2', 'two inches cover a ’Mech altogether: it is shot at from the water alone', () => {
  const sunk = (depth: number) => blocked(pond(depth), {}, {}, { z: -depth * 254 });
  expect([sunk(1), sunk(2)]).toEqual([[], ['AS-underwater']]);
});
const deep = [patch('water', 10, 10, 30, 48, { depth: 1016 })];
const down: Partial<Unit> = { z: -1016 };
const sub: Sketch = { type: 'CV', move: '4"s' };
rule('AS-underwater#1', 'from under water and from a boat, not from the shore or the air', () => {
  const shore = [patch('water', 10, 20, 30, 34, { depth: 1016 })];
  const at8 = (a: Sketch, mine: Partial<Unit>, pieces: readonly terrain.Piece[]) =>
    refused(setPiece(pair(2.5, a, sub, mine, down), {}, pieces), hit());
  expect([
    at8(
      {},
      {},
      shore.map(piece => ({ ...piece, outline: patch('water', 10, 20, 30, 37).outline })),
    ),
    at8(sub, down, deep),
    at8({ type: 'CV', move: '8"n' }, {}, deep),
    at8(vtol, up, deep),
  ]).toEqual([['AS-underwater'], [], [], ['AS-underwater']]);
});
rule('AS-underwater#2', 'three inches are the end of Short range', () => {
  const range = (apart: number, more: Partial<Unit>) => term(setPiece(pair(apart, sub, sub, more, more), {}, deep), 'AS-to-hit-range');
  expect([range(3, down), range(3.1, down), range(6, {}), range(12, down), range(12.1, down)]).toEqual([0, 2, 0, 2, 4]);
});
const underwater = (how: AttackCommand['how'], a: Sketch, mine: Partial<Unit> = down) => {
  const game = scene(ruleset, setPiece(slow(2, { ...sub, ...a }, sub, mine, down), {}, deep));
  game.does(0, hit({ how }), 6, 5, 4, 4, 3, 3);
  return lost(game);
};
rule('AS-underwater#3', 'three points are one, one is one; torpedoes and guns without ammunition lose nothing', () => {
  expect([underwater('standard', {}), underwater('standard', { damage: '1/1/1' }), underwater('standard', {}, {})]).toEqual([1, 1, 1]);
  expect([underwater('standard', { specials: 'ENE' }), underwater('TOR', { specials: 'TOR3/3/-' })]).toEqual([3, 3]);
});
rule('AS-underwater#4', '+1 where both are under water, nothing from a boat', () => {
  const said = (mine: Partial<Unit>) => term(setPiece(pair(2, sub, sub, mine, down), {}, deep), 'AS-to-hit-uw');
  expect([said(down), said({})]).toEqual([1, undefined]);
});
rule('AS-underwater#5', 'every hit may breach a hull, unless it seals itself', () => {
  const checks = (specials: string, ...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece(slow(2, { specials: 'UMU' }, { specials }, down, down), {}, deep));
    return game.does(0, hit(), 6, 5, ...dice).filter(event => event.type === 'rolled').length;
  };
  expect([checks('UMU', 4, 3), checks('UMU,BHJ')]).toEqual([1, 0]);
});
const turned: Partial<Unit> = { facing: { dx: 0, dy: 1 } };
rule('AS-arc-front#1', 'half the horizon: abeam yes, a hair behind no', () => {
  const toward = (y: number) => refused(setPiece([at({}, 0, 20, 30), at({}, 1, 26, y)]), hit());
  expect([toward(24), toward(30), toward(30.01)]).toEqual([[], [], ['AS-arc-front']]);
});
rule('AS-arc-front#2', 'troops, suits and turrets all around; the hull of a tank not', () => {
  const behind = (a: Sketch, how: AttackCommand['how'] = 'standard') => refused(setPiece(pair(4, a, {}, turned)), hit({ how }));
  const tank: Sketch = { type: 'CV', move: '8"t', specials: 'TUR(2/2/-)' };
  expect([behind({ type: 'BA' }), behind({ type: 'CI' }), behind(tank, 'turret'), behind(tank), behind({})]).toEqual([
    [],
    [],
    [],
    ['AS-arc-front'],
    ['AS-arc-front'],
  ]);
});
rule('AS-arc-front#3', 'a large vehicle looks 45 degrees to either side; a craft with weapons on four sides fires all around', () => {
  const large: Sketch = { type: 'SV', move: '4"t', specials: 'LG,AFC' };
  const toward = (x: number) => refused(setPiece([at(large, 0, 20, 30), at({}, 1, 20 + x, 20)]), hit());
  expect([toward(10), toward(10.1), toward(-10.1)]).toEqual([[], ['AS-arc-front'], ['AS-arc-front']]);
  const volley = {
    standard: [
      { points: 2, minimal: false },
      { points: 2, minimal: false },
      { points: 1, minimal: false },
    ],
  };
  const ship = setPiece(pair(6, { type: 'DS', move: '3p', specials: 'LG' }, {}, { ...turned, airborne: false, flight: { ring: 0 } }));
  const armed = {
    ...ship,
    units: ship.units.map(unit =>
      unit.id === 0 ? { ...unit, card: { ...unit.card, arcs: { front: volley, left: volley, right: volley, rear: volley } } } : unit,
    ),
  };
  expect(refused(armed, hit())).toEqual([]);
});
const away: Partial<Unit> = { facing: { dx: 0, dy: -1 } };
rule('AS-arc-rear#1', 'a point more from behind', () => expect([dealt({}, {}, {}, away), dealt({}, {})]).toEqual([4, 3]));
rule('AS-arc-rear#2', '60 degrees to either side of the tail, and no more', () => {
  const from = (x: number, y: number) => {
    const game = scene(ruleset, setPiece([at({}, 0, 30 + x, 30 + y, { facing: { dx: -x, dy: -y } }), at({ move: '4"' }, 1, 30, 30, away)]));
    game.does(0, hit(), 6, 5);
    return lost(game);
  };
  expect([from(0, 5), from(5, 3), from(5, 2.8), from(-5, 2.8)]).toEqual([4, 4, 3, 3]);
});
rule('AS-arc-rear#3', 'neither a turret nor three legs nor a pilot who fires all around cover it', () => {
  const rear = (b: Sketch, more: Partial<Unit> = {}) => dealt({}, b, {}, { ...away, ...more });
  expect([
    rear({ specials: 'TUR(1/1/-)' }),
    rear({ specials: 'TRIPOD' }),
    rear({}, { abilities: ['golden-goose', 'multi-target'] }),
  ]).toEqual([4, 4, 4]);
});
rule('AS-arc-rear#4', 'troops, suits, guns that cannot move and station-keeping craft have none', () => {
  const rear = (b: Sketch, more: Partial<Unit> = {}) => dealt({}, b, {}, { ...away, ...more });
  expect([rear({ type: 'CI' }), rear({ type: 'BA' }), rear({}, { moves: [] }), rear({}, { moves: [{ value: 0, code: 'k' }] })]).toEqual([
    3, 3, 3, 3,
  ]);
});
rule('AS-arc-rear#5', 'a shell from behind does no more than from the front', () => {
  const shelled = (facing: Unit['facing']) => {
    const game = scene(ruleset, setPiece([at({ specials: 'ARTS-1' }, 0, 20, 40), at({}, 1, 20, 20, { facing })]));
    game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-S', at: { x: 5080, y: 5080 } });
    game.does(0, { type: 'done' });
    game.does(1, { type: 'done' }, 6, 6, 1, 1, 6, 6);
    return lost(game);
  };
  expect([shelled({ dx: 0, dy: -1 }), shelled({ dx: 0, dy: 1 })]).toEqual([3, 3]);
});
rule('AS-arc-when#1', 'nobody turns between the Movement Phase and the Combat Phase', () => {
  const state = setPiece(lasting(4));
  expect(refused(state, { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 1, dy: 0 } })).toContain('AS-turn');
});
