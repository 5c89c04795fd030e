import type { RuleId } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import type { WeaponKind } from './sheet.ts';

/** A weapon as the inventory of a record sheet prints it. */
export interface WeaponLine {
  readonly name: string;
  readonly kind: WeaponKind;
  readonly damage: number;
  readonly size: number;
  readonly ranges: readonly [short: number, medium: number, long: number];
  readonly ammo: boolean;
}

const beam = (name: string, damage: number, ...ranges: [number, number, number]): WeaponLine => ({
  name,
  kind: 'direct',
  damage,
  size: 0,
  ranges,
  ammo: false,
});
const gun = (name: string, damage: number, ...ranges: [number, number, number]): WeaponLine => ({
  ...beam(name, damage, ...ranges),
  ammo: true,
});
const srm = (size: number): WeaponLine => ({ name: `SRM ${size}`, kind: 'srm', damage: 2, size, ranges: [3, 6, 9], ammo: true });
const lrm = (size: number): WeaponLine => ({ name: `LRM ${size}`, kind: 'lrm', damage: 1, size, ranges: [7, 14, 21], ammo: true });

/**
 * The weapons of the eight record sheets, by the name that a unit on paper mounts them under. Their order is that of every inventory: a
 * weapon is known by its place there, so it must not depend on how a unit happens to be written down.
 */
export const WEAPON_LINES: { readonly [item: string]: WeaponLine } = {
  PPC: beam('PPC', 10, 6, 12, 18),
  'Large Laser': beam('Large Laser', 8, 5, 10, 15),
  'Medium Laser': beam('Medium Laser', 5, 3, 6, 9),
  'Small Laser': beam('Small Laser', 3, 1, 2, 3),
  'SRM 2': srm(2),
  'SRM 6': srm(6),
  'Autocannon/5': gun('AC/5', 5, 6, 12, 18),
  'Machine Gun': gun('Machine Gun', 2, 1, 2, 3),
  'LRM 5': lrm(5),
  'LRM 10': lrm(10),
  'LRM 15': lrm(15),
};

/** What the text itself says of six of them; the sheets agree. */
const printed = (id: RuleId, cite: string): QuickStartRule => ({
  id,
  cite,
  kind: 'core',
  structural: 'a line of the inventory of a sheet',
});

export const weaponTables: readonly QuickStartRule[] = [
  printed('QS-table-weapon-lrm5', 'QS p. 6'),
  printed('QS-table-weapon-large-laser', 'QS p. 6'),
  printed('QS-table-weapon-medium-laser', 'QS p. 6'),
  printed('QS-table-weapon-srm6', 'QS p. 6'),
  printed('QS-table-weapon-ppc', 'QS p. 8'),
  printed('QS-table-weapon-lrm10', 'QS p. 8'),
];
