import type { table as terrain } from '@sortie/board';
import type { table as geometry } from '@sortie/geometry';
import type { RuleId, Seat } from '@sortie/kernel';
import type { Card, Move } from './card/card.ts';
import type { Event } from './event.ts';
import type { BaseKind } from './measure.ts';
import type { Questions, Sequences } from './questions.ts';

/** The vocabulary of Alpha Strike. */
export interface AlphaStrike {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly duty: Duty;
  readonly event: Event;
  readonly questions: Questions;
  readonly sequences: Sequences;
}

export type UnitId = number;
export type Point = geometry.Point;
export type Heading = geometry.Heading;

export const LIGHTS = ['day', 'dusk', 'night', 'moonless', 'pitch-black'] as const;
export type Light = (typeof LIGHTS)[number];

export interface Weather {
  readonly light: Light;
  readonly fog: 0 | 1 | 2;
  readonly hail: 0 | 1 | 2;
  readonly vacuum: boolean;
  /** The way smoke drifts, as a scatter die shows it; 0 for still air. */
  readonly wind: number;
}

/** Where a gun of a building stands: on its roof, or at some height in a wall that faces somewhere. */
export interface Emplaced {
  readonly piece: string;
  readonly at: Point;
  readonly facing?: Heading;
  readonly height?: number;
}

export interface Entry {
  readonly card: string | Card;
  readonly skill?: number;
  readonly name?: string;
  /** May be set up hidden. */
  readonly hidden?: boolean;
  readonly lance?: number;
  readonly commander?: 'force' | 'lance';
  /** Begins the game riding this unit of the same force, by its place in the list. */
  readonly rides?: number;
  /** Artillery that stays off the table, so many inches away. */
  readonly offTable?: number;
  /** A gun that is part of a building. */
  readonly emplaced?: Emplaced;
  /** Bombs hung on it before the game. */
  readonly bombs?: readonly Bomb[];
  /** What its pilot or crew brings along, by name: implants and abilities. */
  readonly abilities?: readonly string[];
  /** Traits of the machine that no card prints, where players agree on them. */
  readonly quirks?: readonly string[];
  /** A contingent with an initiative of its own; 0 is the main force. */
  readonly contingent?: number;
  /** Point value with skill; that of the card if absent. */
  readonly pv?: number;
}

export interface Setup {
  readonly table: terrain.TablePlan | terrain.TableOrder;
  readonly forces: readonly [readonly Entry[], readonly Entry[]];
  /** Whether players know the cards of the other side only from near by. */
  readonly conceal?: boolean;
  /** On hexes, or with a ruler even on a map of hexes; as the table says if nothing is said. */
  readonly hexes?: boolean;
  /** Depth of the set-up zones along the north and south edges, in inches. */
  readonly zone: number;
  /** Turns until points decide. */
  readonly limit: number;
  readonly weather?: Weather;
  /** The side that attacks, where a scenario has one. */
  readonly attacker?: 0 | 1;
}

/** `roll` is the wheels or tracks of a machine that also walks, `glide` the wings of one. */
export const MODES = ['stand', 'ground', 'jump', 'sub', 'sprint', 'evade', 'roll', 'glide'] as const;
export type Mode = (typeof MODES)[number];

/** What a unit may do besides or instead of moving. */
export const STANCES = ['hullDown', 'rise', 'digIn', 'hitDeck', 'fortify', 'chargeHpg', 'jam', 'bailOut'] as const;
export type Stance = (typeof STANCES)[number];

/** Attack runs in the air: over a strip, on a point, and those that only aircraft make. */
export const RUNS = ['strafe', 'bomb', 'strike', 'altitude'] as const;
export type RunKind = (typeof RUNS)[number];
export const BOMBS = ['he', 'cluster', 'inferno', 'arrow'] as const;
export type Bomb = (typeof BOMBS)[number];

/** An attack run as it is declared while moving. */
export interface RunOrder {
  readonly kind: RunKind;
  /** The leg of the path it is flown on: a strip begins where the leg begins, a bomb falls where it ends. */
  readonly leg: number;
  /** Inches above the ground during the run. */
  readonly height: number;
  readonly bomb?: Bomb;
  readonly count?: number;
}

/** A run that has been flown: the strip from one point to the other, or the one point where bombs fall. */
export interface Run {
  readonly kind: RunKind;
  readonly from: Point;
  readonly to: Point;
  /** Height above the ground during the run, as a length. */
  readonly height: number;
  readonly bomb?: Bomb;
  readonly count?: number;
}

export interface Moved {
  readonly mode: Mode;
  /** Inches travelled, as a length. */
  readonly length: number;
  readonly from: Point | null;
  readonly run?: Run;
}

