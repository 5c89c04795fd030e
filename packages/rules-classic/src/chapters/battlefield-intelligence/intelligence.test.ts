import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { eventsOf, hold, NORTH, pair, SOUTH, start } from '../../testing/table.fixture.ts';

const RULES = ['TW-house-battlefield-intelligence'] as const;
/** Everybody far apart; after the turn both sides roll for initiative. */
const turnOver = (north: string, south: string, rules: readonly (typeof RULES)[number][], ...dice: readonly number[]) => {
  const play = start({
    phase: 'weapon',
    rules,
    units: [
      { at: '0101', design: north },
      { at: '1617', design: south },
    ],
  });
  play.does(NORTH, hold(0));
  return eventsOf(play.does(SOUTH, hold(1), ...dice), 'initiativeRolled');
};

describe('battlefield intelligence', () => {
  rule('TW-house-battlefield-intelligence', 'the side that knows more adds to its initiative', () => {
    // A Locust runs twelve hexes: seven and one beat seven.
    expect(turnOver('LCT-1V', 'GRF-1N', RULES, ...pair(7), ...pair(7))).toMatchObject([{ winner: NORTH, bonus: [1, 0] }]);
    expect(turnOver('LCT-1V', 'GRF-1N', [], ...pair(7), ...pair(7), ...pair(2), ...pair(3))).toMatchObject([
      { winner: -1 },
      { winner: SOUTH },
    ]);
    // As much on both sides counts for nobody.
    expect(turnOver('LCT-1V', 'LCT-1V', RULES, ...pair(7), ...pair(8))[0]).toMatchObject({ winner: SOUTH });
    expect(turnOver('LCT-1V', 'LCT-1V', RULES, ...pair(7), ...pair(8))[0]!.bonus).toBeUndefined();
    // A tie with the bonus is rolled again.
    expect(turnOver('GRF-1N', 'LCT-1V', RULES, ...pair(8), ...pair(7), ...pair(9), ...pair(7))).toMatchObject([
      { winner: -1 },
      { winner: NORTH },
    ]);
  });
});
