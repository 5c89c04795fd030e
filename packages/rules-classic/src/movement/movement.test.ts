import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { ruleset } from '../ruleset.ts';
import { unitAt } from '../state.ts';
import { at, eventsOf, jump, NORTH, type Placed, run, SOUTH, start, stay, walk } from '../testing/table.fixture.ts';
import { pointsFor } from './points.ts';

/** A Griffin (5/8/5) in the middle of the map, looking south, and an enemy far away. */
const alone = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });
const refusals = (play: ReturnType<typeof alone>, command: Parameters<typeof play.refuses>[1]) =>
  play.refuses(NORTH, command).map(one => one.rule);
const points = (unit: Partial<Placed>, mode: 'walk' | 'run' | 'jump'): number => {
  const play = alone(unit);
  return pointsFor(play.book, unitAt(play.state, 0), mode);
};

describe('modes and points', () => {
  rule('TW-mode-list', 'one mode a turn', () => {
    const play = alone();
    play.does(NORTH, walk(0, 'F'));
    expect(unitAt(play.state, 0).moved).toMatchObject({ mode: 'walk', done: true, hexes: 1, spent: 1 });
    expect(play.refuses(NORTH, run(0, 'F')).map(one => one.rule)).toContain('TW-mode-list');
    play.does(SOUTH, stay(1));
    expect(play.state.phase).toBe('weapon');
  });
  rule('TW-mp-run', 'running is half as much again, rounded up', () => {
    expect([points({}, 'walk'), points({}, 'run'), points({ design: 'LCT-1V' }, 'run')]).toEqual([5, 8, 12]);
    const play = alone();
    play.does(NORTH, run(0, 'FFFFFFFF'));
    expect(
      alone()
        .refuses(NORTH, walk(0, 'FFFFFF'))
        .map(one => one.rule),
    ).toContain('TW-mp-min');
  });
  rule('TW-mp-heat', 'every five points of heat cost one of walking, none of jumping', () => {
    expect([4, 5, 9, 10, 25, 40].map(heat => points({ heat }, 'walk'))).toEqual([5, 4, 4, 3, 0, 0]);
    expect(points({ heat: 10 }, 'run')).toBe(5);
    expect(points({ heat: 25 }, 'jump')).toBe(5);
  });
  rule('TW-mp-min', 'one hex ahead is always possible at a run', () => {
    const slow = alone({ design: 'AWS-8Q', heat: 10 }, { '0809': 'h', '0810': 'h' });
    expect(pointsFor(slow.book, unitAt(slow.state, 0), 'run')).toBe(2);
    slow.does(NORTH, run(0, 'F'));
    expect(slow.state.units[0]).toMatchObject({ at: at('0809'), moved: { spent: 2 } });
  });
  rule('TW-leg-mp-biped', 'hips halve, actuators cost one, a lost leg leaves one', () => {
    expect(points({ hits: { LL: [0] } }, 'walk')).toBe(3);
    expect(points({ hits: { LL: [0], RL: [0] } }, 'walk')).toBe(0);
    expect(points({ hits: { LL: [1, 3], RL: [2] } }, 'walk')).toBe(2);
    expect(points({ hits: { LL: [0, 1] } }, 'walk')).toBe(3);
    expect(points({ gone: ['LL'] }, 'walk')).toBe(1);
    expect(points({ gone: ['LL', 'RL'] }, 'walk')).toBe(0);
  });
  rule('TW-leg-run', 'nobody runs on one leg', () => expect(points({ gone: ['LL'] }, 'run')).toBe(0));
  rule('TW-leg-mp-quad', 'four legs lose one point for one, and keep one on two', () => {
    const quad = (gone: Placed['gone']) => points({ design: 'SCP-1N', ...(gone ? { gone } : {}) }, 'walk');
    expect([quad([]), quad(['FLL']), quad(['FLL', 'RRL']), quad(['FLL', 'RRL', 'RLL'])]).toEqual([6, 5, 1, 0]);
    expect(points({ design: 'SCP-1N', hits: { FLL: [0] } }, 'walk')).toBe(3);
  });
  rule('TW-crit-jj', 'every jet that is struck costs a point of jumping', () => {
    expect([points({}, 'jump'), points({ hits: { LT: [0] } }, 'jump'), points({ gone: ['LT'] }, 'jump')]).toEqual([5, 4, 3]);
  });
  rule('TW-mode-heat', 'walking heats by one, running by two, jumping by its hexes and at least three', () => {
    const heatOf = (moved: readonly ['stand' | 'walk' | 'run' | 'jump', number]): number => {
      const play = alone({ moved });
      return play.book.ask('heat', { state: play.state, unit: unitAt(play.state, 0) }).total;
    };
    expect([heatOf(['stand', 0]), heatOf(['walk', 3]), heatOf(['run', 7]), heatOf(['jump', 1]), heatOf(['jump', 5])]).toEqual([
      0, 1, 2, 3, 5,
    ]);
  });
});

