import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, eventsOf, jump, NORTH, type Placed, pair, SOUTH, start, walk } from '../../testing/table.fixture.ts';

rule('TOE-minefield-hidden-units', 'mines under whoever hides go off when it leaves on the ground', () => {
  const rules = ['TOE-sensor-blips', 'TOE-minefield-damage-grouping', 'TOE-minefield-hidden-units'] as const;
  const leaves = (unit: Partial<Placed>, how: ReturnType<typeof walk> | ReturnType<typeof jump>, ...dice: readonly number[]) => {
    const units: readonly Placed[] = [
      { at: '0808', facing: 3, ...unit },
      { at: '0117', moved: ['stand', 0], veil: 'hidden' },
    ];
    const mines = [{ kind: 'standard' as const, at: at('0808'), seat: SOUTH, density: 10, since: -1 }];
    const play = start({ units, mines, rules, blind: true, ground: { '0112': 'C', '0212': 'C', '0312': 'C', '0412': 'C' } });
    return eventsOf(play.does(NORTH, how, ...dice), 'damaged').length;
  };
  expect(leaves({ veil: 'hidden' }, walk(0, 'F'), ...pair(9), 1, 6)).toBe(2);
  expect([leaves({}, walk(0, 'F')), leaves({ veil: 'hidden' }, jump(0, '0810'))]).toEqual([0, 0]);
});
