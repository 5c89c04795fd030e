import type { Spot } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import type { Ground } from '../board/ground.ts';
import type { LawName } from '../law.ts';
import type { Terrain, Work } from '../terrain/chart.ts';
import type { Command } from './command.ts';
import type { Event } from './event.ts';
import type { ScenarioPlan } from './scenario.ts';
import type { Declared, State, Unit, UnitId } from './state.ts';

/** The vocabulary of M.A.A.S. Impact. */
export interface Impact {
  readonly setup: ScenarioPlan;
  readonly state: State;
  readonly command: Command;
  readonly duty: Duty;
  readonly event: Event;
  readonly questions: Questions;
  readonly sequences: Sequences;
}

export type Duty =
  /** Deal the tracking cards and begin. */
  | { readonly type: 'open' }
  | { readonly type: 'loseLeader'; readonly seat: Seat; readonly squad: 0 | 1 | 2; readonly turn: number }
  /** Has somebody won at once? */
  | { readonly type: 'judge' };

/** All that a rule may look at to say what an attack is worth. */
export interface Shot {
  readonly state: State;
  readonly ground: Ground;
  readonly attacker: Unit | null;
  readonly target: Unit;
  /** Where the number starts: the attacker's track, or the strength of a blast. */
  readonly printed: number;
  readonly how: Declared['mode'] | 'blast' | 'hazard';
  readonly range: number;
  readonly adjacent: boolean;
  readonly indirect: boolean;
  /** A neighbour of the one fired at: `direct` if that was in sight. */
  readonly spill: 'direct' | 'indirect' | null;
  /** Points per step of attenuation. */
  readonly interval: number;
  /** The enemy drone that scrambles the attacker's signals, if one does. */
  readonly jammer: Unit | null;
  readonly inCommand: boolean;
  readonly cover: Cover;
  readonly shaky: boolean;
  readonly boosted: boolean;
  /** Sixths of a circle turned before firing. */
  readonly turned: number;
}

/** What protects a unit where it is. */
export interface Cover {
  /** `null` if it flies above everything. */
  readonly terrain: Terrain | null;
  readonly work: Work | null;
  readonly wade: boolean;
}

export interface MoraleDraw {
  readonly state: State;
  readonly unit: Unit;
  /** The card's d12. */
  readonly d12: number;
  readonly points: number;
  /** Drawn against a soldier that was skipped (14.14). */
  readonly abandonment: number;
  readonly inCommand: boolean;
}

export interface Questions {
  readonly strength: Shot;
  readonly morale: MoraleDraw;
  /** Movement points for an activation. */
  readonly movement: { readonly state: State; readonly unit: Unit };
  readonly initiative: { readonly state: State; readonly seat: Seat; readonly d6: number };
  /** Points per step of attenuation. */
  readonly interval: { readonly state: State; readonly unit: Unit };
  /** Slag hurts on a draw up to this. */
  readonly glow: { readonly state: State };
  /** What an optional rule or a reading makes of a thing that geometry and handlers must know. */
  readonly law: LawName;
}

/** One attack on its way; the steps fill it in. */
export interface Attack {
  readonly shot: Declared;
  /** Where the target was when it was fired at. */
  at: Spot;
  indirect: boolean;
  wasted: boolean;
  strength: number;
  d12: number;
}

/** A unit has come to a point. */
export interface Arrival {
  readonly unit: UnitId;
  readonly from: Spot | null;
}

export interface Sequences {
  readonly turnStart: Record<string, never>;
  readonly attack: Attack;
  readonly arrival: Arrival;
  readonly turnEnd: Record<string, never>;
}
