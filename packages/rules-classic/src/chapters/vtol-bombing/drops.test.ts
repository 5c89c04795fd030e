import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { pointsFor } from '../../movement/points.ts';
import type { Drop, Move } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, walk } from '../../testing/table.fixture.ts';
import { bombingRules } from './bombing.ts';

const WARRIOR = 'Warrior Attack Helicopter H-7';
const sky = (unit: Partial<Placed> = {}) =>
  start({
    units: [
      { at: '0803', facing: 3, design: WARRIOR, elevation: 3, racks: 2, ...unit } as Placed,
      { at: '0805', facing: 3, moved: ['stand', 0] },
      { at: '0811', moved: ['stand', 0] },
    ],
    rules: bombingRules.map(({ id }) => id),
  });
const fly = (steps: string, drops: Drop): Move => ({ ...walk(0, steps), drops }) as Move;
const refused = (command: Move, unit: Partial<Placed> = {}) => {
  const play = sky(unit);
  return play.book.check(play.state as never, command, NORTH).some(one => one.rule === 'TOE-vtol-bomb-attack');
};
const dropped = (count: number, unit: Partial<Placed>, ...dice: readonly number[]) => {
  const play = sky(unit);
  play.does(NORTH, fly('FFF', { at: at('0805'), count }));
  play.does(NORTH, hold(0));
  play.does(SOUTH, hold(1));
  return { play, events: play.does(SOUTH, hold(2), ...dice, ...NEXT) };
};

rule('TOE-vtol-bomb-load#1', 'each bomb takes a point of cruising speed', () => {
  const play = sky();
  expect([0, 1, 2, 4].map(racks => pointsFor(play.book, { ...unitAt(play.state, 0), racks }, 'walk'))).toEqual([9, 8, 7, 5]);
});
rule('TOE-vtol-bomb-load#2', 'one for every five tons, on VTOLs alone', () => {
  const taken = (racks: number, design = WARRIOR) =>
    readSetup({ map: 'hills', forces: [[{ design, racks }], [{ design: 'GRF-1N' }]], turns: null }).ok;
  expect([taken(4), taken(5), taken(6, 'Karnov UR Transport'), taken(7, 'Karnov UR Transport'), taken(1, 'Vedette Medium Tank')]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});
rule('TOE-vtol-bomb-attack#1', 'one hex that it has flown over, declared with the flight', () => {
  const over = (label: string) => refused(fly('FFF', { at: at(label), count: 1 }));
  expect([over('0804'), over('0805'), over('0806'), over('0808'), over('0905')]).toEqual([false, false, false, true, true]);
});
rule('TOE-vtol-bomb-attack#2', 'it fires nothing in that turn', () => {
  const play = sky();
  play.does(NORTH, fly('FFF', { at: at('0805'), count: 1 }));
  expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TOE-vtol-bomb-attack');
});
rule('TOE-vtol-bomb-attack#3', 'as many bombs as it has', () => {
  const many = (count: number) => refused(fly('FFF', { at: at('0805'), count }));
  expect([many(1), many(2), many(3)]).toEqual([false, false, true]);
  const places = (count: number) => Array.from({ length: count }, () => pair(7)).flat();
  expect(eventsOf(dropped(1, {}, ...pair(2), ...places(2)).events, 'damaged')).toHaveLength(2);
  expect(eventsOf(dropped(2, {}, ...pair(2), ...places(4), ...pair(12)).events, 'damaged')).toHaveLength(4);
});
rule('TOE-vtol-bomb-attack#4', 'after all other attacks of the phase', () => {
  const play = sky();
  play.does(NORTH, fly('FFF', { at: at('0805'), count: 1 }));
  play.does(NORTH, hold(0));
  play.does(SOUTH, hold(1));
  const events = play.does(SOUTH, fire(2, 0, 0), 1, 1, ...pair(2), ...pair(7), ...pair(7), ...NEXT);
  const order = events.map(({ type }) => type);
  expect(order.indexOf('fired')).toBeLessThan(order.indexOf('dropped'));
  expect(order.indexOf('fired')).toBeGreaterThanOrEqual(0);
});
rule('TOE-vtol-bomb-attack#5', 'like a dive of a fighter, but it stays as high as it was', () => {
  const { play, events } = dropped(1, { gunnery: 7 }, ...pair(3), 4);
  expect(eventsOf(events, 'dropped')[0]).toMatchObject({ toHit: { total: 5 }, lands: at('0807') });
  expect(unitAt(play.state, 0).elevation).toBe(3);
});
