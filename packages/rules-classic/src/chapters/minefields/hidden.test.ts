import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, eventsOf, jump, NORTH, type Placed, pair, SOUTH, start, stay, walk } from '../../testing/table.fixture.ts';

const rules = ['TOE-sensor-blips', 'TOE-minefield-damage-grouping', 'TOE-minefield-hidden-units'] as const;
const leaves = (
  unit: Partial<Placed>,
  how: ReturnType<typeof walk> | ReturnType<typeof jump> | ReturnType<typeof stay>,
  ...dice: readonly number[]
) => {
  const units: readonly Placed[] = [
    { at: '0808', facing: 3, ...unit },
    { at: '0117', moved: ['stand', 0], veil: 'hidden' },
  ];
  const mines = [{ kind: 'standard' as const, at: at('0808'), seat: SOUTH, density: 10, since: -1 }];
  const play = start({ units, mines, rules, blind: true, ground: { '0112': 'C', '0212': 'C', '0312': 'C', '0412': 'C' } });
  return eventsOf(play.does(NORTH, how, ...dice), 'damaged').length;
};

rule('TOE-minefield-hidden-units#1', 'mines under whoever hides go off when it leaves on the ground', () => {
  expect(leaves({ veil: 'hidden' }, walk(0, 'F'), ...pair(9), 1, 6)).toBe(2);
  expect(leaves({ veil: 'hidden' }, walk(0, 'F'), ...pair(8))).toBe(0);
});

rule('TOE-minefield-hidden-units#2', 'whoever stays hidden among them, or jumps out, is not attacked', () => {
  expect([leaves({ veil: 'hidden' }, stay(0)), leaves({ veil: 'hidden' }, jump(0, '0810'))]).toEqual([0, 0]);
});

rule('TOE-minefield-hidden-units#3', 'whoever is not seen as it leaves its first hex hides; whoever is seen does not', () => {
  expect([leaves({}, walk(0, 'F')), leaves({ veil: 'hidden' }, walk(0, 'FF'), ...pair(9), 1, 6)]).toEqual([0, 2]);
});
