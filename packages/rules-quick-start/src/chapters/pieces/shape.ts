import type { Hex } from '@sortie/geometry';
import type { Roll, Seat } from '@sortie/kernel';
import type { State } from '../../shape.ts';

/** A terrain piece that has been laid. */
export interface LaidPiece {
  readonly piece: string;
  readonly seat: Seat;
  readonly hexes: readonly Hex[];
}

/** Terrain pieces each player lays, those already laid, and who began. */
export interface Pieces {
  readonly each: number;
  readonly laid: readonly LaidPiece[];
  readonly first: Seat;
}

/** Lay a terrain piece, held over `at` and turned clockwise by `turns` hexsides. */
export interface LayPiece {
  readonly type: 'layPiece';
  readonly piece: string;
  readonly at: Hex;
  readonly turns: number;
}

export interface PieceEvents {
  readonly placersRolled: { readonly type: 'placersRolled'; readonly rolls: readonly Roll[]; readonly first: Seat };
  readonly pieceLaid: {
    readonly type: 'pieceLaid';
    readonly seat: Seat;
    readonly piece: string;
    readonly at: Hex;
    readonly turns: number;
    readonly woods: readonly { readonly at: Hex; readonly level: 1 | 2 }[];
  };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends PieceEvents {}
  interface ChapterCommands {
    readonly layPiece: LayPiece;
  }
  interface ChapterPhases {
    readonly terrain: true;
  }
}
declare module '../../shape.ts' {
  interface State {
    readonly pieces?: Pieces;
  }
  interface Setup {
    /** Terrain pieces that each player lays before deployment; 0 leaves the map as it is. */
    readonly pieces?: number;
  }
}
declare module '../../questions.ts' {
  interface Truths {
    /** A piece may lie there, whoever lays it. */
    readonly fits: { readonly state: State; readonly piece: LayPiece };
  }
}
