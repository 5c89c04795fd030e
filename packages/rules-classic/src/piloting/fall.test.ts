import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { UNHARMED } from '../evolve.ts';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import { at, eventsOf, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, strike, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';
const RIFLES = 'Foot Platoon (Rifle)';
const IDLE: Placed = { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } };

describe('falling', () => {
  rule('TW-fall-once', 'who has fallen rolls no more in that phase', () => {
    const play = start({
      phase: 'physical',
      units: [{ at: '0808', facing: 3 }, { at: '0809', fresh: { ...UNHARMED, causes: ['kicked', 'pushed'] } }, IDLE],
    });
    play.does(NORTH, strike(0));
    const events = play.does(SOUTH, strike(1), 1, 1, 1, ...pair(3), ...pair(3), ...HIT, ...NEXT);
    expect(eventsOf(events, 'piloted')).toHaveLength(1);
    expect(unitAt(play.state, 1).prone).toBe(true);
  });
  /** A death from above misses; whoever it was meant for steps aside and drops four levels. */
  const drop = (design: string, ...dice: readonly number[]) => {
    const play = start({
      units: [
        { at: '0806', facing: 3 },
        { at: '0809', design, moved: ['stand', 0] },
        { ...WITNESS, moved: ['stand', 0] },
      ],
      ground: { '0809': '4', '0806': '1' },
    });
    play.does(NORTH, { type: 'move', unit: 0, mode: 'jump', to: at('0809'), facing: 3, onto: 1 });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    const landing = [...pair(3), ...pair(5), ...pair(9), ...pair(10), ...HIT];
    const events = play.does(SOUTH, hold(2), 1, 1, ...dice, ...landing, ...NEXT);
    return { harm: eventsOf(events, 'damaged').filter(({ unit }) => unit === 1), unit: unitAt(play.state, 1) };
  };
  rule('TW-fall-vehicle', 'vehicles take the damage of a drop and stay upright; suits and troopers pay by its height', () => {
    const suits = drop(SUITS);
    expect(suits.harm.map(({ armor }) => armor)).toEqual([2, 2, 2, 2, 2]);
    expect(suits.unit.prone).toBe(false);
    const men = drop(RIFLES, 1, 1, 1);
    expect(men.unit.structure['TR']).toBe(sheetOf(RIFLES).structure['TR']! - 6);
    const tank = drop('Vedette Medium Tank', 1, ...pair(6), ...pair(6), ...pair(10), ...pair(10), ...pair(11));
    expect(tank.harm.map(({ armor, structure }) => armor + structure)).toEqual([5, 5, 5, 5, 5]);
    expect(tank.unit.prone).toBe(false);
  });
});
