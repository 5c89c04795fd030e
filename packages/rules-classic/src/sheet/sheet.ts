import type { Gait } from './gaits.ts';
import type { Gear } from './gear-kinds.ts';
import type { Location, Points } from './locations.ts';

export * from './gaits.ts';
export * from './gear-kinds.ts';
export * from './locations.ts';

export type Part =
  | 'engine'
  | 'gyro'
  | 'sensors'
  | 'lifeSupport'
  | 'cockpit'
  | 'shoulder'
  | 'upperArm'
  | 'lowerArm'
  | 'hand'
  | 'hip'
  | 'upperLeg'
  | 'lowerLeg'
  | 'foot'
  | 'weapon'
  | 'bin'
  | 'sink'
  | 'jet'
  | 'gear'
  | 'empty'
  /** What a ProtoMech suffers in a place, box by box. */
  | 'box'
  /** Of fighters. */
  | 'drive'
  | 'instruments'
  | 'avionics'
  | 'fireControl'
  | 'undercarriage';

/** One critical slot; `ref` is the index of the weapon, bin or piece of gear in its list. */
export interface Slot {
  readonly part: Part;
  readonly ref: number;
  /** A shell of its own takes the first hit. */
  readonly shell?: true;
}

/** How the shots of a weapon come about. */
export type Style = 'single' | 'cluster' | 'streak' | 'ultra' | 'rotary' | 'spread' | 'troop';

export interface Weapon {
  readonly name: string;
  readonly item: string;
  readonly at: Location;
  /** Part of it sits in another location. */
  readonly split: boolean;
  readonly rear: boolean;
  /** On the body of a suit, and not on an arm. */
  readonly body?: true;
  /** On a vehicle, in a small turret of its own on one side. */
  readonly swivel?: true;
  /** On a 'Mech, in a turret: where that sits. */
  readonly turning?: Location;
  readonly heat: number;
  /** At short, medium and long range; of one missile where there are missiles, of one trooper in thousandths where there are troopers. */
  readonly damage: readonly [number, number, number];
  /** Missiles or shots of one salvo; 1 for everything that strikes once. */
  readonly rack: number;
  readonly style: Style;
  /** Points of damage that share one hit location roll; 0 for all of a shot. */
  readonly group: number;
  readonly minimum: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  /** Brackets under water. */
  readonly underwater: readonly [number, number, number];
  readonly toHit: readonly [number, number, number];
  /** Kind of ammunition; empty when it needs none. */
  readonly ammo: string;
  readonly ammoRack: number;
  readonly direct: boolean;
  readonly energy: boolean;
  readonly missile: boolean;
  readonly pulse: boolean;
  readonly flamer: boolean;
  readonly heavyFlamer: boolean;
  /** Plasma of a machine: dice of heat that it is worth. */
  readonly plasma?: number;
  /** Strikes with pulses of interference, and whether it has to recharge afterwards. */
  readonly tsemp?: 'slow' | 'fast';
  /** Can be fired with less than all its power. */
  readonly bombast?: true;
  /** Sets nothing on fire; or what has to be rolled, where it is no usual weapon. */
  readonly kindles?: number | null;
  readonly indirect: boolean;
  readonly artemis: boolean;
  /** Of troopers: what it adds at arm's length, and whether it fires bursts. */
  readonly close?: number;
  readonly bursts?: true;
  /** Fires of itself at missiles. */
  readonly ams: boolean;
  /** Points a target out instead of hurting it. */
  readonly tag: boolean;
  /** Fires the machine guns beside it together. */
  readonly array: boolean;
  /** Made to fire at infantry. */
  readonly burst: boolean;
  /** Damage to its own location when it is struck; 0 if it does not explode. */
  readonly explosion: number;
  /** Guns that fire together with this one, at a single roll. */
  readonly linked?: number;
  /** Has exactly one salvo. */
  readonly oneShot: boolean;
  /** Troopers that it takes to serve it, where it is a field gun; 0 for everything else. */
  readonly crew: number;
  /** Known to these rules as something that can be fired. */
  readonly fires: boolean;
}

export interface Bin {
  readonly name: string;
  readonly at: Location;
  readonly type: string;
  readonly rack: number;
  readonly munition: string;
  readonly shots: number;
  /** Points of one full salvo when it goes up; 0 for what does not explode. */
  readonly salvo: number;
  /** Damage of one missile, where the ammunition decides it. */
  readonly damage: number;
  /** How the launcher fires it, where the ammunition decides that too. */
  readonly reach: Reach | null;
}

