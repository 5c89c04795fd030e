import type { Entry } from '@sortie/rules-alpha-strike';
import { describe, expect, test } from 'vitest';
import { fairness, filledUp, pointsOf, priceOf, withMembers, withSkill } from './force-list.ts';

const lancer: Entry = { card: 'Lancer' };

describe('forces of a set-up', () => {
  test('a better crew costs more and a worse one less, and back again it costs what the card says', () => {
    const [veteran, green, regular] = [3, 5, 4].map(skill => priceOf(withSkill(lancer, skill)));
    expect([veteran, green, regular]).toEqual([46, 34, 38]);
  });
  test('units of the catalogue join behind those that are there, four to a lance', () => {
    const force = withMembers(
      [lancer, lancer, lancer],
      [
        { unit: 'GRF-1N', skill: 4 },
        { unit: 'LCT-1V', skill: 3 },
      ],
    );
    expect(force).toHaveLength(5);
    expect(force.slice(3).map(({ lance, skill }) => [lance, skill])).toEqual([
      [0, 4],
      [1, 3],
    ]);
  });
  test('a side fills itself up to the limit and never over it, and keeps who is there', () => {
    for (const limit of [100, 200, 400]) {
      const force = filledUp([lancer], limit);
      expect(force[0]).toBe(lancer);
      expect(pointsOf(force)).toBeLessThanOrEqual(limit);
      expect(pointsOf(force)).toBeGreaterThan(limit - 10);
    }
    expect(filledUp([lancer], 30)).toEqual([lancer]);
  });
  test('sides within a twentieth are fair; otherwise it is said by how much one is stronger', () => {
    expect(fairness(100, 95)).toEqual({ fair: true });
    expect(fairness(100, 94)).toEqual({ stronger: 0, points: 6, percent: 6 });
    expect(fairness(200, 300)).toEqual({ stronger: 1, points: 100, percent: 50 });
    expect(fairness(0, 0)).toEqual({ fair: true });
  });
});
