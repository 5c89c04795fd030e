import type { BoardPlan, Terrain } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import type { Flying } from './fire.ts';
import type { Conditions } from './setup.ts';
import type { Blip } from './spotting.ts';
import type { Lying } from './thing.ts';
import type { Unit } from './unit.ts';

export type Phase = 'deployment' | 'initiative' | 'movement' | 'weapon' | 'physical' | 'heat' | 'end' | 'over';

export type EndReason = 'last-standing' | 'all-destroyed' | 'turns' | 'stalemate';

export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: EndReason;
  readonly points?: readonly number[];
}

/** Smoke, fire and the like that goes away of itself in the End Phase of a turn. */
export interface Passing {
  readonly at: Hex;
  readonly terrain: Pick<Terrain, 'kind' | 'level'>;
  readonly until: number;
}

/** A building at the beginning of a phase. */
export interface Shaken {
  readonly at: Hex;
  readonly factor: number;
  readonly height: number;
}

export interface State {
  readonly board: BoardPlan;
  /** The last turn; `null` for a fight to the end. */
  readonly turns: number | null;
  readonly turn: number;
  readonly phase: Phase;
  /** Whose turn it is to act; −1 while nobody is. */
  readonly active: Seat;
  /** The seats that act after `active` in this phase, in their order. */
  readonly queue: readonly Seat[];
  /** The seat that has won initiative; −1 before the first roll. */
  readonly initiative: Seat;
  readonly units: readonly Unit[];
  readonly conditions?: Conditions;
  /** The wind blows strongly this turn. */
  readonly gale?: true;
  readonly passing?: readonly Passing[];
  /** Buildings that have been damaged in this phase, as they were when it began. */
  readonly shaken?: readonly Shaken[];
  /** Hexes that have caught fire in this turn. */
  readonly kindled?: readonly Hex[];
  readonly flying?: readonly Flying[];
  /** Somebody takes up more hexes than one, or dives: not every way that is open to others is open to them. */
  readonly vessels?: true;
  /** What lies about and can be picked up. */
  readonly things?: readonly Lying[];
  /** Sides know only what they see and sense. */
  readonly blind?: true;
  /** In what a seat knows: contacts of its sensors. */
  readonly blips?: readonly Blip[];
  /** The last turn in which anything was damaged; −1 for whoever cannot know. */
  readonly lastHarm: number;
  readonly result: Result | null;
}
