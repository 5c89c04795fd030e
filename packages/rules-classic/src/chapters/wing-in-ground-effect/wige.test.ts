import { createBoard, withSites } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { options } from '../../options.ts';
import { unitAt } from '../../state.ts';
import { planWith } from '../../terrain/board.ts';
import { objections } from '../../testing/moving.fixture.ts';
import { at, hold, jump, NEXT, NORTH, run, SOUTH, start, stay, stepsIn, walk } from '../../testing/table.fixture.ts';

const FENSALIR = 'Fensalir Combat WiGE';
const BONUS: readonly RuleId[] = ['TOE-wige-bonus-mp-example'];
const hills = { '0802': '3', '0803': '2', '0804': '1', '0902': '3', '0806': '3' };
const glide = (rules: readonly RuleId[], ground: { readonly [label: string]: string } = hills) =>
  start({
    units: [
      { at: '0802', facing: 3, design: FENSALIR },
      { at: '0117', moved: ['stand', 0] },
    ],
    ground,
    rules,
  });

describe('WiGEs', () => {
  rule('TOE-wige-bonus-mp-example#1', 'three hexes in a row, each lower than the one before, give a point back', () => {
    const play = glide(BONUS);
    play.does(NORTH, walk(0, 'FFF'));
    expect(unitAt(play.state, 0).moved).toMatchObject({ hexes: 3, spent: 2 });
    const plain = glide([]);
    plain.does(NORTH, walk(0, 'FFF'));
    expect(unitAt(plain.state, 0).moved!.spent).toBe(3);
    // Two in a row are too few.
    const short = glide(BONUS, { '0802': '2', '0803': '1' });
    short.does(NORTH, walk(0, 'FFF'));
    expect(unitAt(short.state, 0).moved!.spent).toBe(3);
  });

  rule('TOE-wige-bonus-mp-example#2', 'more than once in a turn', () => {
    // Down three levels, up again at three points each, and down once more.
    const ridge = { '0802': '3', '0803': '2', '0804': '1', '0806': '1', '0807': '2', '0808': '3', '0809': '2', '0810': '1' };
    const wear = { ...unitAt(glide(BONUS).state, 0).wear!, cruise: 20 };
    const units = [
      { at: '0802', facing: 3 as const, design: FENSALIR, wear },
      { at: '0117', moved: ['stand', 0] as const },
    ];
    const spent = (rules: readonly RuleId[]) => {
      const play = start({ units, ground: ridge, rules });
      play.does(NORTH, { type: 'move', unit: 0, mode: 'run', steps: stepsIn('FFFFFFFFF') });
      return unitAt(play.state, 0).moved!.spent;
    };
    expect([spent([]), spent(BONUS)]).toEqual([15, 13]);
  });

  rule('TOE-wige-bonus-mp-example#3', 'two descents of three hexes take twelve points fourteen hexes far', () => {
    const levels = [6, 5, 4, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1, 0, 0];
    const sites = levels.map((level, i) => [at(`08${String(i + 2).padStart(2, '0')}`), { level, terrains: [] }] as const);
    const board = planWith(withSites(createBoard({ width: 16, height: 17 }), sites));
    const { wear } = unitAt(glide(BONUS).state, 0);
    const goes = (rules: readonly RuleId[]) => {
      const play = start({
        units: [
          { at: '0802', facing: 3, design: FENSALIR, ...(wear ? { wear: { ...wear, cruise: 8 } } : {}) },
          { at: '0117', moved: ['stand', 0] },
        ],
        board,
        rules,
      });
      return objections(play, run(0, 'F'.repeat(14)));
    };
    expect([goes([]), goes(BONUS)]).toEqual([['TW-mp-min'], []]);
  });

  rule('TOE-vehicle-jets-wige', 'its jets carry it only when it flies already, and it goes on flying where the jump ends', () => {
    const fensalir = find(FENSALIR)!;
    const design: Paper = { ...fensalir, movement: { ...fensalir.movement, jump: 4 } };
    const rules: readonly RuleId[] = ['TOE-vehicle-jets-wige'];
    const play = start({
      units: [
        { at: '0802', facing: 3, design },
        { at: '0117', moved: ['stand', 0] },
      ],
      rules,
    });
    const nextTurn = () => {
      play.does(NORTH, hold(0));
      play.does(SOUTH, hold(1), ...NEXT);
    };
    expect(play.refuses(NORTH, jump(0, '0805', 3)).map(one => one.rule)).toContain('TOE-vehicle-jets-wige');
    play.does(NORTH, walk(0, 'F'));
    nextTurn();
    expect(unitAt(play.state, 0).condition).toEqual({ aloft: true });
    play.does(NORTH, jump(0, '0806', 3));
    play.does(SOUTH, stay(1));
    nextTurn();
    expect(play.state.units[0]).toMatchObject({ at: at('0806'), condition: { aloft: true } });
    play.does(NORTH, stay(0));
    play.does(SOUTH, stay(1));
    nextTurn();
    expect(unitAt(play.state, 0).condition).toBeUndefined();
    expect(play.refuses(NORTH, jump(0, '0808', 3)).map(one => one.rule)).toContain('TOE-vehicle-jets-wige');
  });

  test('skim over water and offer nothing that is refused', () => {
    const play = glide(BONUS, { '0803': 'd', '0804': 'x' });
    play.does(NORTH, walk(0, 'F'));
    expect(unitAt(play.state, 0).at).toEqual(at('0803'));
    const fresh = glide(BONUS);
    const all = [...options(fresh.state, NORTH, fresh.book)];
    expect(all.filter(command => fresh.book.check(fresh.state as never, command, NORTH).length > 0)).toEqual([]);
  });
});
