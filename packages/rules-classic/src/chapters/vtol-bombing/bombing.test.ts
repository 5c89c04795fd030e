import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../../movement/points.ts';
import { options } from '../../options.ts';
import type { Drop, Move } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, walk } from '../../testing/table.fixture.ts';
import { bombingRules } from './bombing.ts';

const WARRIOR = 'Warrior Attack Helicopter H-7';
const rules = bombingRules.map(({ id }) => id);
const sky = (unit: Partial<Placed> = {}, list = rules) =>
  start({
    units: [
      { at: '0803', facing: 3, design: WARRIOR, elevation: 3, racks: 2, ...unit } as Placed,
      { at: '0805', facing: 3, moved: ['stand', 0] },
      { at: '0811', moved: ['stand', 0] },
    ],
    rules: list,
  });
const fly = (steps: string, drops: Drop): Move => ({ ...walk(0, steps), drops }) as Move;
const refused = (play: ReturnType<typeof sky>, command: Move) => play.refuses(NORTH, command).map(one => one.rule);
const isAccepted = (racks: number, design = WARRIOR): boolean =>
  readSetup({ map: 'hills', forces: [[{ design, racks }], [{ design: 'GRF-1N' }]], turns: null }).ok;

describe('bombs of VTOLs', () => {
  rule('TOE-vtol-bomb-load', 'a bomb for every five tons, and a point of cruising speed for each', () => {
    const play = sky();
    expect([0, 2, 4].map(racks => pointsFor(play.book, { ...unitAt(play.state, 0), racks }, 'walk'))).toEqual([9, 7, 5]);
    expect([isAccepted(4), isAccepted(5), isAccepted(1, 'Vedette Medium Tank')]).toEqual([true, false, false]);
  });

  rule('TOE-vtol-bomb-attack', 'declared with the flight, dropped on a hex below it when everybody has fired', () => {
    const play = sky();
    const over = fly('FFF', { at: at('0805'), count: 2 });
    expect([...options(play.state, NORTH, play.book)].some(command => 'drops' in command)).toBe(true);
    expect(refused(play, fly('FFF', { at: at('0808'), count: 1 }))).toContain('TOE-vtol-bomb-attack');
    expect(refused(play, fly('FFF', { at: at('0805'), count: 3 }))).toContain('TOE-vtol-bomb-attack');
    play.does(NORTH, over);
    expect(play.state.units[0]).toMatchObject({ elevation: 3 });
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TOE-vtol-bomb-attack');
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    // Twenty points in lots of five on the 'Mech below, which then has to keep its feet.
    const events = play.does(SOUTH, hold(2), ...pair(2), ...pair(7), ...pair(7), ...pair(7), ...pair(7), ...pair(12), ...NEXT);
    expect(eventsOf(events, 'dropped')[0]).toMatchObject({ lands: at('0805'), toHit: { total: 2 } });
    expect(eventsOf(events, 'damaged').map(({ unit, armor }) => [unit, armor])).toEqual([
      [1, 5],
      [1, 5],
      [1, 5],
      [1, 5],
    ]);
    expect(unitAt(play.state, 0).racks).toBe(0);
  });

  rule('TOE-vtol-bomb-attack', 'what misses comes down elsewhere, as far off as the roll', () => {
    const play = sky({ gunnery: 7 });
    play.does(NORTH, fly('FFF', { at: at('0805'), count: 1 }));
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    const events = play.does(SOUTH, hold(2), ...pair(3), 4, ...NEXT);
    expect(eventsOf(events, 'dropped')[0]).toMatchObject({ toHit: { total: 5 }, lands: at('0807') });
    expect(eventsOf(events, 'damaged')).toEqual([]);
  });
});
