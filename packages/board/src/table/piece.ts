import type { table as geometry } from '@sortie/geometry';

/** What a piece of terrain on an open table can be. The value says what `level` means there. */
export const PIECE_KINDS = {
  hill: 'unused; height is that of its top above the table',
  woods: '1 light, 2 heavy, 3 ultra-heavy',
  jungle: '1 light, 2 heavy, 3 ultra-heavy',
  water: 'unused; depth tells',
  rough: '1 rough, 2 ultra-rough',
  rubble: '1 rubble, 2 ultra-rubble',
  pavement: 'unused',
  road: 'unused',
  bridge: 'unused; height is that of its deck above the table, cf what it bears',
  building: '1 light, 2 medium, 3 heavy, 4 hardened',
  wall: '1 light, 2 medium, 3 heavy, 4 hardened',
  field: 'unused',
  swamp: 'unused',
  mud: 'unused',
  snow: 'unused; deep snow',
  sand: 'unused',
  tundra: 'unused',
  ice: 'unused',
  magma: '1 crust, 2 liquid',
  gravel: 'unused',
  industrial: 'unused',
  rails: 'unused',
  fortified: '1 dug in, 2 fortified',
  smoke: '1 light, 2 heavy',
  fire: 'unused',
} as const;

export type PieceKind = keyof typeof PIECE_KINDS;

/** One piece of terrain. Lengths and heights are whole tenths of a millimetre, like everything on an open table. */
export interface Piece {
  readonly id: string;
  readonly kind: PieceKind;
  readonly outline: geometry.Outline;
  readonly level?: number;
  /** Of a hill or bridge deck above the table, of anything else above the ground it stands on. */
  readonly height?: number;
  readonly depth?: number;
  /** Construction factor of a building, wall or bridge. */
  readonly cf?: number;
  /** Armor that each face of an armored building begins with. */
  readonly armor?: number;
  /** What is left of it: north, east, south, west and roof. */
  readonly faces?: readonly number[];
}

/** Hexes of two inches that cover a table. */
export interface HexGrid {
  readonly columns: number;
  readonly rows: number;
}

/** A table ready to play on, as plain data. */
export interface TablePlan {
  readonly name?: string;
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  /** Where there are hexes, bases stand on their middles and everything is counted in them. */
  readonly hexes?: HexGrid;
}

export const DEFAULT_WIDTH = 72 * 254;
export const DEFAULT_HEIGHT = 48 * 254;

/** How high a piece stands above its ground when nothing is said: woods and smoke hide a 'Mech, a building is two storeys. */
const HEIGHTS: { readonly [K in PieceKind]?: number } = {
  woods: 3 * 254,
  jungle: 3 * 254,
  smoke: 4 * 254,
  fire: 4 * 254,
  building: 4 * 254,
  wall: 2 * 254,
  industrial: 1 * 254,
};

export const heightOf = ({ kind, height }: Piece): number => height ?? HEIGHTS[kind] ?? 0;
export const levelOf = ({ level }: Piece): number => level ?? 1;
export const depthOf = ({ kind, depth }: Piece): number => (kind === 'water' ? (depth ?? 254) : 0);

/** Nobody sees through these where they stand in the way. */
export const BLOCKING: ReadonlySet<PieceKind> = new Set<PieceKind>(['hill', 'building', 'wall']);
/** These dim the view and end it when there is too much of them. */
export const DIMMING: ReadonlySet<PieceKind> = new Set<PieceKind>(['woods', 'jungle', 'smoke', 'fire']);
