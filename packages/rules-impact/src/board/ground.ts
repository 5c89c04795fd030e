import type { Heading, Spot } from '@sortie/geometry';
import type { Terrain, Work } from '../terrain/chart.ts';
import type { Edge } from './plan.ts';

/** What the rules in force say of lines of sight; `sightOf` asks them. */
export interface Sight {
  /** Does terrain of this kind stand in a line, by its number among the terrains? */
  readonly stands: readonly boolean[];
  /** Do hills on both sides block a line along their edges? */
  readonly hillEdges: boolean;
  /** How many points beyond an obstacle are blind to a soldier so far before it and so far above it, for one at a level over a ground. */
  readonly blind: (distance: number, above: number, level: number, ground: number) => number;
}

/** The map to ask questions of. Panels and open tables answer the same ones; a spot is a number in both. */
export interface Ground {
  readonly kind: 'panels' | 'table';
  /** All points of the panels; on an open table a grid of places an inch apart. */
  readonly spots: readonly Spot[];
  has(at: Spot): boolean;
  terrain(at: Spot): Terrain;
  work(at: Spot): Work | undefined;
  storeys(at: Spot): number;
  /** Level of the ground. */
  level(at: Spot): number;
  /** Level of the top of whatever stands there. */
  top(at: Spot): number;
  range(a: Spot, b: Spot): number;
  adjacent(a: Spot, b: Spot): boolean;
  /** Would units at rest on both be on one point? */
  clash(a: Spot, b: Spot): boolean;
  /** Does a unit here come to a marker there? On an open table from so many inches. */
  reaches(at: Spot, marker: Spot, inches: number): boolean;
  /** Where one step may lead: the points around, or places an inch away. */
  neighbours(at: Spot): readonly Spot[];
  /** May one step lead from here to there? */
  isStep(from: Spot, to: Spot): boolean;
  /** One step along a heading; `undefined` beyond the edge. */
  step(at: Spot, heading: Heading): Spot | undefined;
  heading(from: Spot, to: Spot): Heading;
  edges(at: Spot): readonly Edge[];
  /** Steps to an edge; 0 on it. */
  toEdge(at: Spot, edge: Edge): number;
  /** The same in the finest unit there is, to tell which of two places is nearer. */
  gap(at: Spot, edge: Edge): number;
  /** Is the line between two units blocked? */
  blocked(a: Spot, aLevel: number, b: Spot, bLevel: number, sight: Sight): boolean;
  name(at: Spot): string;
  named(name: string): Spot | undefined;
  /** Panels in reading order, for random locations; one for a table. */
  readonly panels: number;
  /** The point in a row and column of a panel; `undefined` where there is none. */
  onPanel(panel: number, row: number, column: number): Spot | undefined;
  panelsAt(at: Spot): readonly number[];
}
