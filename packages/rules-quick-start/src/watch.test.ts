import { Rulebook } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { ruleset } from './ruleset.ts';
import { ATTACKER, DEFENDER, fire, hold, table } from './testing/table.fixture.ts';
import { duelOf, quickStartWatch } from './watch.ts';

const book = Rulebook.compile(ruleset, quickStartWatch.grounds[0].rules);
const apart = (mech: string) =>
  table({
    units: [
      { mech, side: 'defender', at: '0117' },
      { mech: 'LCT-1E', side: 'attacker', at: '1501' },
    ],
  });

test('whoever stands in the open with nobody in range stands about', () => {
  expect(quickStartWatch.bystanders(apart('LCT-1V'), book)).toEqual([0, 1]);
  const near = table({
    units: [
      { mech: 'GRF-1N', side: 'defender', at: '0810' },
      { mech: 'WVR-6R', side: 'attacker', at: '0808' },
    ],
  });
  expect(quickStartWatch.bystanders(near, book)).toEqual([]);
});

test('shots and harm are noted, with who did it', () => {
  const start = table({
    phase: 'attack',
    units: [
      { mech: 'GRF-1N', side: 'defender', at: '0810' },
      { mech: 'WVR-6R', side: 'attacker', at: '0808' },
      { mech: 'LCT-1E', side: 'attacker', at: '0101' },
    ],
  });
  const play = scene(ruleset, start);
  play.does(DEFENDER, fire(0, 1, 0));
  play.does(ATTACKER, hold(1));
  const before = play.state;
  const notes = quickStartWatch.notes(before, play.does(ATTACKER, hold(2), 6, 6, 3, 4, 1, 1, 2, 2));
  expect(notes).toEqual([
    { kind: 'shot', unit: 0, target: 1, possible: true, hit: true },
    { kind: 'harm', unit: 1, by: 0, points: 10 },
    { kind: 'turnEnded' },
  ]);
});

test('leaving the map is meant only where the scenario wants it', () => {
  const left = (edge: 'north' | 'south') => [{ type: 'leftMap' as const, unit: 1, edge, safely: edge === 'south' }];
  const breakthrough = { ...apart('GRF-1N'), scenario: 'breakthrough' as const };
  expect(quickStartWatch.notes(breakthrough, left('south'))).toEqual([{ kind: 'left', unit: 1, meant: true }]);
  expect(quickStartWatch.notes(breakthrough, left('north'))).toEqual([{ kind: 'left', unit: 1, meant: false }]);
});

test('maps change by turns, and two forces change sides', () => {
  const {
    grounds: [even],
    onMap,
  } = quickStartWatch;
  expect([0, 1, 2].map(n => onMap(even.setup, n).map)).toEqual(['grassland', 'desert', 'grassland']);
  const { scenario, swapped } = duelOf([{ mech: 'GRF-1N' }], [{ mech: 'LCT-1V' }]);
  expect([swapped.setup.defender, swapped.setup.attacker]).toEqual([scenario.setup.attacker, scenario.setup.defender]);
});
