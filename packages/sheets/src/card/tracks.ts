import { type Mark, words } from '../drawing.ts';
import type { Family } from './face.ts';

/** A row of circles to cross off, wrapped into a width; as small as it must be, never smaller than a pencil can hit. */
export function pips(
  count: number,
  x: number,
  y: number,
  width: number,
  room: number,
  filled: boolean,
): { readonly marks: readonly Mark[]; readonly height: number } {
  const r = radiusFor(count, width, room);
  const step = r * 2 + 5;
  const perRow = Math.max(1, Math.floor((width + 5) / step));
  const marks = Array.from(
    { length: count },
    (_, i): Mark => ({
      mark: 'dot',
      x: x + r + (i % perRow) * step,
      y: y + r + Math.floor(i / perRow) * step,
      r,
      fill: filled ? 'panel' : 'paper',
      edge: 'ink',
      width: 2,
    }),
  );
  return { marks, height: Math.ceil(count / perRow) * step };
}

function radiusFor(count: number, width: number, room: number): number {
  for (let r = 17; r > 4; r--) {
    const step = r * 2 + 5;
    const perRow = Math.max(1, Math.floor((width + 5) / step));
    if (Math.ceil(count / perRow) * step <= room) return r;
  }
  return 4;
}

interface Track {
  readonly label: string;
  readonly boxes: number;
  readonly effect: string;
}

/** What each family crosses off when a critical hit strikes. */
export const TRACKS: Readonly<Record<Family, readonly Track[]>> = {
  mech: [
    { label: 'Engine', boxes: 2, effect: '+1 heat when firing' },
    { label: 'Fire control', boxes: 4, effect: '+2 to hit each' },
    { label: 'Move', boxes: 4, effect: 'half move each' },
    { label: 'Weapons', boxes: 4, effect: '-1 damage each' },
  ],
  protomech: [
    { label: 'Fire control', boxes: 4, effect: '+2 to hit each' },
    { label: 'Move', boxes: 4, effect: 'half move each' },
    { label: 'Weapons', boxes: 4, effect: '-1 damage each' },
  ],
  vehicle: [
    { label: 'Engine', boxes: 2, effect: 'half move and damage' },
    { label: 'Fire control', boxes: 4, effect: '+2 to hit each' },
    { label: 'Weapons', boxes: 4, effect: '-1 damage each' },
    { label: 'Motive', boxes: 5, effect: '2 x -2", 2 x half, 0"' },
  ],
  infantry: [],
  fighter: [
    { label: 'Engine', boxes: 2, effect: 'half thrust' },
    { label: 'Fire control', boxes: 4, effect: '+2 to hit each' },
    { label: 'Weapons', boxes: 4, effect: '-1 damage each' },
  ],
  large: [
    { label: 'Engine', boxes: 3, effect: '-25 %, -50 %, none' },
    { label: 'Fire control', boxes: 4, effect: '+2 to hit each' },
    { label: 'Thruster', boxes: 1, effect: '-1 thrust' },
    { label: 'Crew', boxes: 2, effect: '+2 to hit each' },
    { label: 'Weapons', boxes: 4, effect: '-25 % of an arc' },
  ],
};

/** The tracks as rows of boxes with what they mean. */
export function tracks(family: Family, x: number, y: number, width: number, pitch: number): readonly Mark[] {
  return TRACKS[family].flatMap(({ label, boxes, effect }, row) => {
    const line = y + row * pitch;
    const from = x + 116;
    return [
      words(x, line + 18, 18, label, { bold: true }),
      ...Array.from(
        { length: boxes },
        (_, i): Mark => ({ mark: 'box', x: from + i * 24, y: line, w: 19, h: 19, round: 3, fill: 'paper', edge: 'ink', width: 2 }),
      ),
      words(x + width, line + 16, 14, effect, { ink: 'quiet', align: 'end' }),
    ];
  });
}
