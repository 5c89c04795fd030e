import { fill } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { impact } from '../impact.ts';
import type { Muster } from '../model/scenario.ts';
import { ruleset } from '../ruleset.ts';
import { TRACKS, type UnitType } from '../units/types.ts';
import { buildValue, forceProblems, inProportion, limitOf, poolsFor } from './force.ts';
import { playtest } from './playtest.ts';
import { type Design, designScenario, designWarnings } from './scenario.ts';

const COSTS: readonly (readonly [string, UnitType, number, number])[] = [
  ['front-line', 'front-line', 8, 18],
  ['assault', 'assault', 10, 9],
  ['ranger', 'ranger', 12, 9],
  ['thumper', 'thumper', 12, 3],
  ['dead-eye', 'dead-eye', 10, 3],
  ['commander', 'command', 20, 1],
  ['crusader', 'crusader', 15, 1],
  ['engineer', 'engineer', 15, 2],
  ['sniper', 'sniper', 15, 1],
  ['jack-knife', 'jack-knife', 12, 9],
  ['attack-drone', 'attack', 5, 4],
  ['bomb-drone', 'bomb', 3, 4],
  ['ecm-drone', 'ecm', 3, 4],
  ['recon-drone', 'recon', 3, 4],
  ['sentry-drone', 'sentry', 4, 4],
  ['police', 'police', 2, 0],
  ['militia', 'militia', 1, 0],
];
for (const [slug, type, cost, most] of COSTS) {
  rule(`MAAS-18.4-cost-${slug}`, `${cost} build points${most ? `, at most ${most}` : ', any number'}`, () => {
    expect(buildValue([{ type, count: 1 }])).toBe(cost);
    const over: Muster[] = [{ type, count: (most || 30) + 1 }];
    expect(forceProblems(over, 10_000).some(problem => problem.text.includes('cards'))).toBe(most > 0);
  });
}
rule('MAAS-18.4-build-points', 'a force costs the sum of its parts', () => {
  expect(COSTS.reduce((sum, [, type]) => sum + TRACKS[type].build, 0)).toBe(COSTS.reduce((sum, [, , cost]) => sum + cost, 0));
  expect(forceProblems([{ type: 'assault', count: 7 }], 60).map(one => fill(one))).toEqual([
    '70 build points are more than the pool of 60',
  ]);
});
rule('MAAS-18.1-meeting', 'equal pools, 120 each', () => {
  expect(poolsFor('meeting', 'standard')).toEqual([120, 120]);
  expect([inProportion('meeting', 120, 120), inProportion('meeting', 130, 120)]).toEqual([true, false]);
});
rule('MAAS-18.2-holding', 'the attacker’s pool a quarter to a half larger: 130 against 100', () => {
  expect(poolsFor('holding', 'standard')).toEqual([130, 100]);
  expect([124, 125, 130, 150, 151].map(attacker => inProportion('holding', attacker, 100))).toEqual([false, true, true, true, false]);
});
rule('MAAS-18.3-build-limits', 'only the cards and the commanders limit a force', () => {
  expect(forceProblems([{ type: 'front-line', count: 15 }], 120)).toEqual([]);
  expect(
    forceProblems(
      [
        { type: 'front-line', count: 18 },
        { type: 'assault', count: 3 },
      ],
      500,
    ).map(one => fill(one)),
  ).toEqual(['there are letters for 20 armored soldiers']);
});
rule('MAAS-18.3-one-commander', 'one commander for each squad', () => {
  expect([limitOf('command', 1), limitOf('command', 2)]).toEqual([1, 2]);
  expect(forceProblems([{ type: 'command', count: 2 }], 120)).toHaveLength(1);
  expect(forceProblems([{ type: 'command', count: 2 }], 120, 2)).toEqual([]);
});
rule('MAAS-4.6.2-drone-limits', 'four drones of a type, nine in all', () => {
  expect(
    forceProblems(
      [
        { type: 'attack', count: 4 },
        { type: 'recon', count: 4 },
        { type: 'ecm', count: 2 },
      ],
      120,
    ).map(one => fill(one)),
  ).toEqual(['a force has at most 9 drones']);
  expect(
    forceProblems(
      [
        { type: 'attack', count: 4 },
        { type: 'recon', count: 4 },
        { type: 'ecm', count: 1 },
      ],
      120,
    ),
  ).toEqual([]);
});

const squad: readonly Muster[] = [
  { type: 'command', count: 1 },
  { type: 'front-line', count: 6 },
  { type: 'assault', count: 5 },
];
const four = [
  [{ panel: 'A' }, { panel: 'B' }],
  [{ panel: 'B' }, { panel: 'A' }],
];
const design: Design = {
  title: 'Ours',
  situation: 'A try.',
  engagement: 'meeting',
  size: 'standard',
  panels: four,
  forces: [squad, squad],
  turns: 8,
  kills: 'count',
};
rule('MAAS-18.5-standard-size', 'four panels in a square and the pools as they are', () => {
  expect(designWarnings(design)).toEqual([]);
  expect(designWarnings({ ...design, panels: [four[0]!] }).map(one => fill(one))).toEqual([
    'a standard scenario wants at least 2 by 2 panels',
  ]);
});
rule('MAAS-18.5-large-size', 'double pools, two squads, at least six panels', () => {
  expect([poolsFor('meeting', 'large'), poolsFor('holding', 'large')]).toEqual([
    [240, 240],
    [260, 200],
  ]);
  expect(designWarnings({ ...design, size: 'large' }).map(one => fill(one))).toContain('a large scenario wants at least 2 by 3 panels');
  expect(designScenario({ ...design, size: 'large' }).forces.map(({ squads }) => squads)).toEqual([2, 2]);
});
rule('MAAS-18.6-custom-rules', 'a design that goes against all advice still plays', () => {
  const odd: Design = { ...design, panels: [[{ panel: 'A' }]], forces: [[{ type: 'militia', count: 3 }], [{ type: 'sniper', count: 2 }]] };
  expect(designWarnings(odd).length).toBeGreaterThan(0);
  expect(ruleset.readSetup(designScenario(odd)).ok).toBe(true);
  expect(ruleset.setup(designScenario(odd)).units).toHaveLength(5);
});
rule('MAAS-18.7-playtest', 'the opponent can play a scenario against itself to try its points', () => {
  const small: Design = {
    ...design,
    panels: [[{ panel: 'A' }]],
    forces: [
      [
        { type: 'command', count: 1 },
        { type: 'assault', count: 2 },
      ],
      [
        { type: 'command', count: 1 },
        { type: 'front-line', count: 2 },
      ],
    ],
    turns: 4,
    holds: 'turn',
    exits: 1,
  };
  const { games, wins, draws, results } = playtest(designScenario(small), ruleset.editions['standard']!, impact.tactics, 2, 'try');
  expect(wins[0] + wins[1] + draws).toBe(games);
  expect(results).toHaveLength(2);
});
test('a holding action sets the defender up in the east', () => {
  const plan = designScenario({ ...design, engagement: 'holding', kills: 'value', holds: 'end' });
  expect(plan.forces[1].setsUp).toEqual({ panels: [1, 3] });
  expect(ruleset.readSetup(JSON.parse(JSON.stringify(plan))).ok).toBe(true);
  expect(plan.victory.otherwise).toBe(1);
});
