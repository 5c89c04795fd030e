import { table as geometry } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { generateBoard } from '../generate/generate.ts';
import * as table from './index.ts';

const { inches } = geometry;
const rectangle = (left: number, top: number, right: number, bottom: number): geometry.Outline => ({
  kind: 'polygon',
  points: [
    { x: inches(left), y: inches(top) },
    { x: inches(right), y: inches(top) },
    { x: inches(right), y: inches(bottom) },
    { x: inches(left), y: inches(bottom) },
  ],
});
const plan = (...pieces: table.Piece[]): table.TablePlan => ({ width: inches(72), height: inches(48), pieces });
const at = (x: number, y: number): geometry.Point => ({ x: inches(x), y: inches(y) });
const mech = (x: number, y: number, z = 0): table.Post => ({ at: at(x, y), z: inches(z), height: inches(2) });
const hill = (height: number): table.Piece => ({ id: 'hill', kind: 'hill', outline: rectangle(10, 0, 20, 48), height: inches(height) });
const woods: table.Piece = { id: 'woods', kind: 'woods', outline: rectangle(10, 0, 16, 48) };

describe('line of sight by heights', () => {
  test('what stands between hides a target up to where the line over it meets the target', () => {
    expect(table.sightOf(plan(), mech(0, 10), mech(30, 10))).toEqual({ hidden: 0, dimmed: 0, density: 0 });
    // As high as both: nothing is seen above its top but the top itself.
    expect(table.sightOf(plan(hill(2)), mech(0, 10), mech(30, 10)).hidden).toBe(1000);
    expect(table.sightOf(plan(hill(1)), mech(0, 10), mech(40, 10)).hidden).toBeLessThan(667);
    expect(table.sightOf(plan(hill(3)), mech(0, 10), mech(30, 10)).hidden).toBeGreaterThan(1000);
  });
  test('a 1-inch rise half way hides nothing of a target as tall as the watcher: the line of its foot just passes', () => {
    const low: table.Piece = { id: 'low', kind: 'hill', outline: rectangle(10, 0, 20, 48), height: inches(1) };
    expect(table.sightOf(plan(low), mech(0, 10), mech(40, 10)).hidden).toBe(0);
    expect(table.sightOf(plan(low), mech(0, 10), mech(39, 10)).hidden).toBeGreaterThan(0);
  });
  test('from a plateau the edge hides what stands close under it', () => {
    const up = mech(12, 10, 4);
    expect(table.sightOf(plan(hill(4)), up, mech(22, 10)).hidden).toBeGreaterThan(0);
    expect(table.sightOf(plan(hill(4)), up, mech(60, 10)).hidden).toBe(0);
  });
  test('woods are measured where the line runs lower than their tops', () => {
    expect(table.sightOf(plan(woods), mech(0, 10), mech(30, 10))).toEqual({ hidden: 0, dimmed: inches(6), density: 1 });
    expect(table.sightOf(plan(woods), mech(0, 10, 8), mech(30, 10, 8)).dimmed).toBe(0);
    const heavy = { ...woods, level: 2 };
    expect(table.sightOf(plan(heavy), mech(0, 10), mech(30, 10)).dimmed).toBe(inches(12));
  });
  test('whoever stands inside a building sees through its walls, from its roof over its edge', () => {
    const house: table.Piece = { id: 'house', kind: 'building', outline: rectangle(10, 5, 14, 15), height: inches(4) };
    expect(table.sightOf(plan(house), mech(12, 10), mech(30, 10)).hidden).toBe(0);
    expect(table.sightOf(plan(house), mech(0, 10), mech(30, 10)).hidden).toBeGreaterThan(999);
    expect(table.sightOf(plan(house), mech(12, 10, 4), mech(40, 10)).hidden).toBe(0);
  });
});

const walker: table.Gait = {
  surcharge: ({ pieces }) => (pieces.some(({ kind }) => kind === 'woods') ? 1 : 0),
  height: ({ elevation, depth }) => elevation - depth,
  climb: rise => (Math.abs(rise) > inches(4) ? Number.POSITIVE_INFINITY : Math.abs(rise)),
};

describe('paths', () => {
  test('cost their length, the woods in them and the heights they climb', () => {
    expect(table.passage(plan(woods), [at(0, 10), at(20, 10)], 0, walker)).toEqual({ length: inches(20), cost: inches(26), z: 0 });
    expect(table.passage(plan(hill(2)), [at(0, 10), at(30, 10)], 0, walker).cost).toBe(inches(34));
    expect(table.passage(plan(hill(5)), [at(0, 10), at(12, 10)], 0, walker).cost).toBe(Number.POSITIVE_INFINITY);
    expect(table.passage(plan(hill(2)), [at(0, 10), at(12, 10)], 0, walker).z).toBe(inches(2));
  });
  test('a bridge lies before the water under it', () => {
    const water: table.Piece = { id: 'river', kind: 'water', outline: rectangle(10, 0, 14, 48), depth: inches(2) };
    const bridge: table.Piece = { id: 'bridge', kind: 'bridge', outline: rectangle(9, 9, 15, 11) };
    expect(table.passage(plan(water, bridge), [at(5, 10), at(20, 10)], 0, walker).cost).toBe(inches(15));
    expect(table.passage(plan(water), [at(5, 10), at(20, 10)], 0, walker).cost).toBe(inches(19));
  });
  test('a flood finds every square in reach, and its paths cost no more than the flood says by a tenth', () => {
    const ground = plan(woods, { ...hill(2), id: 'far' });
    const reach = table.reachOf(ground, at(5, 20), 0, inches(12), walker);
    const points = reach.points();
    expect(points.length).toBeGreaterThan(150);
    for (const point of points) {
      const path = reach.pathTo(point)!;
      expect(path[0]).toEqual(at(5, 20));
      expect(table.passage(ground, path, 0, walker).cost).toBeLessThanOrEqual(inches(12) * 1.1);
    }
    expect(reach.pathTo(at(70, 40))).toBeUndefined();
  });
});

describe('tables', () => {
  test.each(table.SCENES)('a generated %s is fair, repeatable and well formed', scene => {
    const one = table.generateTable({ scene, seed: 7 });
    expect(table.generateTable({ scene, seed: 7 })).toEqual(one);
    expect(one.pieces.length).toBeGreaterThan(8);
    for (const point of [at(10, 9), at(20, 17), at(36, 24), at(50, 30), at(61, 13)]) {
      const far = { x: one.width - point.x, y: one.height - point.y };
      expect(table.groundAt(one, far).elevation).toBe(table.groundAt(one, point).elevation);
    }
    expect(table.readTable(table.writeTable(one))).toEqual({ ok: true, table: one });
  });
  test('a broken file is refused with its place', () => {
    const broken = { width: 20000, height: 10000, pieces: [{ id: 'a', kind: 'lava', outline: { kind: 'circle' } }] };
    expect(table.readTablePlan(broken)).toEqual({ ok: false, problem: 'pieces[0]: lava is not a kind of terrain' });
    expect(table.readTable('{}')).toEqual({ ok: false, problem: 'this is not a table' });
  });
  test('a map of hexes lies two inches to the hex', () => {
    const board = generateBoard({ landscape: 'hills', seed: 3 });
    const laid = table.tableFromHexes(board);
    const site = board.sites.findIndex(({ level }) => level > 0);
    const centre = table.hexCentre(site % board.width, Math.floor(site / board.width));
    expect(table.groundAt(laid, centre).elevation).toBe(board.sites[site]!.level * inches(2));
    expect(geometry.distanceOf(table.hexCentre(3, 3), table.hexCentre(3, 4))).toBe(inches(2));
  });
});
