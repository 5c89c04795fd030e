import { flag, misread, nth, oneOf, optional, type Read, type Reading, type RecordOf, record, tell, text, whole } from '@sortie/kernel';
import { equipmentNamed } from '@sortie/roster';
import type { Shot } from '../shape.ts';
import { LOCATIONS, type Sheet, type Weapon } from '../sheet/sheet.ts';
import { binOf } from '../sheet/weapons.ts';

const WEAPON = {
  name: text(200),
  location: optional(text(20)),
  rear: optional(flag),
  nth: optional(whole(1, 60)),
  ammo: optional(text(200)),
  rate: optional(whole(1, 6)),
  aim: optional(oneOf(...LOCATIONS)),
  hot: optional(flag),
} as const;

export type SceneWeapon = RecordOf<typeof WEAPON>;
export const sceneWeapon: Read<SceneWeapon> = record(WEAPON);

/** Places of troops: each of them carries what all carry. */
const isShared = (location: string): boolean => /^(Squad|Point|Trooper \d|TPRS|FGUN|TR|S\d)$/.test(location);

const isAt = (weapon: Weapon, location: string): boolean => isShared(location) || weapon.at === location;

/** Is a weapon called so, in a unit's file or in the tables? */
export function isCalled(weapon: Weapon, name: string): boolean {
  if (weapon.name === name || weapon.item === name) return true;
  const item = equipmentNamed(name);
  return item !== undefined && (item.id === weapon.item || item.id === `IS ${weapon.item}`);
}

const described = ({ name, at, rear }: Weapon): string => `${name} in ${at}${rear ? ' (rear)' : ''}`;

/** The weapon that a scene names. */
export function weaponCalled(sheet: Sheet, wanted: SceneWeapon, at: string): Reading<number> {
  const { name, location, rear, nth = 1 } = wanted;
  const fits = (weapon: Weapon): boolean =>
    (isCalled(weapon, name) || (weapon.style === 'troop' && location === 'TPRS')) &&
    (location === undefined || isAt(weapon, location)) &&
    (rear === undefined || weapon.rear === rear);
  const found = sheet.weapons.flatMap((weapon, i) => (fits(weapon) ? [i] : []))[nth - 1];
  if (found !== undefined) return { ok: true, value: found };
  const there = location === undefined ? name : `${name} in ${location}`;
  const which = nth > 1 ? `number ${nth} of ${there}` : there;
  const weapons = sheet.weapons.map(described).join(', ') || 'none';
  return misread(tell('no weapon {weapon}: it has {weapons}', { weapon: which, weapons }), at);
}

/** The bin that holds what a scene says the weapon is loaded with. */
function binCalled(sheet: Sheet, weapon: Weapon, ammo: string, at: string): Reading<number | undefined> {
  if (weapon.ammo === '') return { ok: true, value: undefined };
  const item = equipmentNamed(ammo);
  const like = item?.kind === 'ammo' ? binOf(item, { kind: 'ammo', item: item.id, at: 'CT' }) : undefined;
  const found = sheet.bins.findIndex(
    bin => bin.name === ammo || (like && bin.type === like.type && bin.rack === like.rack && bin.munition === like.munition),
  );
  if (found >= 0) return { ok: true, value: found };
  const bins = sheet.bins.map(({ name }) => name).join(', ') || 'none';
  return misread(tell('no ammunition {ammo}: it has {bins}', { ammo, bins }), at);
}

/** A shot with a weapon of a scene. */
export function shotWith(sheet: Sheet, wanted: SceneWeapon, target: number, at: string): Reading<Shot> {
  const weapon = weaponCalled(sheet, wanted, at);
  if (!weapon.ok) return weapon;
  const { ammo, rate, aim, hot } = wanted;
  const bin = ammo ? binCalled(sheet, nth(sheet.weapons, weapon.value), ammo, `${at}.ammo`) : { ok: true as const, value: undefined };
  if (!bin.ok) return bin;
  return {
    ok: true,
    value: {
      weapon: weapon.value,
      target,
      ...(bin.value === undefined ? {} : { bin: bin.value }),
      ...(rate === undefined ? {} : { rate }),
      ...(aim === undefined ? {} : { aim }),
      ...(hot ? { hot } : {}),
    },
  };
}
