import type { Seat } from '@sortie/kernel';
import type { Clash, Engagement } from './clash.ts';
import type { Area, Centre, Goal } from './setup.ts';
import type { Unit } from './unit.ts';

export type Phase = 'deployment' | 'initiative' | 'movement' | 'combat' | 'aftermath' | 'settling' | 'orders' | 'closing' | 'over';

export type EndReason = 'last-standing' | 'all-gone' | 'stranded' | 'points' | 'stalemate';

export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: EndReason;
  readonly points: readonly number[];
}

/** The map in play: an Engagement Map by its sector, or the Capital Map. */
export const CAPITAL = 99;
/** The atmospheric map over a ground battle. */
export const ATMOSPHERE = 98;

export interface State {
  readonly centre: Centre;
  readonly goal: Goal;
  readonly areas: readonly [Area, Area];
  readonly turns: number;
  readonly turn: number;
  /** Ground turns, where there is a battle on the ground: every sixth is a capital turn. */
  readonly groundTurn: number;
  readonly phase: Phase;
  /** The map that is being played, and those that are still to come this turn. */
  readonly map: number;
  readonly maps: readonly number[];
  readonly active: Seat;
  /** The order in which the seats move. */
  readonly queue: readonly Seat[];
  readonly initiative: Seat;
  readonly units: readonly Unit[];
  readonly engagements: readonly Engagement[];
  readonly clash: Clash | null;
  /** Engagements that are still to be settled, and what the first to be asked has said. */
  readonly unsettled: readonly Engagement[];
  readonly wish: { readonly engagement: Engagement; readonly stay: boolean; readonly seat: Seat } | null;
  readonly lastHarm: number;
  readonly result: Result | null;
}
