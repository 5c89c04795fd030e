import { scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import {
  at,
  BASE,
  hit,
  lost,
  lasting as pair,
  pass,
  plus,
  point,
  refused,
  ruleset,
  slow,
  stay,
  tank,
  term,
  withRules,
} from '../scene.fixture.ts';
import { patch, setPiece } from '../set-piece.ts';
import type { State, Unit } from '../shape.ts';

// Where margins, shields, slides and damage by halves meet.

const AIRLESS: Partial<State> = { weather: { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } };
const guarded = () => setPiece([...slow(8), at({}, 1, 20, 32)]);
const losses = (game: { readonly state: State }) => game.state.units.slice(1, 3).map(({ armor }) => 20 - armor);

test('glancing × shielding: a miss by one that a shield catches strikes the shield in full', () => {
  const game = scene(ruleset, guarded(), plus('ASC-glancing-blows', 'ASC-shielding-modifier'));
  // Skill 4, Medium 2, the shield 2: a 7 is one short.
  game.does(0, hit(), 3, 4);
  expect(losses(game)).toEqual([0, 3]);
});
test('glancing × shielding × nobody in the way: the same roll grazes the target', () => {
  const game = scene(ruleset, setPiece(slow(8, { damage: '4/4/4' })), plus('ASC-glancing-blows', 'ASC-shielding-modifier'));
  game.does(0, hit(), 2, 3);
  expect(lost(game)).toBe(2);
});
test('critical success × shielding: a natural 12 hits the target, not the shield', () => {
  const state = setPiece([...pair(30, {}, { move: '35"' }), at({}, 1, 20, 40 - 30)]);
  const game = scene(ruleset, state, plus('ASC-crit-success', 'ASC-shielding-modifier'));
  game.does(0, hit(), 6, 6, 3, 2);
  expect(losses(game)).toEqual([3, 0]);
});
test('critical failure × glancing: a natural 2 that misses by one grazes', () => {
  const still: Partial<Unit> = { moved: { mode: 'stand', length: 0, from: null } };
  const state = setPiece(slow(3, { damage: '4/4/4' }, {}, still).map((one, id) => (id === 0 ? { ...one, skill: 2 } : one)));
  const game = scene(ruleset, state, plus('ASC-crit-success', 'ASC-glancing-blows'));
  // Skill 2 and -1 make 1: the 2 fails all the same, by 1.
  game.does(0, hit(), 1, 1);
  expect(lost(game)).toBe(2);
});
test('critical success × glancing: a natural 12 is a whole hit, never half of one', () => {
  const game = scene(ruleset, setPiece(pair(30, { damage: '4/4/4' }, { move: '35"' })), plus('ASC-crit-success', 'ASC-glancing-blows'));
  game.does(0, hit(), 6, 6, 3, 2);
  expect(lost(game)).toBe(4);
});
test('glancing × minimal damage: 0* that glances is nothing, and nobody rolls for it', () => {
  const game = scene(ruleset, setPiece(slow(3, { damage: '0*/0*/0*' })), plus('ASC-glancing-blows'));
  game.does(0, hit(), 1, 2);
  expect(lost(game)).toBe(0);
});
test('variable damage × overheating: the points of the heat are rolled for as well', () => {
  const game = scene(ruleset, setPiece(slow(3, { damage: '2/2/2', overheat: 1 })), plus('ASC-variable-damage'));
  game.does(0, hit({ overheat: 1 }), 6, 5, 4, 3, 6);
  expect([lost(game), game.state.units[0]!.overheated]).toEqual([2, 1]);
});
test('variable damage × vacuum: three dice of nothing still open a hull', () => {
  const game = scene(ruleset, setPiece(slow(3), AIRLESS), plus('ASC-variable-damage'));
  game.does(0, hit(), 6, 5, 1, 2, 3, 2, 2);
  expect([lost(game), game.state.units[1]!.waiting.map(({ kind }) => kind)]).toEqual([0, ['fireControl']]);
});
test('shielding × the damage of the weapons: what the shield suffers is rolled like any hit', () => {
  const game = scene(ruleset, guarded(), plus('ASC-variable-damage', 'ASC-shielding-modifier'));
  game.does(0, hit(), 3, 4, 4, 5, 1);
  expect(losses(game)).toEqual([0, 2]);
});
test('shielding × rear armor: the shield shows its back, and pays for it', () => {
  const state = setPiece([...slow(8), at({}, 1, 20, 32, { facing: { dx: 0, dy: -1 } })]);
  const game = scene(ruleset, state, plus('ASC-shielding-modifier'));
  game.does(0, hit(), 3, 4);
  expect(losses(game)).toEqual([0, 4]);
});
test('shielding × sprinting: who sprints into the line of fire shields, and makes no attack', () => {
  const sprinted: Partial<Unit> = { moved: { mode: 'sprint', length: 3000, from: null } };
  const state = setPiece([...slow(8), at({}, 1, 20, 32, sprinted)]);
  const by = withRules('ASC-shielding-modifier', 'AS-sprint');
  expect(term(state, 'ASC-shielding-modifier', {}, by)).toBe(2);
  expect(refused({ ...state, active: 1 }, hit({ unit: 2, target: 0 }), by, 1)).toContain('AS-sprint');
});
const ROAD = patch('road', 18, 2, 22, 47);
const slide = (
  mode: 'ground' | 'sprint' | 'evade',
  move: string,
  others: Parameters<typeof at>[],
  pieces: Parameters<typeof setPiece>[2],
  dice: readonly number[],
  to = 38,
) => {
  const state = setPiece(
    [at({ move, size: 3 }, 0, 20, 42, { moved: null }), at({}, 1, 60, 4), ...others.map(one => at(...one))],
    { phase: 'movement' },
    [ROAD, ...(pieces ?? [])],
  );
  const game = scene(ruleset, state, plus('ASC-skid-trigger', 'AS-sprint', 'AS-evade', 'ASC-morale-check', 'AS-withdraw'));
  game.does(0, stay({ mode, path: [point(20, to)] }), ...dice);
  return game;
};
test('sprint × skid: a sprint is two harder to hold, and the slide ends it without an attack', () => {
  const game = slide('sprint', '8"', [], [], [3, 2, 3]);
  // 4 and 2: a 5 is one short, two inches from the first.
  expect(42 - game.state.units[0]!.at!.y / 254).toBe(3);
});
test('evade × skid: evading is no sprint, and a slide is no evasion any more', () => {
  const held = slide('evade', '8"', [], [], [2, 2]);
  expect(held.state.units[0]!.moved?.mode).toBe('evade');
  const lostGrip = slide('evade', '8"', [], [], [1, 2, 3]);
  expect(lostGrip.state.units[0]!.moved?.mode).toBe('ground');
});
test('skid × infantry × machine: the slide goes on through the soldiers and stops at the tank', () => {
  const still: Partial<Unit> = { moved: { mode: 'stand', length: 0, from: null } };
  const crowd: Parameters<typeof at>[] = [
    [{ type: 'CI' }, 1, 20, 38.5, still],
    [tank, 1, 20, 35.5, still],
  ];
  // Eight inches to slide: one roll for the soldiers, one for the tank after four, and its motive systems.
  const game = slide('ground', '15"', crowd, [], [1, 1, 3, 6, 6, 6, 6, 3, 3], 41);
  // Three of Size for the soldiers, one for the tank; Size and a point of sliding for itself.
  expect([2, 3, 0].map(id => 20 - game.state.units[id]!.armor)).toEqual([3, 1, 4]);
});
test('engine explosion × transport × building: a bomb beside a house spares those inside until it falls', () => {
  const house = patch('building', 19, 37, 21, 39, { cf: 9, height: 2000 });
  const state = setPiece(
    [at({ size: 4 }, 0, 20, 40, { marks: [{ kind: 'countdown', until: 0, value: 1 }] }), at({}, 1, 20, 38), at({}, 0, 60, 40)],
    {},
    [house],
  );
  const game = scene(ruleset, state, plus('ASC-engine-explosion-self-destruct'));
  pass(game, 5, 5, 2, 2);
  expect([lost(game), game.state.table.pieces[0]!.cf]).toEqual([0, 5]);
});
test('rear weapons × flak × glancing: behind it a near miss is a glancing blow, in front of it flak', () => {
  const up: Partial<Unit> = { airborne: true, z: 508 };
  const shot = (how: 'rear' | 'standard', facing: 1 | -1, ...dice: readonly number[]) => {
    const game = scene(
      ruleset,
      setPiece(
        pair(3, { damage: '5/5/5', specials: 'REAR4/4/-,FLK1/1/1' }, { type: 'CV', move: '4"v' }, { facing: { dx: 0, dy: facing } }, up),
      ),
      plus('ASC-glancing-blows'),
    );
    game.does(0, hit({ how }), ...dice);
    return lost(game);
  };
  expect(shot('standard', -1, 2, 2, 2, 2)).toBe(1);
  expect([0, 2]).toContain(shot('rear', 1, 3, 2));
});
test('charge × shield: a blow is struck at whom it is meant for', () => {
  const state = setPiece([...pair(0, {}, { move: '4"' }), at({}, 1, 20 + BASE, 40 - BASE)]);
  expect(term(state, 'ASC-shielding-modifier', { how: 'strike' }, withRules('ASC-shielding-modifier'))).toBeUndefined();
});
