import type { Weapon } from './sheet.ts';

const isArray = ({ array }: Weapon): boolean => array;

/** Guns of the same make in the same place as an array. */
export const linkedTo = (array: Weapon, gun: Weapon): boolean => !isArray(gun) && gun.at === array.at && gun.ammo === array.ammo;

/** An array fires all its guns at once: a salvo of as many shots. */
export function withArrays(weapons: readonly Weapon[]): readonly Weapon[] {
  if (!weapons.some(isArray)) return weapons;
  return weapons.map(weapon => {
    if (!isArray(weapon)) return weapon;
    const guns = weapons.filter(gun => linkedTo(weapon, gun)).length;
    return { ...weapon, fires: guns > 0, style: 'cluster', rack: Math.max(1, guns), linked: Math.max(1, guns), group: 0 };
  });
}
