import type { Board, Terrain } from '@sortie/board';
import type { Hex, Side } from '@sortie/geometry';
import type { Blow, Cause, Manner, Mech, Mode, Setting, State, Task, ThingKind } from '../shape.ts';
import type { Location, Weapon } from '../sheet/sheet.ts';
import type { Aim, Blowing, LocationTable, Looking, Peering, Scanning, Step } from './looks.ts';

/** What the rules can be asked for a number about. */
/** What a day is asked about: the battle, or none where only what lasts from beginning to end counts. */
interface Day {
  readonly state: State | null;
}

export interface Questions {
  readonly toHit: Aim;
  readonly blow: Blowing;
  readonly blowDamage: Blowing;
  /** The number of a Piloting Skill Roll: `causes` are this roll's and all of the phase's damage. */
  readonly piloting: {
    readonly state: State;
    readonly unit: Mech;
    readonly cause: Cause;
    readonly causes: readonly Cause[];
    readonly depth: number;
  };
  readonly walkMp: { readonly unit: Mech };
  readonly runMp: { readonly unit: Mech; readonly walk: number };
  /** What ways of running that not every table plays have to spend. */
  readonly mannerMp: { readonly unit: Mech; readonly manner: Manner; readonly walk: number; readonly run: number };
  readonly jumpMp: { readonly unit: Mech };
  readonly stepCost: Step;
  /** More than 0 where who turns at a run may slide although the ground is not paved. */
  readonly slippery: { readonly board: Board; readonly at: Hex };
  /** More than 0 where a hex may not be entered this way. */
  readonly barred: Step;
  readonly turnCost: { readonly unit: Mech; readonly free: boolean };
  /** Points for going hull-down, for a level of a wall, and for each hex crawled beyond what it costs; 0 where nobody does. */
  readonly hullDownCost: { readonly unit: Mech; readonly prone: boolean; readonly state: State; readonly at: Hex };
  readonly climbCost: { readonly unit: Mech };
  readonly crawlCost: { readonly unit: Mech };
  /** More than 0 where a vehicle says how many points it will spend, and has to go straight on for as long as they say. */
  readonly pledge: { readonly unit: Mech };
  /** By how much a roll to stay upright may fail before it means a fall. */
  /** More than 0 where one may hurry over ground without paying for it. */
  readonly haste: { readonly unit: Mech };
  /** More than 0 where one may go on at full speed without seeing where. */
  readonly blindly: { readonly unit: Mech };
  /** What the sort of a vehicle adds to a roll for what it moves on, after a hit or after a jump. */
  readonly motive: { readonly unit: Mech; readonly jumped: boolean };
  /** Points that a glide down so many hexes in a row gives back. */
  readonly glide: { readonly descents: number };
  /** The number that bombs need, and more than 0 where a unit may carry any. */
  readonly bombing: { readonly state: State; readonly unit: Mech };
  /** More than 0 where the vehicles of a lance move as one. */
  readonly together: { readonly state: State };
  /** More than 0 where shots may be called. */
  readonly calling: { readonly unit: Mech };
  /** More than 0 where platoons fire their artillery at what flies. */
  readonly fieldFlak: { readonly unit: Mech };
  /** More than 0 where a submarine may look out of the water. */
  readonly masts: { readonly unit: Mech };
  /** More than 0 where weapons may be powered down. */
  readonly switching: { readonly unit: Mech };
  /** More than 0 where a place that may go through armor is rolled anew. */
  readonly floating: { readonly unit: Mech };
  /** What an attack that has done so much inside adds to the roll for critical hits. */
  readonly force: { readonly structure: number };
  readonly infernoNumber: { readonly heat: number };
  /** More than 0 where a kind of blow that not every table plays is known. */
  readonly knows: { readonly kind: Blow['kind'] };
  /** More than 0 where troops are kept down by fire at their hex. */
  readonly suppressing: { readonly state: State };
  /** More than 0 where a suit lives through being under water. */
  readonly survives: { readonly unit: Mech; readonly location: Location };
  /** More than 0 where hands may take up a thing of a kind, and where they may crush it. */
  readonly lifting: { readonly unit: Mech; readonly kind: ThingKind };
  readonly crushes: { readonly unit: Mech };
  /** The roll to get or keep a whip round an arm. */
  readonly winding: { readonly unit: Mech; readonly target: Mech };
  readonly slack: { readonly unit: Mech };
  readonly standCost: { readonly unit: Mech; readonly points: number };
  /** The farthest hex that a weapon reaches, and how often it fires in a turn. */
  readonly reach: { readonly weapon: Weapon };
  readonly rate: { readonly weapon: Weapon };
  /** What a weapon may do to hexes: 1 fire at those that somebody sees, 2 at any, 0 nothing. */
  readonly barrage: { readonly weapon: Weapon; readonly munition: string };
  readonly barrageReach: { readonly weapon: Weapon };
  /** Turns that shells fly before they come down. */
  readonly flight: { readonly weapon: Weapon; readonly range: number; readonly unit?: Mech };
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
    readonly unit: Mech;
    readonly location: Location;
    readonly rear: boolean;
    readonly points: number;
    readonly weapon: Weapon | null;
    readonly warhead?: string;
  };
  /** The roll for critical hits after modifiers. */
  readonly criticalRow: { readonly unit: Mech; readonly location: Location; readonly rolled: number };
  readonly fallDamage: { readonly unit: Mech; readonly levels: number; readonly depth: number };
  /** Heat that comes about in a turn, and what is taken away. */
  readonly heat: { readonly state: State; readonly unit: Mech };
  readonly cooling: { readonly state: State; readonly unit: Mech; readonly depth: number };
  /** Numbers of the rolls that a level of heat makes necessary; 0 for no roll. */
  readonly shutdownNumber: { readonly heat: number; readonly unit?: Mech };
  readonly ammoNumber: { readonly heat: number; readonly unit: Mech };
  readonly heatHurts: { readonly unit: Mech };
  /** More than 0 where troops may leave a machine in the air. */
  readonly ropes: { readonly unit: Mech };
  /** MechWarriors who leave a machine one by one. */
  readonly seats: { readonly unit: Mech };
  /** To stay awake, or to wake, after so many hits. */
  readonly consciousness: { readonly hits: number };
  /** What another gravity than ours takes away from, or adds to, the points that a unit has. */
  readonly gravityMp: { readonly unit: Mech; readonly pull: number; readonly points: number };
  /** More than 0 where the rules in force know a task. */
  readonly task: { readonly task: Task | 'detonate' };
  /** From ten on the ground shakes. */
  readonly tremor: { readonly state: State; readonly rolled: number };
  /** What makes it harder to set a hex on fire; more than 0 where what burns of itself burns on any ground; and where coolant puts fires out. */
  readonly kindling: { readonly state: State; readonly at: Hex };
  readonly burnsAnywhere: { readonly state: State };
  readonly dousing: { readonly board: State['board'] };
  /** What has to be rolled for fire to leap to a hex down the wind: beside the way that it blows, or over a hex between. */
  readonly fireSpread: { readonly state: State; readonly aside: boolean; readonly far: boolean };
  /** Points of a side where a game ends by turns. */
  readonly points: { readonly state: State; readonly seat: number };
  /** How dark it is, from 0 by day to pitch black, and how thick the air: rows of the table of sight. */
  readonly darkness: Day;
  readonly haze: Day;
  /** How far lights show somebody in the dark. */
  readonly litRange: Looking;
  /** How far eyes see through the air of the day; then how far they see at all, and more than 0 where they see across the surface of water. */
  readonly clearRange: Peering;
  readonly visualRange: Looking & { readonly clear: number };
  readonly throughWater: Looking;
  /** The outer edge of a band of a sensor: 0 short, 1 medium, 2 long. 0 hexes where it finds nothing. */
  readonly sensorEdge: Scanning & { readonly band: number };
  /** More than 0 where a probe finds whoever hides, whatever is between. */
  readonly probed: Looking;
  /** What is added to the roll of a search. */
  readonly scanModifier: Scanning;
  /** More than 0 where the rules in force let equipment be set so. */
  readonly tuning: { readonly setting: Setting };
  /** What some ground stands before it is broken up; 0 where nothing breaks it. */
  readonly terrainFactor: { readonly terrain: Terrain };
  /** More than 0 where a pod that jams may be told to undo jamming instead. */
  readonly counterPods: { readonly unit: Mech };
  /** More than 0 where fighters fly. */
  readonly flights: { readonly unit: Mech };
  /** What it costs to leave a sensor behind, and to step on one of the other side; 0 where that cannot be done. */
  readonly sowCost: { readonly unit: Mech };
  readonly crushCost: { readonly state: State; readonly unit: Mech; readonly at: Hex };
  /** What is left of damage to walls, where some stand more than others; `area` for what bursts. */
  readonly wallDamage: { readonly state: State; readonly at: Hex; readonly points: number; readonly area: boolean };
  /** What a roll has to reach to crush a hull at a depth. */
  readonly crushNumber: { readonly unit: Mech; readonly depth: number };
}
