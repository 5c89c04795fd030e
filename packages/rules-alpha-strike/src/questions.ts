import type { table as terrain } from '@sortie/board';
import type { Answer, Roll, RuleId, Seat } from '@sortie/kernel';
import type { ArcName, Damage } from './card/card.ts';
import type {
  AbilityCommand,
  Critical,
  EndReason,
  How,
  Mode,
  MoveCommand,
  Order,
  RunKind,
  Side,
  Stance,
  State,
  Unit,
  UnitId,
  Weather,
} from './shape.ts';
import type { Seen } from './sight/see.ts';

/** Short, Medium, Long, Extreme, and whatever lies beyond. */
export type Bracket = 0 | 1 | 2 | 3 | 4;

/** What counts of an attack on anything, be it a unit or a place. */
export interface Shot {
  readonly state: State;
  readonly attacker: Unit;
  readonly kind: 'weapon' | 'physical' | 'device';
  /** Edge to edge, in tenths of a millimetre. */
  readonly range: number;
  readonly bracket: Bracket;
  /** The bracket that a network lends, if it is nearer. */
  readonly lent: Bracket | null;
}

/** An attack on something that is no unit: a building, a wall, a bridge, a point on the ground. */
export interface PlaceShot extends Shot {
  readonly how: 'standard' | 'throw' | 'sensor';
  /** The densest growth on the line. */
  readonly density: number;
  /** Looking into it instead of shooting at it. */
  readonly within?: 'scan';
}

/** An attack as far as the number to hit goes. */
export interface Aim extends Shot {
  readonly target: Unit;
  readonly how: How;
  /** What the attacker, or the spotter of an indirect attack, sees. */
  readonly seen: Seen;
  readonly spotter: Unit | null;
  readonly overheat: number;
  readonly munition: string;
  /** The side whose weapons fire, on craft with several. */
  readonly arc?: ArcName;
  /** What its pilot, crew or machine makes use of in this attack. */
  readonly with?: readonly string[];
  /** What a physical attack is only a part of: a slide that ends at somebody, or a grip on somebody who struggles. */
  readonly within?: 'skid' | 'lift';
}

/** An attack that has hit. */
export interface Strike extends Aim {
  readonly value: Damage;
  readonly rear: boolean;
}

/** A strike on its way through what protects the target. */
export interface Incoming extends Strike {
  readonly dealt: number;
}

/** A roll that is neither an attack nor a Control Roll: what it decides, and how many lend a hand or how often it was tried before. */
export interface Trial {
  readonly state: State;
  readonly unit: Unit;
  readonly why: 'aboard' | 'hop' | 'ejection' | 'countdown' | 'fire' | 'drop' | 'gun' | 'jammer';
  readonly help?: number;
}

