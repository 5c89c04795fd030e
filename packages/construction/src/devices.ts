import type { Gear, Mount, Weapon } from '@sortie/roster';
import type { Fitting } from './subject.ts';

/** Which weapons a device serves. */
const SERVES: readonly (readonly [trait: string, serves: (weapon: Weapon) => boolean])[] = [
  ['artemis', weapon => weapon.traits.has('artemis-compatible')],
  ['artemis-proto', weapon => weapon.traits.has('artemis-compatible')],
  ['artemis-v', weapon => weapon.traits.has('artemis-compatible')],
  ['apollo', weapon => weapon.ammo === 'MRM'],
  ['ppc-capacitor', weapon => weapon.traits.has('ppc')],
  ['risc-laser-pulse-module', weapon => weapon.traits.has('laser')],
  ['laser-insulator', weapon => weapon.traits.has('laser')],
];

/** Each device goes to the first weapon of its location that it can serve and that has none of its kind. */
export function devicesOf(
  weapons: readonly Fitting<Weapon>[],
  gear: readonly Fitting<Gear>[],
): ReadonlyMap<Mount, readonly Fitting<Gear>[]> {
  const served = new Map<Mount, Fitting<Gear>[]>();
  for (const device of gear) {
    const row = SERVES.find(([trait]) => device.item.traits.has(trait));
    if (!row) continue;
    const [trait, serves] = row;
    const weapon = weapons.find(
      ({ mount, item }) => mount.at === device.mount.at && serves(item) && !served.get(mount)?.some(other => other.item.traits.has(trait)),
    );
    if (weapon) served.set(weapon.mount, [...(served.get(weapon.mount) ?? []), device]);
  }
  return served;
}
