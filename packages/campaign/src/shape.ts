import type { Seat } from '@sortie/kernel';
import type { PrintedCard } from '@sortie/roster';
import type { Event } from './event.ts';
import type { CrewKind, Hit, Platoon, UnitType } from './kind.ts';
import type { Questions, Sequences, Truths } from './questions.ts';

export const AFFILIATIONS = ['clan', 'inner-sphere', 'comstar', 'star-league', 'periphery', 'mercenary', 'pirate'] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

/** A unit of a force when the campaign begins. */
export interface Enlisted {
  readonly card: PrintedCard;
  readonly skill: number;
  readonly pilot?: string;
  /** What its crew can do and what has been put into it: it goes wherever the crew goes. */
  readonly abilities?: readonly string[];
  readonly quirks?: readonly string[];
  /** Built by the Clans. */
  readonly clan?: boolean;
}

export interface Army {
  readonly name: string;
  /** None in a campaign without factions. */
  readonly affiliations: readonly Affiliation[];
  readonly stance: 'offensive' | 'defensive';
  /** Does it fight on the territory of its own realm? */
  readonly home: boolean;
  /** A game master runs it, without Support Points. */
  readonly gameMaster?: boolean;
  readonly units: readonly Enlisted[];
}

export interface Setup {
  readonly title: string;
  readonly year?: number;
  readonly armies: readonly [Army, Army];
}

export type UnitId = number;
export type CrewId = number;

/** How a unit came out of its last battle. */
export type Condition = 'sound' | 'damaged' | 'salvage' | 'fallen' | 'wreck' | 'scrapped' | 'lost';

export interface Unit {
  readonly id: UnitId;
  readonly seat: Seat;
  readonly card: PrintedCard;
  readonly type: UnitType;
  readonly quirks: readonly string[];
  readonly clan: boolean;
  readonly crew: CrewId | null;
  readonly condition: Condition;
  /** Armor and structure at their best, after what repairs have cost it. */
  readonly armor: number;
  readonly structure: number;
  /** Points missing now. */
  readonly lostArmor: number;
  readonly lostStructure: number;
  readonly hits: { readonly [H in Hit]?: number };
  /** It cannot move at all. */
  readonly immobile: boolean;
  /** What half-done repairs have taken for good: points of damage at every range, inches of Move. */
  readonly weaker: number;
  readonly slower: number;
  /** It aims badly in its next scenario. */
  readonly misaligned: boolean;
  /** What it has to take aboard again. */
  readonly dry: boolean;
  readonly empty: boolean;
  /** Took part in the last scenario. */
  readonly fought: boolean;
  /** Repairs that have been tried since. */
  readonly tried: readonly string[];
  /** The mission from which on it can fight again, where a game master runs it. */
  readonly back: number;
  /** A fallen unit: how it fell. */
  readonly end?: End;
}

export interface Crew {
  readonly id: CrewId;
  readonly seat: Seat;
  readonly kind: CrewKind;
  readonly name: string;
  readonly skill: number;
  readonly abilities?: readonly string[];
  readonly health: 'fit' | 'wounded' | 'killed';
  /** Hours of rest that are left until it is fit again. */
  readonly rest: number;
  readonly fought: boolean;
  /** Has been tried to heal, and has learned something, since the last scenario. */
  readonly tried: boolean;
  readonly trained: boolean;
}

/** What brought a unit down, as far as it matters afterwards. */
export const ENDS = ['damage', 'ammunition', 'fuel', 'area', 'crash'] as const;
export type End = (typeof ENDS)[number];

/** How a unit left a battle. */
export const FATES = ['active', 'left', 'destroyed'] as const;

/** What a battle did to one unit. */
export interface Suffered {
  readonly unit: UnitId;
  /** On its feet with its own side; crippled or abandoned and left on the field; destroyed. */
  readonly fate: (typeof FATES)[number];
  /** Points lost in this battle. */
  readonly armor: number;
  readonly structure: number;
  readonly hits?: { readonly [H in Hit]?: number };
  readonly immobile?: boolean;
  readonly end?: End;
  /** Hits on the crew, and stunnings. */
  readonly crewHits?: number;
  readonly ammoHit?: boolean;
  readonly fuelHit?: boolean;
  readonly crashed?: boolean;
  /** Destroyed under water or in vacuum. */
  readonly airless?: boolean;
}

