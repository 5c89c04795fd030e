import type { Heading, Spot } from '@sortie/geometry';
import type { Terrain, Work } from '../terrain/chart.ts';
import type { Edge } from './plan.ts';

/** How levels and blind points are read in a line of sight; see `sight/law.ts`. */
export interface SightLaw {
  /** Blind points are halved for each level above the terrain, not lessened by one (reading 05). */
  readonly halving: boolean;
  /** The lower soldier's height counts from level 0, not from the ground beneath (reading 06). */
  readonly fromZero: boolean;
  /** Hills on both sides of a line along their edges block it (reading 08). */
  readonly hillEdges: boolean;
  /** Rubble stands in no line (reading 09). */
  readonly lowRubble: boolean;
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
  /** Does a unit here set off a mine there? `wide`: within its meta-hex (reading 34). */
  trips(at: Spot, mine: Spot, wide: boolean): boolean;
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
  blocked(a: Spot, aLevel: number, b: Spot, bLevel: number, law: SightLaw): boolean;
  name(at: Spot): string;
  named(name: string): Spot | undefined;
  /** Panels in reading order, for random locations; one for a table. */
  readonly panels: number;
  /** The point in a row and column of a panel; `undefined` where there is none. */
  onPanel(panel: number, row: number, column: number): Spot | undefined;
  panelsAt(at: Spot): readonly number[];
}
