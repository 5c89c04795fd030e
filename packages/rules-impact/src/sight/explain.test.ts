import { expect, test } from 'vitest';
import { groundOf } from '../board/compile.ts';
import { at, position } from '../proving/position.ts';
import { sightBy } from '../proving/sight.ts';
import { explainSight } from './explain.ts';

const law = sightBy();
const WAYS = [
  law,
  sightBy('MAAS-reading-05-halving', 'MAAS-reading-08-hills-along-edges'),
  sightBy('MAAS-reading-06-from-level-zero', 'MAAS-reading-09-low-rubble'),
  sightBy('MAAS-reading-05-halving', 'MAAS-reading-06-from-level-zero', 'MAAS-reading-08-hills-along-edges', 'MAAS-reading-09-low-rubble'),
];

test('the explanation of a line agrees with the line, everywhere and at every level', () => {
  let seed = 5;
  const pick = (n: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed >>> 16) % n;
  };
  const names = Array.from(
    { length: 600 },
    (_, i) => `${String.fromCharCode(65 + (i % 17))}-${String(1 + Math.floor(i / 17)).padStart(2, '0')}`,
  );
  const terrain = Object.fromEntries(
    names.filter(() => pick(6) === 0).map(name => [name, (['woods', 'building', 'rubble'] as const)[pick(3)]!]),
  );
  const levels = Object.fromEntries(names.filter(() => pick(5) === 0).map(name => [name, 1 + pick(2)]));
  const ground = groundOf(position({ terrain, levels, units: [] }).map);
  for (let i = 0; i < 1500; i++) {
    const [a, b] = [ground.spots[pick(613)]!, ground.spots[pick(613)]!];
    if (a === b) continue;
    const [la, lb] = [ground.level(a) + pick(10), ground.level(b) + pick(10)];
    const by = WAYS[pick(WAYS.length)]!;
    expect(explainSight(ground, a, la, b, lb, by).some(({ blocks }) => blocks)).toBe(ground.blocked(a, la, b, lb, by));
  }
});

test('it tells how many points are blind behind what', () => {
  const ground = groundOf(position({ terrain: { 'F-11': 'woods' }, units: [] }).map);
  const woods = explainSight(ground, at('A-11'), 6, at('K-11'), 0, law).find(crossing => crossing.at === at('F-11'));
  expect(woods).toEqual({ at: at('F-11'), along: null, top: 6, blind: 5, blocks: true });
});
