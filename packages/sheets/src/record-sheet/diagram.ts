import { type Mark, words } from '../drawing.ts';
import type { SheetFace, SheetLocation } from './face.ts';

interface Plate {
  readonly at: SheetLocation;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where each location stands on the figure, seen from the front: the 'Mech's left is on the reader's right. */
const PLATES: readonly Plate[] = [
  { at: 'head', label: 'HD', x: 345, y: 0, w: 150, h: 120 },
  { at: 'centre torso', label: 'CT', x: 310, y: 140, w: 220, h: 330 },
  { at: 'right torso', label: 'RT', x: 150, y: 150, w: 145, h: 300 },
  { at: 'left torso', label: 'LT', x: 545, y: 150, w: 145, h: 300 },
  { at: 'right arm', label: 'RA', x: 0, y: 170, w: 135, h: 420 },
  { at: 'left arm', label: 'LA', x: 705, y: 170, w: 135, h: 420 },
  { at: 'right leg', label: 'RL', x: 205, y: 490, w: 190, h: 360 },
  { at: 'left leg', label: 'LL', x: 445, y: 490, w: 190, h: 360 },
];

/** The armor diagram: a plate for each location with its circles. */
export function armorDiagram(locations: SheetFace['locations'], left: number, top: number): readonly Mark[] {
  return PLATES.flatMap(({ at, label, x, y, w, h }) => {
    const { circles, lost = 0 } = locations[at];
    return [
      { mark: 'box', x: left + x, y: top + y, w, h, round: 26, fill: 'panel', edge: 'ink', width: 3 } as const,
      words(left + x + w / 2, top + y + 30, 22, `${label} (${circles})`, { bold: true, align: 'middle' }),
      ...circlesIn(circles, lost, left + x + 10, top + y + 42, w - 20, h - 54),
    ];
  });
}

/** As many circles as there are points, as large as they fit. */
export function circlesIn(count: number, lost: number, x: number, y: number, w: number, h: number): readonly Mark[] {
  let r = 19;
  while (r > 5 && Math.floor(w / (2 * r + 5)) * Math.floor(h / (2 * r + 5)) < count) r--;
  const step = 2 * r + 5;
  const perRow = Math.max(1, Math.floor(w / step));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return {
      mark: 'dot' as const,
      x: x + (w - inRow * step) / 2 + step / 2 + (i % perRow) * step,
      y: y + step / 2 + row * step,
      r,
      fill: i < lost ? ('ember' as const) : ('paper' as const),
      edge: 'ink' as const,
      width: 2.5,
    };
  });
}