describe('on the ground', () => {
  const spent = (steps: string, ground: { readonly [label: string]: string }, design = 'LCT-1V'): number => {
    const play = alone({ design }, ground);
    play.does(NORTH, walk(0, steps));
    return unitAt(play.state, 0).moved!.spent;
  };
  rule('TW-ter-clear', 'a clear hex costs one', () => expect(spent('FF', {})).toBe(2));
  rule('TW-move-facing', 'a hexside costs one', () => expect(spent('LRRF', {})).toBe(4));
  rule('TW-ter-lwoods', 'light woods cost one more', () => expect(spent('F', { '0809': 'l' })).toBe(2));
  rule('TW-ter-hwoods', 'heavy woods cost two more', () => expect(spent('F', { '0809': 'h' })).toBe(3));
  rule('TW-ter-rough', 'rough ground costs one more', () => expect(spent('F', { '0809': 'r' })).toBe(2));
  rule('TW-move-level-mek', 'each level costs one, and three are too many', () => {
    expect(spent('F', { '0809': '1' })).toBe(2);
    expect(spent('FF', { '0809': '2' })).toBe(6);
    expect(refusals(alone({}, { '0809': '3' }), walk(0, 'F'))).toContain('TW-move-terrain');
  });
  rule('TW-move-back', 'backward at a walk only, and on the level', () => {
    expect(spent('B', {})).toBe(1);
    expect(refusals(alone(), run(0, 'B'))).toContain('TW-move-terrain');
    expect(refusals(alone({}, { '0807': '1' }), walk(0, 'B'))).toContain('TW-move-terrain');
  });
  rule('TW-move-hexes', 'the count begins again where a unit reverses', () => {
    const play = alone();
    play.does(NORTH, walk(0, 'FFFB'));
    expect(unitAt(play.state, 0).moved).toMatchObject({ hexes: 1, spent: 4 });
  });
  rule('TW-move-road', 'a road leads through woods at the price of clear ground', () => {
    expect(spent('FF', { '0808': 'R', '0809': 'R', '0810': 'R' })).toBe(2);
    expect(spent('F', { '0809': 'R' })).toBe(3);
  });
  rule('TW-ter-water1', 'wading costs one more and a level', () => {
    const play = alone({}, { '0809': '~' });
    play.does(NORTH, walk(0, 'F'), 6, 6);
    expect(unitAt(play.state, 0).moved!.spent).toBe(3);
  });
  rule('TW-ter-water2', 'deep water costs three more and its levels', () => {
    const play = alone({ design: 'LCT-1V' }, { '0809': '=' });
    play.does(NORTH, walk(0, 'F'), 6, 6);
    expect(unitAt(play.state, 0).moved!.spent).toBe(6);
  });
  rule('TW-move-water-mode', 'nobody runs into water', () => {
    expect(refusals(alone({}, { '0809': '~' }), run(0, 'F'))).toContain('TW-move-terrain');
  });
  rule('TW-move-enemy', 'an enemy bars the way', () => {
    const play = start({ units: [{ at: '0808', facing: 3 }, { at: '0809' }] });
    expect(play.refuses(NORTH, walk(0, 'F')).map(one => one.rule)).toContain('TW-move-enemy');
  });
  rule('TW-move-enemy', 'an enemy bars the way where a friend stands beside it, and what is offered is allowed', () => {
    const play = start({ units: [{ at: '0808', facing: 3 }, { at: '0809' }, { at: '0809', seat: NORTH, moved: ['stand', 0] }] });
    const offered = [...ruleset.options(play.state as never, NORTH, play.book)].filter(({ type }) => type === 'move');
    expect(offered.length).toBeGreaterThan(20);
    for (const move of offered) expect(play.book.check(play.state as never, move, NORTH)).toEqual([]);
  });
  rule('TW-stack', 'whoever has fallen among friends gets up where it lies', () => {
    const play = start({ units: [{ at: '0808', prone: true }, { at: '0101' }, { at: '0808', seat: NORTH, moved: ['stand', 0] }] });
    play.does(NORTH, walk(0, 'U'), 6, 6);
    expect(unitAt(play.state, 0).prone).toBe(false);
  });
  rule('TW-stack', 'friends let each other pass, but not stay', () => {
    const play = start({ units: [{ at: '0808', facing: 3 }, { at: '0117' }, { at: '0809', seat: NORTH }] });
    expect(play.refuses(NORTH, walk(0, 'F')).map(one => one.rule)).toContain('TW-stack');
    play.does(NORTH, walk(0, 'FF'));
  });
  rule('TW-move-lateral', 'a quad shifts sideways for one point more', () => {
    const play = alone({ design: 'SCP-1N' });
    play.does(NORTH, walk(0, 'q'));
    expect(play.state.units[0]).toMatchObject({ facing: 3, moved: { spent: 2, hexes: 1 } });
    expect(refusals(alone(), walk(0, 'q'))).toContain('TW-move-lateral');
  });
  rule('TW-move-complete', 'a unit finishes before the next one begins', () => {
    const play = start({ units: [{ at: '0808', facing: 3, prone: true }, { at: '0117' }, { at: '0301', seat: NORTH }] });
    play.does(NORTH, walk(0, 'U'), 6, 6);
    expect(play.refuses(NORTH, stay(2)).map(one => one.rule)).toContain('TW-move-complete');
    play.does(NORTH, walk(0, 'F'));
  });
});

