import { HEADING_NAMES, spotDistance } from '@sortie/geometry';
import { fill } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { at, position } from '../proving/position.ts';
import { sightBy } from '../proving/sight.ts';
import { groundOf } from './compile.ts';
import { growPanel } from './generate.ts';
import { namesOn } from './join.ts';
import { edgeTerrain, type PanelSketch, panelPoint, panelProblems, pointExists, ROWS } from './panel.ts';
import { PANELS } from './panels.ts';
import type { PanelPlan } from './plan.ts';
import { RECIPES } from './recipes.ts';

const [ASHFIELDS, IRONWORKS] = [PANELS[0]!, PANELS[1]!];

const mapOf = (plan: PanelPlan) => ({ plan, tiles: {}, works: {}, storeys: {}, wade: false, woodsHeight: 6, buildingHeight: 6 });
const stacked: PanelPlan = { kind: 'panels', rows: [[{ panel: 'A' }], [{ panel: 'B' }]] };
const abreast: PanelPlan = { kind: 'panels', rows: [[{ panel: 'A' }, { panel: 'B', turned: true }]] };
const bare = position({ units: [] });

rule('MAAS-2.0-geomorphic-panels', 'panels join along short and long edges, turned or not', () => {
  expect(groundOf(mapOf(stacked)).spots.length).toBe(613 * 2 - 18);
  expect(groundOf(mapOf(abreast)).spots.length).toBe(613 * 2 - 18);
  const square: PanelPlan = {
    kind: 'panels',
    rows: [
      [{ panel: 'A' }, { panel: 'B' }],
      [
        { panel: 'B', turned: true },
        { panel: 'A', turned: true },
      ],
    ],
  };
  const ground = groundOf(mapOf(square));
  // One point in the middle belongs to all four panels, and one walks over it from any of them.
  const middle = ground.named('A-R-35')!;
  expect(ground.panelsAt(middle)).toEqual([0, 1, 2, 3]);
  expect(ground.neighbours(middle).length).toBe(6);
});

rule('MAAS-2.1-map-points', 'an inner point has six neighbours, each one step away', () => {
  const ground = groundOf(bare.map);
  expect(ground.neighbours(at('H-11')).length).toBe(6);
  for (const near of ground.neighbours(at('H-11'))) expect(ground.range(at('H-11'), near)).toBe(1);
});

rule('MAAS-2.1-grid-id', 'A-H-11 is panel A, row H, column 11: woods', () => {
  const ground = groundOf(mapOf(stacked));
  const spot = ground.named('A-H-11')!;
  expect(ground.terrain(spot)).toBe('woods');
  expect(ground.name(spot)).toBe('A-H-11');
  expect(ground.named('A-11-H')).toBeUndefined();
});

rule('MAAS-2.1-shared-edges', 'A-R-05 is B-A-05 where A and B meet on the long edge', () => {
  const ground = groundOf(mapOf(stacked));
  expect(ground.named('A-R-05')).toBe(ground.named('B-A-05'));
  expect(namesOn(stacked, ground.named('A-R-05')!)).toEqual(['A-R-05', 'B-A-05']);
  const side = groundOf(mapOf({ kind: 'panels', rows: [[{ panel: 'A' }, { panel: 'B' }]] }));
  expect(side.named('A-C-35')).toBe(side.named('B-C-01'));
});

rule('MAAS-2.1-half-dots-in-play', 'a half-dot on the outer edge is a point like any other', () => {
  const ground = groundOf(bare.map);
  expect(ground.has(at('A-05'))).toBe(true);
  expect(ground.has(at('R-05'))).toBe(true);
  expect(ground.isStep(at('B-05'), at('A-05'))).toBe(true);
  expect(ground.edges(at('A-05'))).toEqual(['north']);
});

rule('MAAS-2.5-compass', 'a d6 of 4 is south, 1 is north, and so round', () => {
  const ground = groundOf(bare.map);
  const draw = (d6: number) => ground.step(at('H-11'), (d6 - 1) as 0);
  expect([1, 2, 3, 4, 5, 6].map(draw)).toEqual(['G-11', 'G-12', 'H-12', 'I-11', 'H-10', 'G-10'].map(at));
  expect(HEADING_NAMES[4 - 1]).toBe('south');
});

