import { alphaStrike } from '@sortie/rules-alpha-strike';
import { expect, test } from 'vitest';
import { toPoint } from '../scale.ts';
import { markerRings, missionOutlines, missionPlaces } from './zones.ts';

const opened = (id: string) => alphaStrike.ruleset.setup(alphaStrike.scenarios.find(one => one.id === id)!.setup);
const INCH = 254;

test('zones of missions are drawn where the rules put them', () => {
  const line = opened('hold-the-line');
  expect(missionOutlines(line, 0)).toBeUndefined();
  expect(missionOutlines(line, 1)?.[0]?.map(spot => toPoint(spot).y / INCH)).toEqual([22, 22, 26, 26]);
  expect(missionOutlines(opened('lance-duel'), 0)).toBeUndefined();
  expect(missionOutlines(opened('hold-them-off'), 0)).toHaveLength(2);
  expect(missionOutlines(opened('reconnaissance'), 1)!.length).toBeGreaterThan(1);
});

test('there are places to be suggested on them', () => {
  const [first] = missionPlaces(opened('hold-the-line'), 1);
  expect(first).toEqual({ x: 36 * INCH, y: 24 * INCH });
  expect([...missionPlaces(opened('hold-the-line'), 0)]).toEqual([]);
});

test('markers are ringed', () => {
  expect(markerRings(opened('domination'))).toHaveLength(4);
  expect(markerRings(opened('lance-duel'))).toEqual([]);
});
