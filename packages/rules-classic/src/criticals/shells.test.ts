import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Move } from '../shape.ts';
import { unitAt } from '../state.ts';
import { eventsOf, NEXT, NORTH, type Placed, pair, shoot, start, stepsIn, WITNESS } from '../testing/table.fixture.ts';

rule('TOE-armored-components-masc', 'a shell takes the first hit of each slot, but nothing that strains the machine from within', () => {
  const griffin = find('GRF-1N')!;
  const shelled = (armored: boolean): Paper => ({
    ...griffin,
    mounts: [
      { kind: 'equipment', item: 'ISMASC', at: 'RT' },
      { kind: 'weapon', item: 'Medium Laser', at: 'LL', ...(armored ? { armored: true as const } : {}) },
      { kind: 'weapon', item: 'Medium Laser', at: 'RL', ...(armored ? { armored: true as const } : {}) },
    ],
  });
  // The fifth slot of a leg is the laser.
  const shot = (target: Partial<Placed>) => {
    const units: readonly Placed[] = [
      { at: '0803', facing: 3 },
      { at: '0807', armor: { LL: 0 }, structure: { LL: 30 }, ...target } as Placed,
      WITNESS,
    ];
    const { events } = shoot({ units }, 0, 6, 6, ...pair(9), ...pair(8), 5, ...NEXT);
    return [eventsOf(events, 'slotHit').length, eventsOf(events, 'altered').length];
  };
  expect([shot({ design: shelled(false) }), shot({ design: shelled(true) })]).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(shot({ design: shelled(true), condition: { cracked: ['LL:4'] } })).toEqual([1, 0]);
  const strained = start({ units: [{ at: '0808', facing: 3, design: shelled(true) }, { at: '0117' }] });
  const run: Move = { type: 'move', unit: 0, mode: 'run', steps: stepsIn('FF'), manner: 'masc' };
  const events = strained.does(NORTH, run, 1, 1, 5, 5);
  expect(eventsOf(events, 'slotHit').map(({ location, slot }) => [location, slot])).toEqual([
    ['LL', 4],
    ['RL', 4],
  ]);
  expect(unitAt(strained.state, 0).condition).toBeUndefined();
});