export interface Reach extends Pick<Weapon, 'minimum' | 'short' | 'medium' | 'long' | 'group' | 'indirect'> {}

export interface Link {
  readonly role: 'master' | 'slave' | 'peer';
  readonly masters: number;
}

/** What the rules need to know about a unit on paper. */
export interface Sheet {
  readonly kind: 'mech' | 'vehicle' | 'infantry' | 'battleArmor' | 'proto' | 'fighter';
  /** A hull with six sides, two levels tall. */
  readonly sixSided?: true;
  /** Hexes from bow to stern, where a vessel takes up more than one. */
  readonly vessel?: number;
  readonly gait: Gait;
  /** How it moves, as its paper says. */
  readonly motive: string;
  readonly name: string;
  readonly model: string;
  readonly tons: number;
  readonly quad: boolean;
  readonly clan: boolean;
  readonly locations: readonly Location[];
  readonly legs: readonly Location[];
  readonly walk: number;
  readonly jump: number;
  readonly improvedJets: boolean;
  readonly armor: Points;
  readonly rear: Points;
  readonly structure: Points;
  readonly slots: { readonly [L in Location]?: readonly Slot[] };
  readonly weapons: readonly Weapon[];
  readonly bins: readonly Bin[];
  readonly gear: readonly Gear[];
  /** Its place in a network of fire control: several masters in one machine lead a company. */
  readonly link: Link | null;
  /** What drives it, as its paper says. */
  readonly engine: string;
  /** Fusion engines heat up when they are hit. */
  readonly fusion: boolean;
  readonly xxl: boolean;
  readonly rating: number;
  /** No shield and no spikes: nothing comes before the armor. */
  readonly bare: boolean;
  /** Sinks inside the engine, which nothing can hit. */
  readonly engineSinks: number;
  /** Points of heat that one sink takes away. */
  readonly sinkValue: number;
  readonly laserSinks: boolean;
  readonly heavyGyro: boolean;
  readonly smallCockpit: boolean;
  /** What the cockpit and the armor are called on paper. */
  readonly cockpit: string;
  readonly plating: string;
  readonly hardened: boolean;
  /** Armor that is thinner than usual lets hits through that are stronger than this. */
  readonly bar: number;
  /** Swims: at any time, or only where it has stopped at the shore. */
  readonly floats?: 'freely' | 'fromShore';
  /** Tons of troops that it has room for. */
  readonly troopSpace?: number;
  /** So large that nobody misses it easily. */
  readonly large?: true;
  /** A vehicle of civil make, and one that nothing seeps into. */
  readonly support: boolean;
  /** Bits of what a platoon was trained for, where it was. */
  readonly training?: number;
  readonly sealed: boolean;
  /** What structure damage is multiplied by: doubled in composite, halved in reinforced structure. */
  readonly frame: 'standard' | 'composite' | 'reinforced';
  readonly industrial: boolean;
  /** What damage to a platoon is divided by, in tenths: what its troopers wear. */
  readonly divisor: number;
  /** What the clothes of a platoon hide it from, and the beasts under it that nobody overlooks. */
  readonly disguise?: readonly ('camo' | 'ir' | 'dest')[];
  readonly bigMounts?: true;
  /** A DropShip on the ground. */
  readonly dropShip?: true;
  /** A trailer. */
  readonly towed?: true;
  /** Suits: how heavy, from exoskeletons to assault, and whether they go on four legs. */
  readonly suits?: { readonly weight: number; readonly quad: boolean };
  /** Has propellers for the water. */
  readonly swims?: true;
  /** A platoon of one squad. */
  readonly single?: true;
  /** Troopers who wear something that keeps the air of strange worlds out. */
  readonly sealedSuits: boolean;
  /** Of fighters: safe and greatest thrust, and whether heat is of no concern. */
  readonly thrust?: Thrust;
}

interface Thrust {
  readonly safe: number;
  readonly most: number;
  readonly conventional: boolean;
  /** Needs no runway. */
  readonly vertical: boolean;
}

/** Heavy flamers and chemical lasers carry what they fire; all other beams live on the engine. */
export const needsPower = ({ energy, heavyFlamer, ammo }: Weapon): boolean => energy && !heavyFlamer && ammo !== 'CHEMICAL_LASER';
