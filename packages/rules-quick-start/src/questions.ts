import type { Answer, Candidate, Roll, Seat } from '@sortie/kernel';
import type { Cluster, Edge, Group, ShotResult } from './event.ts';
import type { Location, Weapon } from './force/sheet.ts';
import type { Book, Seen } from './rule.ts';
import type { Command, Mech, Mode, QuickStart, Result, ScenarioName, Side, State, UnitId, WeaponId } from './shape.ts';

/** Woods in a hex: 0 clear, 1 light, 2 heavy. */
export type Woods = 0 | 1 | 2;

/** All a to-hit rule may look at. */
export interface Aim {
  readonly attacker: Mech;
  readonly target: Mech;
  readonly weapon: Weapon;
  /** Hexes from attacker to target, counting the target's. */
  readonly range: number;
  /** Hexes of woods along the line of sight, without its two ends. */
  readonly lightBetween: number;
  readonly heavyBetween: number;
  /** Woods in the hexes at the two ends. */
  readonly attackerIn: Woods;
  readonly targetIn: Woods;
}

export type Bracket = 'short' | 'medium' | 'long' | 'beyond';

/** What the rules can be asked for a number about. */
export interface Questions {
  /** The modified Target Number. */
  readonly toHit: Aim;
  /** Movement points that a 'Mech has in a mode. */
  readonly allowance: { readonly unit: Mech; readonly mode: Mode; readonly scenario: ScenarioName };
  /** Movement points for one thing done on the move. */
  readonly stepCost: { readonly act: 'enter' | 'turn' | 'leave'; readonly mode: Mode; readonly woods: Woods };
  /** Movement points for a jump over so many hexes. */
  readonly jumpCost: { readonly hexes: number };
  /** What the movement die shows: the number of a move that adds so much to shots at the 'Mech, and its colour as an index into `COLOURS`. */
  readonly dieNumber: { readonly evasion: number };
  readonly dieColour: { readonly mode: Mode };
  /** Rows along its edge of the map in which a side sets up. */
  readonly depth: { readonly side: Side };
  /** What a move adds to shots at the 'Mech that made it. */
  readonly evasion: { readonly mode: Mode; readonly hexes: number };
  /** Points that one intervening hex adds towards blocking the line of sight. */
  readonly hindrance: { readonly woods: Woods };
  /** Points at which a line of sight is blocked. */
  readonly blocking: null;
  /** Damage Value of a weapon, or of one of its missiles. */
  readonly damage: { readonly weapon: Weapon };
  /** The row of the cluster table after a roll. */
  readonly clusterRow: { readonly aim: Aim; readonly rolled: number };
  /** Missiles that strike. */
  readonly missiles: { readonly size: number; readonly row: number };
  /** Missiles that share one hit location roll. */
  readonly lot: { readonly weapon: Weapon };
  /** Where a roll strikes, as an index into `LOCATIONS`. */
  readonly struck: { readonly rolled: number };
  /** Where damage goes that a location can no longer take; no answer means that it ends there. Indices into `LOCATIONS`. */
  readonly inward: { readonly location: Location };
  /** The location that is lost together with this one. */
  readonly takesAlong: { readonly location: Location };
  /** Victory points of a side as things stand. */
  readonly points: { readonly state: State; readonly side: Side };
}

/** What is so or not. */
export interface Truths {
  /** A 'Mech keeps others from walking or running through its hex. */
  readonly bars: { readonly enemy: boolean };
  /** Nobody ends a move of this mode in the hex of another 'Mech. */
  readonly full: { readonly mode: Mode };
  /** A 'Mech steps into the hex behind it. */
  readonly backward: { readonly mode: Mode };
  /** A 'Mech is destroyed without this location, or cannot move. */
  readonly vital: { readonly location: Location };
  readonly carries: { readonly location: Location };
  /** Leaving the map over this edge is an escape; otherwise it is destruction. */
  readonly escape: { readonly scenario: ScenarioName; readonly side: Side; readonly edge: Edge };
  /** Victory points decide, and not who is left on the map. */
  readonly scored: { readonly scenario: ScenarioName };
}

/** Choices whose words rules open. */
export interface Choices {
  readonly scenario: ScenarioName;
}

/** Somebody is asked. */
export interface Asked {
  readonly view: Seen;
  readonly seat: Seat;
  readonly book: Book;
}

/** The same, with luck: `pick(n)` is uniform in 0 … n−1. */
export interface Chance extends Asked {
  readonly pick: (n: number) => number;
}

/** Lists that rules add to. */
export interface Offers {
  /** Commands worth considering; what is not allowed is left out. */
  readonly moments: (about: Asked) => Command;
  /** Some of them at random, the first that is allowed being taken. */
  readonly chances: (about: Chance) => Command;
  /** What an opponent thinks of them. */
  readonly guesses: (about: Asked) => Candidate<QuickStart>;
  /** What tells a 'Mech from others with the same sheet when its fire is judged. */
  readonly traits: (about: { readonly unit: Mech }) => string;
}

/** One shot on its way through the steps of its resolution. */
export interface Attack {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly weapon: WeaponId;
  readonly aim: Aim;
  /** The attacker left the shot out. */
  readonly aborted: boolean;
  toHit: Answer;
  result: ShotResult;
  roll: Roll | null;
  cluster: Cluster | null;
  groups: readonly Group[];
}

/** How a game stands after a phase; the first step that finds it over says so. */
export interface Verdict {
  result: Result | null;
}

export interface Sequences {
  /** Each step begins one stage of the preparations, and the last one the battle. */
  readonly opening: null;
  /** Each step names the seat that is asked next in a stage of its own; nobody when the stage is over. */
  readonly staging: { seat: Seat | undefined };
  /** Each step begins one phase. */
  readonly turn: null;
  /** Each step resolves one part of one shot. */
  readonly attack: Attack;
  readonly judging: Verdict;
}
