import { nth } from '@sortie/kernel';
import type { Shot } from '../shape.ts';
import type { Bin, Weapon } from '../sheet/sheet.ts';
import { isWhole, type OnMap, sheetFor } from '../state.ts';

/** Which of these bins hold what a weapon fires, full or empty: asked about every gun again and again, and always the same. */
const feeding = new WeakMap<Weapon, { readonly bins: readonly Bin[]; readonly fitting: readonly number[] }>();

function fittingOf(bins: readonly Bin[], weapon: Weapon): readonly number[] {
  const known = feeding.get(weapon);
  if (known?.bins === bins) return known.fitting;
  const fits = ({ type, rack, at }: Bin): boolean =>
    type === weapon.ammo && rack === weapon.ammoRack && (at === 'HH') === (weapon.at === 'HH');
  const fitting = bins.flatMap((bin, i) => (fits(bin) ? [i] : []));
  feeding.set(weapon, { bins, fitting });
  return fitting;
}

/** Bins that feed a weapon and still hold shots. */
export const binsFor = (unit: OnMap, weapon: Weapon): readonly number[] =>
  fittingOf(sheetFor(unit).bins, weapon).filter(bin => nth(unit.ammo, bin) > 0 && isWhole(unit, 'bin', bin));

const loadedWeapons = new WeakMap<Bin, Map<Weapon, Weapon>>();

/** A weapon as it fires what is in a bin. */
export function loadedWith(weapon: Weapon, bin: Bin): Weapon {
  if (!bin.reach) return weapon;
  let known = loadedWeapons.get(bin);
  if (!known) {
    known = new Map();
    loadedWeapons.set(bin, known);
  }
  let loaded = known.get(weapon);
  if (!loaded) {
    loaded = { ...weapon, ...bin.reach };
    known.set(weapon, loaded);
  }
  return loaded;
}

/** A weapon as it fires in one shot. */
export function loadedFor(unit: OnMap, weapon: Weapon, shot: Shot): Weapon {
  if (!takesSeveral(weapon)) return weapon;
  const bin = binOf(unit, weapon, shot);
  return bin === null ? weapon : loadedWith(weapon, nth(sheetFor(unit).bins, bin));
}

const SEVERAL: ReadonlySet<string> = new Set(['ATM', 'IATM', 'MML']);
export const takesSeveral = ({ ammo }: Weapon): boolean => SEVERAL.has(ammo);

/** The bin that pays for a shot: the one asked for, or the fullest of those that suit. */
export function binOf(unit: OnMap, weapon: Weapon, shot: Shot, suits?: (weapon: Weapon) => boolean): number | null {
  if (weapon.ammo === '') return null;
  const all = binsFor(unit, weapon);
  const bins = suits ? all.filter(bin => suits(loadedWith(weapon, nth(sheetFor(unit).bins, bin)))) : all;
  if (shot.bin !== undefined) return bins.includes(shot.bin) ? shot.bin : null;
  return bins.reduce<number | null>((best, bin) => (best === null || nth(unit.ammo, bin) > nth(unit.ammo, best) ? bin : best), null);
}
