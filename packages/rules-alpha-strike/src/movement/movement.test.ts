import type { table as terrain } from '@sortie/board';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { book, ruleset, standard } from '../scene.fixture.ts';
import { patch, setPiece, sketch } from '../set-piece.ts';
import type { State } from '../shape.ts';
import { alone, cost, go, inches, one, verdict } from './move.fixture.ts';

rule('AS-move-spend#1', 'eight inches go eight inches and not a tenth of a millimetre more', () => {
  expect(verdict(alone(), go(20, 22))).toEqual([]);
  expect(verdict(alone(), { ...go(20, 22), path: [{ x: 20 * 254, y: 22 * 254 - 1 }] })).toEqual(['AS-move-spend']);
});
const lake = (depth: number) => [patch('water', 10, 10, 30, 28, { depth: depth * 254 })];
rule('AS-sua-amp', 'an amphibious unit pays four inches in all for each inch of water', () => {
  expect(cost(alone({ type: 'CV', move: '12"t', specials: 'AMP' }, lake(4)), go(20, 26))).toBe(2 + 2 * 4);
});
rule('AS-sua-seal', 'a sealed vehicle walks the bottom', () => {
  expect(Number.isFinite(cost(alone({ type: 'IM', specials: 'SEAL' }, lake(2)), go(20, 26)))).toBe(true);
  expect(Number.isFinite(cost(alone({ type: 'IM' }, lake(2)), go(20, 26)))).toBe(false);
});
const hill = (height: number) => [patch('hill', 10, 10, 30, 28, { height: height * 254 })];
rule('AS-sua-mtn', 'mountain troops climb two inches for one', () => {
  expect(cost(alone({ type: 'CI', move: '6"f', specials: 'MTN' }, hill(2)), go(20, 26))).toBe(5);
});
rule('AS-heat-effects', 'two inches less for each level of heat', () => {
  expect([0, 1, 2, 3].map(heat => inches(one({ move: '12"' }, { heat }), 'ground'))).toEqual([12, 10, 8, 6]);
});
rule('AS-heat-tsm', 'hot muscle: 8 inches become 10 at level 1 and 6 at level 2', () => {
  expect([0, 1, 2].map(heat => inches(one({ specials: 'TSM' }, { heat }), 'ground'))).toEqual([8, 10, 6]);
});
rule('AS-sua-tsm', 'without heat it does nothing', () => {
  expect(inches(one({ specials: 'TSM' }), 'ground')).toBe(8);
});
rule('AS-sua-umu', 'underwater units may dive as well', () => {
  expect(inches(one({ specials: 'UMU' }), 'sub')).toBe(8);
});
rule('AS-sua-rail', 'so do those marked for it', () => {
  expect(verdict(alone({ type: 'SV', move: '8"t', specials: 'RAIL' }), go(20, 28))).toEqual(['AS-move-prohibited']);
});
rule('AS-sua-mag', 'and those on magnetic rails', () => {
  expect(verdict(alone({ type: 'SV', move: '8"t', specials: 'MAG' }), go(20, 28))).toEqual(['AS-move-prohibited']);
});
rule('AS-sua-oro', 'a wheeled support vehicle without it pays one more off the road', () => {
  expect([
    cost(alone({ type: 'SV', move: '8"w' }), go(20, 26)),
    cost(alone({ type: 'SV', move: '8"w', specials: 'ORO' }), go(20, 26)),
  ]).toEqual([8, 4]);
});
rule('AS-sua-dun', 'dune vehicles do not mind sand', () => {
  const sand = [patch('sand', 10, 10, 30, 40)];
  expect([cost(alone({ specials: 'DUN' }, sand), go(20, 26)), cost(alone({}, sand), go(20, 26))]).toEqual([4, 8]);
});
rule('AS-tbl-terrain-advanced', 'jungle, ultra rough, soft ground and magma', () => {
  const through = (kind: terrain.PieceKind, level?: number) =>
    cost(alone({ move: '20"' }, [patch(kind, 10, 10, 30, 40, level ? { level } : {})]), go(20, 26));
  expect([
    through('jungle'),
    through('jungle', 3),
    through('rough', 2),
    through('mud'),
    through('snow'),
    through('magma', 2),
    through('ice'),
  ]).toEqual([12, 20, 12, 8, 8, 12, 4]);
});
rule('AS-bld-move', 'a ’Mech pays for the class of a building, infantry nothing, large units stay out', () => {
  const house = (level: number) => [patch('building', 10, 10, 30, 28, { level, cf: 15 })];
  expect([1, 2, 4].map(level => cost(alone({ move: '20"' }, house(level)), go(20, 26)))).toEqual([6, 8, 12]);
  expect(cost(alone({ type: 'CI', move: '6"f' }, house(3)), go(20, 26))).toBe(4);
  expect(verdict(alone({ type: 'SV', move: '8"t', specials: 'LG' }, house(1)), go(20, 26))).toEqual(['AS-move-prohibited']);
});
rule('AS-bld-wall', 'walls are not crossed', () => {
  expect(verdict(alone({}, [patch('wall', 10, 27, 30, 28)]), go(20, 26))).toEqual(['AS-move-prohibited']);
});
rule('AS-unit-card', 'a unit is set up on ground it can stand on', () => {
  const state = alone({ type: 'CV', move: '8"w' }, [patch('woods', 10, 43, 30, 47)]);
  const waiting: State = {
    ...state,
    phase: 'setup',
    units: state.units.map((unit, i) => (i === 0 ? { ...unit, fate: 'waiting', at: null } : unit)),
  };
  const command = { type: 'deploy', unit: 0, at: { x: 5080, y: 45 * 254 }, facing: { dx: 0, dy: -1 } } as const;
  expect(book.check(ruleset.view(waiting, 0), command, 0).map(refusal => refusal.rule)).toEqual(['AS-unit-card']);
});
rule('AS-sua-mcs', 'riders on clamps cost their ’Mech two inches each', () => {
  const state = setPiece([
    { card: sketch(), seat: 0, x: 20, y: 30 },
    { card: sketch({ type: 'PM', specials: 'MCS' }), seat: 0, x: 1, y: 1, more: { fate: 'riding', rides: 0, at: null } },
  ]);
  expect(book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total).toBe(6);
});
rule('AS-sua-ucs', 'so do larger ones', () => {
  const state = setPiece([
    { card: sketch(), seat: 0, x: 20, y: 30 },
    { card: sketch({ type: 'PM', specials: 'UCS' }), seat: 0, x: 1, y: 1, more: { fate: 'riding', rides: 0, at: null } },
  ]);
  expect(book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total).toBe(6);
});
rule('AS-bog', 'a failed Control Roll in a swamp holds a unit fast', () => {
  const game = scene(ruleset, alone({}, [patch('swamp', 10, 10, 30, 28)]), [...standard, 'AS-bog']);
  game.does(0, go(20, 27), 1, 2);
  expect(game.state.units[0]!.marks.map(({ kind }) => kind)).toEqual(['bogged']);
});
rule('AS-control-roll', 'two dice against Skill', () => {
  const game = scene(ruleset, alone({}, [patch('swamp', 10, 10, 30, 28)]), [...standard, 'AS-bog']);
  game.does(0, go(20, 27), 2, 2);
  expect(game.state.units[0]!.marks).toEqual([]);
});
