import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { bookOf } from '../movement/move.fixture.ts';
import { at, BASE, hit, lost, plus, refused, ruleset, standard, term } from '../scene.fixture.ts';
import { JUMPED, patch, type Sketch, setPiece } from '../set-piece.ts';
import type { AttackCommand, Unit } from '../shape.ts';

// A launcher, its target, and a friend who spots from the flank.
const STOOD: Unit['moved'] = { mode: 'stand', length: 0, from: null };
const wall = patch('hill', 10, 35, 24, 36, { height: 1500 });
const battery = (apart: number, a: Sketch = {}, spotter: Partial<Unit> = {}, pieces = [wall], friend: Sketch = {}, x = 30) =>
  setPiece(
    [at({ specials: 'IF2', ...a }, 0, 20, 40), at({ move: '4"' }, 1, 20, 40 - BASE - apart), at(friend, 0, x, 40 - apart, spotter)],
    {},
    pieces,
  );
const lobs: AttackCommand = hit({ how: 'indirect', spotter: 2 });
const needs = (state: ReturnType<typeof battery>, id: RuleId, more: Partial<AttackCommand> = {}, rules = standard) =>
  term(state, id, { how: 'indirect', spotter: 2, ...more }, bookOf(rules));

rule('AS-if#1', 'over a hill or in plain view, with IF and a friend who sees the target', () => {
  expect([refused(battery(8), lobs), refused(battery(8, {}, {}, []), lobs), refused(battery(8, { specials: '' }), lobs)]).toEqual([
    [],
    [],
    ['AS-range-nodamage'],
  ]);
  expect(refused(battery(8), hit())).toEqual(['AS-los-thirds']);
  expect(refused(battery(8), hit({ how: 'indirect' }))).toContain('AS-if');
  const blind = battery(8, {}, {}, [wall, { ...patch('hill', 25, 28, 27, 40, { height: 1500 }), id: 'east' }]);
  expect(refused(blind, lobs)).toEqual(['AS-los-thirds']);
});
rule('AS-if#2', 'the launcher’s own range counts, wherever the spotter is', () => {
  expect([3, 12, 30].map(apart => needs(battery(apart, {}, {}, []), 'AS-to-hit-range'))).toEqual([0, 2, 4]);
});
rule('AS-if#3', 'woods on the spotter’s line count, woods on the launcher’s do not', () => {
  const trees = (left: number, right: number, top: number, bottom: number) => [patch('woods', left, top, right, bottom)];
  expect([
    needs(battery(8, {}, {}, trees(24, 26, 28, 34)), 'AS-to-hit-woods'),
    needs(battery(8, {}, {}, trees(18, 22, 36, 38)), 'AS-to-hit-woods'),
  ]).toEqual([2, undefined]);
});
rule('AS-if#4', 'two points at Short, Medium and Long range', () => {
  const deals = (apart: number) => {
    const game = scene(ruleset, battery(apart, {}, {}, []));
    game.does(0, lobs, 6, 5);
    return lost(game);
  };
  expect([3, 12, 30].map(deals)).toEqual([2, 2, 2]);
});
rule('AS-if#5', 'it is the attack of the turn, and is not overheated', () => {
  const hot: Sketch = { specials: 'IF2', overheat: 2 };
  expect(refused(battery(8, hot, {}, []), { ...lobs, overheat: 1 })).toEqual(['AS-heat-ov']);
  const game = scene(ruleset, battery(8, {}, {}, []));
  game.does(0, lobs, 1, 1);
  expect(game.refuses(0, hit())[0]?.rule).toBe('AS-attack-count');
});
rule('AS-sua-if#1', '+1 and its value at any range, by way of a spotter', () => {
  expect(needs(battery(8), 'AS-to-hit-indirect')).toBe(1);
  const game = scene(ruleset, battery(30, {}, {}, []));
  game.does(0, lobs, 6, 5);
  expect(lost(game)).toBe(2);
});
rule('AS-sua-if#2', 'IF0* does a point on 4, nothing on 3', () => {
  const deals = (die: number) => {
    const game = scene(ruleset, battery(8, { specials: 'IF0*' }));
    game.does(0, lobs, 6, 5, die);
    return lost(game);
  };
  expect([4, 3].map(deals)).toEqual([1, 0]);
});
rule('AS-if-spotter#1', 'nobody spots who is shut down, stunned, routed, sprinting or of the other side', () => {
  const rules = bookOf([...standard, 'AS-sprint', 'AS-withdraw', 'ASC-morale-check', 'ASC-morale-rout']);
  const spots = (more: Partial<Unit>) => refused(battery(8, {}, more), lobs, rules);
  expect([
    spots({}),
    spots({ shutdown: true }),
    spots({ marks: [{ kind: 'stunned', until: 2 }] }),
    spots({ marks: [{ kind: 'routed', until: 0 }] }),
    spots({ moved: { mode: 'sprint', length: 900, from: null } }),
    spots({ seat: 1 }),
  ]).toEqual([[], ['AS-if'], ['AS-if'], ['ASC-morale-rout'], ['AS-sprint'], ['AS-if']]);
});
const aces = plus('AS-if-spotter-aces');
rule('AS-if-spotter-aces#1', '42 inches are near enough for a spotter, 43 are not', () => {
  const far = (apart: number) => battery(8, {}, {}, [], {}, 20 + BASE + apart);
  const level = (apart: number) => ({
    ...far(apart),
    units: far(apart).units.map(unit =>
      unit.id === 2 ? { ...unit, at: { x: unit.at?.x ?? 0, y: far(apart).units[1]?.at?.y ?? 0 } } : unit,
    ),
  });
  expect([refused(level(42), lobs, bookOf(aces)), refused(level(42.1), lobs, bookOf(aces)), refused(level(42.1), lobs)]).toEqual([
    [],
    ['AS-if-spotter-aces'],
    [],
  ]);
});
rule('AS-if-spotter-aces#2', 'the spotter’s standing or jumping counts for the shot', () => {
  const said = (moved: Unit['moved'], rules = aces, friend: Sketch = {}) =>
    needs(battery(8, {}, { moved }, [wall], friend), 'AS-if-spotter-aces', {}, rules);
  expect([said(STOOD), said(JUMPED), said({ mode: 'ground', length: 900, from: null }), said(JUMPED, standard)]).toEqual([
    -1,
    2,
    undefined,
    undefined,
  ]);
});
rule('AS-if-spotter#2', 'with the Aces option near and steady, without it anywhere', () => {
  expect([aces, standard].map(rules => needs(battery(8, {}, { moved: JUMPED }), 'AS-if-spotter-aces', {}, rules))).toEqual([2, undefined]);
});
rule('AS-if-spotter#3', 'special missiles do no more indirectly than LRM does at Long; without LRM there are none', () => {
  const rules = plus('ASC-mun-listen-kill');
  const deals = (specials: string) => {
    const game = scene(ruleset, battery(8, { specials }), rules);
    game.does(0, { ...lobs, munition: 'listen-kill' }, 6, 5);
    return lost(game);
  };
  expect([deals('IF2,LRM2/2/2'), deals('IF2,LRM2/2/1')]).toEqual([2, 1]);
  expect(refused(battery(8, { specials: 'IF2,SRM2/2' }), { ...lobs, munition: 'listen-kill' }, bookOf(rules))).toEqual(['ASC-mun-general']);
});
