/** The eight locations of the armor diagram, by the letters a record sheet prints. */
export const LOCATIONS = ['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'] as const;
export type Location = (typeof LOCATIONS)[number];

/** Armor circles by location: all there are on a sheet, those still open on a 'Mech. */
export type Circles = { readonly [L in Location]: number };

export type WeaponKind = 'direct' | 'srm' | 'lrm';

/** One line of the weapons inventory, one line for each weapon. */
export interface Weapon {
  readonly name: string;
  readonly at: Location;
  readonly kind: WeaponKind;
  /** Damage Value; of each missile for launchers. */
  readonly damage: number;
  /** Size of the launcher, which is its column of the cluster table; 0 for what fires no missiles. */
  readonly size: number;
  /** The last hex of each range bracket. */
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  /** Which of the sheet's `ammo` it uses; `null` if none. */
  readonly ammo: number | null;
}

export interface AmmoType {
  readonly type: string;
  readonly shots: number;
}

/** What a record sheet prints: never changed by play. */
export interface Sheet {
  /** Full designation, such as `GRF-1N`: variants of one chassis are different sheets. */
  readonly code: string;
  readonly name: string;
  readonly tons: number;
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  readonly armor: Circles;
  readonly weapons: readonly Weapon[];
  readonly ammo: readonly AmmoType[];
}
