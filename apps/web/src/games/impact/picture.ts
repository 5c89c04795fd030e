import { COLUMN, FRAME, HALF_ROW, type Picture, type Token } from '@sortie/board-view';
import { boardOf } from './ground.ts';
import { liftFor } from './units.ts';

const at = (x: number, y: number): { readonly x: number; readonly y: number } => ({ x: FRAME + x * COLUMN, y: FRAME + y * HALF_ROW });
const soldier = (id: string, x: number, y: number, side: 'a' | 'b', height = 0): Token => ({
  id,
  at: at(x, y),
  width: 40,
  side,
  figure: 'battle-armor',
  label: height > 0 ? `${id} ↑${height}` : id,
  ...(height > 0 && { lift: liftFor(height) }),
});

/** A panel with a squad in the air and one in the ruins. */
export const picture = (): Picture => ({
  ground: boardOf({
    plan: { kind: 'panels', rows: [[{ panel: 'B' }]] },
    tiles: {},
    works: {},
    storeys: {},
    wade: false,
    woodsHeight: 6,
    buildingHeight: 6,
  }),
  tokens: [
    soldier('A', 11, 13, 'a', 6),
    soldier('C', 14, 16, 'a'),
    soldier('D', 9, 17, 'a', 9),
    soldier('F', 25, 11, 'b'),
    soldier('G', 27, 15, 'b', 3),
  ],
});
