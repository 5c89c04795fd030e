import type { Point } from '@sortie/geometry';
import type { Pen } from '../canvas.ts';
import type { Region, SideMark } from '../scene.ts';

/** Drawing units from one column of points to the next, and half of the way from one point of a column to the next. */
export const COLUMN = 45;
export const HALF_ROW = 26;
/** The dark frame around the panels, on which half points lie. */
export const FRAME = 34;

export type PanelTerrain = 'clear' | 'woods' | 'building' | 'marsh' | 'slag' | 'water' | 'bridge' | 'rubble';

/** One point of the lattice. */
export interface PanelPoint {
  readonly at: Point;
  readonly terrain: PanelTerrain;
  /** Elevation of the ground. */
  readonly level: number;
  /** Levels that whatever stands there rises above it. */
  readonly rise: number;
  readonly name: string;
}

/** Something that lies on the board and is no unit. */
export interface PanelMark {
  readonly at: Point;
  readonly kind: 'bunker' | 'command-post' | 'improved' | 'mine' | 'objective';
  readonly side: SideMark;
  /** One or two characters on it. */
  readonly text?: string;
  /** What it marks is destroyed. */
  readonly gone?: boolean;
}

/** Panels laid edge to edge. */
export interface PanelPlan {
  readonly points: readonly PanelPoint[];
  /** Size of the joined panels, the frame left out. */
  readonly size: Point;
  /** Where panels meet. */
  readonly seams: readonly (readonly [Point, Point])[];
  /** The letters of the panels. */
  readonly letters: readonly { readonly at: Point; readonly text: string }[];
  readonly marks?: readonly PanelMark[];
}

/** What a part of the panels is painted with. */
export interface PanelBrush {
  readonly pen: Pen;
  readonly region: Region;
  /** Points whose drawing may touch the region. */
  readonly points: readonly PanelPoint[];
  readonly at: (x: number, y: number) => PanelPoint | undefined;
  /** Device pixels per drawing unit. */
  readonly scale: number;
}

export const AROUND: readonly (readonly [number, number])[] = [
  [0, -2 * HALF_ROW],
  [COLUMN, -HALF_ROW],
  [COLUMN, HALF_ROW],
  [0, 2 * HALF_ROW],
  [-COLUMN, HALF_ROW],
  [-COLUMN, -HALF_ROW],
];

export const neighboursOf = ({ at }: PanelBrush, { at: { x, y } }: PanelPoint): readonly PanelPoint[] =>
  AROUND.flatMap(([dx, dy]) => at(x + dx, y + dy) ?? []);
