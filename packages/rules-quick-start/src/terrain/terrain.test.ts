import { boardOf } from '@sortie/board';
import { rule, scene } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { ruleset } from '../ruleset.ts';
import type { Move } from '../shape.ts';
import { at, DEFENDER, jump, run, table, walk, woods } from '../testing/table.ts';
import { woodsAt } from './board.ts';

const rows = woods({ '0809': 'l', '0909': 'h', '0910': 'h' });

function cost(command: Move): number {
  const play = scene(
    ruleset,
    table({
      rows,
      units: [
        { mech: 'GRF-1N', at: '0810' },
        { mech: 'WVR-6R', at: '0201' },
      ],
    }),
  );
  play.does(DEFENDER, command);
  return play.state.units[0]!.moved!.spent;
}

describe('terrain', () => {
  rule('QS-terrain-hex-base-cost', 'each hex costs one point and what the hex entered adds, not the hex left', () => {
    expect(cost(walk(0, 'F'))).toBe(1 + 1);
    expect(cost(walk(0, 'FF'))).toBe(2 + 1);
    expect(cost(walk(0, 'RF'))).toBe(1 + 3);
  });

  rule('QS-terrain-clear', 'clear ground adds nothing', () => {
    expect(cost(walk(0, 'B'))).toBe(1);
    const book = scene(ruleset, table({ units: [{ mech: 'GRF-1N', at: '0810' }] })).book;
    expect(book.ask('stepCost', { act: 'enter', mode: 'walk', woods: 0 })).toMatchObject({
      total: 1,
      terms: [
        { rule: 'QS-terrain-hex-base-cost', value: 1 },
        { rule: 'QS-terrain-clear', value: 0 },
      ],
    });
    expect(book.ask('hindrance', { woods: 0 }).total).toBe(0);
  });

  rule('QS-terrain-clear-default', 'what is not marked is clear', () => {
    const state = table({ rows, units: [{ mech: 'GRF-1N', at: '0810' }] });
    const board = boardOf(state.board);
    expect(['0809', '0909', '0810', '0101'].map(label => woodsAt(board, at(label)))).toEqual([1, 2, 0, 0]);
    expect(woodsAt(boardOf({ width: 6, height: 6 }), at('0303'))).toBe(0);
  });

  rule('QS-terrain-light-woods', 'light woods cost two points on foot and one by jump', () => {
    expect(cost(walk(0, 'F'))).toBe(2);
    expect(cost(run(0, 'F'))).toBe(2);
    expect(cost(jump(0, '0809'))).toBe(1);
  });

  rule('QS-terrain-heavy-woods', 'heavy woods cost three points on foot and one by jump', () => {
    expect(cost(run(0, 'RF'))).toBe(1 + 3);
    expect(cost(jump(0, '0910'))).toBe(1);
  });

  rule('QS-table-movement-costs', 'one hexside and then light woods cost three points; the whole table adds up', () => {
    expect(cost(walk(0, 'FLR'))).toBe(2 + 2);
    const { book } = scene(ruleset, table({ units: [{ mech: 'GRF-1N', at: '0810' }] }));
    const total = (act: 'enter' | 'turn' | 'leave', terrain: 0 | 1 | 2) => book.ask('stepCost', { act, mode: 'run', woods: terrain }).total;
    expect([total('enter', 0), total('enter', 1), total('enter', 2), total('turn', 0), total('leave', 0)]).toEqual([1, 2, 3, 1, 1]);
  });

  rule('QS-terrain-flat-only', 'a map with hills, water or anything but woods is not for this game', () => {
    const setup = (site: object) => ({
      scenario: 'open',
      map: { width: 6, height: 6, sites: Array.from({ length: 36 }, (_, i) => (i === 7 ? site : { level: 0, terrains: [] })) },
      defender: [{ mech: 'GRF-1N' }],
      attacker: [{ mech: 'WVR-6R' }],
      attackingSeat: 1,
      pieces: 0,
      cards: null,
    });
    expect(ruleset.readSetup(setup({ level: 0, terrains: [{ kind: 'woods', level: 2 }] })).ok).toBe(true);
    for (const site of [
      { level: 1, terrains: [] },
      { level: 0, terrains: [{ kind: 'water', level: 1 }] },
      { level: 0, terrains: [{ kind: 'building', level: 1 }] },
      { level: 0, terrains: [{ kind: 'woods', level: 3 }] },
    ])
      expect(ruleset.readSetup(setup(site))).toMatchObject({ ok: false, problem: expect.stringContaining('QS-terrain-flat-only') });
  });
});
