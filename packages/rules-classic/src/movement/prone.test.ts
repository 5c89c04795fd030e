import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { alone, HIT, MISS, objections, points, psr, spends } from '../testing/core.fixture.ts';
import { eventsOf, NORTH, type Placed, run, walk } from '../testing/table.fixture.ts';

/** A fall in place that hurts nobody but the armor: facing, two lots of damage, the roll of the MechWarrior. */
const FALL = [1, 1, 2, 1, 2, ...HIT] as const;

describe('down and up again', () => {
  rule('TW-prone-go#1', 'lying down costs a point and takes no roll', () => {
    const play = alone();
    const events = play.does(NORTH, walk(0, 'D'));
    expect(play.state.units[0]).toMatchObject({ prone: true, moved: { spent: 1 } });
    expect(eventsOf(events, 'piloted')).toEqual([]);
  });
  rule('TW-prone-go#2', 'it hurts neither the machine nor the warrior', () => {
    const play = alone();
    const events = play.does(NORTH, walk(0, 'FD'));
    expect([eventsOf(events, 'damaged'), eventsOf(events, 'pilotChecked')]).toEqual([[], []]);
    expect(unitAt(play.state, 0).pilot.hits).toBe(0);
  });
  rule('TW-prone-go#3', 'whoever lies may turn, get up or stay, and leaves its hex by no step', () => {
    expect(spends({ prone: true }, 'RR')).toBe(2);
    for (const steps of ['F', 'B', 'RF']) expect(objections(alone({ prone: true }), walk(0, steps))).toContain('TW-prone-go');
    expect(objections(alone({ prone: true }), walk(0, 'U'))).toEqual([]);
  });
  rule('TW-stand#1', 'two points an attempt, or the only one there is', () => {
    expect(spends({ prone: true }, 'U', {}, ...HIT)).toBe(2);
    const weak = { prone: true, heat: 20 };
    expect(points(weak, 'walk')).toBe(1);
    expect(spends(weak, 'U', {}, ...HIT)).toBe(1);
  });
  rule('TW-stand#2', 'with all that makes piloting harder', () => {
    const play = alone({ prone: true, hits: { CT: [3], LL: [3] } });
    const [rolled] = eventsOf(play.does(NORTH, walk(0, 'U'), ...HIT), 'piloted');
    expect(rolled).toMatchObject({ cause: 'stand', number: { total: 9 }, ok: true });
    const exact = alone({ prone: true });
    expect(eventsOf(exact.does(NORTH, walk(0, 'U'), 2, 3), 'piloted')[0]).toMatchObject({ ok: true });
  });
  rule('TW-stand#3', 'as often as there are points for it', () => {
    const play = alone({ prone: true });
    play.does(NORTH, walk(0, 'U'), ...MISS, ...FALL);
    play.does(NORTH, walk(0, 'U'), ...MISS, ...FALL);
    expect(unitAt(play.state, 0).moved).toMatchObject({ spent: 4, attempts: 2 });
    expect(objections(play, walk(0, 'U'))).not.toEqual([]);
  });
  rule('TW-stand#4', 'a failure is a fall where it lies', () => {
    const play = alone({ prone: true });
    const events = play.does(NORTH, walk(0, 'U'), ...MISS, 2, 1, 2, 1, 2, ...MISS, ...HIT);
    expect(eventsOf(events, 'fell')[0]).toMatchObject({ levels: 0, damage: 6, facing: 4 });
    expect(eventsOf(events, 'damaged').map(({ armor }) => armor)).toEqual([5, 1]);
    expect(unitAt(play.state, 0).pilot.hits).toBe(1);
  });
  const quad: Partial<Placed> = { design: 'SCP-1N', prone: true };
  rule('TW-stand-quad#1', 'four legs just get up, for two points', () => {
    const play = alone(quad);
    const events = play.does(NORTH, walk(0, 'U'));
    expect(eventsOf(events, 'piloted')).toEqual([]);
    expect(play.state.units[0]).toMatchObject({ prone: false, moved: { spent: 2 } });
  });
  rule('TW-stand-quad#2', 'and are two better at every roll', () => {
    expect([psr({ design: 'SCP-1N' }, 'kicked').total, psr({}, 'kicked').total]).toEqual([3, 5]);
    expect([psr({ design: 'SCP-1N' }, 'skid').total, psr({}, 'skid').total]).toEqual([2, 4]);
  });
  rule('TW-stand-quad#3', 'three legs roll like two, without the two', () => {
    const play = alone({ ...quad, gone: ['FLL'] });
    const [rolled] = eventsOf(play.does(NORTH, walk(0, 'U'), ...HIT), 'piloted');
    expect(rolled).toMatchObject({ cause: 'stand', number: { total: 5 } });
  });
  const rises = (unit: Partial<Placed>) => objections(alone({ prone: true, ...unit }), walk(0, 'U'));
  rule('TW-stand-limits#1', 'nobody gets up without a gyro', () => {
    expect(rises({ hits: { CT: [3, 4] } })).toContain('TW-stand-limits');
    expect(rises({ hits: { CT: [3] } })).toEqual([]);
  });
  rule('TW-stand-limits#2', 'nor without legs, or without a leg and both arms', () => {
    expect(rises({ gone: ['LL', 'RL'] })).not.toEqual([]);
    expect(rises({ gone: ['LA', 'RA', 'LL'] })).toContain('TW-stand-limits');
    expect(rises({ gone: ['LA', 'RA'] })).toEqual([]);
  });
  rule('TW-stand-limits#3', 'a leg and an arm are enough to try', () => {
    expect([rises({ gone: ['LL'] }), rises({ gone: ['LL', 'LA'] })]).toEqual([[], []]);
  });
  rule('TW-stand-limits#4', 'a quad needs two legs', () => {
    expect(rises({ design: 'SCP-1N', gone: ['FLL', 'RRL'] })).toEqual([]);
    expect(rises({ design: 'SCP-1N', gone: ['FLL', 'RRL', 'FRL'] })).not.toEqual([]);
  });
});

