import { nth, type Telling, tell } from '@sortie/kernel';
import type { Terrain } from '../terrain/chart.ts';

/** Rows A to R; columns 01 to 35. Odd columns hold 18 points, even ones 17, half a step further south. */
export const ROWS = 18;
export const COLUMNS = 35;
/** Doubled coordinates from one panel's corner to the next panel's. */
export const SPAN = 34;

/** A panel drawn with letters: eighteen rows of 35 signs of terrain, a space, and 35 digits of level. */
export interface PanelSketch {
  readonly letter: string;
  readonly title: string;
  readonly rows: readonly string[];
}

export const SIGNS: { readonly [T in Terrain]: string } = {
  clear: '.',
  woods: 'w',
  building: 'B',
  marsh: 'm',
  slag: 's',
  water: '~',
  bridge: '=',
  rubble: 'r',
};
const BY_SIGN = new Map(Object.entries(SIGNS).map(([terrain, sign]) => [sign, terrain as Terrain]));

export interface PanelPoint {
  readonly terrain: Terrain;
  readonly level: number;
}

/** Is there a point in this row (0 is A) and column (1 is 01)? */
export const pointExists = (row: number, column: number): boolean =>
  column >= 1 && column <= COLUMNS && row >= 0 && row < (column % 2 === 1 ? ROWS : ROWS - 1);

export function panelPoint(sketch: PanelSketch, row: number, column: number): PanelPoint {
  const line = sketch.rows[row] ?? '';
  return { terrain: BY_SIGN.get(line[column - 1] ?? '.') ?? 'clear', level: Number(line[COLUMNS + column] ?? 0) || 0 };
}

/** Where a point lies on its own panel, in doubled coordinates. */
export const panelX = (column: number): number => column - 1;
export const panelY = (row: number, column: number): number => 2 * row + (column % 2 === 0 ? 1 : 0);
export const columnAt = (x: number): number => x + 1;
export const rowAt = (y: number): number => y >> 1;

export const rowLetter = (row: number): string => String.fromCharCode(65 + row);
export const columnNumber = (column: number): string => String(column).padStart(2, '0');

/** Edge points that every panel shares, so that any panel may be laid against any other, turned or not. */
export function edgeTerrain(row: number, column: number): Terrain | undefined {
  if (row === 0 || row === ROWS - 1) return column % 2 === 0 ? undefined : column === 11 || column === 25 ? 'woods' : 'clear';
  if (column === 1 || column === COLUMNS) return row === 5 || row === 12 ? 'woods' : 'clear';
  return undefined;
}

/** What keeps a sketch from being a panel; empty if nothing does. */
export function panelProblems(sketch: PanelSketch): readonly Telling[] {
  const problems: Telling[] = [];
  if (!/^[A-Z]$/.test(sketch.letter)) problems.push(tell('a panel is named by one capital letter'));
  if (sketch.rows.length !== ROWS) problems.push(tell('a panel has {rows} rows, not {count}', { rows: ROWS, count: sketch.rows.length }));
  for (let row = 0; row < Math.min(ROWS, sketch.rows.length); row++) {
    for (let column = 1; column <= COLUMNS; column++) {
      if (!pointExists(row, column)) continue;
      const name = `${rowLetter(row)}-${columnNumber(column)}`;
      if (!BY_SIGN.has(nth(sketch.rows, row)[column - 1] ?? '')) problems.push(tell('{point} has an unknown sign', { point: name }));
      if (!/^[0-9]$/.test(nth(sketch.rows, row)[COLUMNS + column] ?? '')) problems.push(tell('{point} has no level', { point: name }));
      const edge = edgeTerrain(row, column);
      const { terrain, level } = panelPoint(sketch, row, column);
      if (edge && (terrain !== edge || level !== 0))
        problems.push(tell('{point} must be {terrain} at level 0, or panels would not join', { point: name, terrain: edge }));
    }
  }
  return problems;
}
