import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Move } from '../../shape.ts';
import { at, eventsOf, NORTH, type Placed, pair, run, start, termsOf, walk } from '../../testing/table.fixture.ts';
import { turnModeRules } from './turn-modes.ts';

const PEGASUS = 'Pegasus Scout Hover Tank';
const VEDETTE = 'Vedette Medium Tank';
const rules = turnModeRules.map(({ id }) => id);
const drive = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}, list = rules) =>
  start({
    units: [{ at: '0802', facing: 3, design: VEDETTE, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }],
    ground,
    rules: list,
  });
const going = (steps: string, declared: number): Move => ({ type: 'move', unit: 0, mode: 'run', steps, declared });
const refused = (play: ReturnType<typeof drive>, command: Parameters<typeof play.refuses>[1]) =>
  play.refuses(NORTH, command).map(one => one.rule);
const PILOTING = 5;

describe('turn modes', () => {
  rule('TOE-turn-mode-declare', 'what a vehicle says it will spend decides how far it goes straight before a safe turn', () => {
    // A point for each hex and the turn make seven: one hex straight ahead is enough.
    const slow = drive();
    slow.does(NORTH, run(0, 'FLFFFFF'));
    expect(slow.state.units[0]!.moved).toMatchObject({ declared: 7, straight: 5, done: true });
    const tank = drive();
    expect(refused(tank, going('FFF', 2))).toContain('TOE-turn-mode-declare');
    expect(refused(tank, going('F', 99))).toContain('TOE-turn-mode-declare');
    expect(refused(drive({}, {}, []), going('F', 1))).toContain('TW-house-tasks');
    const few = drive();
    few.does(NORTH, walk(0, 'LF'));
    expect(few.state.units[0]!.moved).toMatchObject({ declared: 2, done: true });
  });

  rule('TOE-turn-mode-example', 'fifteen points are a turn mode of three; a turn after one hex is rolled at two more', () => {
    const hover = drive({ design: PEGASUS });
    const events = hover.does(NORTH, { ...walk(0, 'FL'), mode: 'run', declared: 12 } as Move, ...pair(12));
    expect(termsOf(eventsOf(events, 'piloted')[0]!.number)['TOE-turn-mode-early-turn-roll']).toBe(1);
    const fast = drive({ design: PEGASUS, wear: { ...drive({ design: PEGASUS }).state.units[0]!.wear!, cruise: 10 } });
    const [rolled] = eventsOf(fast.does(NORTH, going('FL', 15), ...pair(7)), 'piloted');
    expect([rolled!.cause, rolled!.number.total, rolled!.ok]).toEqual(['turning', PILOTING + 2, true]);
    const far = drive({ design: PEGASUS, wear: { ...drive({ design: PEGASUS }).state.units[0]!.wear!, cruise: 10 } });
    expect(eventsOf(far.does(NORTH, going('FFFL', 15)), 'piloted')).toEqual([]);
  });

  rule('TOE-turn-mode-early-turn-roll', 'every hex that is missing adds one, and so does loose ground', () => {
    const term = (steps: string, ground = {}) =>
      termsOf(
        eventsOf(
          drive({ wear: { ...drive().state.units[0]!.wear!, cruise: 8 } }, ground).does(NORTH, going(steps, 10), ...pair(12)),
          'piloted',
        )[0]!.number,
      )['TOE-turn-mode-early-turn-roll'];
    expect([term('L'), term('FL'), term('FL', { '0803': 'x' })]).toEqual([2, 1, 2]);
  });

  /** Rolls a four where it needs seven, and then for what becomes of the turn. */
  const failing = (design: string, total: number, ...dice: readonly number[]) => {
    const fast = { ...drive({ design }).state.units[0]!.wear!, cruise: 8 };
    const play = drive({ design, wear: fast });
    const events = play.does(NORTH, going('FFFFLLF', 12), ...pair(4), ...pair(total), ...dice);
    return { play, events };
  };

  rule('TOE-turn-mode-failed-maneuver', 'a second roll with the margin and the sort of vehicle says what becomes of the turn', () => {
    // The first turn is safe, the second fails by three; a medium tank on tracks adds nothing.
    const straight = failing(VEDETTE, 4);
    expect(eventsOf(straight.events, 'fishtailed')[0]).toMatchObject({ more: 3, into: 'straight' });
    expect(straight.play.state.units[0]).toMatchObject({ at: at('0806'), facing: 2, moved: { done: false, declared: 12 } });
    const wide = failing(VEDETTE, 5, ...pair(3));
    expect(eventsOf(wide.events, 'fishtailed')[0]!.into).toBe('wide');
    expect(wide.play.state.units[0]).toMatchObject({ at: at('0806'), facing: 0, moved: { done: false } });
    const wild = failing(VEDETTE, 7, ...pair(3));
    expect(wild.play.state.units[0]).toMatchObject({ facing: 0, moved: { done: true } });
    // Sliding on to the south for half of the way.
    const slides = failing(VEDETTE, 9, ...pair(6), ...pair(6));
    expect(eventsOf(slides.events, 'skidded').map(({ to }) => to)).toEqual([at('0807'), at('0808')]);
    expect(slides.play.state.units[0]).toMatchObject({ facing: 2, moved: { done: true } });
    // On a cushion of air the same roll means more.
    expect(eventsOf(failing(PEGASUS, 2, ...pair(3)).events, 'fishtailed')[0]).toMatchObject({ more: 8, into: 'wild' });
  });
});