describe('jumping', () => {
  rule('TW-jump-cost', 'a point for each hex, whatever grows there', () => {
    const play = alone({}, { '0809': 'h', '0810': 'h' });
    play.does(NORTH, jump(0, '0810', 1));
    expect(play.state.units[0]).toMatchObject({ at: at('0810'), facing: 1, moved: { mode: 'jump', spent: 2, hexes: 2 } });
    expect(refusals(alone(), jump(0, '0814'))).toContain('TW-jump-cost');
  });
  rule('TW-jump-height', 'not over ground higher than the jets reach', () => {
    const weak = { design: 'GRF-1N', hits: { LT: [0, 1], RT: [4, 5] } } as const;
    expect(refusals(alone(weak, { '0809': '2' }), jump(0, '0809'))).toContain('TW-jump-height');
    alone({}, { '0809': '2' }).does(NORTH, jump(0, '0809'));
  });
  rule('TW-jump-land', 'nobody lands on a friend', () => {
    const play = start({ units: [{ at: '0808' }, { at: '0117' }, { at: '0806', seat: NORTH }] });
    expect(play.refuses(NORTH, jump(0, '0806')).map(one => one.rule)).toContain('TW-stack');
  });
  rule('TW-jump-prone', 'nobody jumps lying down', () =>
    expect(refusals(alone({ prone: true }), jump(0, '0809'))).toContain('TW-jump-prone'),
  );
  rule('TW-jump-water', 'in the water only jets of the torso work, in deep water none', () => {
    // All five of the Griffin's jets sit in its torsos; the Catapult's do not.
    alone({}, { '0808': '~' }).does(NORTH, jump(0, '0812'));
    expect(refusals(alone({}, { '0808': '=' }), jump(0, '0809'))).toContain('TW-jump-cost');
    expect(refusals(alone({ design: 'JVN-10N' }, { '0808': '~' }), jump(0, '0811'))).toContain('TW-jump-cost');
  });
});

describe('on the ground and up again', () => {
  rule('TW-prone-go', 'lying down costs a point and needs no roll', () => {
    const play = alone();
    play.does(NORTH, walk(0, 'FD'));
    expect(play.state.units[0]).toMatchObject({ prone: true, moved: { spent: 2 } });
    expect(refusals(alone({ prone: true }), walk(0, 'F'))).toContain('TW-prone-go');
  });
  rule('TW-stand', 'two points and a roll; a failure is another fall, and the rest of the points may be tried', () => {
    const play = alone({ prone: true });
    // Fails, falls in place: facing, two lots, pilot check.
    play.does(NORTH, walk(0, 'U'), 1, 1, 1, 1, 2, 1, 2, 6, 6);
    expect(play.state.units[0]).toMatchObject({ prone: true, moved: { spent: 2, done: false, attempts: 1 } });
    play.does(NORTH, walk(0, 'U'), 6, 6);
    expect(play.state.units[0]).toMatchObject({ prone: false, moved: { spent: 4, done: false, attempts: 2 } });
    play.does(NORTH, walk(0, 'RRF'));
    expect(play.state.units[0]).toMatchObject({ facing: 5, moved: { spent: 5, done: true } });
  });
  rule('TW-stand-quad', 'a quad on four legs just gets up', () => {
    const play = alone({ design: 'SCP-1N', prone: true });
    play.does(NORTH, walk(0, 'U'));
    expect(unitAt(play.state, 0).prone).toBe(false);
  });
  rule('TW-stand-limits', 'without a gyro, or without arms and a leg, nobody gets up', () => {
    expect(refusals(alone({ prone: true, hits: { CT: [3, 4] } }), walk(0, 'U'))).toContain('TW-stand-limits');
    expect(refusals(alone({ prone: true, gone: ['LA', 'RA', 'LL'] }), walk(0, 'U'))).toContain('TW-stand-limits');
  });
  rule('TW-move-offmap', 'who walks off the map is gone', () => {
    const play = start({ units: [{ at: '0817', facing: 3 }, { at: '0101' }, { at: '0201', seat: NORTH }] });
    play.does(NORTH, walk(0, 'F'));
    expect(play.state.units[0]).toMatchObject({ fate: 'withdrawn', at: null });
  });
});

rule('TW-ter-swamp', 'swamp costs one more and may hold', () => {
  const play = alone({}, { '0809': 's' });
  const events = play.does(NORTH, walk(0, 'FF'), 1, 1);
  expect(eventsOf(events, 'bogged')[0]).toMatchObject({ stuck: true });
  expect(play.state.units[0]).toMatchObject({ stuck: true, at: at('0809'), moved: { spent: 2, done: true } });
});
