import type { BoardPlan } from '@sortie/board';
import type { Facing, Hex } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import type { Event } from './event.ts';
import type { Circles, Sheet } from './force/sheet.ts';
import type { Choices, Offers, Questions, Sequences, Truths } from './questions.ts';
import type { ChapterCommands, ChapterPhases, ChapterScenarios } from './shape/open.ts';

/** The vocabulary of the Quick-Start game. */
export interface QuickStart {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly duty: Duty;
  readonly event: Event;
  readonly questions: Questions;
  readonly truths: Truths;
  readonly sequences: Sequences;
  readonly choices: Choices;
  readonly offers: Offers;
}

export const SIDES = ['defender', 'attacker'] as const;
export type Side = (typeof SIDES)[number];

/** `open` is a game without a published scenario: any balanced forces, any map of clear ground and woods. */
export const SCENARIOS = ['training', 'two-each', 'lance-each', 'open'] as const;
export type ScenarioName = (typeof SCENARIOS)[number] | keyof ChapterScenarios;

export const MAPS = ['desert', 'grassland'] as const;
export type MapName = (typeof MAPS)[number];

export interface Setup {
  readonly scenario: ScenarioName;
  readonly map: MapName | BoardPlan;
  readonly defender: readonly Entry[];
  readonly attacker: readonly Entry[];
  /** The seat that attacks; `null` if both roll for it, as the book has it. */
  readonly attackingSeat: Seat | null;
}

/** One 'Mech of a force: a built-in one by its code, or a sheet of one's own. */
export interface Entry {
  readonly mech: string | Sheet;
}

/** Index of a 'Mech in `State.units`; it never changes. */
export type UnitId = number;
/** Index of a weapon in its sheet's `weapons`. */
export type WeaponId = number;

export const MODES = ['stand', 'walk', 'run', 'jump'] as const;
export type Mode = (typeof MODES)[number];

/** The die beside a 'Mech that has moved: the colour tells how, the number what it adds to shots at the 'Mech (6 means 0). */
export interface MovementDie {
  readonly colour: 'white' | 'black' | 'red';
  readonly number: number;
}

export interface Moved {
  readonly mode: Mode;
  /** Hexes that count for the target movement modifier. */
  readonly hexes: number;
  /** Movement points spent. */
  readonly spent: number;
  readonly die: MovementDie;
}

export interface Shot {
  readonly weapon: WeaponId;
  readonly target: UnitId;
}

/** What a 'Mech has declared this turn; no shots means that it holds its fire. */
export interface Fire {
  readonly shots: readonly Shot[];
  /** Whether its shots have been rolled and their damage marked. */
  readonly resolved: boolean;
}

export type Fate = 'waiting' | 'fighting' | 'destroyed' | 'withdrawn';

export interface Mech {
  readonly id: UnitId;
  readonly side: Side;
  /** −1 until it is known who attacks. */
  readonly seat: Seat;
  readonly sheet: Sheet;
  /** `null` before deployment and after it has left the map. */
  readonly at: Hex | null;
  readonly facing: Facing;
  /** Circles not yet crossed off. A location at 0 is destroyed. */
  readonly armor: Circles;
  /** Shots left, beside the sheet's `ammo`. */
  readonly ammo: readonly number[];
  readonly fate: Fate;
  /** `null` until it has moved this turn. */
  readonly moved: Moved | null;
  /** `null` until it has declared this turn. */
  readonly fire: Fire | null;
}

export type Phase = 'opening' | 'deployment' | 'initiative' | 'movement' | 'attack' | 'over' | keyof ChapterPhases;

/** Which hexes lie along a line that runs exactly between hexes: binding both ways for the rest of the turn. */
export interface SightChoice {
  /** The two 'Mechs, the smaller id first. */
  readonly between: readonly [UnitId, UnitId];
  /** One hex of each disputed pair. */
  readonly hexes: readonly Hex[];
}

/** A group of missiles or the whole of another weapon's damage, with the place it strikes. */
export interface Hit {
  readonly weapon: WeaponId;
  readonly location: keyof Circles;
  readonly damage: number;
}

/** Something that must be settled before the phase goes on. */
export type Pending =
  /** Shots have been announced; the target's player says which hexes the line passes. */
  | { readonly kind: 'sight'; readonly unit: UnitId; readonly target: UnitId; readonly shots: readonly Shot[] }
  /** Hits that wait for the order in which their damage is marked. */
  | { readonly kind: 'damage'; readonly unit: UnitId; readonly target: UnitId; readonly hits: readonly Hit[] };

export type EndReason = 'last-standing' | 'all-destroyed' | 'points' | 'stalemate';

export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: EndReason;
  /** Victory points by seat, where the scenario counts them. */
  readonly points?: readonly number[];
}

export interface State {
  readonly scenario: ScenarioName;
  /** `boardOf(state)` is the same as a board to ask questions of. */
  readonly board: BoardPlan;
  /** −1 until it is known. */
  readonly attackingSeat: Seat;
  readonly turn: number;
  readonly phase: Phase;
  /** Whose turn it is to act in this phase; −1 while nobody is. */
  readonly active: Seat;
  /** The seat that has won initiative this turn; −1 before the first roll. */
  readonly initiative: Seat;
  readonly units: readonly Mech[];
  readonly sights: readonly SightChoice[];
  readonly pending: Pending | null;
  /** The last turn in which a circle was crossed off or a 'Mech left the map. */
  readonly lastHarm: number;
  readonly result: Result | null;
}

/** Steps of a walk or run, one letter each: F forward, B back, L turn left, R turn right. A step off the map is the last. */
export type Steps = string;

export type Move =
  | { readonly type: 'move'; readonly unit: UnitId; readonly mode: 'stand' }
  | { readonly type: 'move'; readonly unit: UnitId; readonly mode: 'walk' | 'run'; readonly steps: Steps }
  /** A hex beside the map is a jump off it. */
  | { readonly type: 'move'; readonly unit: UnitId; readonly mode: 'jump'; readonly to: Hex; readonly facing: Facing };

export type Command =
  | ChapterCommands[keyof ChapterCommands]
  | { readonly type: 'deploy'; readonly unit: UnitId; readonly at: Hex; readonly facing: Facing }
  | Move
  /** No shots: the 'Mech holds its fire. */
  | { readonly type: 'declare'; readonly unit: UnitId; readonly shots: readonly Shot[] }
  /** The target's player says which hexes a line between hexes passes: one of each disputed pair. */
  | { readonly type: 'chooseSight'; readonly hexes: readonly Hex[] }
  /** Roll the declared shots of one 'Mech in this order; a shot that cannot hit may be left out. */
  | { readonly type: 'resolve'; readonly unit: UnitId; readonly weapons: readonly WeaponId[] }
  /** Mark the waiting hits in this order: indices into `Pending.hits`. */
  | { readonly type: 'markDamage'; readonly order: readonly number[] };

export type Duty =
  /** Run the stages before the battle that nobody has to be asked for. */
  | { readonly type: 'nextStage' }
  | { readonly type: 'rollInitiative' }
  /** Call whoever acts next in this phase; when nobody does, end it. */
  | { readonly type: 'callNext' }
  | { readonly type: 'nextPhase' }
  | { readonly type: 'removeWrecks' }
  | { readonly type: 'clearTurn' }
  | { readonly type: 'judge' }
  /** The announced shots stand or fall with the sight that was chosen. */
  | { readonly type: 'settleSight' }
  | { readonly type: 'spendAmmo'; readonly unit: UnitId }
  /** Mark waiting hits in the order they came, because another order makes no difference. */
  | { readonly type: 'markAtOnce' };
