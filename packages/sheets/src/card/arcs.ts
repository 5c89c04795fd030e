import { type Mark, words } from '../drawing.ts';
import { fitting } from '../metrics.ts';
import type { ArcFace } from './face.ts';

const HEADS = ['S +0', 'M +2', 'L +4', 'E +6'] as const;

/** One small table for each arc: rows by class of weapon, columns by bracket. */
export function arcTables(arcs: readonly ArcFace[], x: number, top: number, width: number): readonly Mark[] {
  return arcs.flatMap(({ name, rows, specials }, i) => {
    const y = top + i * 190;
    const figures = 330;
    const step = (width - figures) / HEADS.length;
    const column = (at: number): number => x + figures + step * at + step / 2;
    return [
      { mark: 'box', x, y, w: width, h: 176, round: 12, fill: 'panel', edge: 'line', width: 2 } as const,
      words(x + 14, y + 30, 24, name, { bold: true }),
      words(x + 14, y + 162, fitting(specials.join(', '), 16, width - 28), specials.join(', '), { ink: 'quiet' }),
      ...HEADS.map((head, at) => words(column(at), y + 28, 17, head, { ink: 'quiet', align: 'middle' })),
      ...rows.flatMap(({ label, damage }, row): readonly Mark[] => {
        const line = y + 58 + row * 26;
        return [
          words(x + 190, line, 20, label),
          ...damage.map((value, at) => words(column(at), line, 22, value, { bold: true, align: 'middle' })),
        ];
      }),
    ];
  });
}
