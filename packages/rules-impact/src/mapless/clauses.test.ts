import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { groundOf } from '../board/compile.ts';
import type { Piece } from '../board/plan.ts';
import type { ScenarioPlan } from '../model/scenario.ts';
import { cards, d12, position, type Soldier } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { activate, attacks, fire, type Stage, strengthOf, termOf } from '../testing/field.fixture.ts';
import { BASE_RADIUS, INCH, placeAt } from './measure.ts';

type Figure = Omit<Soldier, 'on'> & { readonly x: number; readonly y?: number };
const tenths = (inches: number): number => Math.round(inches * INCH);
const spot = (x: number, y = 10): number => placeAt(tenths(x), tenths(y));
/** Figures on an open table of three by three feet, with places in inches. */
function board(figures: readonly Figure[], pieces: readonly Piece[] = [], plan: Partial<ScenarioPlan> = {}, mine?: number): Stage {
  const bare = position({
    units: figures.map(({ x: _x, y: _y, ...unit }) => ({ ...unit, on: 'A-01' })),
    plan: { map: { kind: 'table', width: 36, depth: 36, pieces }, ...plan },
  });
  const units = bare.units.map((unit, id) => {
    const figure = figures[id];
    return figure
      ? { ...unit, at: spot(figure.x, figure.y), level: figure.level ?? 0, aloft: (figure.level ?? 0) > 0 }
      : { ...unit, at: null };
  });
  const mines = mine === undefined ? [] : [{ id: 0, seat: 1, at: spot(mine), kind: 'dummy' as const }];
  return scene(ruleset, { ...bare, units, mines }, [...ruleset.editions['standard']!, 'MAAS-14.6-mine-trigger']);
}
const shooter = (x: number): Figure => ({ seat: 0, type: 'front-line', x });
const boss: Figure = { seat: 0, type: 'command', x: 2, y: 30, done: true };
const target = (x: number, type: Soldier['type'] = 'front-line'): Figure => ({ seat: 1, type, x, done: true });
const piece = (terrain: Piece['terrain'], x: number, rest: Partial<Piece> = {}): Piece => ({
  terrain,
  x: tenths(x),
  y: tenths(8),
  width: tenths(2),
  depth: tenths(4),
  ...rest,
});

rule('MAAS-17.2-measuring#1', 'inches between two figures are what attenuation counts', () => {
  const far = (inches: number) => {
    const s = board([shooter(4), boss, target(4)]);
    const there = placeAt(tenths(4) + inches * INCH + 2 * BASE_RADIUS, tenths(10));
    const now = scene(ruleset, { ...s.state, units: s.state.units.map((unit, id) => (id === 2 ? { ...unit, at: there } : unit)) });
    activate(now);
    fire(now, 2, 'stationary', d12(1));
    return [groundOf(now.state.map).range(now.state.units[0]!.at!, there), termOf(now, 'MAAS-9.3.2-mod-attenuation')];
  };
  expect([far(9), far(10), far(20)]).toEqual([
    [9, undefined],
    [10, -1],
    [20, -2],
  ]);
});
rule('MAAS-17.3-base-edge#1', 'from edge to edge of the bases: an inch between them is beside', () => {
  const beside = (gap: number, type: Soldier['type']) => {
    const s = board([shooter(4), boss, target(8, type)]);
    const there = placeAt(tenths(4) + gap + 2 * BASE_RADIUS, tenths(10));
    const now = scene(ruleset, { ...s.state, units: s.state.units.map((unit, id) => (id === 2 ? { ...unit, at: there } : unit)) });
    activate(now);
    fire(now, 2, 'stationary', d12(1));
    return attacks(now)[0]!.strength.terms.find(({ rule: id }) => id === 'MAAS-9.3.2-mod-adjacent')?.value;
  };
  expect([beside(INCH, 'front-line'), beside(INCH + 1, 'front-line')]).toEqual([1, undefined]);
  expect([beside(INCH, 'police'), beside(INCH + 1, 'police')]).toEqual([1, undefined]);
});
rule('MAAS-17.4-terrain#1', 'woods and buildings are as high as on the chart, whatever their size, or as agreed', () => {
  const over = (level: number, one: Piece) => {
    const s = board(
      [
        { ...shooter(4), level },
        { ...target(20), level },
      ],
      [one],
    );
    activate(s);
    return s.book.allows(ruleset.view(s.state, 0), { type: 'fire', target: 1, mode: 'stationary' }, 0);
  };
  const small = piece('building', 10, { width: 100, depth: tenths(4) });
  expect([
    over(5, small),
    over(6, small),
    over(5, piece('building', 10)),
    over(5, piece('woods', 10)),
    over(6, piece('woods', 10)),
  ]).toEqual([false, true, false, false, true]);
  const low = piece('building', 10, { height: 2 });
  expect([over(1, low), over(2, low)]).toEqual([false, true]);
});
/** Is the marker still there after a step towards it that ends so far from it, edge of base to marker? */
const tripped = (gap: number, level: number, mineReach?: number): boolean => {
  const s = board([{ ...shooter(10), level }], [], mineReach === undefined ? {} : { mineReach }, 20);
  const to = placeAt(tenths(20) - BASE_RADIUS - gap, tenths(10));
  const from = placeAt(tenths(20) - BASE_RADIUS - gap - INCH, tenths(10));
  const now = scene(ruleset, { ...s.state, units: s.state.units.map((unit, id) => (id === 0 ? { ...unit, at: from } : unit)) }, [
    ...ruleset.editions['standard']!,
    'MAAS-14.6-mine-trigger',
  ]);
  activate(now);
  if (level > 0) now.does(0, { type: 'bounce', level, boost: false });
  now.does(0, { type: 'step', to });
  return now.state.mines.length === 0;
};
rule('MAAS-17.6-mines#1', 'an inch away it goes off, on the ground and in the air; farther it does not', () => {
  expect([tripped(INCH, 0), tripped(INCH + 1, 0), tripped(INCH, 5), tripped(INCH + 1, 5)]).toEqual([true, false, true, false]);
});
rule('MAAS-17.6-mines#2', 'a scenario may say two inches', () => {
  expect([tripped(2 * INCH, 0, 2), tripped(2 * INCH + 1, 0, 2), tripped(2 * INCH, 0)]).toEqual([true, false, false]);
  const { plan } = board([shooter(4)]).state;
  const reads = (mineReach: number) => ruleset.readSetup({ ...plan, mineReach }).ok;
  expect([reads(0), reads(2), reads(13)]).toEqual([false, true, false]);
});
rule('MAAS-17.1-inches', 'strength over an open table', () => {
  const s = board([shooter(4), boss, target(9)]);
  activate(s);
  s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(s.state, d12(1)));
  expect(strengthOf(s)).toBe(5);
});
