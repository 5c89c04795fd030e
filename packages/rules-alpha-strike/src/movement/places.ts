import { table as terrain } from '@sortie/board';
import type { Point } from '../shape.ts';
import { INCH } from '../state.ts';

type Plan = terrain.TablePlan;

const isOnTable = ({ width, height }: Plan, { x, y }: Point): boolean => x >= 0 && y >= 0 && x <= width && y <= height;

/** Of all the points in reach those worth a look: a lattice on an open table, every hex on a table of hexes. */
export const isWorthALook = ({ hexes }: Plan, { x, y }: Point, spacing: number): boolean =>
  hexes !== undefined || ((x / INCH) % spacing === 0 && (y / INCH) % spacing === 0);

/** Places as the crow flies around a point, which is not among them. */
export function placesAround(table: Plan, from: Point, inches: number, spacing: number): readonly Point[] {
  const found: Point[] = [];
  if (table.hexes) {
    const { columns, rows } = table.hexes;
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++) {
        const at = terrain.hexCentre(column, row);
        const apart = terrain.hexesApart(from, at);
        if (apart > 0 && 2 * apart <= inches + 1) found.push(at);
      }
    return found;
  }
  for (let dx = -inches; dx <= inches; dx += spacing) {
    for (let dy = -inches; dy <= inches; dy += spacing) {
      if (dx * dx + dy * dy > inches * inches || (dx === 0 && dy === 0)) continue;
      const at = { x: from.x + Math.round(dx * INCH), y: from.y + Math.round(dy * INCH) };
      if (isOnTable(table, at)) found.push(at);
    }
  }
  return found;
}

/** Places to set up on, from one corner of the table to the other, row by row from an edge. */
export function placesToSetUp(table: Plan, margin: number, edge: 'north' | 'south'): readonly Point[] {
  const found: Point[] = [];
  const { width, height, hexes } = table;
  if (hexes) {
    for (let column = 0; column < hexes.columns; column++)
      for (let row = 0; row < hexes.rows; row++) found.push(terrain.hexCentre(column, edge === 'south' ? hexes.rows - 1 - row : row));
    return found;
  }
  for (let x = 2 * INCH; x <= width - margin; x += 3 * INCH)
    for (let y = margin; y <= height - margin; y += 2 * INCH) found.push({ x, y: edge === 'south' ? height - y : y });
  return found;
}