export const HAULS = ['tow', 'drag'] as const;
export type Haul = (typeof HAULS)[number];

/** Letting go of what is carried, towed or dragged, after so many corners of the path. */
export interface Release {
  readonly after: number;
  readonly careful: boolean;
}

export type Fate = 'waiting' | 'fighting' | 'riding' | 'offTable' | 'destroyed' | 'withdrawn';

/** Something that holds for a while: stunned, tagged, jammed, routed … */
export interface Mark {
  readonly kind: string;
  /** The turn at whose end it is gone; 0 for the rest of the game. */
  readonly until: number;
  readonly value?: number;
  readonly by?: UnitId;
  readonly seat?: Seat;
}

/** A consequence that waits for the End Phase. */
export interface Waiting {
  readonly kind: Critical | Motive;
  readonly rule: RuleId;
}

export const CRITICALS = ['ammo', 'engine', 'fireControl', 'weapon', 'mp', 'stunned', 'crewKilled', 'destroyed'] as const;
export type Critical = (typeof CRITICALS)[number];
export type Motive = 'motiveSlow' | 'motiveHalf' | 'motiveStop';

export interface Unit {
  readonly id: UnitId;
  readonly seat: Seat;
  readonly card: Card;
  readonly name: string;
  readonly skill: number;
  readonly pv: number;
  readonly lance: number;
  readonly commander: 'force' | 'lance' | null;
  readonly fate: Fate;
  /** What it stands on: a round base anywhere, or the middle of a hex. */
  readonly base: BaseKind;
  /** `null` off the table and before set-up; riders stand where their carrier stands. */
  readonly at: Point | null;
  /** Height of the base above the table. */
  readonly z: number;
  readonly airborne: boolean;
  readonly facing: Heading;
  readonly armor: number;
  readonly structure: number;
  readonly heat: number;
  /** Moves left after criticals and motive damage, before heat. */
  readonly moves: readonly Move[];
  /** Printed target movement left after the same. */
  readonly tmm: number;
  readonly engineHits: number;
  readonly fireHits: number;
  readonly weaponHits: number;
  readonly mpHits: number;
  readonly moved: Moved | null;
  /** Attacks made this turn, by their kind, and whom they were aimed at. */
  readonly did: readonly string[];
  readonly aimedAt: readonly UnitId[];
  /** Heat that the End Phase adds: of its own making and from outside. */
  readonly overheated: number;
  readonly heatFrom: number;
  readonly waiting: readonly Waiting[];
  readonly marks: readonly Mark[];
  /** Abilities used up, and how often. */
  readonly spent: readonly string[];
  readonly rides: UnitId | null;
  readonly abilities: readonly string[];
  readonly quirks: readonly string[];
  readonly contingent: number;
  readonly hidden: boolean;
  /** Its card is not known to the other side yet. */
  readonly veiled: boolean;
  readonly mayHide: boolean;
  readonly offTable: number;
  readonly shutdown: boolean;
  /** Points of armor and structure lost this turn. */
  readonly hurt: number;
}

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

export type EndReason = 'last-standing' | 'all-destroyed' | 'points';

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
  /** Points plotted before the game, by seat. */
  readonly plotted: readonly (readonly Point[])[];
  /** The side that attacks; −1 where neither does. */
  readonly attacker: Seat;
  /** What both sides have told of their battlefield intelligence. */
  readonly ratings: readonly number[];
  readonly pending: Ambush | null;
  readonly serial: number;
  readonly result: Result | null;
}

export const PHYSICALS = ['strike', 'melee', 'charge', 'dfa', 'antimech', 'fall', 'board'] as const;
export type Physical = (typeof PHYSICALS)[number];
/** Weapon attacks: the whole standard attack, a part of the weapons alone, or a device. */
export const WEAPONS = ['standard', 'turret', 'rear', 'indirect', 'AC', 'LRM', 'SRM', 'TOR', 'IATM', 'HT', 'FLK'] as const;
export type Weapon = (typeof WEAPONS)[number];
export const DEVICES = ['TAG', 'LTAG', 'CNARC', 'SNARC', 'INARC', 'BTAS', 'MTAS', 'TSEMP', 'TSEMP-O'] as const;
export type Device = (typeof DEVICES)[number];
/** Attacks that no attack command names: they have commands of their own. */
export type How = Physical | Weapon | Device | 'strafe' | 'throw';

