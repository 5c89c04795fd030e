import { spotAt, spotDistance } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import {
  COLUMNS,
  edgeTerrain,
  type PanelPoint,
  type PanelSketch,
  panelPoint,
  panelX,
  panelY,
  pointExists,
  ROWS,
  SIGNS,
  TERRAINS,
  type Terrain,
} from '@sortie/rules-impact';
import { word } from '../../../i18n/index.ts';

/** A point of a panel: row 0 is A, column 1 is 01. */
export interface PanelPlace {
  readonly row: number;
  readonly column: number;
}

/** What a stroke does to a point. */
export interface PanelBrush {
  readonly id: string;
  readonly name: string;
  readonly paint: (point: PanelPoint) => PanelPoint;
}

const HIGHEST = 9;
const level = (id: string, name: string, change: (level: number) => number): PanelBrush => ({
  id,
  name,
  paint: point => ({ ...point, level: Math.max(0, Math.min(HIGHEST, change(point.level))) }),
});

export const GROUND_BRUSHES: readonly PanelBrush[] = TERRAINS.map((terrain: Terrain) => ({
  id: terrain,
  name: terrain,
  paint: point => ({ ...point, terrain }),
}));

export const LEVEL_BRUSHES: readonly PanelBrush[] = [
  level('raise', word('Raise'), now => now + 1),
  level('lower', word('Lower'), now => now - 1),
  level('flat', word('Level 0'), () => 0),
];

export const panelBrush = (id: string): PanelBrush =>
  [...GROUND_BRUSHES, ...LEVEL_BRUSHES].find(brush => brush.id === id) ?? nth(GROUND_BRUSHES, 0);

/** Every point of a panel, row by row. */
export const PLACES: readonly PanelPlace[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: COLUMNS }, (__, i) => ({ row, column: i + 1 })),
)
  .flat()
  .filter(({ row, column }) => pointExists(row, column));

/** Points on an edge are the same on all panels, or panels would not join. */
export const isFixed = ({ row, column }: PanelPlace): boolean => edgeTerrain(row, column) !== undefined;

function drawn(letter: string, title: string, pointAt: (row: number, column: number) => PanelPoint): PanelSketch {
  const columns = Array.from({ length: COLUMNS }, (_, i) => i + 1);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const points = columns.map(column => (pointExists(row, column) ? pointAt(row, column) : undefined));
    const signs = points.map(point => (point ? SIGNS[point.terrain] : ' ')).join('');
    return `${signs} ${points.map(point => (point ? point.level : ' ')).join('')}`;
  });
  return { letter, title, rows };
}

/** Open ground with the edges that every panel has. */
export const blankPanel = (letter: string, title: string): PanelSketch =>
  drawn(letter, title, (row, column) => ({ terrain: edgeTerrain(row, column) ?? 'clear', level: 0 }));

/** The first letter that no panel bears, if one is left. */
export const freeLetter = (taken: readonly PanelSketch[]): string | undefined =>
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find(letter => taken.every(one => one.letter !== letter));

const spotOf = ({ row, column }: PanelPlace): number => spotAt(panelX(column), panelY(row, column));

/** The points within reach of one. */
export const placesAround = (middle: PanelPlace, reach: number): readonly PanelPlace[] =>
  PLACES.filter(place => spotDistance(spotOf(place), spotOf(middle)) <= reach);

const keyOf = ({ row, column }: PanelPlace): number => row * 100 + column;

/** One movement of the hand: every point it has touched is painted once, however often it passes. */
export interface PanelStroke {
  readonly brush: PanelBrush;
  readonly reach: number;
  readonly touched: ReadonlySet<number>;
  readonly sketch: PanelSketch;
}

export const beginPanelStroke = (sketch: PanelSketch, brush: PanelBrush, reach: number): PanelStroke => ({
  brush,
  reach,
  touched: new Set(),
  sketch,
});

export function touchPanel(stroke: PanelStroke, at: PanelPlace): PanelStroke {
  const { brush, reach, sketch } = stroke;
  const fresh = placesAround(at, reach).filter(place => !isFixed(place) && !stroke.touched.has(keyOf(place)));
  if (fresh.length === 0) return stroke;
  const painted = new Set(fresh.map(keyOf));
  return {
    ...stroke,
    touched: new Set([...stroke.touched, ...painted]),
    sketch: drawn(sketch.letter, sketch.title, (row, column) => {
      const point = panelPoint(sketch, row, column);
      return painted.has(keyOf({ row, column })) ? brush.paint(point) : point;
    }),
  };
}
