import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Move } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { ids, refused } from '../../testing/moving.fixture.ts';
import { at, eventsOf, NORTH, type Placed, pair, run, start, stepsIn, termsOf, walk } from '../../testing/table.fixture.ts';
import { turnModeRules } from './turn-modes.ts';

const PEGASUS = 'Pegasus Scout Hover Tank';
const VEDETTE = 'Vedette Medium Tank';
const WHEELS = 'Mobile Headquarters';
const rules = ids(turnModeRules);
const drive = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}, list = rules) =>
  start({
    units: [{ at: '0802', facing: 3, design: VEDETTE, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }],
    ground,
    rules: list,
  });
const going = (steps: string, declared: number): Move => ({ type: 'move', unit: 0, mode: 'run', steps: stepsIn(steps), declared });
/** The same vehicle with so many cruising points. */
const fast = (design: string, cruise: number): Partial<Placed> => {
  const { wear } = unitAt(drive({ design }).state, 0);
  return wear ? { design, wear: { ...wear, cruise } } : { design };
};
const PILOTING = 5;
const rolled = (play: ReturnType<typeof drive>, move: Move, ...dice: readonly number[]) =>
  eventsOf(play.does(NORTH, move, ...dice), 'piloted');

describe('turn modes', () => {
  rule('TOE-turn-mode-declare#1', 'a vehicle says how many points it will spend, and spends no more', () => {
    expect(refused(drive(), going('FFF', 2))).toContain('TOE-turn-mode-declare');
    expect(refused(drive(), going('F', 99))).toContain('TOE-turn-mode-declare');
    expect(refused(drive({}, {}, []), going('F', 1))).toContain('TW-house-tasks');
    // Whoever says nothing says what its way takes.
    const play = drive();
    play.does(NORTH, run(0, 'FLFFFFF'));
    expect(unitAt(play.state, 0).moved).toMatchObject({ declared: 7, done: true });
  });
  rule('TOE-turn-mode-declare#2', 'so many hexes straight, ahead or in reverse, and a turn of one hexside is safe', () => {
    expect(rolled(drive(fast(VEDETTE, 8)), going('FFL', 10))).toEqual([]);
    expect(rolled(drive(fast(VEDETTE, 8)), going('FL', 10), ...pair(12)).length).toBe(1);
    const back = (steps: string): Move => ({ ...walk(0, steps), declared: 8 }) as Move;
    expect(rolled(drive({ ...fast(VEDETTE, 8), at: '0808' }), back('BL'))).toEqual([]);
    expect(rolled(drive({ ...fast(VEDETTE, 8), at: '0808' }), back('LB'), ...pair(12)).length).toBe(1);
    // The second hexside needs the distance again.
    expect(rolled(drive(fast(VEDETTE, 8)), going('FFLL', 10), ...pair(12)).length).toBe(1);
  });
  rule('TOE-turn-mode-declare#3', 'what is lost on the way does not change it', () => {
    const play = drive(fast(VEDETTE, 8));
    // It turns too far, which costs it half of its points; the next turn is one hex too early, as it was.
    const events = play.does(NORTH, going('FLF', 10), ...pair(2), ...pair(4), ...pair(12));
    expect(eventsOf(events, 'worn').map(({ what }) => what)).toEqual(['heavy']);
    const [roll] = rolled(play, run(0, 'L'), ...pair(12));
    expect(termsOf(roll!.number)['TOE-turn-mode-early-turn-roll']).toBe(1);
  });
  rule('TOE-turn-mode-declare#4', 'a hex for every five points', () => {
    const needs = (declared: number) =>
      [0, 1, 2, 3].map(
        hexes =>
          rolled(drive(fast(PEGASUS, 12)), going(`${'F'.repeat(hexes)}L`, declared), ...(hexes < Math.floor(declared / 5) ? pair(12) : []))
            .length,
      );
    expect([needs(4), needs(5), needs(9), needs(10), needs(15)]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 1, 0],
    ]);
  });
  rule('TOE-turn-mode-example#1', 'fifteen points are a turn mode of three; a turn after one hex is rolled at two more', () => {
    const [roll] = rolled(drive(fast(PEGASUS, 10)), going('FL', 15), ...pair(7));
    expect([roll?.cause, roll?.number.total, roll?.ok]).toEqual(['turning', PILOTING + 2, true]);
    expect(rolled(drive(fast(PEGASUS, 10)), going('FFFL', 15))).toEqual([]);
  });
});

