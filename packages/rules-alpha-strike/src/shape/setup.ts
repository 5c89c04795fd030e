import type { table as terrain } from '@sortie/board';
import type { Card } from '../card/card.ts';
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
  /** Buildings disturb electronics. */
  readonly emi?: true;
}

export interface Entry {
  readonly card: string | Card;
  readonly skill?: number;
  /** Skills of another game, from which the Skill is made where it is not told. */
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly name?: string;
  /** May be set up hidden. */
  readonly hidden?: boolean;
  readonly lance?: number;
  /** Its card is an older one for a Point of five ProtoMechs, and this is one of them; all with the same number are one Point. */
  readonly point?: number;
  readonly commander?: 'force' | 'lance';
  /** Begins the game riding this unit of the same force, by its place in the list. */
  readonly rides?: number;
  /** Artillery that stays off the table, so many inches away. */
  readonly offTable?: number;
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
