import type { Terrain } from '@sortie/board';
import type { Hex, Side } from '@sortie/geometry';
import type { Book } from '../rule.ts';
import type { Cause, Manner, Mode, State, Tempo, Unit } from '../shape.ts';
import type { Location, Weapon } from '../sheet/sheet.ts';
import type { Aim, Blowing, LocationTable, Step } from './looks.ts';

/** What a day is asked about: the battle, or none where only what lasts from beginning to end counts. */
interface Day {
  readonly state: State | null;
}

/** What the rules can be asked for a number about. */
export interface Questions {
  readonly toHit: Aim;
  readonly blow: Blowing;
  readonly blowDamage: Blowing;
  /** The number of a Piloting Skill Roll: `causes` are this roll's and all of the phase's damage. */
  readonly piloting: {
    readonly state: State;
    readonly unit: Unit;
    readonly cause: Cause;
    readonly causes: readonly Cause[];
    readonly depth: number;
  };
  /** Meters of a hex and of a level, seconds of a turn. */
  readonly scale: { readonly of: 'hex' | 'level' | 'turn' };
  /** What a side adds to its roll for initiative. */
  readonly initiative: { readonly state: State; readonly seat: number; readonly book: Book };
  readonly walkMp: { readonly unit: Unit };
  readonly runMp: { readonly unit: Unit; readonly walk: number };
  /** Points that a way gives which never leaves road and pavement. */
  readonly pavedMp: { readonly unit: Unit };
  /** What ways of running that not every table plays have to spend. */
  readonly mannerMp: { readonly unit: Unit; readonly manner: Manner; readonly walk: number; readonly run: number };
  readonly jumpMp: { readonly unit: Unit };
  readonly stepCost: Step;
  readonly turnCost: { readonly unit: Unit; readonly free: boolean };
  /** Lying down; a hex in the air; a level up or down in the air, in the water and on stairs; a hex in the water beyond its ground; the way off the map. */
  readonly proneCost: { readonly unit: Unit };
  readonly flightCost: { readonly unit: Unit };
  readonly levelCost: { readonly unit: Unit };
  readonly swimCost: { readonly unit: Unit };
  readonly exitCost: { readonly unit: Unit };
  /** What the sort of a vehicle adds to a roll for what it moves on, after a hit or after a jump. */
  readonly motive: { readonly unit: Unit; readonly jumped: boolean };
  /** Points that a glide down so many hexes in a row gives back. */
  readonly glide: { readonly descents: number };
  /** What an attack that has done so much inside adds to the roll for critical hits. */
  readonly force: { readonly structure: number };
  readonly infernoNumber: { readonly heat: number };
  /** By how much a roll to stay upright may fail before it means a fall. */
  readonly slack: { readonly unit: Unit };
  readonly standCost: { readonly unit: Unit; readonly points: number; readonly tempo?: Tempo | undefined };
  /** The farthest hex that a weapon reaches, and how often it fires in a turn. */
  readonly reach: { readonly weapon: Weapon };
  readonly rate: { readonly weapon: Weapon };
  /** The farthest hex that it is fired at for the hex itself. */
  readonly barrageReach: { readonly weapon: Weapon };
  /** Turns that shells fly before they come down. */
  readonly flight: { readonly weapon: Weapon; readonly range: number; readonly unit?: Unit };
  /** What movement adds to attacks on a unit. */
  readonly evasion: { readonly mode: Mode; readonly hexes: number };
  /** The row of the cluster table. */
  readonly clusterRow: { readonly aim: Aim; readonly rolled: number; readonly defended: boolean };
  readonly clusterHits: { readonly size: number; readonly row: number };
  /** Where a roll strikes, as an index into `LOCATIONS`. */
  readonly location: {
    readonly table: LocationTable;
    readonly side: Side;
    readonly quad: boolean;
    readonly turret: boolean;
    readonly prone: boolean;
    readonly rolled: number;
  };
  /** Where damage goes that a location can no longer take; no answer means that it is lost. */
  readonly inward: { readonly location: Location };
  /** What is left of a hit when armor of a special kind has softened it; `weapon` is `null` for everything that is not fired. */
  readonly hitDamage: {
    readonly unit: Unit;
    readonly location: Location;
    readonly rear: boolean;
    readonly points: number;
    readonly weapon: Weapon | null;
    readonly warhead?: string;
  };
  /** The roll for critical hits after modifiers. */
  readonly criticalRow: { readonly unit: Unit; readonly location: Location; readonly rear?: boolean; readonly rolled: number };
  readonly fallDamage: { readonly unit: Unit; readonly levels: number; readonly depth: number };
  /** Heat that comes about in a turn, and what is taken away. */
  readonly heat: { readonly state: State; readonly unit: Unit };
  readonly cooling: { readonly state: State; readonly unit: Unit; readonly depth: number };
  /** Numbers of the rolls that a level of heat makes necessary; 0 for no roll. */
  readonly shutdownNumber: { readonly heat: number; readonly unit?: Unit };
  readonly ammoNumber: { readonly heat: number; readonly unit: Unit };
  readonly heatHurts: { readonly unit: Unit };
  /** Squads of battle armor that a machine carries at once. */
  readonly riders: { readonly unit: Unit };
  /** MechWarriors who leave a machine one by one. */
  readonly seats: { readonly unit: Unit };
  /** To stay awake, or to wake, after so many hits. */
  readonly consciousness: { readonly hits: number };
  /** What another gravity than ours takes away from, or adds to, the points that a unit has. */
  readonly gravityMp: { readonly unit: Unit; readonly pull: number; readonly points: number };
  /** From ten on the ground shakes. */
  readonly tremor: { readonly state: State; readonly rolled: number };
  /** What makes it harder to set a hex on fire. */
  readonly kindling: { readonly state: State; readonly at: Hex };
  /** What has to be rolled for fire to leap to a hex down the wind: beside the way that it blows, or over a hex between. */
  readonly fireSpread: { readonly state: State; readonly aside: boolean; readonly far: boolean };
  /** How many steps the wind is stronger than a storm. */
  readonly beyondStorm: { readonly state: State };
  /** Points of a side where a game ends by turns. */
  readonly points: { readonly state: State; readonly seat: number };
  /** How dark it is, from 0 by day to pitch black, and how thick the air: rows of the table of sight. */
  readonly darkness: Day;
  readonly haze: Day;
  /** What ground stands that can be broken up. */
  readonly terrainFactor: { readonly terrain: Terrain };
  /** What is left of damage to walls, where some stand more than others; `area` for what bursts. */
  readonly wallDamage: { readonly state: State; readonly at: Hex; readonly points: number; readonly area: boolean };
  /** What a roll has to reach to crush a hull at a depth. */
  readonly crushNumber: { readonly unit: Unit; readonly depth: number };
}
