import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../../movement/points.ts';
import type { Manner, Move } from '../../shape.ts';
import {
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  run,
  SOUTH,
  start,
  strike,
  termsOf,
  walk,
} from '../../testing/table.fixture.ts';
import { evadingRules } from './evading.ts';
import { sprintingRules } from './sprinting.ts';

const HIT = [6, 6] as const;
const rules = [...sprintingRules, ...evadingRules].map(({ id }) => id);
const alone = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}, list = rules) =>
  start({ units: [{ at: '0803', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }], ground, rules: list });
const going = (steps: string, manner: Manner): Move => ({ type: 'move', unit: 0, mode: 'run', steps, manner });
const refused = (play: ReturnType<typeof alone>, command: Parameters<typeof play.refuses>[1]) =>
  play.refuses(NORTH, command).map(one => one.rule);
const points = (unit: Partial<Placed>, manner: Manner): number => {
  const play = alone(unit);
  return pointsFor(play.book, play.state.units[0]!, 'run', manner);
};
/** The heat that a turn of this movement makes. */
const heatOf = (manner: Manner | undefined): number => {
  const play = alone();
  play.does(NORTH, manner ? going('FF', manner) : run(0, 'FF'));
  play.does(NORTH, hold(0));
  return eventsOf(play.does(SOUTH, hold(1), ...NEXT), 'cooled').find(({ unit }) => unit === 0)!.built.total;
};

describe('sprinting', () => {
  rule('TOE-sprint-eligibility-mp', "twice the walking points, for 'Mechs whose hips hold", () => {
    expect([points({}, 'sprint'), points({ heat: 5 }, 'sprint'), points({ hits: { LL: [0] } }, 'sprint')]).toEqual([10, 8, 0]);
    expect(points({ design: 'Vedette Medium Tank' }, 'sprint')).toBe(0);
    const play = alone();
    play.does(NORTH, going('FFFFFFFFFF', 'sprint'));
    expect(play.state.units[0]!.moved).toMatchObject({ hexes: 10, manner: 'sprint' });
    expect(refused(alone({}, {}, []), going('F', 'sprint'))).toContain('TW-mode-list');
  });
  rule('TOE-sprint-no-attacks', 'who sprints neither fires, spots, strikes nor charges', () => {
    const play = alone({}, {});
    play.does(NORTH, going('FF', 'sprint'));
    expect(refused(play, fire(0, 1, 0))).toContain('TOE-sprint-no-attacks');
    expect(refused(play, { type: 'declare', unit: 0, twist: 0, shots: [], spots: 1 })).toContain('TOE-sprint-no-attacks');
    play.does(NORTH, hold(0));
    const near = start({
      units: [
        { at: '0803', facing: 3 },
        { at: '0806', moved: ['stand', 0] },
      ],
      rules,
    });
    expect(refused(near, { ...going('FF', 'sprint'), charge: 1 } as Move)).toContain('TOE-sprint-no-attacks');
    near.does(NORTH, going('FF', 'sprint'));
    near.does(NORTH, hold(0));
    near.does(SOUTH, hold(1));
    expect(refused(near, strike(0, { kind: 'kick', leg: 'RL', target: 1 }))).toContain('TOE-sprint-no-attacks');
  });
  rule('TOE-sprint-move-limits-psr', 'not backward, not into water, and two harder to stay upright', () => {
    expect(refused(alone(), going('B', 'sprint'))).toContain('TW-move-terrain');
    expect(refused(alone({}, { '0804': '~' }), going('F', 'sprint'))).toContain('TW-move-terrain');
    const number = (move: Move) => {
      const play = alone({}, { '0804': 'x' });
      return termsOf(eventsOf(play.does(NORTH, move, ...HIT), 'piloted')[0]!.number);
    };
    expect(number(going('F', 'sprint'))['TOE-sprint-move-limits-psr']).toBe(2);
    expect(number(run(0, 'F'))['TOE-sprint-move-limits-psr']).toBeUndefined();
  });
  rule('TOE-sprint-heat', 'three points instead of two', () => expect([heatOf(undefined), heatOf('sprint')]).toEqual([2, 3]));
});

describe('evading', () => {
  rule('TOE-evade-eligibility-mp', 'whoever can run or flank may evade with as many points', () => {
    expect([
      points({}, 'evade'),
      points({ design: 'Vedette Medium Tank' }, 'evade'),
      points({ design: 'Foot Platoon (Rifle)' }, 'evade'),
    ]).toEqual([8, 8, 0]);
    alone().does(NORTH, going('F', 'evade'));
  });
  rule('TOE-evade-restrictions', 'who evades attacks nobody and spots for nobody', () => {
    const play = alone();
    play.does(NORTH, going('F', 'evade'));
    expect(refused(play, fire(0, 1, 0))).toContain('TOE-evade-restrictions');
    expect(refused(play, { type: 'declare', unit: 0, twist: 0, shots: [], spots: 1 })).toContain('TOE-evade-restrictions');
    play.does(NORTH, hold(0));
  });
  const shotAt = (manner: Manner | undefined) => {
    const play = start({
      units: [
        { at: '0803', facing: 3 },
        { at: '0812', moved: ['stand', 0] },
      ],
      rules,
    });
    play.does(NORTH, manner ? going('FFF', manner) : run(0, 'FFF'));
    play.does(NORTH, hold(0));
    return termsOf(eventsOf(play.does(SOUTH, fire(1, 0, 0), 1, 1, ...NEXT), 'fired')[0]!.toHit);
  };
  for (const id of ['TOE-evade-to-hit', 'TW-th-tevade'])
    rule(id, 'one harder to hit, whoever drives', () => {
      expect(shotAt('evade')).toMatchObject({ 'TW-th-tmm': 1, 'TOE-evade-to-hit': 1 });
      expect(shotAt(undefined)['TOE-evade-to-hit']).toBeUndefined();
    });
  rule('TOE-evade-heat', 'two points beside those of running', () => expect(heatOf('evade')).toBe(4));
});

describe('the way goes on as it began', () => {
  rule('TOE-sprint-eligibility-mp', 'a sprint that is interrupted has the points of a sprint left', () => {
    const play = alone({}, { '0804': 'x' });
    play.does(NORTH, going('FFF', 'sprint'), 1, 1, 1, ...pair(7), ...pair(7), ...HIT);
    expect(play.state.units[0]).toMatchObject({ prone: true, moved: { done: false, manner: 'sprint', spent: 2 } });
    expect(refused(play, walk(0, 'U'))).toContain('TW-mode-list');
    play.does(NORTH, run(0, 'U'), ...HIT);
    play.does(NORTH, run(0, 'FFFFFF'));
  });
});
