import type { Answer, Roll } from '@sortie/kernel';
import type { Cluster, Edge, Group, ShotResult } from './event.ts';
import type { Location, Weapon } from './force/sheet.ts';
import type { Mech, Mode, Result, ScenarioName, Side, State, UnitId, WeaponId } from './shape.ts';

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
  /** 1 for a location without which a 'Mech is destroyed. */
  readonly vital: { readonly location: Location };
  /** 1 for a location without which a 'Mech cannot move. */
  readonly carries: { readonly location: Location };
  /** 1 if leaving the map over this edge is an escape; otherwise it is destruction. */
  readonly exit: { readonly scenario: ScenarioName; readonly side: Side; readonly edge: Edge };
  /** Victory points of a side as things stand. */
  readonly points: { readonly state: State; readonly side: Side };
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
  /** Each step begins one phase. */
  readonly turn: null;
  /** Each step resolves one part of one shot. */
  readonly attack: Attack;
  readonly judging: Verdict;
}