export interface Questions {
  readonly toHit: Aim;
  readonly toHitPlace: PlaceShot;
  readonly damage: Strike;
  readonly taken: Incoming;
  /** Inches a unit may spend in a mode; 0 for a mode it cannot use. */
  readonly move: { readonly state: State; readonly unit: Unit; readonly mode: Mode };
  /** Inches beyond itself that an inch of ground costs. */
  readonly surcharge: { readonly unit: Unit; readonly mode: Mode; readonly ground: terrain.Ground; readonly weather: Weather };
  /** More than 0 where a unit may not go. */
  readonly barred: { readonly unit: Unit; readonly mode: Mode; readonly ground: terrain.Ground };
  /** Tenths of an inch that an inch up or down costs, and the highest step in inches. */
  readonly climb: { readonly unit: Unit; readonly mode: Mode };
  readonly step: { readonly unit: Unit; readonly mode: Mode };
  /** What an inch of a higher step costs, up or down; nothing said means that it cannot be taken. */
  readonly clamber: { readonly unit: Unit; readonly mode: Mode; readonly up: boolean; readonly rate: number };
  /** Inches that a stance costs; nothing said means that there is no such thing. */
  readonly stance: { readonly state: State; readonly unit: Unit; readonly stance: Stance };
  /** Whether there is such an order; nothing said means that there is not. */
  readonly order: { readonly unit: Unit; readonly order: Order };
  /** Whether the players have agreed on something; nothing said means that they have not. */
  readonly agreed: { readonly what: 'lift' | 'throw' | 'tow' | 'drag' | 'strafe' | 'bomb' | 'guns' | 'storm' | 'fall' };
  /** More than 0 where a unit may be set up hidden. */
  readonly hiding: { readonly state: State; readonly unit: Unit };
  /** The number for bombs. */
  readonly bombing: { readonly state: State; readonly unit: Unit; readonly kind?: RunKind };
  /** Thrust of an aircraft. */
  readonly thrust: { readonly unit: Unit };
  /** Whether a unit may fire this munition in this way. */
  readonly munition: { readonly unit: Unit; readonly munition: string; readonly how: How };
  /** More than 0 where whole lances move together. */
  readonly lances: { readonly state: State };
  /** More than 0 where weapons bear on a target outside the forward arc. */
  readonly arc: { readonly attacker: Unit; readonly target: Unit; readonly how: How; readonly with: readonly string[] };
  /** More than 0 where a unit that has attacked may attack once more. */
  readonly again: { readonly unit: Unit; readonly target: UnitId; readonly how: How; readonly with: readonly string[] };
  /** More than 0 where indirect fire needs no spotter. */
  readonly blind: { readonly unit: Unit };
  /** More than 0 where there is such an ability to use now. */
  readonly offer: { readonly state: State; readonly seat: Seat; readonly command: AbilityCommand };
  /** More than 0 where a formation lends by this rule. */
  readonly lends: { readonly loan: RuleId };
  /** What a roll to stand up to somebody frightening adds. */
  readonly resist: { readonly unit: Unit; readonly by: Unit };
  /** The seat whose units act before all others, counted from 1; nothing said means nobody. */
  readonly rush: { readonly state: State };
  /** More than 0 where a side can disturb the orders of the other. */
  readonly disrupts: { readonly state: State; readonly seat: Seat };
  /** More than 0 where something may be said with an attack or a move. */
  readonly uses: { readonly unit: Unit; readonly what: string };
  /** Heat at which a unit shuts down. */
  readonly endurance: { readonly unit: Unit };
  /** The number at which a mine goes off. */
  readonly mines: { readonly unit: Unit; readonly density: number };
  /** Inches by which a miss scatters less, or more. */
  readonly drift: { readonly unit: Unit; readonly by: 'artillery' | 'bomb' };
  /** Points that a counter-battery shot may fall short of and still count. */
  readonly ranging: { readonly unit: Unit };
  /** Inches a move costs beside the ground it crosses. */
  readonly toll: { readonly state: State; readonly unit: Unit; readonly command: MoveCommand };
  /** More than 0 where a unit goes through enemies. */
  readonly slips: { readonly unit: Unit };
  /** Inches more on paved ground all the way. */
  readonly pavement: { readonly unit: Unit; readonly mode: Mode };
  /** More than 0 where no Control Roll is needed. */
  readonly sure: { readonly state: State; readonly unit: Unit; readonly why: string };
  /** More than 0 where a failed Control Roll is made again. */
  readonly luck: { readonly unit: Unit };
  readonly evasion: { readonly state: State; readonly unit: Unit };
  readonly initiative: { readonly state: State; readonly seat: Seat; readonly contingent?: number };
  readonly critical: { readonly unit: Unit; readonly by: Unit | null };
  /** How many critical rolls an attack causes. */
  readonly chances: {
    readonly unit: Unit;
    readonly by: Unit | null;
    readonly marked: number;
    readonly structure: number;
    readonly natural: number;
    readonly how: How;
    readonly munition: string;
  };
  /** Points less than at Long that a ground unit deals beyond it; nothing said means that it deals none. */
  readonly beyond: { readonly unit: Unit; readonly bracket: Bracket };
  /** More than 0 where weapon hits stop at 0*. */
  readonly wear: { readonly unit: Unit };
  /** Inches of a Move, and points of printed target movement, that an MP hit takes. */
  readonly loss: { readonly inches: number };
  readonly tmmLoss: { readonly tmm: number; readonly by: 'mp' | 'motiveSlow' | 'motiveHalf' | 'engine' };
  /** More than 0 where a killing blow may set the engine off. */
  readonly overkill: { readonly unit: Unit; readonly excess: number };
  readonly motive: { readonly unit: Unit };
  /** Heat that the End Phase adds. */
  readonly heat: { readonly state: State; readonly unit: Unit };
  /** More than 0 where a natural 12 always succeeds and a natural 2 always fails. */
  readonly naturals: { readonly unit: Unit };
  /** The number for a Control Roll. */
  readonly control: { readonly state: State; readonly unit: Unit; readonly why: string; readonly inches: number };
  /** The number for whatever else two dice decide. */
  readonly trial: Trial;
  /** The number for a morale check. */
  readonly morale: { readonly state: State; readonly unit: Unit; readonly why: 'inferno' | 'cruise' | 'crippled' | 'recovery' };
  /** What an attacker pays for a physical attack. */
  readonly recoil: { readonly attacker: Unit; readonly target: Unit; readonly how: How; readonly hit: boolean };
  /** Range in inches of a device or sensor. */
  readonly probe: { readonly unit: Unit };
  /** The number for artillery. */
  readonly artillery: {
    readonly state: State;
    readonly unit: Unit;
    readonly weapon: string;
    readonly direct: boolean;
    readonly against: Unit | null;
    readonly at: { readonly x: number; readonly y: number };
  };
}

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
  readonly aim: Aim;
  toHit: Answer | null;
  roll: Roll | null;
  hit: boolean;
  margin: number;
  value: Damage;
  damage: Answer | null;
  dealt: number;
  /** Points whose own roll has failed, where every point has one. */
  missed: number;
}

/** Somebody has lost points to something. */
export interface Suffered {
  readonly unit: UnitId;
  readonly points: number;
  readonly by: UnitId | null;
  readonly how: How;
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

export interface Sequences {
  /** Somebody makes use of an ability; what it does is put in by the rule that offers it. */
  readonly using: AbilityCommand;
  /** Before the first turn, at the start of every turn and after every move: what abilities make of it. */
  readonly equipping: null;
  readonly mustering: null;
  readonly heeding: Heeded;
  /** What units do by themselves when the Movement Phase begins. */
  readonly thinking: null;
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
