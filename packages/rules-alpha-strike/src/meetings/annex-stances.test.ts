import { scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import {
  at,
  BASE,
  hit,
  lost,
  moving,
  lasting as pair,
  pass,
  plus,
  point,
  refused,
  ruleset,
  slow,
  soldiers,
  stay,
  suits,
  tank,
  term,
  walk,
  withRules,
} from '../scene.fixture.ts';
import { patch, setPiece } from '../set-piece.ts';
import type { Command, Unit } from '../shape.ts';

// Where crouching, digging, lying down and hiding behind others meet each other and the rest of the game.

const LOW = 'ASC-hull-down-eligibility';
const DIG = ['ASC-inf-dig-in-eligibility', 'ASC-fortified-position-create', 'ASC-fortified-position-effect'] as const;
const DECK = 'ASC-inf-hit-the-deck';
const crouched: Partial<Unit> = { marks: [{ kind: 'hullDown', until: 0 }] };
const flat: Partial<Unit> = { marks: [{ kind: 'prone', until: 0 }] };
const stands: Command = { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } };
const total = (state: ReturnType<typeof setPiece>, by = withRules(LOW)) => by.ask('toHit', aimOf(state, hit())!).total;

test('hull down × jumping: who crouches neither jumps nor gets up in a jump, and a jump ends no crouch', () => {
  const book = withRules(LOW);
  const state = moving(pair(8, { move: '8"j' }, {}, crouched));
  expect(refused(state, stay({ mode: 'jump', path: [point(20, 36)] }), book)).toContain('AS-hull-down');
  expect(refused(state, stay({ mode: 'jump', stance: 'rise', path: [point(20, 36)] }), book)).toContain('AS-move-declare');
});
test('hull down × variable movement: three inches spent on crouching are no inch moved', () => {
  const game = scene(ruleset, moving(pair(8, { move: '16"' })), plus(LOW));
  game.does(0, stay({ stance: 'hullDown' }));
  game.does(1, stands);
  // +1 for the profile, nothing for a Move of 16 that was not used; its own shot is steadier.
  expect(term(game.state, LOW, { unit: 1, target: 0 }, withRules(LOW))).toBe(1);
  expect(term(game.state, 'AS-tmm-13c', { unit: 1, target: 0 }, withRules(LOW)) ?? 0).toBe(0);
  expect(term(game.state, 'AS-to-hit-att-still', {}, withRules(LOW))).toBe(-1);
});
test('hull down × moving first: a walk and a crouch leave it the modifier of its Move and the +1', () => {
  const game = scene(ruleset, moving(pair(8, { move: '16"' })), plus(LOW));
  game.does(0, stay({ stance: 'hullDown', path: [point(20, 42)] }));
  game.does(1, stands);
  const book = withRules(LOW);
  expect([term(game.state, LOW, { unit: 1, target: 0 }, book), term(game.state, 'AS-tmm-13c', { unit: 1, target: 0 }, book)]).toEqual([
    1, 3,
  ]);
});
test('hull down × partial cover × woods: every one of them counts', () => {
  const clear = setPiece(pair(8, {}, {}, {}, crouched));
  const behind = setPiece(pair(8, {}, {}, {}, crouched), {}, [patch('hill', 10, 30.8, 30, 30.9, { height: 130 })]);
  const both = setPiece(pair(8, {}, {}, {}, crouched), {}, [
    patch('hill', 10, 30.8, 30, 30.9, { height: 130 }),
    patch('woods', 15, 34, 25, 36),
  ]);
  expect([total(behind) - total(clear), total(both) - total(clear)]).toEqual([2, 4]);
});
test('hull down × indirect fire: the crouch helps against shells of a launcher too', () => {
  const state = setPiece([...pair(12, { specials: 'IF2,LRM2/2/2' }, {}, {}, crouched), at({}, 0, 24, 30)], {}, [
    patch('hill', 10, 35, 30, 36, { height: 2000 }),
  ]);
  expect(refused(state, hit(), withRules(LOW))).toContain('AS-los-thirds');
  expect(term(state, LOW, { how: 'indirect', spotter: 2 }, withRules(LOW))).toBe(1);
});
test('hull down × turret × rear weapons: a low tank fires its turret and nothing behind it', () => {
  const state = setPiece(slow(3, { ...tank, specials: 'TUR(2/2/-),REAR1/1/-' }, {}, { ...crouched, facing: { dx: 0, dy: 1 } }));
  expect([refused(state, hit({ how: 'rear' }), withRules(LOW)), refused(state, hit({ how: 'turret' }), withRules(LOW))]).toEqual([
    [LOW],
    [],
  ]);
});
test('hull down × shielding: a tank is as tall as a ’Mech that crouches, and can stand before it', () => {
  const by = withRules(LOW, 'ASC-shielding-modifier');
  const guard = (more: Partial<Unit>) =>
    term(setPiece([...pair(8, {}, {}, {}, more), at(tank, 1, 20, 32)]), 'ASC-shielding-modifier', {}, by);
  expect([guard({}), guard(crouched)]).toEqual([undefined, 1]);
});
test('hull down × infantry: the trench that soldiers dug serves a tank', () => {
  const game = scene(ruleset, moving(pair(8, soldiers)), plus(LOW, ...DIG));
  game.does(0, stay({ stance: 'digIn' }));
  game.does(1, stands);
  pass(game, 2, 2, 5, 5);
  const crouch = stay({ stance: 'hullDown' });
  const there = moving(pair(8, tank), game.state.table.pieces);
  expect([refused(there, crouch, withRules(LOW, ...DIG)), refused(moving(pair(8, tank)), crouch, withRules(LOW, ...DIG))]).toEqual([
    [],
    [LOW],
  ]);
});
test('digging in × moving × shooting: neither the same turn, both the next', () => {
  const game = scene(ruleset, moving(slow(3, soldiers)), plus(...DIG));
  expect(game.refuses(0, stay({ stance: 'digIn', path: [point(20, 41)] })).map(one => one.rule)).toEqual([DIG[0]]);
  game.does(0, stay({ stance: 'digIn' }));
  game.does(1, stands);
  expect(game.refuses(0, hit()).map(one => one.rule)).toEqual([DIG[2]]);
  pass(game, 2, 2, 5, 5);
  game.does(0, { ...stay(), mode: 'stand' });
  game.does(1, stands);
  if (game.state.active === 1) game.does(1, { type: 'done' });
  game.does(0, hit(), 6, 5);
  expect(lost(game)).toBe(3);
});
test('digging in × lying down: who lies in a trench is harder by three', () => {
  const by = withRules(...DIG, DECK);
  const state = setPiece(pair(8, {}, soldiers, {}, flat), {}, [{ ...patch('fortified', 18, 30, 22, 32), id: 'trench' }]);
  const plain = setPiece(pair(8, {}, soldiers));
  expect(total(state, by) - total(plain, by)).toBe(3);
});
test('lying down × a friend’s machine × woods: one, three and two more', () => {
  const by = withRules(DECK, 'ASC-inf-unit-cover');
  const state = setPiece([...pair(8, {}, soldiers, {}, flat), at(tank, 1, 20, 32)], {}, [patch('woods', 15, 34, 25, 36)]);
  expect(total(state, by) - total(setPiece(pair(8, {}, soldiers)), by)).toBe(1 + 3 + 2);
});
test('lying down × moving: it gets up by going, not by shooting', () => {
  const game = scene(ruleset, moving(slow(3, suits(''), {}, flat)), plus(DECK));
  game.does(0, { ...stay(), mode: 'stand' });
  game.does(1, stands);
  game.does(0, hit(), 6, 5);
  expect(game.state.units[0]!.marks.map(({ kind }) => kind)).toEqual(['prone']);
  pass(game, 2, 2, 5, 5);
  game.does(0, walk(39));
  expect(game.state.units[0]!.marks).toEqual([]);
});
test('lying down × jumping: suits with jets get up as well', () => {
  const game = scene(ruleset, moving(pair(8, { type: 'BA', move: '6"j' }, {}, flat)), plus(DECK));
  game.does(0, stay({ mode: 'jump', path: [point(20, 37)] }));
  expect(game.state.units[0]!.marks).toEqual([]);
});
test('cover behind a friend × shielding: infantry has the one and never the other', () => {
  const by = withRules('ASC-shielding-modifier', 'ASC-inf-unit-cover');
  const state = setPiece([...pair(8, {}, soldiers), at({}, 1, 20, 32)]);
  expect([term(state, 'ASC-shielding-modifier', {}, by), term(state, 'ASC-inf-unit-cover', {}, by)]).toEqual([undefined, 3]);
});
test('cover behind a friend × falling shells: nobody hides from a template', () => {
  const game = scene(
    ruleset,
    setPiece([at({ specials: 'ARTS-1' }, 0, 20, 40), at(soldiers, 1, 20, 20), at({}, 1, 20, 20 + BASE)]),
    plus('ASC-inf-unit-cover'),
  );
  game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-S', at: point(20, 20) });
  pass(game, 6, 6, 5, 5, 2, 2);
  expect(lost(game)).toBe(3);
});
