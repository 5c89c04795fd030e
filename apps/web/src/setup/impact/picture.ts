import { COLUMN, FRAME, HALF_ROW, INCH_WIDE, type Token } from '@sortie/board-view';
import type { Edge, ScenarioPlan } from '@sortie/rules-impact';

/** Both forces along their edges, so that a picture tells who comes from where. */
export function tokensOf(unread: unknown): readonly Token[] {
  const { forces, map } = unread as ScenarioPlan;
  const size =
    map.kind === 'table'
      ? { x: map.width * INCH_WIDE, y: map.depth * INCH_WIDE }
      : { x: (map.rows[0]?.length ?? 1) * 34 * COLUMN, y: map.rows.length * 34 * HALF_ROW };
  return forces.flatMap(({ units, friendly }, seat) => {
    const count = Math.min(
      14,
      units.reduce((sum, one) => sum + one.count, 0),
    );
    return Array.from({ length: count }, (_, i): Token => {
      const part = (i + 1) / (count + 1);
      return {
        id: `${seat}/${i}`,
        at: along(friendly[0] ?? 'west', part, size),
        width: 72,
        side: seat === 0 ? 'a' : 'b',
        figure: 'battle-armor',
      };
    });
  });
}

function along(edge: Edge, part: number, { x, y }: { readonly x: number; readonly y: number }): { readonly x: number; readonly y: number } {
  const inset = 110;
  if (edge === 'north' || edge === 'south') return { x: FRAME + x * part, y: FRAME + (edge === 'north' ? inset : y - inset) };
  return { x: FRAME + (edge === 'west' ? inset : x - inset), y: FRAME + y * part };
}
