import { fromOffset } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { boardOf, drawBoard, onMap, planFault, planOf } from './index.ts';

describe('maps as plain records', () => {
  const drawn = drawBoard({ rows: ['......', '.l....', '......', '......', '......', '......'] });

  test('a board and its record belong together, and records are made into boards once', () => {
    const plan = planOf(drawn);
    expect(boardOf(plan)).toBe(drawn);
    const copy = JSON.parse(JSON.stringify(plan)) as typeof plan;
    expect(boardOf(copy)).toBe(boardOf(copy));
    expect(boardOf(copy).packed).toEqual(drawn.packed);
    expect([planOf(drawn).options, planOf(drawn, drawn).options]).toEqual([undefined, {}]);
  });

  test('hexes beside the map are not on it', () => {
    expect([fromOffset(1, 1), fromOffset(6, 6), fromOffset(7, 6), fromOffset(1, 0)].map(h => onMap(drawn, h))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('maps from outside', () => {
  const good = { width: 6, height: 6, sites: Array.from({ length: 36 }, () => ({ level: 0, terrains: [{ kind: 'woods', level: 1 }] })) };
  const fault = (change: object): string | undefined => planFault({ ...good, ...change }, 60, 'map')?.text;

  test('a good one has no fault', () => expect(planFault(good, 60)).toBeUndefined());
  test.each([
    [{ width: 61 }, '{at} must be a whole number from {least} to {most}'],
    [{ sites: [] }, '{width} by {height} hexes are {need} sites, not {count}'],
    [{ sites: 3 }, '{at} must be a list of at most {longest}'],
    [{ sites: [{ level: 0 }] }, '{at} must be a list of at most {longest}'],
    [{ sites: [{ level: 0, terrains: [{ kind: 'lawn', level: 1 }] }] }, '{at} must be one of {choices}'],
    [{ sites: [7] }, '{at} must be a record'],
    [{ name: 7 }, '{at} must be a text of at most {longest} characters'],
    [{ sound: true }, '{at} is not a known field'],
  ])('%j is one', (change, text) => expect(fault(change)).toBe(text));
  test('its place is told', () => {
    expect(planFault({ ...good, sites: [{ level: 0.5, terrains: [] }] }, 60, 'map')?.args).toMatchObject({ at: 'map.sites[0].level' });
  });
});
