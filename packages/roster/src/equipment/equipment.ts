/** Which side makes a thing; `all` when both do. */
export type Maker = 'inner-sphere' | 'clan' | 'all';

export type RulesLevel = 'introductory' | 'standard' | 'advanced' | 'experimental' | 'unofficial';

interface Item {
  /** The one name that mounts refer to. */
  readonly id: string;
  /** The name to show. */
  readonly name: string;
  readonly tech: Maker;
  readonly level: RulesLevel;
  readonly bv: number;
  readonly cost: number;
  readonly year: number;
  readonly traits: ReadonlySet<string>;
}

export interface Ranges {
  readonly minimum: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  readonly extreme: number;
}

export interface Weapon extends Item {
  readonly kind: 'weapon';
  /** Who can carry it: `mek/vehicle/aero`, `ba`, `capital` … */
  readonly category: string;
  readonly heat: number;
  /** Damage at short, medium and long range. */
  readonly damage: readonly [short: number, medium: number, long: number];
  /** `cluster`, `special` or `artillery` when one figure cannot say it. */
  readonly damageStyle: string;
  readonly rack: number;
  readonly perMissile: number;
  readonly range: Ranges;
  /** Brackets under water; zeros where it cannot be fired there. */
  readonly underwater: readonly [short: number, medium: number, long: number];
  readonly toHit: readonly [short: number, medium: number, long: number];
  /** Kind of ammunition; empty when it needs none. */
  readonly ammo: string;
  readonly tons: number;
  readonly slots: number;
  /** Weapon bay that large craft group it in. */
  readonly bay: string;
  /** Attack values at short, medium, long and extreme aerospace range. */
  readonly attackValues: readonly [number, number, number, number];
}

export interface Ammunition extends Item {
  readonly kind: 'ammo';
  readonly type: string;
  readonly munition: string;
  readonly rack: number;
  readonly damage: number;
  /** Shots in a full bin of `tons`. */
  readonly shots: number;
  readonly tons: number;
  readonly kgPerShot: number;
}

export interface Gear extends Item {
  readonly kind: 'equipment';
  /** Undefined when the mass depends on what it is mounted on. */
  readonly tons: number | undefined;
  readonly slots: number | undefined;
  readonly subtype: number;
  readonly spreadable: boolean;
}

export interface ArmorType extends Item {
  readonly kind: 'armor';
  readonly type: string;
  readonly pointsPerTon: number;
  readonly kgPerPoint: number;
  readonly mechSlots: number;
  readonly fighterSlots: number;
  readonly vehicleSlots: number;
  readonly bar: number;
}

/** A weapon carried by foot troops. */
export interface Sidearm extends Item {
  readonly kind: 'sidearm';
  readonly damage: number;
  readonly range: number;
  readonly crew: number;
  readonly tons: number;
}

export type Equipment = Weapon | Ammunition | Gear | ArmorType | Sidearm;
