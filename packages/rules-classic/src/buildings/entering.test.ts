import { constructionFactor, drawBoard } from '@sortie/board';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { stepInto } from '../movement/step.ts';
import { sheetOf } from '../sheet/compile.ts';
import { at, eventsOf, NORTH, type Placed, start, walk } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const RIFLES = 'Foot Platoon (Rifle)';
const alone = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });

describe('walls', () => {
  rule('TW-psr-building', 'a wall asks for a roll by its strength and the speed', () => {
    const play = alone({}, { '0809': 'C' });
    const [rolled] = eventsOf(play.does(NORTH, walk(0, 'F'), ...HIT), 'piloted');
    expect(rolled).toMatchObject({ cause: 'building', number: { total: 7 } });
    expect(eventsOf(alone({}, {}).does(NORTH, walk(0, 'F')), 'piloted')).toHaveLength(0);
  });
});

describe('walls', () => {
  const price = (design: string, terrain: { readonly kind: 'water' | 'building'; readonly level: number }): number => {
    const play = alone({ design });
    const board = drawBoard({
      rows: ['......', '......', '..x...', '......', '......', '......'],
      legend: { x: { level: 0, terrains: [terrain] } },
    });
    const step = stepInto(board, { at: at('0302'), facing: 3, step: 'forward', mode: 'walk', gait: sheetOf(design).gait });
    return play.book.holds('barred', step) !== undefined ? -1 : play.book.ask('stepCost', step).total;
  };
  const KINDS = ['GRF-1N', 'Vedette Medium Tank', 'Pegasus Scout Hover Tank', RIFLES] as const;
  rule('TW-ter-bldg4', 'hardened walls cost four more, troops nothing', () =>
    expect(KINDS.map(design => price(design, { kind: 'building', level: 4 }))).toEqual([5, 5, 5, 1]),
  );
  rule('TW-bldg-type', 'buildings are as strong as their kind', () =>
    expect([1, 2, 3, 4].map(level => constructionFactor({ kind: 'building', level }))).toEqual([15, 40, 90, 120]),
  );
});
