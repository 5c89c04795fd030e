import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { FIGURES, figureFor, levelShown, standDie, standFor } from './stand.ts';

rule('MAAS-16.1-miniature-scale', 'points an inch apart, 15 mm figures on 20 mm bases', () => {
  expect(FIGURES).toMatchObject({ pointInches: 1, figureMillimetres: 15, baseMillimetres: 20 });
});
rule('MAAS-16.2.1-base', 'armored soldiers stand on half-inch bases with their letter', () => {
  expect(figureFor('armored').lettered).toBe(true);
  expect(FIGURES.letterBaseHalfInches).toBe(1);
});
rule('MAAS-16.2.2-flight-stand', 'a one-inch stand for low, a two-inch stand for high', () => {
  expect(FIGURES.standInches).toEqual({ low: 1, high: 2 });
});
rule('MAAS-16.2.3-stand-usage', 'no stand on the ground, low up to 6, high above', () => {
  expect([0, 1, 5, 6, 7, 12].map(standFor)).toEqual(['none', 'low', 'low', 'low', 'high', 'high']);
});
rule('MAAS-16.2.4-die-level', 'the die beside the stand: a high stand and a 2 are level 8', () => {
  expect([standDie(3), standDie(8)]).toEqual([3, 2]);
  for (let level = 0; level <= 12; level++) expect(levelShown(standFor(level), standDie(level))).toBe(level);
});
rule('MAAS-16.2.5-unarmored-mini', 'unarmored figures need no lettered base and no stand', () => {
  expect(figureFor('unarmored')).toEqual({ lettered: false, stand: false, marker: false });
});
rule('MAAS-16.2.6-drone-mini', 'drones fly on stands with a marker beside them, sentries stand', () => {
  expect(figureFor('armed')).toEqual({ lettered: false, stand: true, marker: true });
  expect(figureFor('sentry')).toEqual({ lettered: false, stand: false, marker: true });
});
