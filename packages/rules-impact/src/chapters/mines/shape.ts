import type { Spot } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import type { Ground } from '../../board/ground.ts';

export const MINE_KINDS = ['dummy', 'explosive', 'nuclear'] as const;
export type MineKind = (typeof MINE_KINDS)[number];
export interface Mine {
  readonly id: number;
  readonly seat: Seat;
  readonly at: Spot;
  /** `null` to whoever sees only its back. */
  readonly kind: MineKind | null;
}

/** Mines that a side lays before the game. */
export interface Mines {
  readonly explosive: number;
  readonly nuclear: number;
  /** Twice as many as there are real ones, where the scenario says nothing else (14.6.3.1). */
  readonly dummies?: number;
}

export interface MineCommands {
  readonly layMine: { readonly type: 'layMine'; readonly kind: MineKind; readonly at: Spot };
}

export interface MineEvents {
  readonly mineLaid: {
    readonly type: 'mineLaid';
    readonly seat: Seat;
    readonly id: number;
    readonly at: Spot;
    readonly kind: MineKind | null;
  };
  readonly mineRevealed: { readonly type: 'mineRevealed'; readonly id: number; readonly kind: MineKind; readonly cleared: boolean };
}

declare module '../../shape/open.ts' {
  interface ChapterCommands extends MineCommands {}
  interface ChapterEvents extends MineEvents {}
}

declare module '../../model/scenario.ts' {
  interface ScenarioPlan {
    /** On an open table a mine is set off from so many inches; one, if nothing is said (17.6). */
    readonly mineReach?: number;
  }
  interface Garrison {
    readonly mines?: Mines;
  }
}

declare module '../../model/state.ts' {
  interface Stock {
    readonly explosive: number;
    readonly nuclear: number;
    readonly dummy: number;
  }
  interface State {
    readonly mines: readonly Mine[];
  }
}

declare module '../../model/questions.ts' {
  interface Truths {
    /** Does a unit at a place set off a mine at another? */
    readonly trips: { readonly ground: Ground; readonly at: Spot; readonly mine: Spot; readonly inches: number };
  }
}
