import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Command } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { ids, mannered, mover, objections, refused } from '../../testing/moving.fixture.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Placed, run, SOUTH, start, strike, termsOf } from '../../testing/table.fixture.ts';
import { evadingRules } from './evading.ts';

const EVADE = ids(evadingRules);
const evade = (steps: string) => mannered(steps, 'evade');

describe('evading', () => {
  rule('TOE-evade-eligibility-mp#1', 'whoever runs or flanks', () => {
    for (const design of ['GRF-1N', 'Vedette Medium Tank', 'Roc']) expect(objections(mover({ design }, EVADE), evade('F'))).toEqual([]);
    expect(refused(mover({ design: 'Foot Platoon (Rifle)' }, EVADE), evade('F'))).toContain('TW-mode-list');
    expect(refused(mover({}, []), evade('F'))).toContain('TW-mode-list');
  });
  rule('TOE-evade-eligibility-mp#2', 'up to its running or flanking points, and as few as it likes', () => {
    const ways = (unit: Partial<Placed>) =>
      [1, 8, 9].map(hexes => objections(mover({ at: '0801', ...unit }, EVADE), evade('F'.repeat(hexes))));
    expect(ways({})).toEqual([[], [], ['TW-mp-min']]);
    expect(ways({ design: 'Vedette Medium Tank' })).toEqual([[], [], ['TW-mp-min']]);
  });
  const evaded = () => {
    const play = start({
      units: [
        { at: '0803', facing: 3 },
        { at: '0805', moved: ['stand', 0] },
      ],
      rules: EVADE,
      ground: { '0806': 'H' },
    });
    play.does(NORTH, evade('F'));
    return play;
  };
  rule('TOE-evade-restrictions#1', 'no shot, no blow, no charge', () => {
    const play = evaded();
    expect(refused(play, fire(0, 1, 0))).toContain('TOE-evade-restrictions');
    const walls: Command = { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0806') }] };
    expect(refused(play, walls)).toContain('TOE-evade-restrictions');
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    expect(refused(play, strike(0, { kind: 'kick', leg: 'RL', target: 1 }))).toContain('TOE-evade-restrictions');
    const near = start({
      units: [
        { at: '0803', facing: 3 },
        { at: '0806', moved: ['stand', 0] },
      ],
      rules: EVADE,
    });
    expect(refused(near, { ...evade('FF'), charge: 1 } as Command)).toContain('TOE-evade-restrictions');
  });
  rule('TOE-evade-restrictions#2', 'it spots for nobody', () => {
    expect(refused(evaded(), { type: 'declare', unit: 0, twist: 0, shots: [], spots: 1 })).toContain('TOE-evade-restrictions');
    const { book, state } = evaded();
    expect(book.holds('preoccupied', { unit: unitAt(state, 0) })).toBe('TOE-evade-restrictions');
  });
  const shotAt = (way: Command) => {
    const play = start({
      units: [
        { at: '0803', facing: 3 },
        { at: '0812', moved: ['stand', 0] },
      ],
      rules: EVADE,
    });
    play.does(NORTH, way);
    play.does(NORTH, hold(0));
    return termsOf(eventsOf(play.does(SOUTH, fire(1, 0, 0), 1, 1, ...NEXT), 'fired')[0]!.toHit);
  };
  for (const id of ['TOE-evade-to-hit#1', 'TW-th-tevade'])
    rule(id, 'one harder to hit, beside what its movement gives', () =>
      expect(shotAt(evade('FFF'))).toEqual({ ...shotAt(run(0, 'FFF')), 'TOE-evade-to-hit': 1 }),
    );
  rule('TOE-evade-to-hit#1', 'blows find it one harder as well', () => {
    const number = (way: Command) => {
      const units: readonly Placed[] = [
        { at: '0803', facing: 3 },
        { at: '0805', moved: ['stand', 0] },
      ];
      const play = start({ units, rules: EVADE });
      play.does(NORTH, way);
      play.does(NORTH, hold(0));
      play.does(SOUTH, hold(1));
      play.does(NORTH, strike(0));
      const kick = strike(1, { kind: 'kick', leg: 'RL', target: 0 });
      return termsOf(eventsOf(play.does(SOUTH, kick, 1, 1, 6, 6, ...NEXT), 'struck')[0]!.toHit);
    };
    expect(number(evade('F'))).toEqual({ ...number(run(0, 'F')), 'TOE-evade-to-hit': 1 });
  });
  rule('TOE-evade-heat#1', "two points beside those of running, for 'Mechs", () => {
    const heat = (way: Command) => {
      const play = mover({}, EVADE);
      play.does(NORTH, way);
      play.does(NORTH, hold(0));
      return eventsOf(play.does(SOUTH, hold(1), ...NEXT), 'cooled').find(({ unit }) => unit === 0)?.built.total;
    };
    expect([heat(run(0, 'FF')), heat(evade('FF'))]).toEqual([2, 4]);
  });
});
