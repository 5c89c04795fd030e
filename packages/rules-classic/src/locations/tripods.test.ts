import { CATALOGUE } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { isPlayable, sheetOf } from '../sheet/compile.ts';
import { eventsOf, NEXT, type Placed, pair, shoot, WITNESS } from '../testing/table.fixture.ts';

rule('TW-loc-tripod', 'a leg is rolled for among three, the nearer ones more often', () => {
  const design = CATALOGUE.find(({ frame }) => frame === 'tripod')!;
  expect([isPlayable(design), sheetOf(design).legs]).toEqual([true, ['LL', 'RL', 'CL']]);
  const legs = (facing: Placed['facing'], roll: number) =>
    [1, 2, 3, 4, 5, 6].map(die => {
      const units: readonly Placed[] = [{ at: '0808' }, { at: '0811', design, facing: facing! }, WITNESS];
      const { events } = shoot({ units }, 0, 6, 6, ...pair(roll), die, ...NEXT);
      return eventsOf(events, 'damaged')[0]!.location;
    });
  expect(legs(0, 9)).toEqual(['RL', 'RL', 'CL', 'CL', 'LL', 'LL']);
  expect(legs(2, 6)).toEqual(['RL', 'CL', 'CL', 'LL', 'LL', 'LL']);
  expect(legs(4, 6)).toEqual(['RL', 'RL', 'RL', 'CL', 'CL', 'LL']);
  // Other places are found as on two legs.
  const { events } = shoot({ units: [{ at: '0808' }, { at: '0811', design }, WITNESS] }, 0, 6, 6, ...pair(7), ...NEXT);
  expect(eventsOf(events, 'damaged')[0]!.location).toBe('CT');
});
