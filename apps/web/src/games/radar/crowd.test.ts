import { cellsOf, type RadarDisc } from '@sortie/board-view';
import { expect, test } from 'vitest';
import { standsIn } from './crowd.ts';

const disc: RadarDisc = {
  middle: { x: 400, y: 400 },
  title: '',
  rings: [
    { cells: 1, outer: 60, first: 0 },
    { cells: 1, outer: 140, first: 0 },
    { cells: 6, outer: 236, first: 0 },
    { cells: 12, outer: 340, first: 1 / 12 },
  ],
  names: [],
  world: false,
  lit: false,
};

test('however many share a part of a map, they stand apart and inside of it', () => {
  for (const cell of cellsOf(disc)) {
    for (let count = 1; count <= 12; count++) {
      const stands = standsIn(cell, disc.middle, count);
      expect(stands).toHaveLength(count);
      for (const { at } of stands) {
        const far = Math.hypot(at.x - disc.middle.x, at.y - disc.middle.y);
        expect(far).toBeGreaterThanOrEqual(cell.inner - 1);
        expect(far).toBeLessThanOrEqual(cell.outer + 1);
      }
      stands.forEach((one, i) => {
        for (const other of stands.slice(i + 1)) {
          const apart = Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);
          expect(apart, `${count} in a ring of ${cell.outer}`).toBeGreaterThan(36 * one.size * 0.75);
        }
      });
    }
  }
});
