import type { table as terrain } from '@sortie/board';
import type { Card } from '../card/card.ts';
import type { MissionOrder } from './mission.ts';
import type { Heading, Point } from './place.ts';
import type { Bomb, Ring } from './run.ts';

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

export const AGGRESSIONS = ['aggressive', 'defensive', 'passive', 'suicidal'] as const;
export type Aggression = (typeof AGGRESSIONS)[number];

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
  /** Where an aircraft is when the game begins; far out if nothing is said. */
  readonly ring?: Ring;
  /** An aircraft that is set up on the ground. */
  readonly grounded?: boolean;
  /** Bombs hung on it before the game. */
  readonly bombs?: readonly Bomb[];
  /** What its pilot or crew brings along, by name: implants and abilities. */
  readonly abilities?: readonly string[];
  /** Traits of the machine that no card prints, where players agree on them. */
  readonly quirks?: readonly string[];
  /** The formation that its lance is, as all units of the lance carry it: `battle`, `assault:multi-tasker`, `support:lance=1`. */
  readonly formation?: string;
  /** Which of the abilities that its formation lends it is to have; as the formation sees fit if nobody says anything. */
  readonly bonus?: readonly string[];
  /** What a machine that thinks for itself does by itself. */
  readonly aggression?: Aggression;
  /** A contingent with an initiative of its own; 0 is the main force. */
  readonly contingent?: number;
  /** What it has not recovered from since its last battle. */
  readonly worn?: Worn;
  /** Point value with skill; that of the card if absent. */
  readonly pv?: number;
}

/** Points and hits that were not repaired, a crew that is hurt, sights that were put right only in part. */
export interface Worn {
  readonly armor?: number;
  readonly structure?: number;
  readonly engine?: number;
  readonly fireControl?: number;
  readonly weapon?: number;
  readonly mp?: number;
  readonly wounded?: boolean;
  readonly misaligned?: boolean;
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
  /** Special command abilities of each side, by name, where players agree on them. */
  readonly commands?: readonly [readonly string[], readonly string[]];
  /** What kind of fight it is, and who fights: what some commands specialize in. */
  readonly occasion?: Occasion;
  /** What the fight is about, where it is more than the last one standing. */
  readonly mission?: MissionOrder;
}

export interface Occasion {
  readonly scenario?: string;
  readonly factions?: readonly [string, string];
}
