import { rule, scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { groundOf } from '../board/compile.ts';
import type { Piece } from '../board/plan.ts';
import type { State } from '../model/state.ts';
import { cards, d12, position, type Soldier } from '../proving/position.ts';
import { sightBy } from '../proving/sight.ts';
import { ruleset } from '../ruleset.ts';
import { BASE_RADIUS, INCH, inchesBetween, placeAt, root } from './measure.ts';

const standard = ruleset.editions['standard']!;
const law = sightBy();
const inch = (x: number, y: number): number => placeAt(Math.round(x * INCH), Math.round(y * INCH));
/** A piece of terrain in inches. */
const piece = (terrain: Piece['terrain'], x: number, y: number, width: number, depth: number, rest: Partial<Piece> = {}): Piece => ({
  terrain,
  x: x * INCH,
  y: y * INCH,
  width: width * INCH,
  depth: depth * INCH,
  ...rest,
});
/** Soldiers on an open table of three by three feet. */
function table(
  pieces: readonly Piece[],
  units: readonly (Omit<Soldier, 'on'> & { readonly where: number })[],
  state: Partial<State> = {},
): State {
  const bare = position({
    units: units.map(({ where: _, ...unit }) => ({ ...unit, on: 'A-01' })),
    plan: { map: { kind: 'table', width: 36, depth: 36, pieces } },
  });
  return {
    ...bare,
    units: bare.units.map((unit, id) => ({
      ...unit,
      at: units[id]?.where ?? null,
      level: units[id]?.level ?? 0,
      aloft: (units[id]?.level ?? 0) > 0,
    })),
    ...state,
  };
}

rule('MAAS-17.1-inches', 'an inch is a point, for moving and for range', () => {
  const s = scene(ruleset, table([], [{ seat: 0, type: 'front-line', where: inch(10, 10) }]));
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'step', to: inch(11, 10) });
  expect(s.state.active!.mp).toBe(4);
  expect(s.refuses(0, { type: 'step', to: inch(12.1, 10) })[0]!.rule).toBe('MAAS-2.1-map-points');
  s.does(0, { type: 'step', to: inch(11.5, 10.5) });
  expect(s.state.active!.mp).toBe(3);
});
rule('MAAS-17.2-measuring', 'distances are measured exactly, without a map', () => {
  expect(inchesBetween(inch(5, 5), placeAt(5 * INCH + 10 * INCH + 2 * BASE_RADIUS, 5 * INCH))).toBe(10);
  expect(inchesBetween(inch(5, 5), placeAt(5 * INCH + 10 * INCH + 2 * BASE_RADIUS - 1, 5 * INCH))).toBe(9);
  expect([0, 1, 24, 25, 26].map(root)).toEqual([0, 1, 4, 5, 5]);
});
rule('MAAS-17.3-base-edge', 'from edge to edge of the bases', () => {
  const ground = groundOf(table([], []).map);
  // Centres ten inches apart are nine full inches and a bit from edge to edge.
  expect(ground.range(inch(5, 5), inch(15, 5))).toBe(9);
  expect(ground.adjacent(inch(5, 5), placeAt(5 * INCH + INCH + 2 * BASE_RADIUS, 5 * INCH))).toBe(true);
  expect(ground.adjacent(inch(5, 5), placeAt(5 * INCH + INCH + 2 * BASE_RADIUS + 1, 5 * INCH))).toBe(false);
});
rule('MAAS-17.4-terrain', 'heights as on the chart, or as agreed', () => {
  const ground = groundOf(
    table([piece('building', 10, 10, 3, 3), piece('building', 20, 10, 3, 3, { height: 2 }), piece('woods', 10, 20, 3, 3, { level: 1 })], [])
      .map,
  );
  expect([ground.top(inch(11, 11)), ground.top(inch(21, 11)), ground.top(inch(11, 21)), ground.top(inch(30, 30))]).toEqual([6, 2, 7, 0]);
});
rule('MAAS-17.5-no-meta-hex', 'terrain counts only if a base or the line touches it', () => {
  const ground = groundOf(table([piece('woods', 10, 10, 3, 3)], []).map);
  expect(ground.blocked(inch(5, 11), 0, inch(20, 11), 0, law)).toBe(true);
  expect(ground.blocked(inch(5, 13), 0, inch(20, 13), 0, law)).toBe(true);
  expect(ground.blocked(inch(5, 13.1), 0, inch(20, 13.1), 0, law)).toBe(false);
  expect([ground.terrain(inch(9.7, 11)), ground.terrain(inch(9.5, 11))]).toEqual(['woods', 'clear']);
  // Blind ground behind it: five inches before the far side, as many behind.
  expect(ground.blocked(inch(8, 11), 6, inch(17, 11), 0, law)).toBe(true);
  expect(ground.blocked(inch(8, 11), 6, inch(20, 11), 0, law)).toBe(false);
});
rule('MAAS-17.6-mines', 'a mine goes off within an inch, on the ground or in the air', () => {
  const tread = (to: number, level = 0) => {
    const start = table([], [{ seat: 0, type: 'front-line', where: inch(10, 10), level }], {
      mines: [{ id: 0, seat: 1, at: inch(12.5, 10), kind: 'dummy' }],
    });
    const s = scene(ruleset, start, [...standard, 'MAAS-14.6-mine-trigger']);
    s.does(0, { type: 'activate', unit: 0 });
    if (level) s.does(0, { type: 'bounce', level, boost: false });
    s.does(0, { type: 'step', to });
    return s.state.mines.length;
  };
  expect([tread(inch(11, 10)), tread(inch(10, 11)), tread(inch(11, 10), 5)]).toEqual([1, 1, 1]);
  const near = table([], [{ seat: 0, type: 'front-line', where: inch(10.5, 10) }], {
    mines: [{ id: 0, seat: 1, at: inch(12.5, 10), kind: 'dummy' }],
  });
  const s = scene(ruleset, near, [...standard, 'MAAS-14.6-mine-trigger']);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'step', to: inch(11.4, 10) });
  expect(s.state.mines).toEqual([]);
});
rule('MAAS-17.7-scenarios', 'a scenario plays on a table laid out by hand', () => {
  const s = scene(
    ruleset,
    table(
      [piece('woods', 14, 8, 2, 6)],
      [
        { seat: 0, type: 'front-line', where: inch(10, 10) },
        { seat: 0, type: 'command', where: inch(2, 10), done: true },
        { seat: 1, type: 'front-line', where: inch(20, 10), done: true },
      ],
    ),
  );
  s.does(0, { type: 'activate', unit: 0 });
  s.refuses(0, { type: 'fire', target: 2, mode: 'stationary' });
  s.does(0, { type: 'bounce', level: 12, boost: false });
  s.does(0, { type: 'fire', target: 2, mode: 'assault' }, ...cards(s.state, d12(1)));
  // 8 − 3 − 2 + 1 for height.
  expect(s.events.find(event => event.type === 'attacked')!.strength.total).toBe(4);
  const plan = { ...s.state.plan, forces: s.state.plan.forces };
  expect(ruleset.readSetup(JSON.parse(JSON.stringify({ ...plan, map: { kind: 'table', width: 36, depth: 36, pieces: [] } }))).ok).toBe(
    true,
  );
});
test('nobody stands where another base is', () => {
  const s = scene(
    ruleset,
    table(
      [],
      [
        { seat: 0, type: 'police', where: inch(10, 10) },
        { seat: 1, type: 'front-line', where: inch(12, 10), done: true },
      ],
    ),
  );
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'step', to: inch(11, 10) });
  expect(s.refuses(0, { type: 'step', to: inch(11.9, 10) })[0]!.rule).toBe('MAAS-8.3-pass-through');
});
