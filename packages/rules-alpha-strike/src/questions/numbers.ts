import type { table as terrain } from '@sortie/board';
import type { RuleId, Seat } from '@sortie/kernel';
import type { ChapterTrials } from '../shape/open.ts';
import type { Bomb, Entry, How, Mode, MoveCommand, Point, RunKind, State, Unit, Weather } from '../shape.ts';
import type { Aim, Bracket, Incoming, PlaceShot, Strike } from './aims.ts';

/** A roll that is neither an attack nor a Control Roll: what it decides, and how many lend a hand or how often it was tried before. */
export interface Trial {
  readonly state: State;
  readonly unit: Unit;
  readonly why: 'aboard' | 'fire' | 'drop' | 'homing' | keyof ChapterTrials;
  readonly help?: number;
  /** A better pilot or crew passes it more easily. */
  readonly bySkill?: true;
}

/** What is asked of the rules as a number. */
export interface Questions {
  readonly toHit: Aim;
  readonly toHitPlace: PlaceShot;
  readonly damage: Strike;
  /** What of it comes through what protects the target, and then through its kind of armor. */
  readonly taken: Incoming;
  readonly soaked: Incoming;
  /** Inches a unit may spend in a mode; 0 for a mode it cannot use. */
  readonly move: { readonly state: State; readonly unit: Unit; readonly mode: Mode };
  /** Inches beyond itself that an inch of ground costs. */
  readonly surcharge: { readonly unit: Unit; readonly mode: Mode; readonly ground: terrain.Ground; readonly weather: Weather };
  /** Tenths of an inch that an inch up or down costs, and the highest step in inches. */
  readonly climb: { readonly unit: Unit; readonly mode: Mode };
  readonly step: { readonly unit: Unit; readonly mode: Mode };
  /** Inches of one level of terrain. */
  readonly level: { readonly unit: Unit };
  /** What an inch of a higher step costs, up or down; nothing said means that it cannot be taken. */
  readonly clamber: { readonly unit: Unit; readonly mode: Mode; readonly up: boolean; readonly rate: number };
  /** What an inch up or down a building costs, inside it or to its roof; nothing said means that it cannot be climbed. */
  readonly scaling: { readonly unit: Unit; readonly mode: Mode; readonly toRoof: boolean; readonly rate: number };
  /** The number for bombs. */
  readonly bombing: { readonly state: State; readonly unit: Unit; readonly kind?: RunKind; readonly bomb?: Bomb; readonly at?: Point };
  /** Places for bombs that a unit of a set-up has. */
  readonly bombRoom: { readonly entry: Entry };
  /** Thrust of an aircraft. */
  readonly thrust: { readonly unit: Unit };
  /** Heat at which a unit shuts down. */
  readonly endurance: { readonly unit: Unit };
  /** The number at which a mine goes off. */
  readonly mines: { readonly unit: Unit; readonly density: number };
  /** Inches that a miss by so many points goes astray; for bombs, what there is beside the dice. */
  readonly drift: { readonly unit: Unit; readonly by: 'artillery' | 'bomb'; readonly failure: number };
  /** Turns that a shell is on its way over so many inches. */
  readonly flight: { readonly inches: number };
  /** Inches a move costs beside the ground it crosses. */
  readonly toll: { readonly state: State; readonly unit: Unit; readonly command: MoveCommand };
  /** Inches more on paved ground all the way. */
  readonly pavement: { readonly unit: Unit; readonly mode: Mode };
  readonly evasion: { readonly state: State; readonly unit: Unit };
  /** How many units a side with so many left moves for each one of a side with fewer. */
  readonly share: { readonly own: number; readonly theirs: number };
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
    /** The rule by which the damage was done. */
    readonly cause?: RuleId;
  };
  /** Points less than at Long that a ground unit deals beyond it; nothing said means that it deals none. */
  readonly beyond: { readonly unit: Unit; readonly bracket: Bracket };
  /** Inches of a Move, and points of printed target movement, that an MP hit takes. */
  readonly loss: { readonly inches: number };
  readonly tmmLoss: { readonly tmm: number; readonly by: 'mp' | 'motiveSlow' | 'motiveHalf' | 'engine' };
  readonly motive: { readonly unit: Unit };
  /** Points that a building loses for each inch that a unit goes through it. */
  readonly trample: { readonly unit: Unit };
  /** Points that those in or on a building suffer when it falls in. */
  readonly collapse: { readonly piece: terrain.Piece; readonly above: boolean };
  /** Points that a critical hit costs whoever cannot suffer it, and that coming down without Move costs. */
  readonly surplus: { readonly unit: Unit };
  readonly crash: { readonly unit: Unit };
  /** Heat that the End Phase adds. */
  readonly heat: { readonly state: State; readonly unit: Unit };
  /** The number for a Control Roll. */
  readonly control: { readonly state: State; readonly unit: Unit; readonly why: string; readonly inches: number };
  /** The number for whatever else two dice decide. */
  readonly trial: Trial;
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
