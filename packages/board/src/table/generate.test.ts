import { table as geometry } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import * as table from './index.ts';

const { INCH } = geometry;
const SIZES = [
  [72, 48],
  [48, 48],
  [96, 72],
  [24, 24],
] as const;
const SEEDS = [2, 3, 9];

const grow = (scene: table.Scene, seed: number, [width, height]: readonly [number, number]): table.TablePlan =>
  table.generateTable({ scene, seed, width: width * INCH, height: height * INCH });

/** Square inches of every kind of terrain on one half, from the north or from the south. */
function shares(plan: table.TablePlan, half: 'north' | 'south'): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let y = INCH / 2; y < plan.height / 2; y += INCH) {
    for (let x = INCH / 2; x < plan.width; x += INCH) {
      const at = half === 'north' ? { x, y } : { x, y: plan.height - y };
      for (const kind of new Set(table.groundAt(plan, at).pieces.map(piece => piece.kind))) found.set(kind, (found.get(kind) ?? 0) + 1);
    }
  }
  return found;
}

const everyTable = table.SCENES.flatMap(scene => SIZES.map(size => [scene, size] as const));

describe('every generated table', () => {
  test.each(everyTable)('%s of %j inches has as much terrain of each kind on both halves', (scene, size) => {
    for (const seed of SEEDS) {
      const plan = grow(scene, seed, size);
      const [north, south] = [shares(plan, 'north'), shares(plan, 'south')];
      for (const kind of new Set([...north.keys(), ...south.keys()])) {
        const [a, b] = [north.get(kind) ?? 0, south.get(kind) ?? 0];
        expect(Math.abs(a - b), `${kind} with seed ${seed}: ${a} against ${b}`).toBeLessThanOrEqual(2 + (a + b) / 50);
      }
    }
  });
  test.each(table.SCENES)('%s leaves most of the table open and covers enough to hide behind', scene => {
    for (const seed of SEEDS) {
      const plan = grow(scene, seed, SIZES[0]);
      const covered = [...shares(plan, 'north').values()].reduce((sum, count) => sum + count, 0) / (36 * 48);
      expect(covered, `seed ${seed}`).toBeGreaterThan(0.09);
      expect(covered, `seed ${seed}`).toBeLessThan(0.5);
    }
  });
});

const kinds = (plan: table.TablePlan, x: number, y: number): readonly string[] =>
  table.groundAt(plan, { x: Math.round(x), y: Math.round(y) }).pieces.map(({ kind }) => kind);

/** The middle of the road on a line from west to east. */
function roadAt(plan: table.TablePlan, y: number): number | undefined {
  const on: number[] = [];
  for (let x = 0; x <= plan.width; x += 100) if (kinds(plan, x, y).some(kind => kind === 'road' || kind === 'bridge')) on.push(x);
  return on.length === 0 ? undefined : on[on.length >> 1];
}

/** Wheels: no water deeper than a ford. */
const wheels: table.Gait = {
  surcharge: ({ depth }) => (depth >= 2 * INCH ? Number.POSITIVE_INFINITY : 0),
  height: () => 0,
  climb: () => 0,
};

describe.each(SIZES)('a river on a table of %d by %d inches', (width, height) => {
  const plans = SEEDS.map(seed => grow('river', seed, [width, height]));
  test('runs from edge to edge without a gap', () => {
    for (const plan of plans) {
      for (let x = 0; x <= plan.width; x += INCH) {
        let wet = 0;
        for (let y = 0; y < plan.height; y += 64) {
          const here = kinds(plan, x, y);
          if (here.includes('water') || here.includes('bridge')) wet += 64;
        }
        expect(wet, `at ${x / INCH} inches`).toBeGreaterThan(2 * INCH);
      }
    }
  });
  test('is crossed by wheels at two fords and on one bridge, and nowhere else', () => {
    for (const plan of plans) {
      const across = plan.pieces.filter(({ id }) => id.startsWith('ford') || id === 'bridge');
      expect(across.map(({ id }) => id).sort()).toEqual(['bridge', 'ford-east', 'ford-west']);
      const start = { x: Math.round(plan.width / 2), y: INCH };
      const goal = { x: start.x, y: plan.height - INCH };
      const far = 4 * plan.width;
      const without = (...gone: readonly string[]): table.TablePlan => ({
        ...plan,
        pieces: plan.pieces.map(piece => (gone.includes(piece.id) ? { ...piece, kind: 'water', depth: 2 * INCH } : piece)),
      });
      expect(table.reachOf(plan, start, 0, far, wheels).pathTo(goal)).toBeDefined();
      for (const open of across) {
        const closed = across.filter(one => one !== open).map(({ id }) => id);
        expect(table.reachOf(without(...closed), start, 0, far, wheels).pathTo(goal), `over the ${open.id}`).toBeDefined();
      }
      expect(table.reachOf(without(...across.map(({ id }) => id)), start, 0, far, wheels).pathTo(goal)).toBeUndefined();
    }
  });
  test('has a road from the northern edge over the bridge to the southern edge', () => {
    for (const plan of plans) {
      let before: number | undefined;
      for (let y = 0; y <= plan.height; y += INCH) {
        const here = roadAt(plan, y);
        expect(here, `${y / INCH} inches from the north`).toBeDefined();
        if (before !== undefined) expect(Math.abs(here! - before)).toBeLessThan(2 * INCH);
        before = here;
      }
    }
  });
});

test('the streets of a town cross each other and reach every edge', () => {
  for (const seed of SEEDS) {
    const plan = grow('town', seed, SIZES[0]);
    const roads = plan.pieces.filter(({ kind }) => kind === 'road');
    const joined = new Set([roads[0]!]);
    for (const one of joined) {
      const box = geometry.bounds(one.outline);
      for (const other of roads) {
        const next = geometry.bounds(other.outline);
        if (next.left <= box.right && next.right >= box.left && next.top <= box.bottom && next.bottom >= box.top) joined.add(other);
      }
    }
    expect(joined.size).toBe(roads.length);
    expect(plan.pieces.filter(({ kind }) => kind === 'building').length).toBeGreaterThan(5);
    for (const [x, y] of [
      [36, 0],
      [36, 48],
      [0, 16],
      [72, 32],
    ] as const)
      expect(kinds(plan, x * INCH, y * INCH)).toContain('road');
  }
});