/** Orders for the End Phase, and what a unit does instead of attacking. */
export const ORDERS = [
  'shutDown',
  'restart',
  'overheat',
  'flush',
  'emergencyCool',
  'selfDestruct',
  'eject',
  'retarget',
  'eccm',
  'stealth',
] as const;
export type Order = (typeof ORDERS)[number];
export const DEEDS = [
  'storm',
  'layMines',
  'sweepMines',
  'extinguish',
  'clearWoods',
  'clearRubble',
  'bridge',
  'blowUp',
  'spot',
  'shootSensor',
  'dropSensor',
] as const;
export type Deed = (typeof DEEDS)[number];

export interface MoveCommand {
  readonly type: 'move';
  readonly unit: UnitId;
  readonly mode: Mode;
  /** Where it goes, corner by corner, without the point it starts from. */
  readonly path: readonly Point[];
  readonly facing: Heading;
  /** Height above the ground at the end, for those that fly or dive, in inches; a roof or floor for those that climb. */
  readonly height?: number;
  readonly stance?: Stance;
  /** Friends that get on before it moves, and off where it ends. */
  readonly mounts?: readonly UnitId[];
  readonly drops?: readonly UnitId[];
  /** What it takes in tow or drags along from now on. */
  readonly haul?: { readonly what: UnitId; readonly how: Haul };
  readonly release?: Release;
  readonly run?: RunOrder;
}

export interface AttackCommand {
  readonly type: 'attack';
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly how: How;
  readonly overheat?: number;
  readonly spotter?: UnitId;
  readonly munition?: string;
}

export type Command =
  | {
      readonly type: 'deploy';
      readonly unit: UnitId;
      readonly at: Point;
      readonly facing: Heading;
      readonly hidden?: boolean;
    }
  | MoveCommand
  | AttackCommand
  /** Shoot at a building, wall or bridge. */
  | { readonly type: 'demolish'; readonly unit: UnitId; readonly piece: string; readonly overheat?: number; readonly gun?: UnitId }
  | {
      readonly type: 'bombard';
      readonly unit: UnitId;
      readonly weapon: string;
      readonly at: Point;
      readonly munition?: string;
      readonly against?: UnitId;
    }
  | { readonly type: 'order'; readonly unit: UnitId; readonly order: Order }
  | { readonly type: 'deed'; readonly unit: UnitId; readonly deed: Deed; readonly at?: Point }
  /** Pick a neighbour up. */
  | { readonly type: 'lift'; readonly unit: UnitId; readonly target: UnitId }
  /** Throw what is carried at a unit or a building. */
  | { readonly type: 'throw'; readonly unit: UnitId; readonly target?: UnitId; readonly piece?: string }
  /** Resolve the attack run that was flown while moving. */
  | { readonly type: 'run'; readonly unit: UnitId }
  /** Plot a point for artillery before the game. */
  | { readonly type: 'plot'; readonly at: Point }
  /** No further attacks for this side this turn. */
  | { readonly type: 'done' }
  | { readonly type: 'ambush'; readonly fire: boolean };

export type Duty =
  | { readonly type: 'beginTurn' }
  | { readonly type: 'rollInitiative' }
  | { readonly type: 'callNext' }
  | { readonly type: 'nextPhase' }
  | { readonly type: 'endPhase' }
  | { readonly type: 'judge' }
  | { readonly type: 'finishMove'; readonly unit: UnitId }
  /** What a move brings about, chapter by chapter. */
  | { readonly type: 'takeStance'; readonly unit: UnitId; readonly stance: Stance }
  | { readonly type: 'board'; readonly unit: UnitId; readonly mounts: readonly UnitId[]; readonly drops: readonly UnitId[] }
  | { readonly type: 'crossMines'; readonly unit: UnitId; readonly path: readonly Point[] }
  | { readonly type: 'crossBuildings'; readonly unit: UnitId; readonly path: readonly Point[] }
  | { readonly type: 'crossBog'; readonly unit: UnitId; readonly path: readonly Point[] }
  | { readonly type: 'skid'; readonly unit: UnitId; readonly from: Point; readonly first: Point }
  | {
      readonly type: 'haul';
      readonly unit: UnitId;
      readonly path: readonly Point[];
      readonly haul?: { readonly what: UnitId; readonly how: Haul };
      readonly release?: Release;
    }
  | { readonly type: 'unhitch'; readonly unit: UnitId }
  | { readonly type: 'bailOut'; readonly unit: UnitId }
  | { readonly type: 'brief' }
  | { readonly type: 'jam' }
  | { readonly type: 'cloak' }
  | { readonly type: 'identify'; readonly unit: UnitId }
  | { readonly type: 'landLeap'; readonly unit: UnitId; readonly drop: number }
  | { readonly type: 'surprise'; readonly unit: UnitId; readonly path: readonly Point[] };
