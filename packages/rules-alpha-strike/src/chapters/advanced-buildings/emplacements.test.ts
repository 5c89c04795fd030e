import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../../attack/aim.ts';
import { done, readSetup, ruleset, standard } from '../../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { Command, Entry, State, Unit } from '../../shape.ts';
import { artilleryEmplacement, emplacement } from './armed.ts';
import { misplaced } from './emplacement-places.ts';

const rules: readonly RuleId[] = [...standard, 'ASC-armed-building-damage-points'];
const book = Rulebook.compile(ruleset, rules);
const HOUSE = patch('building', 18, 18, 22, 22, { cf: 15, height: 4 * 254 });
const point = (x: number, y: number) => ({ x: Math.round(x * 254), y: Math.round(y * 254) });
const soldier = (x: number, y: number, card: Sketch = {}, more: Partial<Unit> = {}): Placed => ({
  card: sketch({ armor: 9, move: '4"', ...card }),
  seat: 0,
  x,
  y,
  more,
});
const roof: Placed = { card: emplacement(15, [2, 1, 0], true), seat: 1, x: 20, y: 20, more: { z: 4 * 254, moved: null } };
/** In the south wall, an inch above the ground. */
const wall: Placed = {
  card: emplacement(15, [2, 1, 0], false),
  seat: 1,
  x: 20,
  y: 22,
  more: { z: 254, moved: null, facing: { dx: 0, dy: 1 } },
};
const siege = (gun: Placed, shooter: Placed, more: Partial<State> = {}): State => setPiece([shooter, gun], more, [HOUSE]);
const aimed: Command = { type: 'demolish', unit: 0, piece: 'building', gun: 1 };
const refusals = (state: State, command: Command, seat = 0, by = book): readonly RuleId[] =>
  by.check(ruleset.view(state, seat), command, seat).map(one => one.rule);

