import { CATALOGUE } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { isPlayable, sheetOf } from '../sheet/compile.ts';
import { eventsOf, NEXT, type Placed, pair, shoot, WITNESS } from '../testing/table.fixture.ts';

const design = CATALOGUE.find(({ frame }) => frame === 'tripod')!;
const legs = (facing: Placed['facing'], roll: number) =>
  [1, 2, 3, 4, 5, 6].map(die => {
    const units: readonly Placed[] = [{ at: '0808' }, { at: '0811', design, facing: facing! }, WITNESS];
    return eventsOf(shoot({ units }, 0, 6, 6, ...pair(roll), die, ...NEXT).events, 'damaged')[0]!.location;
  });

rule('TW-loc-tripod#1', 'struck like a biped; a leg is rolled for among three', () => {
  expect([isPlayable(design), sheetOf(design).legs]).toEqual([true, ['LL', 'RL', 'CL']]);
  expect(legs(0, 9)).toEqual(['RL', 'RL', 'CL', 'CL', 'LL', 'LL']);
  // Other places are found as on two legs.
  const { events } = shoot({ units: [{ at: '0808' }, { at: '0811', design }, WITNESS] }, 0, 6, 6, ...pair(7), ...NEXT);
  expect(eventsOf(events, 'damaged')[0]!.location).toBe('CT');
});
rule('TW-loc-tripod#2', 'the nearer legs more often: one more from the left, one less from the right', () => {
  expect(legs(2, 6)).toEqual(['RL', 'CL', 'CL', 'LL', 'LL', 'LL']);
  expect(legs(4, 6)).toEqual(['RL', 'RL', 'RL', 'CL', 'CL', 'LL']);
});
