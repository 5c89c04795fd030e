import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../../state.ts';
import { eventsOf, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, stay, WITNESS } from '../../testing/table.fixture.ts';

const ELEMENTAL = find('Elemental Battle Armor [Laser](Sqd5)')!;
const gear = (item: string): Mount => ({ kind: 'equipment', item, at: 'Squad' });
const gun = (item: string): Mount => ({ kind: 'weapon', item, at: 'Squad' });

/** Five suits of a weight, with these things on each. */
const suits = (weightClass: number, mounts: readonly Mount[], body: 'biped' | 'quad' = 'biped'): Paper => ({
  ...ELEMENTAL,
  mounts,
  squad: { troopers: 5, weightClass, body },
});

/** A squad rushes a platoon beside it; both dice are thrown for each, then those of the next turn. */
function rush(design: Paper | string, more: Partial<Placed> = {}, against: Partial<Placed> = {}, ...dice: readonly number[]) {
  const units: readonly Placed[] = [
    { at: '0805', facing: 3, design, ...more } as Placed,
    { at: '0806', design: 'Foot Platoon (Rifle)', ...against } as Placed,
    WITNESS,
  ];
  const play = start({ units, rules: ['TOE-marine-points-ba-table'] });
  play.does(NORTH, { type: 'move', unit: 0, mode: 'stand', task: 'storm' });
  play.does(SOUTH, stay(1));
  play.does(SOUTH, stay(2));
  play.does(NORTH, hold(0));
  play.does(SOUTH, hold(1));
  const events = play.does(SOUTH, hold(2), ...(dice.length > 0 ? dice : [...pair(2), ...pair(2)]), ...NEXT);
  return { play, stormed: eventsOf(events, 'stormed')[0]! };
}
const points = (design: Paper, pull?: number): number => rush(design, pull === undefined ? {} : { pull }).stormed.points[0] / 4;

describe('hand to hand', () => {
  rule('TOE-marine-points-ba-table', 'a suit is worth more for what it carries, and both sides lose people by the odds', () => {
    expect(points(suits(2, []))).toBe(15);
    expect(points(suits(2, [gun('CLBAMG')]))).toBe(20);
    expect(points(suits(2, [gear('BABattleClaw'), gear('BABattleClaw')]))).toBe(20);
    expect(points(suits(2, [gear('BABattleClaw')]))).toBe(15);
    expect(points(suits(2, [gear('BABattleClawVibro'), gear('BABattleClawVibro')]))).toBe(25);
    expect(points(suits(2, [gear('BAHeavyBattleClaw')]))).toBe(16.25);
    expect(points(suits(2, [gear('BACuttingTorch'), gear('BAIndustrialDrill')]))).toBe(17.5);
    const { play, stormed } = rush(suits(2, []), {}, {}, ...pair(4), ...pair(8));
    expect(stormed).toMatchObject({ points: [60, 112], losses: [2, 1] });
    expect([unitAt(play.state, 0).gone.length, unitAt(play.state, 1).structure['TR']]).toEqual([1, 25]);
  });
  rule('TOE-marine-points-footnotes', 'four legs, clamps and what was made for space count where nothing weighs anything', () => {
    const light = [suits(2, [], 'quad'), suits(2, [gear('BA-Magnetic Clamp')]), suits(2, [gear('ISBASpaceOperationsAdaptation')])];
    expect(light.map(design => points(design))).toEqual([15, 15, 15]);
    expect(light.map(design => points(design, 0))).toEqual([10, 20, 20]);
  });
  rule('TOE-marine-points-example', 'twenty-five, fifteen in space, and fifteen for three squads of five', () => {
    expect(points(suits(2, [gun('CLBAMG'), gear('BABattleClaw'), gear('BABattleClaw')]))).toBe(15 + 5 + 5);
    expect(points(suits(0, [gear('ISBASpaceOperationsAdaptation')]), 0)).toBe(10 + 5);
    expect(points(suits(2, []))).toBe(15);
  });
});