describe('turning too early', () => {
  const term = (steps: string, ground = {}, ...before: readonly number[]) =>
    termsOf(rolled(drive(fast(VEDETTE, 8), ground), going(steps, 10), ...before, ...pair(12)).at(-1)!.number)[
      'TOE-turn-mode-early-turn-roll'
    ];
  rule('TOE-turn-mode-early-turn-roll#1', 'each hex that is missing adds one to the roll', () =>
    expect([term('L'), term('FL')]).toEqual([2, 1]),
  );
  rule('TOE-turn-mode-early-turn-roll#2', 'so does loose ground in the hex', () => {
    expect(['x', 'm', 'n', 'a', 'r'].map(letter => term('FL', { '0803': letter }))).toEqual([2, 2, 2, 2, 2]);
    expect(term('FL', { '0803': 's' }, ...pair(12))).toBe(2);
    expect(term('FL', { '0803': 'w' })).toBe(1);
  });
  rule('TOE-turn-mode-early-turn-roll#3', 'after the full distance nobody rolls', () =>
    expect(rolled(drive(fast(VEDETTE, 8)), going('FFL', 10))).toEqual([]),
  );
});

describe('a turn that fails', () => {
  /** The first turn is safe, the second fails by three: four where seven is needed; then the roll for what becomes of it. */
  const failing = (unit: Partial<Placed>, total: number, ground: { readonly [label: string]: string }, ...dice: readonly number[]) => {
    const play = drive({ ...unit, ...fast(unit.design as string, 8) }, ground);
    const events = play.does(NORTH, going('FFFFLLF', 12), ...pair(4), ...pair(total), ...dice);
    return { play, events, result: eventsOf(events, 'fishtailed')[0] };
  };
  const tank = (total: number, ...dice: readonly number[]) => failing({ design: VEDETTE }, total, {}, ...dice);
  rule('TOE-turn-mode-failed-maneuver#1', 'two dice, what the roll was missed by, and the sort of vehicle decide', () => {
    expect(tank(4).result).toMatchObject({ roll: { total: 4 }, more: 3, into: 'straight' });
    expect(tank(5, ...pair(3)).result).toMatchObject({ roll: { total: 5 }, more: 3, into: 'wide' });
  });
  rule(
    'TOE-turn-mode-failed-maneuver#2',
    'wheels off the road and rotors two, air cushions four; the light one more, the heavy less',
    () => {
      const more = (design: string, ...dice: readonly number[]) => failing({ design }, 2, {}, ...dice).result?.more;
      expect([more(VEDETTE), more(PEGASUS, ...pair(3)), more('Scorpion Light Tank')]).toEqual([3, 8, 4]);
      expect([more('Manticore Heavy Tank'), more('Schrek PPC Carrier')]).toEqual([2, 1]);
      const road = Object.fromEntries(['0802', '0803', '0804', '0805', '0806'].map(label => [label, 'P']));
      const wheels = (ground: { readonly [label: string]: string }, ...dice: readonly number[]) =>
        failing({ design: WHEELS }, 2, ground, ...dice).result?.more;
      expect([wheels({}, ...pair(3)), wheels(road)]).toEqual([6, 4]);
    },
  );
  rule(
    'TOE-turn-mode-failed-maneuver#3',
    'below eight it does not turn; on eight and nine it turns too far, with a motive roll at one less',
    () => {
      expect(tank(4).play.state.units[0]).toMatchObject({ at: at('0806'), facing: 2, moved: { done: false, declared: 12 } });
      for (const total of [5, 6]) {
        const { play, events, result } = tank(total, ...pair(7));
        expect(result?.into).toBe('wide');
        expect(play.state.units[0]).toMatchObject({ at: at('0806'), facing: 0, moved: { done: false } });
        expect(eventsOf(events, 'worn').map(({ what }) => what)).toEqual(['minor']);
      }
    },
  );
  rule('TOE-turn-mode-failed-maneuver#4', 'on ten and eleven it turns too far and stops, from twelve on it slides', () => {
    for (const total of [7, 8]) {
      const { play, events, result } = tank(total, ...pair(8));
      expect(result?.into).toBe('wild');
      expect(play.state.units[0]).toMatchObject({ at: at('0806'), facing: 0, moved: { done: true } });
      expect(eventsOf(events, 'worn').map(({ what }) => what)).toEqual(['moderate']);
    }
    const { play, events } = tank(9, ...pair(6), ...pair(6));
    expect(eventsOf(events, 'skidded').map(({ to }) => to)).toEqual([at('0807'), at('0808')]);
    expect(play.state.units[0]).toMatchObject({ facing: 2, moved: { done: true } });
  });
});
