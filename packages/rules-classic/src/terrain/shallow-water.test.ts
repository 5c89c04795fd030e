import { drawBoard } from '@sortie/board';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { stepInto } from '../movement/step.ts';
import { sheetOf } from '../sheet/compile.ts';
import { at, type Placed, start } from '../testing/table.fixture.ts';

const RIFLES = 'Foot Platoon (Rifle)';
const alone = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });

describe('shallow water', () => {
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
  rule('TW-ter-water0', 'shallow water costs nobody anything', () =>
    expect(KINDS.map(design => price(design, { kind: 'water', level: 0 }))).toEqual([1, 1, 1, 1]),
  );
});
