import { table as geometry } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { generateBoard } from '../generate/generate.ts';
import * as table from './index.ts';

const { inches } = geometry;
const open = (...pieces: table.Piece[]): table.TablePlan => ({ width: inches(72), height: inches(48), pieces });
const circle = (kind: table.PieceKind, x: number, y: number, radius: number, more: Partial<table.Piece> = {}): table.Piece => ({
  id: kind,
  kind,
  outline: { kind: 'circle', at: { x: inches(x), y: inches(y) }, radius: inches(radius) },
  ...more,
});
const hexed = (...pieces: table.Piece[]): table.TablePlan => table.onHexes(open(...pieces));
const at = (column: number, row: number): geometry.Point => table.hexCentre(column, row);
const walker: table.Gait = {
  surcharge: ({ pieces }) => (pieces.some(({ kind }) => kind === 'woods') ? 1 : 0),
  height: ({ elevation, depth }) => elevation - depth,
  climb: rise => (Math.abs(rise) > inches(4) ? Number.POSITIVE_INFINITY : Math.abs(rise)),
};
const mech = (column: number, row: number, z = 0): table.Post => ({ at: at(column, row), z: inches(z), height: inches(2) });

describe('a table of hexes', () => {
  test('counts two inches for each hex, whatever a ruler says', () => {
    const plan = hexed();
    expect(table.spanOf(plan, at(4, 4), at(4, 7))).toBe(inches(6));
    expect(table.spanOf(plan, at(0, 0), at(8, 4))).toBe(inches(16));
    expect(table.spanOf(plan, at(0, 0), at(8, 0))).toBe(inches(16));
    expect(geometry.distanceOf(at(0, 0), at(8, 0))).toBeLessThan(inches(14));
    expect(table.spanOf(open(), at(4, 4), at(4, 7))).toBe(inches(6));
  });
  test('has middles to stand on, and puts whatever is beside them there', () => {
    const plan = hexed();
    for (const [column, row] of [
      [0, 0],
      [1, 0],
      [7, 9],
    ] as const) {
      const { x, y } = at(column, row);
      expect(table.isStandingPoint(plan, { x, y })).toBe(true);
      expect(table.standingPoint(plan, { x: x + 100, y: y - 90 })).toEqual({ x, y });
    }
    expect(table.isStandingPoint(plan, { x: 1000, y: 1000 })).toBe(false);
    expect(table.isStandingPoint(open(), { x: 1000, y: 1000 })).toBe(true);
    expect(table.standingPoint(plan, { x: -500, y: -500 })).toEqual(at(0, 0));
    expect(plan.hexes).toEqual({ columns: 41, rows: 23 });
  });
  test('is cut out of an open one: hexes are what their middles lie on, and small pieces keep one', () => {
    const plan = hexed(circle('woods', 20, 20, 4), circle('rough', 40.2, 30.9, 0.2));
    const woods = plan.pieces.filter(({ kind }) => kind === 'woods');
    expect(woods.length).toBeGreaterThan(8);
    expect(plan.pieces.filter(({ kind }) => kind === 'rough')).toHaveLength(1);
    expect(table.readTable(table.writeTable(plan))).toEqual({ ok: true, table: plan });
    expect(table.readTablePlan({ ...plan, hexes: { columns: 3, rows: 3 } }).ok).toBe(false);
    expect(table.onHexes(plan)).toBe(plan);
  });
  test('a round template fills the hexes it reaches, the same in every direction', () => {
    const smoke: table.Piece = { id: 's', kind: 'smoke', outline: { kind: 'circle', at: at(6, 6), radius: inches(2) } };
    const plan = { ...hexed(), pieces: [smoke] };
    const filled = (column: number, row: number): boolean => table.groundAt(plan, at(column, row)).pieces.length > 0;
    expect([filled(6, 6), filled(6, 5), filled(5, 5), filled(7, 6), filled(6, 4), filled(8, 6)]).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(table.occupied(plan, at(7, 6), 159)).toEqual([smoke]);
  });
  test('any map of hexes is one', () => {
    const board = generateBoard({ landscape: 'hills', seed: 3 });
    expect(table.tableFromHexes(board).hexes).toEqual({ columns: board.width, rows: board.height });
  });
});

