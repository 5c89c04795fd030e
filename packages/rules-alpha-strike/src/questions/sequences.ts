import type { table as terrain } from '@sortie/board';
import type { Answer, Roll, Seat } from '@sortie/kernel';
import type { Gun } from '../artillery/guns.ts';
import type { Damage } from '../card/card.ts';
import type {
  AbilityCommand,
  Bomb,
  Command,
  Critical,
  DeedCommand,
  EndReason,
  How,
  Order,
  Point,
  Run,
  Shell,
  Side,
  Stance,
  Unit,
  UnitId,
  Waiting,
} from '../shape.ts';
import type { Aim } from './aims.ts';

/** A roll on the table of critical hits. */
export interface CriticalRoll {
  readonly unit: UnitId;
  readonly by: UnitId | null;
  /** What causes it, where that matters: a hole in the hull. */
  readonly why: 'hit' | 'breach';
  needs: Answer | null;
  roll: Roll | null;
  kind: Critical | null;
}

/** A roll for initiative. */
export interface InitiativeRoll {
  readonly sides: readonly Side[];
  totals: readonly Answer[];
  rolls: readonly Roll[];
  /** The side that wins whatever is rolled; −1 where the dice decide. */
  given: Seat;
}

/** What the steps of an attack hand on. */
export interface Attack {
  aim: Aim;
  toHit: Answer | null;
  roll: Roll | null;
  hit: boolean;
  margin: number;
  value: Damage;
  damage: Answer | null;
  dealt: number;
  /** Points whose own roll has failed, where every point has one. */
  missed: number;
  /** A near miss that bursts beside what flies. */
  flak?: true;
}

/** Somebody has lost points to something. */
export interface Suffered {
  readonly unit: UnitId;
  readonly points: number;
  readonly by: UnitId | null;
  readonly how: How;
  readonly munition: string;
}

/** Somebody has moved, as far as abilities care. */
export interface Heeded {
  readonly unit: UnitId;
  readonly with: readonly string[];
  readonly cost: number;
}

/** What the end of a turn comes to. */
export interface Verdict {
  over: { readonly winners: readonly Seat[]; readonly reason: EndReason } | null;
  /** The last side on the table wins. */
  fighting: boolean;
}

/** A roll against a number that is no attack: how far it succeeds, below 0 not at all. */
export interface Test {
  readonly unit: Unit;
  readonly why: 'control' | 'bombing' | 'shot';
  readonly needs: Answer;
  readonly roll: Roll;
  /** Made again: nobody tries a third time. */
  readonly again?: true;
  margin: number;
}

/** Something strikes a building, a wall or a bridge. */
export interface Battering {
  readonly piece: terrain.Piece;
  /** Where it comes from; from above if nothing is said. */
  readonly from: Point | null;
  points: number;
  /** What is left of it. */
  as: terrain.Piece;
}

/** A shot at a building has hit; rules put in what else it may have struck. */
export interface Demolishing {
  readonly unit: UnitId;
  readonly piece: string;
  readonly gun?: UnitId;
  readonly points: number;
  readonly margin: number;
  done: boolean;
}

/** An attack run that is resolved. */
export interface Running {
  readonly unit: UnitId;
  readonly run: Run;
}

/** Guns fire at a point, or in answer to something; rules put in what comes before a shell is on its way. */
export interface Bombarding {
  readonly command: Extract<Command, { readonly type: 'bombard' }>;
  done: boolean;
}

/** A shell comes down. */
export interface Landing {
  readonly shell: Shell;
  readonly gun: Gun;
  /** What is left of so many points of damage, against so many points of defence. */
  readonly left: (points: number, defence?: number) => number;
  margin: number;
  at: Point;
  /** It has come down. */
  down: boolean;
  /** Points of defence against it. */
  defence: number;
  done: boolean;
}

/** Bombs come down; rules put in what other kinds than the plain ones do. */
export interface Bursting {
  readonly unit: UnitId;
  readonly at: Point;
  readonly bomb: Bomb;
  readonly count: number;
  done: boolean;
}

/** Who is called to move next; rules put in who comes before the others. */
export interface Calling {
  called: boolean;
}

export interface Sequences {
  /** A unit does something instead of attacking, follows an order in the End Phase, or takes a stance: what comes of it is put in by the rule that permits it. */
  readonly doing: DeedCommand;
  readonly obeying: { readonly unit: UnitId; readonly order: Order };
  readonly posing: { readonly unit: UnitId; readonly stance: Stance };
  readonly testing: Test;
  readonly calling: Calling;
  readonly battering: Battering;
  readonly demolishing: Demolishing;
  /** Somebody has gone through so many inches of a building. */
  readonly trampling: { readonly unit: UnitId; readonly inches: number };
  readonly running: Running;
  readonly bombarding: Bombarding;
  readonly landing: Landing;
  readonly bursting: Bursting;
  /** A hit that waited takes effect. */
  readonly effect: { readonly unit: UnitId; readonly hit: Waiting };
  /** A unit has no structure left after so many points more than it had; a unit is gone, as it was before. */
  readonly felling: { readonly unit: UnitId; readonly excess: number };
  readonly wrecking: { readonly unit: Unit };
  /** A unit on the ground takes to the air. */
  readonly rising: { readonly unit: UnitId };
  /** Somebody makes use of an ability; what it does is put in by the rule that offers it. */
  readonly using: AbilityCommand;
  /** Before the first turn, at the start of every turn and after every move: what abilities make of it. */
  readonly equipping: null;
  readonly mustering: null;
  readonly heeding: Heeded;
  /** What units do by themselves when the Movement Phase begins. */
  readonly thinking: null;
  /** What ends with the Movement Phase. */
  readonly halting: null;
  readonly suffering: Suffered;
  /** What an attack provokes before it is made. */
  readonly provoking: Aim;
  readonly attack: Attack;
  readonly critical: CriticalRoll;
  readonly initiative: InitiativeRoll;
  /** Steps of the End Phase, in order. */
  readonly ending: null;
  /** At the end of a turn: is the game over, and who has won? */
  readonly judging: Verdict;
  /** What waits for a unit takes effect. */
  readonly settling: { readonly unit: UnitId };
}
