import type { Terrain, Work } from '../terrain/chart.ts';
import type { PanelSketch } from './panel.ts';

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** One panel of the map: which one, and whether it is turned by half a circle. */
export interface PanelRef {
  readonly panel: string;
  readonly turned?: boolean;
}

/** A map of panels laid edge to edge, row by row from the north-west. */
export interface PanelPlan {
  readonly kind: 'panels';
  readonly rows: readonly (readonly PanelRef[])[];
  /** Panels of one's own, beside those in the box. */
  readonly sketches?: readonly PanelSketch[];
}

/** A piece of terrain on an open table: an upright rectangle, in tenths of a millimetre. */
export interface Piece {
  readonly terrain: Terrain;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  /** Level of the ground under it, if it is a hill. */
  readonly level?: number;
  /** How far it rises, where the players agreed on something else than the chart. */
  readonly height?: number;
}

/** An open table, measured in inches (17.0). */
export interface TablePlan {
  readonly kind: 'table';
  /** Inches. */
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly Piece[];
}

export type MapPlan = PanelPlan | TablePlan;

/** Everything that is printed or laid on the map and what the scenario says of it. Plain data. */
export interface MapState {
  readonly plan: MapPlan;
  /** Terrain tiles by spot; they override what is printed. */
  readonly tiles: { readonly [spot: string]: Terrain };
  readonly works: { readonly [spot: string]: Work };
  /** Storeys of buildings that bear a soldier (14.13), by spot. */
  readonly storeys: { readonly [spot: string]: number };
  readonly wade: boolean;
  readonly woodsHeight: number;
  readonly buildingHeight: number;
}