describe('moving from hex to hex', () => {
  const plan = (): table.TablePlan => {
    const hex = (column: number, row: number) => at(column, row);
    const one = (kind: table.PieceKind, column: number, row: number, more: Partial<table.Piece> = {}): table.Piece => ({
      id: `${kind}-${column}-${row}`,
      kind,
      outline: { kind: 'circle', at: hex(column, row), radius: 100 },
      ...more,
    });
    return hexed(one('woods', 4, 5), one('hill', 4, 3, { height: inches(2) }));
  };
  test('costs the hexes entered and the levels climbed', () => {
    expect(table.passage(plan(), [at(4, 6), at(4, 5)], 0, walker)).toEqual({ length: inches(2), cost: inches(4), z: 0 });
    expect(table.passage(plan(), [at(4, 6), at(4, 3)], 0, walker)).toEqual({ length: inches(6), cost: inches(10), z: inches(2) });
    expect(table.passage(plan(), [at(4, 3), at(4, 2)], inches(2), walker).cost).toBe(inches(4));
  });
  test('reaches every hex that can be paid for, along a way that costs what it says', () => {
    const reach = table.reachOf(plan(), at(4, 6), 0, inches(8), walker);
    expect(reach.points().length).toBeGreaterThan(40);
    for (const point of reach.points()) {
      const path = reach.pathTo(point)!;
      const { cost } = table.passage(plan(), path, 0, walker);
      const cell = table.hexOf(point);
      expect(cost).toBe(reach.cost[(cell.r + (cell.q >> 1)) * reach.columns + cell.q]);
      expect(cost).toBeLessThanOrEqual(inches(8));
    }
    expect(reach.pathTo(at(30, 20))).toBeUndefined();
  });
});

describe('sight from hex to hex', () => {
  const column = (kind: table.PieceKind, x: number, more: Partial<table.Piece> = {}): table.Piece => ({
    id: kind,
    kind,
    outline: {
      kind: 'polygon',
      points: [
        { x: at(x, 0).x - 150, y: 0 },
        { x: at(x, 0).x + 150, y: 0 },
        { x: at(x, 0).x + 150, y: inches(48) },
        { x: at(x, 0).x - 150, y: inches(48) },
      ],
    },
    ...more,
  });
  test('two inches for each hex of growth, and a hill as high as both hides', () => {
    expect(table.sightOf(hexed(), mech(2, 10), mech(8, 10))).toEqual({ hidden: 0, dimmed: 0, density: 0 });
    expect(table.sightOf(hexed(column('woods', 5)), mech(2, 10), mech(8, 10))).toEqual({ hidden: 0, dimmed: inches(2), density: 1 });
    expect(table.sightOf(hexed(column('hill', 5, { height: inches(2) })), mech(2, 10), mech(8, 10)).hidden).toBe(1000);
    expect(table.sightOf(hexed(column('hill', 5, { height: inches(1) })), mech(2, 10), mech(8, 10)).hidden).toBeLessThan(667);
  });
  test('the hexes of the two do not stand in the way, and both see alike', () => {
    expect(table.sightOf(hexed(column('woods', 2)), mech(2, 10), mech(8, 10)).dimmed).toBe(0);
    const plan = hexed(circle('hill', 20, 20, 3, { height: inches(3) }));
    for (let i = 0; i < 40; i++) {
      const [a, b] = [mech(i % 13, (i * 7) % 20), mech((i * 5) % 30, (i * 3) % 21)];
      expect(table.sightOf(plan, a, b).hidden >= 1000).toBe(table.sightOf(plan, b, a).hidden >= 1000);
    }
  });
  test('between two hexes the one that hides more counts', () => {
    // (2,10) to (4,10) runs along the side between (3,9) and (3,10).
    const both = (row: number) => hexed({ id: 'w', kind: 'woods', outline: { kind: 'circle', at: at(3, row), radius: 100 } });
    expect(table.sightOf(both(9), mech(2, 10), mech(4, 10)).dimmed).toBe(inches(2));
    expect(table.sightOf(both(10), mech(2, 10), mech(4, 10)).dimmed).toBe(inches(2));
  });
});
