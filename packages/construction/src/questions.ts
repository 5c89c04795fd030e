import type { Ammunition, Gear, Location, Rounding, Sidearm, Weapon } from '@sortie/roster';
import type { Base, Building } from './bases/base.ts';
import type { Arc } from './battle-value/arcs.ts';
import type { Battlefield, Capture, Ram, Train, Wagon } from './operations/ground.ts';
import type { Approach, Fleet, Networked, Scan, Tow } from './operations/operations.ts';
import type { Part, Subject } from './subject.ts';

/** A location of a design. */
export interface Spot {
  readonly subject: Subject;
  readonly at: Location;
}

/** A weapon on its way to a value. */
export interface Gun extends Part<Weapon> {
  /** Counted as pointing backwards. */
  readonly backwards: boolean;
}

/** Ammunition of one kind for all launchers that use it. */
export interface Supply {
  readonly subject: Subject;
  /** Value of the bins. */
  readonly bins: number;
  /** Value of the weapons that fire it. */
  readonly weapons: number;
}

/** Both halves of a Battle Value. */
export interface Halves {
  readonly subject: Subject;
  readonly defense: number;
  readonly offense: number;
}

/** A finished Battle Value with who is aboard and whom it is linked to. */
export interface Fielded {
  readonly subject: Subject;
  readonly value: number;
  readonly gunnery: number;
  readonly piloting: number;
  /** Battle Values of all units of its network, its own among them. */
  readonly network: number;
}

/** A design on the scales. */
export interface Scales {
  readonly subject: Subject;
  /** To half tons, or to the kilogram where fractions are accounted for. */
  readonly round: Rounding;
  readonly fractional: boolean;
}

/** Numbers that rules of construction answer, and what they may look at. */
export interface Questions {
  /** Battle Value, defense. */
  armorPoints: Spot;
  armorModifier: Spot;
  armorFactor: Subject;
  structurePoints: Subject;
  structureModifier: Subject;
  engineModifier: Subject;
  gyro: Subject;
  defensiveItem: Part;
  /** Slots of the machine itself that wear armor. */
  armoredSystems: Subject;
  explosion: Part;
  blueShieldExposure: Subject;
  typeModifier: Subject;
  defensiveFactor: Subject;
  /** Battle Value, offense. */
  weapon: Gun;
  /** A rifle or support weapon of foot troops, mounted on a small machine. */
  mountedArm: Part<Sidearm>;
  weaponHeat: Part<Weapon>;
  heatEfficiency: Subject;
  /** How much of an arc of a ship counts. */
  arcShare: Arc;
  troopWeapons: Subject;
  binValue: Part<Ammunition>;
  ammunition: Supply;
  offensiveItem: Part<Gear>;
  weight: Subject;
  speedPoints: Subject;
  offensiveModifier: Subject;
  /** Tons. */
  mass: Scales;
  /** Tons of what is on board, without the machine itself. */
  loadAt: Scales;
  /** Tons of a limb by itself. */
  limb: Spot;
  /** Percent of the weight of an engine that it burns on a hundred kilometres. */
  fuelShare: Subject;
  /** Kilometres that the tanks of a 'Mech last. */
  tankRange: Subject;
  /** Slots of a hull that all things share, and those that a thing fills on what carries it. */
  room: Subject;
  space: Part;
  /** Slots for bombs that a thing below a fighter fills. */
  bombSlots: Part;
  /** Hands aboard, and their beds. */
  crew: { readonly subject: Subject; readonly posts: number };
  gunners: Subject;
  officers: { readonly hands: number };
  quartersTons: Subject;
  quartersSlots: Subject;
  /** Tons of a base: of heavy weapons in a hex, of its generator, of fuel for a day, of space for fuel, and hexes of hangars for that. */
  heavyWeaponTons: Building;
  motiveTons: Building;
  /** Tons of armor of a hex, and C-bills of the walls. */
  wallTons: Building;
  wallPrice: Building;
  portalSets: Building;
  generatorTons: Base;
  fuelTons: Base;
  fuelSpace: { readonly tons: number };
  hangarHexes: { readonly tons: number; readonly levels: number };
  /** Of ships: tons and thrust of a tow, how far and on what number they find others, what they add to initiative, ranges of a network, and harder aim. */
  towMass: Tow;
  towedThrust: Tow & { readonly full: boolean };
  detection: Scan;
  detectionNumber: Scan;
  spaceInitiative: Fleet;
  networkRange: Networked;
  approach: Approach;
  /** On rails: the tons that a tractor pulls, the points that are left to it, and the damage of a ram. */
  trainLoad: { readonly tractor: Wagon; readonly train: Train };
  trainMp: { readonly tractor: Wagon; readonly load: number };
  ramDamage: Ram;
  /** What troops add to driving a machine that they have taken, and mapsheets of a battle. */
  capturedDriving: Capture;
  mapsheets: Battlefield;
  /** Year. */
  introduced: Part;
  /** C-bills. */
  price: Subject;
  /** Both together. */
  battleValue: Halves;
  fielded: Fielded;
}
