import { type Reading, type RuleId, sure } from '@sortie/kernel';
import { ammunitionOf, BOX_MECHS, type Mount, type Unit, weaponsOf } from '@sortie/roster';
import type { QuickStartRule } from '../rule.ts';
import { type AmmoType, type Circles, LOCATIONS, type Location, type Sheet, type Weapon } from './sheet.ts';
import { WEAPON_LINES, type WeaponLine } from './weapons.ts';

/**
 * The record sheet of a unit on paper, or why it has none in this game. A sheet prints front armor only: the worked example gives
 * a WVR-6R 16 circles on the left arm and 20 on the left torso, which are its front armor without structure and without rear.
 */
export function sheetOf(unit: Unit): Reading<Sheet> {
  const no = (why: string): Reading<Sheet> => ({ ok: false, problem: `${unit.chassis} ${unit.model} ${why}`.trim() });
  if (unit.kind !== 'mech' || unit.frame !== 'biped') return no("is not a two-legged 'Mech");
  const armor: { [location: string]: number } = {};
  for (const location of LOCATIONS) {
    const circles = unit.armor.front[location];
    if (circles === undefined || circles < 1) return no(`has no armor on its ${location}`);
    armor[location] = circles;
  }
  const strange = weaponsOf(unit).find(({ item }) => !Object.hasOwn(WEAPON_LINES, item));
  if (strange) return no(`carries a ${strange.item}, which this game does not know`);
  const backwards = weaponsOf(unit).find(({ rear }) => rear);
  if (backwards) return no(`has a ${backwards.item} that fires to the rear, and this game has one arc`);
  const mounts = inventory(unit);
  const ammo = ammoOf(unit, mounts);
  const { walk, run, jump } = unit.movement;
  const weapons = mounts.map(mount => weaponOf(mount, ammo));
  const { model: code, chassis: name, tons } = unit;
  return { ok: true, value: { code, name, tons, walk, run, jump, armor: armor as Circles, weapons, ammo } };
}

const NAMES = Object.keys(WEAPON_LINES);
const lineOf = (item: string): WeaponLine => sure(WEAPON_LINES[item], item);

/** The weapons in the order of the table, and where there are several of a kind from head to arms. */
const inventory = (unit: Unit): readonly Mount[] =>
  weaponsOf(unit).toSorted(
    (a, b) => NAMES.indexOf(a.item) - NAMES.indexOf(b.item) || LOCATIONS.indexOf(a.at as Location) - LOCATIONS.indexOf(b.at as Location),
  );

/** Shots by type of ammunition: the sheet counts them together, wherever the bins are. */
function ammoOf(unit: Unit, mounts: readonly Mount[]): readonly AmmoType[] {
  const types = new Set(mounts.flatMap(({ item }) => (lineOf(item).ammo ? [lineOf(item).name] : [])));
  return [...types].map(type => ({ type, shots: shotsFor(unit, type) }));
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A bin is named after its launcher: "IS Ammo LRM-10" feeds the LRM 10, "IS Ammo MG - Full" the machine guns. */
function shotsFor(unit: Unit, type: string): number {
  const wanted = type === 'Machine Gun' ? 'mg' : plain(type);
  const feeds = ({ item }: Mount): boolean => plain(item).replace(/^isammo|full$/g, '') === wanted;
  return ammunitionOf(unit).reduce((sum, bin) => (feeds(bin) ? sum + (bin.shots ?? 0) : sum), 0);
}

function weaponOf({ item, at }: Mount, ammo: readonly AmmoType[]): Weapon {
  const { name, kind, damage, size, ranges, ammo: needsAmmo } = lineOf(item);
  const [short, medium, long] = ranges;
  const fedBy = needsAmmo ? ammo.findIndex(({ type }) => type === name) : null;
  return { name, at: at as Location, kind, damage, size, short, medium, long, ammo: fedBy };
}

function known(unit: Unit): Sheet {
  const read = sheetOf(unit);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

/** The eight record sheets of the box. */
export const BOX_SHEETS: readonly Sheet[] = BOX_MECHS.filter(unit =>
  ['GRF-1N', 'GRF-1S', 'WVR-6R', 'WVR-6M', 'TDR-5S', 'TDR-5SE', 'LCT-1V', 'LCT-1E'].includes(unit.model),
).map(known);

const byCode: ReadonlyMap<string, Sheet> = new Map(BOX_SHEETS.map(sheet => [sheet.code, sheet]));

/** A record sheet by its full code: variants of one chassis are different sheets. */
export const sheetCalled = (code: string): Sheet | undefined => byCode.get(code);

const sheetRule = (id: RuleId, cite: string): QuickStartRule => ({ id, cite, kind: 'core', structural: 'a record sheet of the box' });

export const sheetRules: readonly QuickStartRule[] = [
  sheetRule('QS-force-grf-1n', 'QS p. 8'),
  sheetRule('QS-force-grf-1s', 'QS p. 8'),
  sheetRule('QS-force-wvr-6r', 'QS p. 6'),
  sheetRule('QS-force-wvr-6m', 'QS p. 10'),
  sheetRule('QS-force-tdr-5s', 'QS p. 10'),
  sheetRule('QS-force-tdr-5se', 'QS p. 10'),
  sheetRule('QS-force-lct-1v', 'QS p. 10'),
  sheetRule('QS-force-lct-1e', 'QS p. 10'),
];