describe('damaged legs', () => {
  rule('TW-leg-mp-biped#1', 'one leg hops a hex and does not run, none goes nowhere', () => {
    expect([points({ gone: ['LL'] }, 'walk'), points({ gone: ['LL'] }, 'run')]).toEqual([1, 0]);
    expect(points({ gone: ['LL', 'RL'] }, 'walk')).toBe(0);
  });
  rule('TW-leg-mp-biped#2', 'a hip halves, two leave nothing', () => {
    expect([points({ hits: { LL: [0] } }, 'walk'), points({ hits: { LL: [0], RL: [0] } }, 'walk')]).toEqual([3, 0]);
    expect(points({ design: 'HBK-4G', hits: { RL: [0] } }, 'walk')).toBe(2);
  });
  rule('TW-leg-mp-biped#3', 'every other joint costs a point, unless its hip is gone', () => {
    expect([1, 2, 3].map(slot => points({ hits: { LL: [slot] } }, 'walk'))).toEqual([4, 4, 4]);
    expect(points({ hits: { LL: [1, 2], RL: [3] } }, 'walk')).toBe(2);
    expect(points({ hits: { LL: [0, 1, 2, 3] } }, 'walk')).toBe(3);
    expect(points({ hits: { LL: [0], RL: [3] } }, 'walk')).toBe(2);
  });
  const four = (unit: Partial<Placed>) => points({ design: 'SCP-1N', ...unit }, 'walk');
  rule('TW-leg-mp-quad#1', 'one leg costs a point, two leave one, three none', () => {
    expect(four({})).toBe(6);
    expect([four({ gone: ['FLL'] }), four({ gone: ['FLL', 'RRL'] }), four({ gone: ['FLL', 'RRL', 'RLL'] })]).toEqual([5, 1, 0]);
  });
  rule('TW-leg-mp-quad#2', 'each hip halves', () => {
    expect([four({ hits: { FLL: [0] } }), four({ hits: { FLL: [0], RRL: [0] } })]).toEqual([3, 2]);
  });
  rule('TW-leg-mp-quad#3', 'a lost leg takes the shift and the better rolls along', () => {
    const lame = { design: 'SCP-1N', gone: ['FLL'] } as const;
    expect(objections(alone(lame), { type: 'move', unit: 0, mode: 'walk', steps: ['forwardLeft'] })).toContain('TW-move-lateral');
    expect([psr({ design: 'SCP-1N' }, 'kicked').total, psr(lame, 'kicked').total]).toEqual([3, 5]);
  });
  rule('TW-leg-run', 'nobody runs on one leg, or a quad on two', () => {
    expect(points({ gone: ['RL'] }, 'run')).toBe(0);
    expect(points({ design: 'SCP-1N', gone: ['FLL'] }, 'run')).toBe(8);
    expect(points({ design: 'SCP-1N', gone: ['FLL', 'FRL'] }, 'run')).toBe(0);
    expect(objections(alone({ gone: ['RL'] }), run(0, 'F'))).not.toEqual([]);
  });
  rule('TW-mp-actuators', 'legs come before heat', () => {
    // Half of five, rounded up, less one; heat before the half would leave two as well, but five halved after two of heat would leave one.
    expect(points({ hits: { LL: [0] }, heat: 10 }, 'walk')).toBe(1);
    expect(points({ design: 'LCT-1V', hits: { LL: [0] }, heat: 5 }, 'walk')).toBe(3);
  });
  rule('TW-crit-hip#1', 'a hip halves what a machine walks', () => expect(points({ hits: { RL: [0] } }, 'walk')).toBe(3));
  rule('TW-crit-hip#2', 'adds two to every roll, and silences the rest of its leg', () => {
    expect([psr({ hits: { RL: [0] } }, 'kicked').total, psr({ hits: { RL: [0, 1, 2, 3] } }, 'kicked').total]).toEqual([7, 7]);
  });
  rule('TW-crit-hip#4', 'two hips leave nothing', () => expect(points({ hits: { LL: [0], RL: [0] } }, 'walk')).toBe(0));
  for (const [id, slot] of [
    ['TW-crit-upleg#1', 1],
    ['TW-crit-loleg#1', 2],
    ['TW-crit-foot#1', 3],
  ] as const)
    rule(id, 'it costs a point and adds one to every roll', () => {
      expect([points({ hits: { RL: [slot] } }, 'walk'), psr({ hits: { RL: [slot] } }, 'kicked').total]).toEqual([4, 6]);
    });
  rule('TW-crit-jj', 'every jet that is struck costs a point of jumping', () => {
    expect([points({}, 'jump'), points({ hits: { LT: [0] } }, 'jump'), points({ hits: { LT: [0, 1] } }, 'jump')]).toEqual([5, 4, 3]);
  });
});
