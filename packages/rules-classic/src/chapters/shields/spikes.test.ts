import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { eventsOf, NEXT, NORTH, type Placed, pair, SOUTH, start, strike, WITNESS } from '../../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const spiked = (type = 'Standard'): Paper => ({
  ...find('AS7-D')!,
  mounts: [{ kind: 'equipment', item: 'Spikes', at: 'LT', slots: 1 }],
  armor: { ...find('AS7-D')!.armor, type },
});
/** A punch of a machine of so many tons at the left torso, and the roll whether the spikes break. */
function punched(design: Paper, tons: number, ...dice: readonly number[]) {
  const units: readonly Placed[] = [
    { at: '0808', facing: 3, design: { ...find('GRF-1N')!, tons } },
    { at: '0809', design },
    { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } },
  ];
  const play = start({ phase: 'physical', units });
  play.does(NORTH, strike(0, { kind: 'punch', arm: 'RA', target: 1 }));
  // Who strikes spikes is hurt by them; where does not matter here.
  return play.does(SOUTH, strike(1), ...HIT, 2, ...dice, ...NEXT);
}
const lost = (events: ReturnType<typeof punched>) => eventsOf(events, 'damaged').find(({ unit }) => unit === 1)?.armor;

rule('TOE-spikes-ferro-order#1', 'spikes take their part of a blow first, the armor of what is left', () => {
  // A hundred tons punch for ten: six are left, of which the armor takes two; the other way round it would be four of eight.
  expect(lost(punched(spiked('Ferro-Lamellor'), 100, ...pair(8)))).toBe(4);
});
rule('TOE-spikes-ferro-order#2', 'four points, and they break on a nine', () => {
  expect(lost(punched(spiked(), 100, ...pair(8)))).toBe(6);
  expect([8, 9].map(roll => eventsOf(punched(spiked(), 100, ...pair(roll)), 'slotHit').length)).toEqual([0, 1]);
});
rule('TOE-ferro-lamellor#3', 'where something else lessens the hit, this armor counts last', () => {
  // Seventy tons punch for seven: three are left, of which the armor takes one.
  expect([lost(punched(spiked('Ferro-Lamellor'), 70, ...pair(8))), lost(punched(spiked(), 70, ...pair(8)))]).toEqual([2, 3]);
});
