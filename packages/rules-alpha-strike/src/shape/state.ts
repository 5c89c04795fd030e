import type { table as terrain } from '@sortie/board';
import type { Seat } from '@sortie/kernel';
import type { Point, UnitId } from './place.ts';
import type { Weather } from './setup.ts';
import type { Unit } from './unit.ts';

/** A minefield: a template of some density. */
export interface Minefield {
  readonly id: number;
  readonly at: Point;
  readonly radius: number;
  readonly density: number;
  readonly kind: 'conventional' | 'inferno';
  readonly seat: Seat;
}

/** A shell on its way. */
export interface Shell {
  readonly id: number;
  readonly unit: UnitId;
  readonly weapon: string;
  readonly at: Point;
  readonly lands: number;
  readonly munition: string;
  /** A counter-battery shot is aimed at a unit that is not on the table. */
  readonly against: UnitId | null;
}

export type Phase = 'opening' | 'setup' | 'initiative' | 'movement' | 'combat' | 'end' | 'over';

export interface Exchange {
  readonly loser: number;
  readonly winner: number;
  /** Units that each side has left in this exchange, in the order of the sides; only where there are more than two. */
  readonly sides?: readonly number[];
}

/** A side in the order of movement: a player's main force, or a contingent with an initiative of its own. */
export interface Side {
  readonly seat: Seat;
  readonly contingent: number;
}

export type EndReason = 'last-standing' | 'all-destroyed' | 'points' | 'objective';

export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: EndReason;
  readonly points: readonly number[];
}

/** A hidden unit may shoot before the mover goes on. */
export interface Ambush {
  readonly kind: 'ambush';
  readonly unit: UnitId;
  readonly target: UnitId;
  /** Others who may do the same, one after the other. */
  readonly others?: readonly { readonly unit: UnitId; readonly target: UnitId }[];
}

/** A unit acts out of turn: it attacks at once or lets it be. */
export interface Acting {
  readonly kind: 'acting';
  readonly unit: UnitId;
  readonly target: UnitId;
}

export interface State {
  readonly table: terrain.TablePlan;
  readonly zone: number;
  readonly limit: number;
  readonly weather: Weather;
  readonly turn: number;
  readonly phase: Phase;
  readonly active: Seat;
  /** Who has won initiative; −1 before the first roll. */
  readonly initiative: Seat;
  readonly exchange: Exchange;
  /** Where there are more than two sides: all of them, the lowest roll first, and the contingent that is called now. */
  readonly order: readonly Side[];
  readonly calling: number;
  readonly units: readonly Unit[];
  readonly mines: readonly Minefield[];
  readonly shells: readonly Shell[];
  /** Where shells have landed this game in sight of the other side: what counter-battery fire knows. */
  readonly witnessed: readonly { readonly unit: UnitId; readonly seat: Seat; readonly turn: number }[];
  /** Points at which guns have fired last, where a friend has seen the shell come down. */
  readonly ranged?: readonly { readonly unit: UnitId; readonly at: Point }[];
  /** The side that attacks; −1 where neither does. */
  readonly attacker: Seat;
  readonly pending: Ambush | Acting | null;
  readonly serial: number;
  readonly result: Result | null;
  /** What both sides have scored, where something else than losses counts. */
  readonly score?: readonly [number, number];
}
