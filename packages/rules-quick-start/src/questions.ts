import type { Answer, Roll } from '@sortie/kernel';
import type { Cluster, Group, ShotResult } from './event.ts';
import type { Weapon } from './force/sheet.ts';
import type { Mech, Mode, ScenarioName, Side, State, UnitId, WeaponId } from './shape.ts';

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
  /** Points at which the line of sight is blocked. */
  readonly damage: { readonly weapon: Weapon };
  /** The row of the cluster table after a roll. */
  readonly clusterRow: { readonly aim: Aim; readonly rolled: number };
  /** Missiles that strike. */
  readonly missiles: { readonly size: number; readonly row: number };
  /** Missiles that share one hit location roll. */
  readonly lot: { readonly weapon: Weapon };
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

export interface Sequences {
  /** Each step begins one phase. */
  readonly turn: null;
  /** Each step resolves one part of one shot. */
  readonly attack: Attack;
}
