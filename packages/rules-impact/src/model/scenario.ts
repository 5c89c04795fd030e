import type { RuleId } from '@sortie/kernel';
import type { Edge, MapPlan } from '../board/plan.ts';
import type { Terrain } from '../terrain/chart.ts';
import type { UnitType } from '../units/types.ts';

/** A line of a force: so many of one type. */
export interface Muster {
  readonly type: UnitType;
  readonly count: number;
  /** 1: the assistant squad leader among commanders. */
  readonly stars?: 1 | 2;
  readonly squad?: 1 | 2;
  /** Comes on later, while the rest of the side sets up on the map (8.6, 15.4). */
  readonly later?: boolean;
}

/** A side that is on the map at the start. */
export interface Garrison {
  /** Panels in reading order from 0. */
  readonly panels: readonly number[];
  readonly bunkers?: number;
  readonly improved?: number;
  /** A command post at least so far from any edge. */
  readonly postFromEdge?: number;
}

export interface Force {
  readonly name: string;
  readonly units: readonly Muster[];
  /** Build points of the pool, for comparison. */
  readonly build: number;
  readonly friendly: readonly Edge[];
  readonly setsUp?: Garrison;
  /** … or coming on by edges from a turn on; a second entry is the turn of the second squad. Of a garrison these are its reinforcements. */
  readonly enters?: { readonly edges: readonly Edge[]; readonly turns: readonly number[] };
  /** Two squads, each under its own commander (14.11). */
  readonly squads?: 1 | 2;
  /** Optional rules that bind this side alone (14.0). */
  readonly handicaps?: readonly RuleId[];
  /** Edges by which soldiers may leave without being lost, beside the ordinary exit. */
  readonly exits?: readonly Edge[];
}

/** How points are won; a scenario mixes them. */
export type Award =
  /** For each enemy eliminated: its build value, or a fixed number for armored soldiers, commanders and everybody else. */
  | {
      readonly kind: 'kills';
      readonly seat: number;
      readonly armored: number | 'value';
      readonly command?: number;
      readonly others?: number;
    }
  /** For each own armored soldier that leaves by an edge. */
  | { readonly kind: 'exits'; readonly seat: number; readonly edges: readonly Edge[]; readonly each: number }
  /** For holding objectives, once at the end or every turn; a destroyed bridge may be worth points to one side. */
  | {
      readonly kind: 'holds';
      readonly each: number;
      readonly when: 'end' | 'turn';
      readonly destroyed?: { readonly seat: number; readonly each: number };
    };

/** What ends the game at once. */
export type SuddenEnd =
  /** The command post is destroyed, or a grounded soldier in good order of this seat stands on it at a turn's end. */
  | { readonly kind: 'post'; readonly seat: number }
  /** The enemy's commander and so many others of its armored soldiers are gone. */
  | { readonly kind: 'broken'; readonly seat: number; readonly others: number }
  /** So many of the enemy's armored soldiers are gone, whoever they were. */
  | { readonly kind: 'worn'; readonly seat: number; readonly losses: number };

export interface Victory {
  readonly awards: readonly Award[];
  readonly sudden: readonly SuddenEnd[];
  /** A difference below this is a draw. */
  readonly margin: number;
  /** Who wins when nobody else does: a seat, or nobody. */
  readonly otherwise: number | null;
  readonly text: string;
}

/** A scenario on its card: title, map, forces, set-up, special rules, victory (15.1 to 15.6). */
export interface ScenarioPlan {
  readonly title: string;
  readonly situation: string;
  readonly map: MapPlan;
  /** Which way is north on the diagram; panels are listed from the top left. */
  readonly north: 'top' | 'right' | 'bottom' | 'left';
  readonly forces: readonly [Force, Force];
  readonly special: {
    readonly turns: number;
    readonly glow: number;
    readonly wade?: boolean;
    readonly woodsHeight?: number;
    readonly buildingHeight?: number;
    /** Storeys of single buildings, by point name (14.13). */
    readonly storeys?: { readonly [point: string]: number };
    readonly tiles?: { readonly [point: string]: Terrain };
    /** Slag spreads to all points beside it on these panels. */
    readonly slagSpreads?: readonly number[];
    /** Points that change hands: every bridge, the middle of every panel, or named ones. */
    readonly objectives?: 'bridges' | 'centres' | readonly string[];
    /** Who holds them at the start. */
    readonly held?: number;
  };
  readonly victory: Victory;
}
