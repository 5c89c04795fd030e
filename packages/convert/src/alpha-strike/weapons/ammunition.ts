import type { Weapon } from '@sortie/roster';
import type { Subject } from '../subject.ts';

/** How many shots each weapon of a kind has, when those who share bins share them evenly. */
export class Supply {
  private readonly shots = new Map<string, number>();
  private readonly users = new Map<string, number>();

  constructor(subject: Subject) {
    for (const { mount, item } of subject.fittings) {
      if (item.kind === 'ammo') {
        const key = `${item.type}/${item.rack}`;
        this.shots.set(key, (this.shots.get(key) ?? 0) + (mount.shots ?? item.shots));
      } else if (item.kind === 'weapon' && item.ammo !== '') {
        const key = `${item.ammo}/${item.rack}`;
        this.users.set(key, (this.users.get(key) ?? 0) + 1);
      }
    }
  }

  total(weapon: Weapon): number {
    return this.shots.get(`${weapon.ammo}/${weapon.rack}`) ?? 0;
  }

  /** Undefined for weapons that need no ammunition. */
  shotsFor(weapon: Weapon): number | undefined {
    if (weapon.ammo === '') return undefined;
    return this.total(weapon) / Math.max(1, this.users.get(`${weapon.ammo}/${weapon.rack}`) ?? 1);
  }
}
