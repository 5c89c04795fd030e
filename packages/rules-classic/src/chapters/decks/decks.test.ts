import type { Terrain } from '@sortie/board';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../../state.ts';
import { gear } from '../../testing/guns.fixture.ts';
import { at, clearBut, eventsOf, NEXT, NORTH, pair, SOUTH, start, strike, WITNESS } from '../../testing/table.fixture.ts';

const LINE = 'TOE-mounting-deck-umu';
const SWIMMER: Paper = { ...find('GRF-1N')!, mounts: [...find('GRF-1N')!.mounts, gear('UMU', 'LT')] };
const bridge = (height: number): readonly Terrain[] => [{ kind: 'bridge', level: 3, height, cf: 200, exits: 0b001001 }];

/** The roll of whoever is pushed. */
const STAYS = pair(12);

/** Pushed off a bridge so high into water so deep; what follows is rolled with these dice. */
function pushed(height: number, depth: number, rules: readonly `${string}-${string}`[], ...dice: readonly number[]) {
  const board = clearBut({ '0808': bridge(height), '0809': bridge(height), '0810': [{ kind: 'water', level: depth }] });
  const play = start({
    phase: 'physical',
    board,
    rules,
    units: [{ at: '0808', facing: 3, elevation: height }, { at: '0809', elevation: height, design: SWIMMER }, WITNESS],
  });
  play.does(NORTH, strike(0, { kind: 'push', target: 1 }));
  play.does(SOUTH, strike(2));
  const events = play.does(SOUTH, strike(1), ...pair(12), ...dice, ...NEXT);
  const { at: where, prone } = unitAt(play.state, 1);
  const harm = eventsOf(events, 'damaged').reduce((sum, { armor, structure }) => sum + armor + structure, 0);
  return { where, prone, harm, rolls: eventsOf(events, 'piloted').map(({ cause }) => cause) };
}

describe('off a deck', () => {
  rule('TOE-mounting-deck-umu#1', 'who swims is put into the water, unharmed', () => {
    expect(pushed(2, 2, [LINE], ...STAYS)).toMatchObject({ where: at('0810'), harm: 0, prone: false });
  });
  rule('TOE-mounting-deck-umu#2', 'without a roll for the water', () => {
    expect(pushed(1, 1, [LINE], ...STAYS).rolls).toEqual(['pushed']);
    // Whoever does not swim falls: three lots, and a roll of the pilot.
    expect(pushed(1, 1, [], 1, ...pair(7), ...pair(7), ...pair(7), ...STAYS).harm).toBe(12);
  });
  rule('TOE-mounting-deck-umu#3', 'where the water is too shallow it strikes the bottom: as from the surface', () => {
    // Six points for each level, half of them under water: one level of water.
    expect(pushed(2, 1, [LINE], 1, ...pair(7), ...pair(7), ...pair(12))).toMatchObject({ where: at('0810'), harm: 6, prone: true });
  });
});
