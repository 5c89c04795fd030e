import type { WearKind } from '../event.ts';
import type { Unit, Wear } from '../shape.ts';
import type { Location, Weapon } from '../sheet/sheet.ts';
import { TURRETS } from '../sheet/vessels.ts';
import { sheetFor } from '../state.ts';

const IN_TURRET: readonly WearKind[] = ['stabilizer', 'turretJam', 'malfunction', 'turretLocks', 'weapon', 'ammunition', 'turretGone'];

/** Results of six to twelve, by the place struck. */
const CRITICALS: { readonly [L in Location]?: readonly WearKind[] } = {
  FR: ['driver', 'malfunction', 'stabilizer', 'sensors', 'commander', 'weapon', 'crewKilled'],
  LS: ['cargo', 'malfunction', 'stunned', 'stabilizer', 'weapon', 'engine', 'fuel'],
  RS: ['cargo', 'malfunction', 'stunned', 'stabilizer', 'weapon', 'engine', 'fuel'],
  RR: ['malfunction', 'cargo', 'stabilizer', 'weapon', 'engine', 'ammunition', 'fuel'],
  TU: IN_TURRET,
  FT: IN_TURRET,
};

/** The halves of the sides of a large hull suffer as its sides would. */
const HALVES: { readonly [L in Location]?: 'LS' | 'RS' } = { FRLS: 'LS', RRLS: 'LS', FRRS: 'RS', RRRS: 'RS' };

/** Turrets of a vessel turn as they like, and there are more of them. */
const ON_DECK: readonly WearKind[] = ['stabilizer', 'malfunction', 'malfunction', 'weapon', 'weapon', 'ammunition', 'turretGone'];

export const columnFor = (unit: Unit, location: Location): readonly WearKind[] | undefined =>
  isDeck(location) ? ON_DECK : (sheetFor(unit).gait === 'vtol' ? ALOFT : CRITICALS)[HALVES[location] ?? location];

export const isDeck = (location: Location): boolean => TURRETS.includes(location);

/** The same for what flies; some of it has a turret under its chin. */
const ALOFT: typeof CRITICALS = {
  TU: IN_TURRET,
  FR: ['commander', 'malfunction', 'stabilizer', 'sensors', 'driver', 'weapon', 'crewKilled'],
  LS: ['malfunction', 'cargo', 'stabilizer', 'weapon', 'engine', 'ammunition', 'fuel'],
  RS: ['malfunction', 'cargo', 'stabilizer', 'weapon', 'engine', 'ammunition', 'fuel'],
  RR: ['cargo', 'malfunction', 'stabilizer', 'weapon', 'sensors', 'engine', 'fuel'],
  RO: ['rotor', 'rotor', 'rotor', 'flight', 'flight', 'rotorGone', 'rotorGone'],
};
export const weaponsAt = (unit: Unit, location: Location, works: (weapon: Weapon, i: number) => boolean): readonly number[] =>
  sheetFor(unit).weapons.flatMap((weapon, i) => (weapon.at === location && !unit.wear?.broken.includes(i) && works(weapon, i) ? [i] : []));

/** Can a result happen here at all? Otherwise the next one does (TW-vehcrit-next). */
export function applies(unit: Unit, wear: Wear, location: Location, what: WearKind, laden: boolean): boolean {
  switch (what) {
    case 'cargo':
      return laden;
    case 'malfunction':
      return weaponsAt(unit, location, (_, i) => !unit.jammed.includes(i)).length > 0;
    case 'weapon':
      return weaponsAt(unit, location, () => true).length > 0;
    case 'stabilizer':
      return !wear.stabilizers.includes(location) && weaponsAt(unit, location, () => true).length > 0;
    case 'sensors':
      return wear.sensors < 4;
    case 'engine':
      return !wear.engine;
    case 'turretJam':
    case 'turretLocks':
      return (location === 'FT' ? wear.stuckFore : wear.stuckTurret) !== 'locked';
    case 'fuel':
      // A fusion engine has no tank: it is struck itself, and once only.
      return !(sheetFor(unit).fusion && wear.engine);
    case 'ammunition':
      // Without ammunition a weapon is lost instead, if there is one (TWR-16).
      return unit.ammo.some(left => left > 0) || weaponsAt(unit, location, () => true).length > 0;
    case 'flight':
      return !wear.stabilizers.includes('RO');
    default:
      return true;
  }
}
