import { COLUMN, FRAME, HALF_ROW, INCH_WIDE, type Token, type Zone } from '@sortie/board-view';
import type { Edge, Force, ScenarioPlan } from '@sortie/rules-impact';
import { bothZones } from '../zones.ts';

/** Both forces along their edges, so that a picture tells who comes from where. */
export function tokensOf(unread: unknown): readonly Token[] {
  const { forces, map } = unread as ScenarioPlan;
  const size = sizeOf(map);
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

interface Size {
  readonly x: number;
  readonly y: number;
}

const WIDE = 34 * COLUMN;
const HIGH = 34 * HALF_ROW;

const sizeOf = (map: ScenarioPlan['map']): Size =>
  map.kind === 'table'
    ? { x: map.width * INCH_WIDE, y: map.depth * INCH_WIDE }
    : { x: (map.rows[0]?.length ?? 1) * WIDE, y: map.rows.length * HIGH };

/** Panels on which a side sets up, and the edges that it comes on by. */
export function zonesOf(unread: unknown): readonly Zone[] {
  const { forces, map } = unread as ScenarioPlan;
  const [first, second] = forces.map(force => ({ outlines: outlinesOf(force, map) }));
  return first && second ? bothZones(first, second) : [];
}

const STRIP = 60;

function outlinesOf({ setsUp, enters }: Force, map: ScenarioPlan['map']) {
  const { x, y } = sizeOf(map);
  const across = map.kind === 'panels' ? (map.rows[0]?.length ?? 1) : 1;
  const panels = map.kind === 'panels' ? (setsUp?.panels ?? []).map(at => [at % across, Math.floor(at / across)] as const) : [];
  const strips: { readonly [E in Edge]: readonly [left: number, top: number, right: number, bottom: number] } = {
    north: [0, 0, x, STRIP],
    south: [0, y - STRIP, x, y],
    west: [0, 0, STRIP, y],
    east: [x - STRIP, 0, x, y],
  };
  return [
    ...panels.map(([column, row]) => boxed(column * WIDE, row * HIGH, (column + 1) * WIDE, (row + 1) * HIGH)),
    ...(enters?.edges ?? []).map(edge => boxed(...strips[edge])),
  ];
}

const boxed = (left: number, top: number, right: number, bottom: number) =>
  [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map(corner => ({ x: FRAME + corner.x, y: FRAME + corner.y }));

function along(edge: Edge, part: number, { x, y }: { readonly x: number; readonly y: number }): { readonly x: number; readonly y: number } {
  const inset = 110;
  if (edge === 'north' || edge === 'south') return { x: FRAME + x * part, y: FRAME + (edge === 'north' ? inset : y - inset) };
  return { x: FRAME + (edge === 'west' ? inset : x - inset), y: FRAME + y * part };
}
