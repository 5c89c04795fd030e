import { COLUMN, FRAME, HALF_ROW, type PanelPoint, type Picture, panelGround, type Token } from '@sortie/board-view';
import panel from './panel-b.json' with { type: 'json' };

const at = (x: number, y: number): { readonly x: number; readonly y: number } => ({ x: FRAME + x * COLUMN, y: FRAME + y * HALF_ROW });
const soldier = (id: string, x: number, y: number, side: 'a' | 'b', height = 0): Token => ({
  id,
  at: at(x, y),
  width: 40,
  side,
  figure: 'battle-armor',
  label: height > 0 ? `${id} ↑${height}` : id,
  ...(height > 0 && { lift: 5 * height }),
});

/** The points of a panel without its game: column, half row, what grows there, its level, and how far that rises. */
export const pointsOf = ({ kinds, points }: typeof panel): readonly Omit<PanelPoint, 'name'>[] =>
  points.map(([x = 0, y = 0, kind = 0, level = 0, rise = 0]) => ({
    at: at(x, y),
    terrain: kinds[kind] as PanelPoint['terrain'],
    level,
    rise,
  }));

/** A panel with a squad in the air and one in the ruins. */
export const impactPicture = (): Picture => ({
  ground: panelGround({
    size: { x: 34 * COLUMN, y: 34 * HALF_ROW },
    points: pointsOf(panel).map(point => ({ ...point, name: '' })),
    seams: [],
    letters: [],
  }),
  tokens: [
    soldier('A', 11, 13, 'a', 6),
    soldier('C', 14, 16, 'a'),
    soldier('D', 9, 17, 'a', 9),
    soldier('F', 25, 11, 'b'),
    soldier('G', 27, 15, 'b', 3),
  ],
});
