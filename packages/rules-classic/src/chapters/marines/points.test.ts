import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { eventsOf, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, stay, WITNESS } from '../../testing/table.fixture.ts';

const ELEMENTAL = find('Elemental Battle Armor [Laser](Sqd5)')!;
const gear = (item: string): Mount => ({ kind: 'equipment', item, at: 'Squad' });
const gun = (item: string): Mount => ({ kind: 'weapon', item, at: 'Squad' });
const suits = (weightClass: number, mounts: readonly Mount[], body: 'biped' | 'quad' = 'biped'): Paper => ({
  ...ELEMENTAL,
  mounts,
  squad: { troopers: 5, weightClass, body },
});

/** Marine Points of a squad that rushes a platoon beside it. */
function points(design: Paper | string, pull?: number, side: 0 | 1 = 0): number {
  const units: readonly Placed[] = [
    { at: '0805', facing: 3, design, ...(pull === undefined ? {} : { pull }) },
    { at: '0806', design: 'Foot Platoon (Rifle)' },
    WITNESS,
  ];
  const play = start({ units, rules: ['TOE-marine-points-ba-table'] });
  play.does(NORTH, { type: 'move', unit: 0, mode: 'stand', task: 'storm' });
  play.does(SOUTH, stay(1));
  play.does(SOUTH, stay(2));
  play.does(NORTH, hold(0));
  play.does(SOUTH, hold(1));
  return eventsOf(play.does(SOUTH, hold(2), ...pair(2), ...pair(2), ...NEXT), 'stormed')[0]!.points[side] / 4;
}

const CARRIED: { readonly [row: string]: readonly [mounts: readonly Mount[], body?: 'quad'] } = {
  quad: [[], 'quad'],
  'one or more burst-fire weapons': [[gun('CLBAMG'), gun('CLBAMG')]],
  'space operations adaptation': [[gear('ISBASpaceOperationsAdaptation')]],
  'magnetic clamps': [[gear('BA-Magnetic Clamp')]],
  'paired magnetic or vibro-claws': [[gear('BABattleClawVibro'), gear('BABattleClawVibro')]],
  'paired other claws': [[gear('BABattleClaw'), gear('BABattleClaw')]],
  'one or more heavy battle claws': [[gear('BAHeavyBattleClaw')]],
  'one or more cutting torches': [[gear('BACuttingTorch'), gear('BACuttingTorch')]],
  'one or more industrial drills': [[gear('BAIndustrialDrill')]],
};
const MEDIUM = 15;
table('TOE-marine-points-ba-table#1', 'what each suit carries counts for each of the five', row => {
  const [mounts, body] = CARRIED[row.at('equipment')]!;
  const worth = (pull?: number) => (points(suits(2, mounts, body), pull) - MEDIUM) / 5;
  expect(worth(0)).toBe(row.number('points_per_trooper'));
  expect(worth()).toBe(row.at('only_in') === 'microgravity' ? 0 : row.number('points_per_trooper'));
});
rule(
  'TOE-marine-points-ba-table#2',
  'two points for the lightest suits, three for medium ones and one more for each class; a trooper is one',
  () => {
    expect([0, 1, 2, 3, 4].map(weight => points(suits(weight, [])) / 5)).toEqual([2, 2, 3, 4, 5]);
    expect(points(suits(2, []), undefined, 1)).toBe(28);
  },
);
rule('TOE-marine-points-footnotes#1', 'four legs, clamps and what was made for space count where nothing weighs anything', () => {
  const light = [suits(2, [], 'quad'), suits(2, [gear('BA-Magnetic Clamp')]), suits(2, [gear('ISBASpaceOperationsAdaptation')])];
  expect([light.map(design => points(design)), light.map(design => points(design, 0))]).toEqual([
    [15, 15, 15],
    [10, 20, 20],
  ]);
});
rule('TOE-marine-points-footnotes#2', 'machine guns burst; small lasers do not', () => {
  expect([points(suits(2, [gun('CLBAMG')])), points(suits(2, [gun('CLBASmallLaser')])), points(suits(2, []))]).toEqual([20, 15, 15]);
});
rule('TOE-marine-points-footnotes#3', 'a tenth of our gravity is little enough, two tenths are not', () => {
  const clamps = suits(2, [gear('BA-Magnetic Clamp')]);
  expect([points(clamps, 0), points(clamps, 1), points(clamps, 2)]).toEqual([20, 20, 15]);
});
rule('TOE-marine-points-example#1', 'five medium suits with guns that burst and paired claws: 15 and 5 and 5', () => {
  expect(points(suits(2, [gun('CLBAMG'), gear('BABattleClaw'), gear('BABattleClaw')]))).toBe(25);
});
rule('TOE-marine-points-example#2', 'five of the lightest, made for space: 10 and 5', () => {
  expect([points(suits(0, [gear('ISBASpaceOperationsAdaptation')]), 0), points(suits(0, [gear('ISBASpaceOperationsAdaptation')]))]).toEqual(
    [15, 10],
  );
});
rule('TOE-marine-points-example#3', 'five Elementals: 15, and 5 more with machine guns', () => {
  expect([points(suits(2, [])), points(suits(2, [gun('CLBAMG')]))]).toEqual([15, 20]);
});
