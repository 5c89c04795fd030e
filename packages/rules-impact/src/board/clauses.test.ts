import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import type { ScenarioPlan } from '../model/scenario.ts';
import { at, cards, d6, d12, position } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { activate, blue, chief, fire, ofType, red, type Stage, stage, why } from '../testing/field.fixture.ts';
import { groundOf } from './compile.ts';
import { PANELS } from './panels.ts';
import type { PanelPlan } from './plan.ts';

const panels = (...rows: readonly string[]): PanelPlan => ({
  kind: 'panels',
  rows: rows.map(row => row.split(' ').map(name => ({ panel: name[0]!, ...(name.endsWith('*') && { turned: true }) }))),
});
/** A soldier of red who stands on a named point of joined panels and has been called up. */
function walker(map: PanelPlan, name: string, special: Partial<ScenarioPlan['special']> = {}) {
  const bare = position({ units: [red('A-01'), blue('A-03', { place: 'reserve' })], plan: { map, special } });
  const ground = groundOf(bare.map);
  const here = ground.named(name)!;
  const units = bare.units.map((unit, id) => (id === 0 ? { ...unit, at: here, level: ground.level(here) } : { ...unit, at: null }));
  const s = scene(ruleset, { ...bare, units });
  activate(s);
  return s;
}
const named = (s: Stage, name: string): number => groundOf(s.state.map).named(name)!;
const walk = (s: Stage, ...names: readonly string[]): Stage => {
  for (const name of names) s.does(0, { type: 'step', to: named(s, name) });
  return s;
};
/** What the last step cost, and by which line of the chart. */
const paid = (s: Stage): readonly (string | number)[] =>
  ofType(s, 'stepped')
    .at(-1)!
    .cost.terms.flatMap(({ rule: id, value }) => [id, value]);
const allowed = (s: Stage): readonly number[] => {
  const view = ruleset.view(s.state, 0);
  return groundOf(s.state.map).spots.filter(to => s.book.allows(view, { type: 'step', to }, 0));
};
const around = (s: Stage): readonly string[] =>
  allowed(s)
    .map(to => groundOf(s.state.map).name(to))
    .sort();