export const RESULTS = ['victory', 'draw', 'defeat'] as const;
export type BattleResult = (typeof RESULTS)[number];

export interface Report {
  /** What it was for the first army; the other has the opposite. Scores decide if nothing is said. */
  readonly result?: BattleResult;
  readonly scores?: readonly [number, number];
  /** Who holds the field; −1 for nobody. */
  readonly field: Seat;
  /** Armies that had to leave the theatre. */
  readonly retreated?: readonly Seat[];
  /** May the field be searched for wrecks? */
  readonly salvage?: boolean;
  readonly units: readonly Suffered[];
}

export type Phase = 'ready' | 'interval' | 'support' | 'over';
export type Stage = 'recovery' | 'upgrade' | 'done';

/** Something that has been paid for and is on its way. */
export interface Purchase {
  readonly id: number;
  readonly seat: Seat;
  /** The mission after which it is there. */
  readonly arrives: number;
  readonly unit?: Enlisted;
  readonly crew?: { readonly kind: CrewKind; readonly name: string; readonly skill: number };
}

export interface Side {
  readonly army: Omit<Army, 'units'>;
  readonly sp: number;
  /** Units at the beginning: what the staff is measured by. */
  readonly strength: number;
  /** Minutes of work that are left of this interval. */
  readonly minutes: number;
  readonly stage: Stage;
  /** May it buy and train in this interval? */
  readonly upgrade: boolean;
  readonly last: BattleResult | null;
}

export interface State {
  readonly title: string;
  readonly year: number | null;
  readonly mission: number;
  readonly phase: Phase;
  /** Hours between the last mission and the next. */
  readonly hours: number;
  /** Who has won Campaign Initiative and names the interval. */
  readonly leader: Seat;
  /** The last battle. */
  readonly report: Report | null;
  /** The campaign is being wound up: the last interval. */
  readonly closing: boolean;
  readonly sides: readonly [Side, Side];
  readonly units: readonly Unit[];
  readonly crews: readonly Crew[];
  readonly orders: readonly Purchase[];
  readonly serial: number;
  readonly end: { readonly winners: readonly Seat[]; readonly reason: string } | null;
}

export type Command =
  | { readonly type: 'battle'; readonly report: Report }
  /** The campaign is at its end; what follows is the last work. */
  | { readonly type: 'close' }
  | { readonly type: 'interval'; readonly hours: number }
  | { readonly type: 'salvage'; readonly unit: UnitId }
  | { readonly type: 'repair'; readonly unit: UnitId }
  | { readonly type: 'supply'; readonly unit: UnitId; readonly alternative?: boolean }
  | { readonly type: 'heal'; readonly crew: CrewId }
  | { readonly type: 'scrap'; readonly unit: UnitId }
  | { readonly type: 'buy'; readonly unit: Enlisted }
  | {
      readonly type: 'hire';
      readonly kind: CrewKind;
      readonly name: string;
      readonly platoon?: Platoon;
      readonly card?: PrintedCard;
      readonly trained?: boolean;
    }
  /** Points for a side that has become too weak. */
  | { readonly type: 'grant'; readonly seat: Seat; readonly sp: number }
  | { readonly type: 'advance'; readonly crew: CrewId }
  | { readonly type: 'assign'; readonly crew: CrewId; readonly unit: UnitId }
  /** On to buying and training where that is allowed, or ready for the next mission. */
  | { readonly type: 'next' };

export type Duty =
  | { readonly type: 'contend' }
  | { readonly type: 'diagnose' }
  | { readonly type: 'conclude' }
  | { readonly type: 'provision' };

export interface Campaign {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly duty: Duty;
  readonly event: Event;
  readonly questions: Questions;
  readonly truths: Truths;
  readonly sequences: Sequences;
}