rule('MAAS-comp-panel-geometry', '613 points; H-11 has the neighbours that the component names', () => {
  const ground = groundOf(bare.map);
  expect(ground.spots.length).toBe(613);
  const names = ['G-11', 'I-11', 'G-10', 'H-10', 'G-12', 'H-12'].map(at).sort();
  expect([...ground.neighbours(at('H-11'))].sort()).toEqual(names);
  expect(pointExists(ROWS - 1, 2)).toBe(false);
  expect(pointExists(ROWS - 1, 3)).toBe(true);
});

rule('MAAS-comp-panel-edges', 'both panels have the common edge, which reads the same turned by half a circle', () => {
  for (const sketch of PANELS) {
    expect(panelProblems(sketch)).toEqual([]);
    for (let row = 0; row < ROWS; row++) {
      for (let column = 1; column <= 35; column++) {
        const edge = edgeTerrain(row, column);
        if (!edge) continue;
        expect(panelPoint(sketch, row, column)).toEqual({ terrain: edge, level: 0 });
        expect(edgeTerrain(ROWS - 1 - row, 36 - column)).toBe(edge);
      }
    }
  }
  const crooked: PanelSketch = { ...ASHFIELDS, rows: ASHFIELDS.rows.map((row, i) => (i === 0 ? `w${row.slice(1)}` : row)) };
  expect(fill(panelProblems(crooked)[0]!)).toMatch('A-01 must be clear');
});

function census(sketch: PanelSketch): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let row = 0; row < ROWS; row++)
    for (let column = 1; column <= 35; column++) {
      if (!pointExists(row, column)) continue;
      const { terrain, level } = panelPoint(sketch, row, column);
      counts[terrain] = (counts[terrain] ?? 0) + 1;
      if (level > 0) counts['hill'] = (counts['hill'] ?? 0) + 1;
      counts['top'] = Math.max(counts['top'] ?? 0, level);
    }
  return counts;
}

rule('MAAS-comp-panel-a', 'Ashfields has the points of its recipe', () => {
  expect(census(ASHFIELDS)).toEqual({ clear: 507, woods: 68, building: 14, marsh: 12, slag: 7, rubble: 5, hill: 40, top: 2 });
  expect(panelPoint(ASHFIELDS, 7, 11).terrain).toBe('woods');
});

rule('MAAS-comp-panel-b', 'Ironworks has the points of its recipe', () => {
  expect(census(IRONWORKS)).toEqual({
    clear: 504,
    woods: 45,
    building: 29,
    marsh: 8,
    slag: 6,
    water: 13,
    bridge: 2,
    rubble: 6,
    hill: 38,
    top: 2,
  });
});

rule('MAAS-comp-map-panels', 'growing the recipes again gives the very panels in the box', () => {
  expect(RECIPES.map(growPanel)).toEqual(PANELS);
});

rule('MAAS-2.2-meta-hex', 'a point and the six around it: the corners of its meta-hex are its neighbours', () => {
  const ground = groundOf(position({ terrain: { 'H-11': 'woods' }, units: [] }).map);
  const blocked = (a: string, b: string) => ground.blocked(at(a), 0, at(b), 0, sightBy());
  // Through the middle of a neighbour's triangle the woods still fill the line; one column further they do not.
  expect(blocked('F-11', 'J-11')).toBe(true);
  expect(blocked('F-12', 'J-10')).toBe(true);
  expect(blocked('F-13', 'J-13')).toBe(false);
});

test('a panel laid next to itself gets a name of its own', () => {
  const ground = groundOf(mapOf({ kind: 'panels', rows: [[{ panel: 'A' }, { panel: 'A', turned: true }]] }));
  const turned = ground.named('A2-H-11')!;
  expect(ground.terrain(turned)).toBe('woods');
  expect(spotDistance(turned, ground.named('A-H-11')!)).toBe(2 * 34 - 20);
});