rule('MAAS-2.0-geomorphic-panels#1', 'one panel is a board, and so are several', () => {
  const alone = walk(walker(panels('A'), 'A-Q-05'), 'A-R-05');
  expect(around(alone)).toEqual(['A-Q-04', 'A-Q-05', 'A-Q-06']);
  const two = walk(walker(panels('A', 'B'), 'A-Q-05'), 'A-R-05', 'B-B-05');
  expect(groundOf(two.state.map).name(two.state.units[0]!.at!)).toBe('B-B-05');
});
rule('MAAS-2.0-geomorphic-panels#2', 'every panel lies against every other, side to side and end to end, turned or not', () => {
  const letters = PANELS.map(({ letter }) => letter);
  for (const one of letters)
    for (const other of letters)
      for (const turn of ['', '*']) {
        const second = one === other ? `${other}2` : other;
        const near = (row: string, column: string) => `${second}-${row}-${column}`;
        const below = walker(panels(one, `${other}${turn}`), `${one}-Q-17`);
        walk(below, `${one}-R-17`, turn ? near('Q', '19') : near('B', '17'));
        const beside = walker(panels(`${one} ${other}${turn}`), `${one}-D-34`);
        walk(beside, `${one}-D-35`, turn ? near('O', '34') : near('D', '02'));
        for (const s of [below, beside]) expect(groundOf(s.state.map).panelsAt(s.state.units[0]!.at!)).toEqual([1]);
      }
});
rule('MAAS-2.1-map-points#1', 'six points around every inner one, and a step leads to one of them', () => {
  const s = stage([red('H-11'), chief, blue('R-35')]);
  activate(s);
  expect([...allowed(s)].sort()).toEqual(['G-11', 'I-11', 'G-10', 'H-10', 'G-12', 'H-12'].map(at).sort());
  const ground = groundOf(s.state.map);
  for (const here of ground.spots.filter(spot => ground.edges(spot).length === 0)) {
    const there = { ...s.state, units: s.state.units.map((unit, id) => (id === 0 ? { ...unit, at: here } : unit)) };
    const view = ruleset.view(there, 0);
    expect(ground.spots.filter(to => s.book.allows(view, { type: 'step', to }, 0)).length).toBe(6);
  }
});
rule('MAAS-2.1-map-points#2', 'the dot alone counts, whatever lies around it', () => {
  const ring = ['G-11', 'I-11', 'G-10', 'H-10', 'G-12', 'H-12'];
  const into = (inner: 'clear' | 'woods', outer: 'clear' | 'woods') => {
    const s = stage([red('H-10'), chief, blue('R-35')], {
      terrain: { ...Object.fromEntries(ring.map(point => [point, outer])), 'H-11': inner },
    });
    activate(s);
    s.does(0, { type: 'step', to: at('H-11') });
    return paid(s);
  };
  expect([into('clear', 'woods'), into('woods', 'clear')]).toEqual([
    ['MAAS-comp-tec-clear', 1],
    ['MAAS-comp-tec-woods', 2],
  ]);
});
rule('MAAS-2.1-map-points#3', 'rows A to R and columns 01 to 35', () => {
  const corner = walk(walker(panels('A'), 'A-Q-35'), 'A-R-35');
  expect(around(corner)).toEqual(['A-Q-34', 'A-Q-35']);
  const first = walk(walker(panels('A'), 'A-B-01'), 'A-A-01');
  expect(around(first)).toEqual(['A-A-02', 'A-B-01']);
  const reads = (point: string): boolean =>
    ruleset.readSetup({ ...corner.state.plan, special: { ...corner.state.plan.special, tiles: { [point]: 'woods' } } }).ok;
  expect(['A-A-01', 'A-R-35', 'A-S-01', 'A-A-36', 'A-A-00'].map(reads)).toEqual([true, true, false, false, false]);
});
rule('MAAS-2.1-grid-id#1', 'panel, row, column: the log and the scenario name a point alike', () => {
  const s = walker(panels('A', 'B'), 'A-H-10', { objectives: ['A-H-11'] });
  walk(s, 'A-H-11');
  s.does(0, { type: 'done' });
  expect(s.story().some(line => line.includes('A-H-11'))).toBe(true);
  expect(s.state.objectives).toEqual([{ at: at('H-11'), holder: 0, standing: true }]);
});
rule('MAAS-2.1-grid-id#2', 'A-H-11 is woods', () =>
  expect(paid(walk(walker(panels('A'), 'A-H-10'), 'A-H-11'))).toEqual(['MAAS-comp-tec-woods', 2]),
);
rule('MAAS-2.1-shared-edges#1', 'the half-dots of a joint are one point: nobody else stops there, whatever it is called', () => {
  const s = walk(walker(panels('A', 'B'), 'A-Q-07', { tiles: { 'B-A-07': 'rubble' } }), 'A-R-07');
  expect(paid(s)).toEqual(['MAAS-2.3.8-rubble-cost', 2]);
  const ground = groundOf(s.state.map);
  expect(ground.spots.filter(spot => spot === s.state.units[0]!.at)).toHaveLength(1);
  expect(ground.neighbours(s.state.units[0]!.at!)).toHaveLength(6);
});
rule('MAAS-2.1-shared-edges#2', 'A-R-05 is B-A-05', () => {
  const s = walker(panels('A', 'B'), 'A-Q-05', { objectives: ['B-A-05'] });
  walk(s, 'A-R-05');
  s.does(0, { type: 'done' });
  expect(s.state.objectives[0]!.holder).toBe(0);
});
rule('MAAS-2.1-shared-edges#3', 'column 35 is column 01 of the next panel', () => {
  const s = walker(panels('A B'), 'A-C-34', { objectives: ['B-C-01'] });
  walk(s, 'A-C-35');
  s.does(0, { type: 'done' });
  expect(s.state.objectives[0]!.holder).toBe(0);
});
rule('MAAS-2.1-half-dots-in-play#1', 'a soldier goes to the edge, stays there and is shot at there', () => {
  const s = stage([red('H-10', { done: false }), chief, blue('B-05', { done: false })], { state: { toAct: 1 } });
  activate(s, 2, 1);
  s.does(1, { type: 'step', to: at('A-05') });
  s.does(0, { type: 'hold', rest: true });
  s.does(1, { type: 'done' });
  expect(s.state.units[2]).toMatchObject({ at: at('A-05'), place: 'map', done: true });
  activate(s);
  fire(s, 2, 'stationary', d12(1));
  expect(ofType(s, 'attacked')[0]).toMatchObject({ target: 2 });
});
rule('MAAS-2.5-compass#1', 'a d6 sends a soldier out of his mind along one of six ways', () => {
  const way = (drawn: number) => {
    const s = stage([red('H-11', { type: 'police', morale: 'panicked' }), chief, blue('R-35')]);
    s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(1), d6(drawn), d12(1)));
    return s.state.units[0]!.at;
  };
  expect([1, 2, 3, 4, 5, 6].map(way)).toEqual(['F-11', 'G-13', 'I-13', 'J-11', 'I-09', 'G-09'].map(at));
});
rule('MAAS-comp-panel-geometry#1', '613 points, 18 in odd columns and 17 in even ones', () => {
  const s = walker(panels('A'), 'A-H-10');
  const { spots, named: spotOf } = groundOf(s.state.map);
  expect(spots.length).toBe(613);
  const rows = (column: string) =>
    Array.from({ length: 19 }, (_, i) => String.fromCharCode(65 + i)).filter(r => spotOf(`A-${r}-${column}`) !== undefined);
  expect([rows('01').length, rows('02').length, rows('34').length, rows('35').length]).toEqual([18, 17, 17, 18]);
  // Half a step south: from H-10 both H-11 and I-11 are one step away, and G-11 is not.
  expect(allowed(s)).toContain(at('I-11'));
  expect(why(s.refuses(0, { type: 'step', to: at('G-11') }))).toContain('MAAS-2.1-map-points');
});
rule('MAAS-comp-panel-geometry#2', 'around H-11', () => {
  const s = walker(panels('B'), 'B-H-11');
  expect([...allowed(s)].sort()).toEqual(['G-11', 'I-11', 'G-10', 'H-10', 'G-12', 'H-12'].map(at).sort());
});
/** What every point of a panel is, told by what it costs to step on it or by who is turned away. */
function census(letter: string): { readonly [terrain: string]: number } {
  const s = walker(panels(letter), `${letter}-A-01`);
  const ground = groundOf(s.state.map);
  const counts: { [terrain: string]: number } = {};
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  for (const to of ground.spots) {
    const from = ground.neighbours(to)[0]!;
    const units = s.state.units.map((unit, id) => (id === 0 ? { ...unit, at: from, level: ground.level(from) } : unit));
    const trial = scene(ruleset, { ...s.state, units, active: { ...s.state.active!, mp: 99 } });
    if (!trial.book.allows(ruleset.view(trial.state, 0), { type: 'step', to }, 0)) {
      expect(why(trial.refuses(0, { type: 'step', to }))).toContain('MAAS-2.3.6-water');
      count('water');
    } else {
      const slag = ground.terrain(to) === 'slag' ? cards(trial.state, d6(6)) : [];
      trial.does(0, { type: 'step', to }, ...slag);
      count(String(paid(trial)[0]).replace('MAAS-comp-tec-', '').replace('MAAS-2.3.8-', '').replace('-cost', ''));
      if (trial.state.units[0]!.level > 0) count('hill');
      if (trial.state.units[0]!.level > 1) count('high');
      expect(trial.state.units[0]!.level).toBeLessThanOrEqual(2);
    }
  }
  return counts;
}
rule('MAAS-comp-panel-a#1', 'every point of Ashfields is walked on', () => {
  const { high, ...rest } = census('A');
  expect(rest).toEqual({ clear: 507, woods: 68, building: 14, marsh: 12, slag: 7, rubble: 5, hill: 40 });
  expect(high).toBeGreaterThan(0);
});
rule('MAAS-comp-panel-a#2', 'its H-11 is woods', () =>
  expect(paid(walk(walker(panels('A'), 'A-G-11'), 'A-H-11'))[0]).toBe('MAAS-comp-tec-woods'),
);
rule('MAAS-comp-panel-b#1', 'every point of Ironworks is walked on', () => {
  const { high, ...rest } = census('B');
  expect(rest).toEqual({ clear: 504, woods: 45, building: 29, marsh: 8, slag: 6, water: 13, bridge: 2, rubble: 6, hill: 38 });
  expect(high).toBeGreaterThan(0);
});
/** Points of the outer edge that cost as woods do; all others there cost as clear ground. */
function woodsOnEdge(letter: string): readonly string[] {
  const s = walker(panels(letter), `${letter}-A-01`);
  const ground = groundOf(s.state.map);
  const onEdge = ground.spots.filter(spot => ground.neighbours(spot).length < 6 && ground.neighbours(spot).length !== 5);
  return onEdge
    .filter(to => {
      const from = ground.neighbours(to).find(near => ground.terrain(near) !== 'water')!;
      const units = s.state.units.map((unit, id) => (id === 0 ? { ...unit, at: from, level: ground.level(from) } : unit));
      const trial = scene(ruleset, { ...s.state, units, active: { ...s.state.active!, mp: 99 } });
      trial.does(0, { type: 'step', to });
      expect(['MAAS-comp-tec-clear', 'MAAS-comp-tec-woods']).toContain(paid(trial)[0]);
      expect(trial.state.units[0]!.level).toBe(0);
      return paid(trial)[0] === 'MAAS-comp-tec-woods';
    })
    .map(spot => ground.name(spot).slice(2))
    .sort();
}
rule('MAAS-comp-panel-edges#1', 'woods at eight places of the edge, clear ground of level 0 at all others', () => {
  for (const { letter } of PANELS) expect(woodsOnEdge(letter)).toEqual(['A-11', 'A-25', 'F-01', 'F-35', 'M-01', 'M-35', 'R-11', 'R-25']);
});
rule('MAAS-comp-panel-edges#2', 'turned by half a circle the joint is the same', () => {
  for (const { letter } of PANELS)
    for (const turn of ['', '*']) {
      const crossed = walk(walker(panels('A', `${letter}${turn}`), 'A-Q-11'), 'A-R-11');
      expect(paid(crossed)[0]).toBe('MAAS-comp-tec-woods');
      // The other panel says the same of the joint as the first one.
      const alone = walker(panels(`${letter}${turn}`, 'A'), turn ? `${letter}-B-25` : `${letter}-Q-11`);
      walk(alone, turn ? `${letter}-A-25` : `${letter}-R-11`);
      expect(paid(alone)[0]).toBe('MAAS-comp-tec-woods');
    }
});
