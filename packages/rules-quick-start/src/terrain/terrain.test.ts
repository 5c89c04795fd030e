import { boardOf } from '@sortie/board';
import { table as printed, rule, scene } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetCalled } from '../force/sheets.ts';
import { ruleset } from '../ruleset.ts';
import type { Move } from '../shape.ts';
import { ATTACKER, at, DEFENDER, eventsOf, fire, hold, jump, problem, run, table, walk, woods } from '../testing/table.fixture.ts';
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

/** A Griffin in 0810 that looks at a Wolverine in 0806, with woods between. */
const aimed = (marks: { readonly [label: string]: 'l' | 'h' }) =>
  scene(
    ruleset,
    table({
      rows: woods(marks),
      phase: 'attack',
      units: [
        { mech: 'GRF-1N', at: '0810' },
        { mech: 'WVR-6R', at: '0806' },
      ],
    }),
  );
const against = (marks: { readonly [label: string]: 'l' | 'h' }) => {
  const { book, state } = aimed(marks);
  return book.check(ruleset.view(state, DEFENDER), fire(0, 1, 0), DEFENDER).map(({ rule: id }) => id);
};

describe('terrain', () => {
  rule('QS-terrain-hex-base-cost#1', 'each hex costs one point and what grows in it', () => {
    expect([cost(walk(0, 'B')), cost(walk(0, 'F')), cost(run(0, 'RF'))]).toEqual([1, 1 + 1, 1 + 1 + 2]);
  });

  rule('QS-terrain-hex-base-cost#2', 'heavy woods are three', () => expect(cost(run(0, 'RF')) - cost(run(0, 'R'))).toBe(3));

  rule('QS-terrain-hex-base-cost#3', 'the hex that is left costs nothing', () => {
    expect(cost(walk(0, 'FF'))).toBe(2 + 1);
    expect(cost(walk(0, 'FB'))).toBe(2 + 1);
  });

  rule('QS-terrain-hex-base-cost#4', 'without the points for a hex it is not entered, not even as the first', () => {
    const play = scene(
      ruleset,
      table({
        rows: woods({ '0809': 'h' }),
        scenario: 'breakthrough',
        initiative: 0,
        units: [
          { mech: 'GRF-1N', side: 'defender', at: '0101' },
          { mech: { ...sheetCalled('TDR-5SE')!, walk: 2 }, side: 'attacker', at: '0810', facing: 0 },
        ],
      }),
    );
    expect(play.refuses(1, walk(1, 'F')).map(({ rule: id }) => id)).toEqual(['QS-move-walk']);
    play.does(1, run(1, 'F'));
  });

  rule('QS-terrain-clear#1', 'clear ground costs one point and adds nothing', () => {
    expect(cost(walk(0, 'B'))).toBe(1);
    const { book } = scene(ruleset, table({ units: [{ mech: 'GRF-1N', at: '0810' }] }));
    expect(book.ask('stepCost', { act: 'enter', mode: 'walk', woods: 0 })).toMatchObject({
      total: 1,
      terms: [
        { rule: 'QS-terrain-hex-base-cost', value: 1 },
        { rule: 'QS-terrain-clear', value: 0 },
      ],
    });
  });

  rule('QS-terrain-clear#2', 'it neither hides anybody nor makes a shot harder', () => {
    const play = aimed({});
    play.does(DEFENDER, fire(0, 1, 0));
    const [shot] = eventsOf(play.does(ATTACKER, hold(1), 1, 1, 1, 1, 2, 2), 'fired');
    expect(shot!.toHit.total).toBe(4);
  });

  rule('QS-terrain-clear-default#1', 'what is not marked is clear', () => {
    expect(cost(walk(0, 'BB'))).toBe(2);
    const state = table({ rows, units: [{ mech: 'GRF-1N', at: '0810' }] });
    const board = boardOf(state.board);
    expect(['0809', '0909', '0810', '0101'].map(label => woodsAt(board, at(label)))).toEqual([1, 2, 0, 0]);
    expect(woodsAt(boardOf({ width: 6, height: 6 }), at('0303'))).toBe(0);
  });

  rule('QS-terrain-light-woods#1', 'light woods cost two points on foot and one by jump', () => {
    expect(cost(walk(0, 'F'))).toBe(2);
    expect(cost(run(0, 'F'))).toBe(2);
    expect(cost(jump(0, '0809'))).toBe(1);
  });

  rule('QS-terrain-light-woods#2', 'three hexes of light woods hide what is behind them, two do not', () => {
    expect(against({ '0809': 'l', '0808': 'l', '0807': 'l' })).toEqual(['QS-los-required']);
    expect(against({ '0809': 'l', '0808': 'l' })).toEqual([]);
  });

  rule('QS-terrain-heavy-woods#1', 'heavy woods cost three points on foot and one by jump', () => {
    expect(cost(run(0, 'RF'))).toBe(1 + 3);
    expect(cost(jump(0, '0910'))).toBe(1);
  });

  rule('QS-terrain-heavy-woods#2', 'one hex of light and one of heavy woods hide what is behind them', () => {
    expect(against({ '0809': 'h', '0808': 'l' })).toEqual(['QS-los-required']);
    expect(against({ '0809': 'h' })).toEqual([]);
  });

  const WOODS: { readonly [terrain: string]: 0 | 1 | 2 } = { Clear: 0, 'Light Woods': 1, 'Heavy Woods': 2 };

  printed('QS-table-movement-costs#1', 'every line of the table', row => {
    const { book } = scene(ruleset, table({ units: [{ mech: 'GRF-1N', at: '0810' }] }));
    const [, entered = ''] = /^enter (.*)$/.exec(row.at('action')) ?? [];
    const total = (act: 'enter' | 'turn', ground: 0 | 1 | 2) => book.ask('stepCost', { act, mode: 'walk', woods: ground }).total;
    if (row.at('action') === 'facing change per hexside') expect(total('turn', 0)).toBe(row.number('mp'));
    else if (entered === 'any hex') expect(total('enter', 0)).toBe(row.number('mp'));
    else expect(total('enter', WOODS[entered]!) - 1).toBe(row.number('mp'));
  });

  rule('QS-terrain-flat-only#1', 'a map with hills, water or anything but woods is not for this game', () => {
    const setup = (site: object) => ({
      scenario: 'open' as const,
      map: { width: 6, height: 6, sites: Array.from({ length: 36 }, (_, i) => (i === 7 ? site : { level: 0, terrains: [] })) },
      defender: [{ mech: 'GRF-1N' }],
      attacker: [{ mech: 'WVR-6R' }],
      attackingSeat: 1,
    });
    expect(problem(setup({ level: 0, terrains: [{ kind: 'woods', level: 2 }] }) as object)).toBe('');
    for (const site of [
      { level: 1, terrains: [] },
      { level: 0, terrains: [{ kind: 'water', level: 1 }] },
      { level: 0, terrains: [{ kind: 'building', level: 1 }] },
      { level: 0, terrains: [{ kind: 'woods', level: 3 }] },
    ])
      expect(problem(setup(site) as object)).toContain('QS-terrain-flat-only');
  });
});