rule('ASC-armed-building-targeting', 'a turret from every side, a wall only from in front of it', () => {
  const south = soldier(20, 26);
  const north = soldier(20, 14, {}, { facing: { dx: 0, dy: 1 } });
  expect([refusals(siege(roof, south), aimed), refusals(siege(roof, north), aimed)]).toEqual([[], []]);
  expect([refusals(siege(wall, south), aimed), refusals(siege(wall, north), aimed)]).toEqual([[], ['ASC-armed-building-targeting']]);
  expect(refusals(siege(roof, south), { type: 'attack', unit: 0, target: 1, how: 'standard' })).toContain('ASC-armed-building-targeting');
});
rule('ASC-armed-building-emplacement-damage', 'a margin of 3 strikes the gun, and 7 takes a point of it at every range', () => {
  const shoot = (state: State, ...dice: readonly number[]) => {
    const game = scene(ruleset, state, rules);
    game.does(0, aimed, ...dice);
    return game;
  };
  const state = siege(roof, soldier(20, 26));
  // Skill 4 less 4 for what stands still is 0: a 2 is a margin of 2 and hurts the building, a 3 strikes the gun.
  const building = shoot(state, 1, 1);
  expect([building.state.table.pieces[0]!.cf, building.state.units[1]!.weaponHits]).toEqual([12, 0]);
  const gun = shoot(state, 1, 2, 3, 4);
  expect([gun.state.table.pieces[0]!.cf, gun.state.units[1]!.weaponHits, gun.state.units[1]!.fate]).toEqual([15, 1, 'fighting']);
  expect(shoot(state, 1, 2, 3, 3).state.units[1]!.weaponHits).toBe(0);
  const worn = siege({ ...roof, more: { ...roof.more, weaponHits: 1 } }, soldier(20, 26));
  const last = shoot(worn, 1, 2, 3, 4);
  expect([last.state.units[1]!.fate, last.state.table.pieces[0]!.kind]).toEqual(['destroyed', 'building']);
});
rule('ASC-armed-building-attacks', 'it fires where players agree on it, past nothing but its own building', () => {
  const state = siege(roof, soldier(20, 30), { active: 1 });
  const fire: Command = { type: 'attack', unit: 1, target: 0, how: 'standard' };
  expect([refusals(state, fire, 1), refusals(state, fire, 1, Rulebook.compile(ruleset, standard))]).toEqual([
    [],
    ['ASC-armed-building-attacks'],
  ]);
});
rule('ASC-armed-building-skill', 'without a crew it fires one worse', () => {
  const card = emplacement(15, [2, 1, 0], true);
  const auto = (skill: number) => {
    const state = siege({ ...roof, skill, card: { ...card, specials: [...card.specials, 'AUTO'] } }, soldier(20, 26));
    return book.ask('toHit', aimOf(state, { type: 'attack', unit: 1, target: 0, how: 'standard' })!).total;
  };
  const manned = book.ask('toHit', aimOf(siege(roof, soldier(20, 26)), { type: 'attack', unit: 1, target: 0, how: 'standard' })!).total;
  expect([auto(4) - manned, auto(0) - manned]).toEqual([1, -2]);
});
rule('ASC-armed-building-wall', 'one gun for each wall, at a stated height, firing past its own building only', () => {
  const south = soldier(20, 30);
  const north = soldier(20, 10);
  const fire: Command = { type: 'attack', unit: 1, target: 0, how: 'standard' };
  expect(refusals(siege(wall, south, { active: 1 }), fire, 1)).toEqual([]);
  expect(refusals(siege(wall, north, { active: 1 }), fire, 1)).toContain('ASC-armed-building-wall');
  const gun = (x: number, y: number, dx: number, dy: number, height?: number): Entry => ({
    card: emplacement(15, [1, 1, 1], false),
    emplaced: { piece: 'building', at: point(x, y), facing: { dx, dy }, ...(height === undefined ? {} : { height }) },
  });
  const table = { width: 18288, height: 12192, pieces: [HOUSE] };
  const trouble = (...force: readonly Entry[]) => misplaced(table, force)?.rule;
  expect([trouble(gun(20, 22, 0, 1, 1)), trouble(gun(20, 22, 0, 1, 1), gun(22, 20, 1, 0, 1))]).toEqual([undefined, undefined]);
  expect([trouble(gun(20, 22, 0, 1, 1), gun(21, 22, 0, 5, 2)), trouble(gun(20, 22, 0, 1)), trouble(gun(20, 22, 0, -1, 1))]).toEqual([
    'ASC-armed-building-wall',
    'ASC-armed-building-wall',
    'ASC-armed-building-wall',
  ]);
  expect(trouble(gun(20, 22, 0, 1, 5))).toBe('ASC-armed-building-wall');
});
rule('ASC-artillery-emplacement-placement', 'one gun for each two inches of roof, and no other weapon beside it', () => {
  const cannon = (x: number, y: number, more: Partial<Entry> = {}): Entry => ({
    card: artilleryEmplacement(15, 'S'),
    emplaced: { piece: 'building', at: point(x, y) },
    ...more,
  });
  const table = { width: 18288, height: 12192, pieces: [HOUSE] };
  const trouble = (...force: readonly Entry[]) => misplaced(table, force)?.rule;
  const id = 'ASC-artillery-emplacement-placement';
  expect([trouble(cannon(19, 19), cannon(21, 19)), trouble(cannon(19, 19), cannon(20.5, 19)), trouble(cannon(24, 19))]).toEqual([
    undefined,
    id,
    id,
  ]);
  const mixed = { ...artilleryEmplacement(15, 'S'), damage: emplacement(15, [1, 0, 0], true).damage };
  expect(trouble(cannon(19, 19, { card: mixed }))).toBe(id);
  expect(trouble(cannon(19, 19, { card: artilleryEmplacement(15, 'CM7') }))).toBe('ASC-artillery-emplacement-limit');
  const setup = (force: readonly Entry[]) => ({
    table,
    forces: [[...force, { card: 'Bulwark' }], [{ card: 'Bulwark' }]],
    zone: 6,
    limit: 9,
  });
  const read = readSetup(setup([cannon(19, 19)]));
  expect([read.ok, readSetup(setup([cannon(24, 19)])).ok]).toEqual([true, false]);
  expect(read.ok && ruleset.setup(read.value).units[0]).toMatchObject({ fate: 'fighting', at: point(19, 19), z: 4 * 254 });
});
rule('ASC-artillery-emplacement-attacks', 'artillery as ever: standing still helps it nothing, and it is shot at like a turret', () => {
  const state = siege({ ...roof, card: artilleryEmplacement(15, 'S') }, soldier(20, 30), { active: 1 });
  const needs = book.ask('artillery', { state, unit: state.units[1]!, weapon: 'ART-S', direct: true, against: null, at: point(20, 30) });
  expect(needs.total).toBe(8);
  const game = scene(ruleset, state, rules);
  game.does(1, { type: 'bombard', unit: 1, weapon: 'ART-S', at: point(20, 30) });
  game.does(1, done, 6, 6, 6, 6, 5, 5);
  expect(game.state.units[0]!.armor).toBe(6);
  const answer = scene(ruleset, { ...state, active: 0 }, rules);
  // Eight inches are Medium range: a 5 is a margin of 3.
  answer.does(0, aimed, 3, 2, 3, 4);
  expect(answer.state.units[1]!.weaponHits).toBe(1);
});
rule('ASC-armed-building-roof', 'a turret sees from the edge of the roof, all round and right down to the foot of the wall', () => {
  const fire: Command = { type: 'attack', unit: 1, target: 0, how: 'standard' };
  const from = (x: number, y: number, gun: Placed = roof) => refusals(siege(gun, soldier(x, y), { active: 1 }), fire, 1);
  expect([from(20, 23), from(20, 17), from(23, 20), from(17, 20)]).toEqual([[], [], [], []]);
  // The same gun as a plain unit in the middle of the roof does not see past it.
  const plain = { ...roof, card: { ...emplacement(15, [2, 1, 0], true), specials: ['AFC'] } };
  expect(from(20, 23, plain)).toEqual(['AS-los-thirds']);
});
