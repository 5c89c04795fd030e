import type { Spot } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import type { Ground } from '../board/ground.ts';
import type { Book } from '../rule.ts';
import type { Terrain, Work } from '../terrain/chart.ts';
import type { Command } from './command.ts';
import type { Cause } from './event.ts';
import type { Active, Declared, State, Unit, UnitId } from './state.ts';

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
  readonly inCommand: boolean;
}

/** Numbers that the rules state. */
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
  /** Blind points behind an obstacle: so far from the higher soldier and so far below him, for the lower one at a level over a ground. */
  readonly blind: { readonly distance: number; readonly above: number; readonly level: number; readonly ground: number };
  /** The highest level that anybody reaches over ground of a level. */
  readonly ceiling: { readonly ground: number };
  /** The level of a flier after a step from over one ground to over another. */
  readonly altitude: { readonly level: number; readonly from: number; readonly to: number };
  /** Boxes that a result crosses off. */
  readonly boxes: { readonly boxes: number };
}

/** What is so or not, by a rule. */
export interface Truths {
  /** Does terrain of this kind stand in lines of sight? */
  readonly stands: { readonly terrain: Terrain };
  /** Does a line along the border of two blocking meta-hexes end there? `standing`: something stands on both, they are not just hills. */
  readonly edge: { readonly standing: boolean };
  /** May players measure before they commit a soldier? */
  readonly measures: object;
  /** Is somebody out of sight for the other, whatever lies between them? */
  readonly hides: { readonly from: Unit; readonly to: Unit };
  /** Could its owner still do something with it this turn? */
  readonly idle: { readonly state: State; readonly unit: Unit };
  /** May it fire in reaction? */
  readonly reacts: { readonly unit: Unit };
  /** Does what the active soldier does give the other side a chance to react? */
  readonly opposed: { readonly active: Active };
  /** Does the drone scramble the unit's signals? */
  readonly jams: { readonly drone: Unit; readonly unit: Unit };
  /** Does the commander speak for the unit? */
  readonly speaks: { readonly state: State; readonly commander: Unit; readonly unit: Unit; readonly sees: () => boolean };
  /** Is the deck shuffled after this draw? */
  readonly reshuffles: { readonly icon: boolean };
  /** Does it stay in the air for nothing? */
  readonly hovers: { readonly unit: Unit };
  /** Does it count among the soldiers in good order when initiative is tied? */
  readonly counts: { readonly unit: Unit };
  /** Is this landing a crash? */
  readonly crashes: { readonly unpaid: number; readonly forced: boolean };
  /** Does a crash hurt whoever checks for it? */
  readonly hurts: { readonly check: number; readonly damage: number };
  /** Does a floor of a building bear a soldier? 0 is the ground floor. */
  readonly bears: { readonly ground: Ground; readonly at: Spot; readonly floor: number };
  /** May a player leave soldiers that are owed a check for later? */
  readonly skips: { readonly state: State; readonly due: readonly Unit[] };
  /** May whoever has found his nerve again act in the same activation? */
  readonly acts: { readonly state: State; readonly unit: Unit };
  /** Is a soldier beyond the reach of command points? */
  readonly deaf: { readonly inCommand: boolean };
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

/** Boxes are crossed off. */
export interface Harm {
  readonly unit: UnitId;
  /** Boxes that were gone before. */
  readonly before: number;
  readonly boxes: number;
  readonly cause: Cause;
}

export interface Sequences {
  readonly turnStart: Record<string, never>;
  readonly attack: Attack;
  /** Before a unit comes to a point; a step that says `stopped` keeps it where it is. */
  readonly approach: { readonly unit: UnitId; readonly to: Spot; readonly mp: number; stopped: boolean };
  readonly arrival: Arrival;
  readonly turnEnd: Record<string, never>;
  /** Something has happened to a unit, or it has done something, for all to see; `card`: its card is laid open as well. */
  readonly noticed: { readonly unit: UnitId; readonly card: boolean };
  readonly harm: Harm;
  readonly shock: { readonly unit: UnitId };
  /** A soldier in good order is called up, ahead of others who are owed a check if `override` says so. */
  readonly activating: { readonly unit: UnitId; readonly override: boolean };
  /** A player lets an impulse pass. */
  readonly passing: Record<string, never>;
  /** Before a soldier checks its morale; steps may add what the draw is to know. */
  readonly rallying: { readonly unit: UnitId; terms: Partial<MoraleDraw> };
  /** An engineer has brought something down. */
  readonly demolished: { readonly unit: UnitId };
  /** A random event takes its course; a step that says `done` has seen to it. */
  readonly event: { readonly event: number; readonly holder: Seat; done: boolean };
  /** A pick for a random event is carried out. */
  readonly picking: { readonly event: number; readonly seat: Seat; readonly pick: number; done: boolean };
}

interface Deciding {
  readonly view: State;
  readonly seat: Seat;
  readonly book: Book;
}

/** Lists that rules add to. */
export interface Offers {
  /** What a soldier might do in its activation, on the map. */
  readonly actions: (about: Deciding & { readonly unit: Unit }) => Command;
  /** What a player might do in an impulse. */
  readonly impulses: (about: Deciding) => Command;
  /** What is still to be laid or said in set-up, before units are placed and when all stand. */
  readonly laying: (about: Deciding) => Command;
  readonly closing: (about: Deciding) => Command;
  /** Other ways to place a unit. */
  readonly placings: (about: Deciding & { readonly unit: Unit; readonly at: Spot }) => Command;
  /** What whoever a random event asks may pick; `null` declines. */
  readonly picks: (about: { readonly state: State; readonly book: Book; readonly event: number; readonly seat: Seat }) => number | null;
}
