import type { BoardPlan, Terrain } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import type { Flying } from './fire.ts';
import type { UnitId } from './ids.ts';
import type { Laid } from './mine.ts';
import type { Remote } from './remote.ts';
import type { Conditions } from './setup.ts';
import type { Blip } from './spotting.ts';
import type { Lying } from './thing.ts';
import type { Mech } from './unit.ts';

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

/** How strong the ground of a hex is, and was when the turn began in which it was last worn. */
export interface Scar {
  readonly at: Hex;
  readonly factor: number;
  readonly start: number;
  readonly turn: number;
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
  readonly units: readonly Mech[];
  readonly conditions?: Conditions;
  /** The wind blows strongly this turn. */
  readonly gale?: true;
  readonly passing?: readonly Passing[];
  readonly flying?: readonly Flying[];
  readonly mines?: readonly Laid[];
  /** The last time that the ground shook. */
  readonly quake?: { readonly turn: number; readonly strength: number };
  readonly remotes?: readonly Remote[];
  /** Ground that has been worn, and pools that nobody knows of. */
  readonly scars?: readonly Scar[];
  readonly pits?: readonly Hex[];
  /** Somebody takes up more hexes than one, or dives: not every way that is open to others is open to them. */
  readonly vessels?: true;
  /** What lies about and can be picked up. */
  readonly things?: readonly Lying[];
  /** Units that have a choice to make before the phase goes on. */
  readonly choosing?: readonly UnitId[];
  /** Sides know only what they see and sense. */
  readonly blind?: true;
  /** In what a seat knows: contacts of its sensors. */
  readonly blips?: readonly Blip[];
  /** The last turn in which anything was damaged; −1 for whoever cannot know. */
  readonly lastHarm: number;
  readonly result: Result | null;
}
